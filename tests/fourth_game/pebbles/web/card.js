/** Pebbles in the lobby. */
/** @import { GameCard } from "../../types.js" */
import { svg } from "../../vendor/lit-html/lit-html.js";

/** Where pebbles lie on the cover. */
const PEBBLES = [40, 110, 180, 250, 320];

/** A row of pebbles. */
function cover() {
  const pebble = (/** @type {number} */ x) =>
    svg`<use href="#pebble" class="white" x=${x - 30} y="90" width="60" height="60"></use>`;
  return {
    box: [0, 0, 400, 210],
    draw: svg`<rect width="400" height="210" fill="#1B3A3A"></rect>${PEBBLES.map(pebble)}`,
  };
}

/** @type {GameCard} */
export default {
  cover,
  players: { few: 2, many: 2 },
  minutes: 3,
  emblem: { id: "pebble", kind: "white" },
};
