/** Baron Voodoo in the lobby. */
/** @import { GameCard } from "../../types.js" */
import { svg } from "../../vendor/lit-html/lit-html.js";

const CELLS = [
  "purple turquoise red yellow white",
  "red yellow white purple turquoise",
  "white purple turquoise red yellow",
];
const STACKS = [
  [14, "turquoise offering", "yellow soul"],
  [102, "purple steal", "white change", "red exchange"],
  [190, "yellow protection"],
];
const FELT = "color-mix(in oklab, var(--c) 26%, #191222)";
const SEAM = "color-mix(in oklab, var(--c) 50%, #191222)";

/** Three stacks on the board, and the Baron before the moon. */
function cover() {
  const cells = CELLS.map((row, y) => row.split(" ").map((colour, x) => cell(colour, x, y)));
  const stacks = STACKS.map(
    ([x, ...dice]) => svg`<ellipse cx=${Number(x) + 40} cy="168" rx="44" ry="10" fill="#0009"></ellipse>
    ${dice.map((die, height) => soul(String(die).split(" "), Number(x), 90 - 16 * height))}`,
  );
  return {
    box: [0, 0, 400, 210],
    draw: svg`<rect width="400" height="210" fill="#241638"></rect>
      ${cells}<circle cx="316" cy="52" r="34" fill="#F4C06A"></circle>
      <use href="#baron" x="270" y="34" width="118" height="118"></use>${stacks}`,
  };
}

/** @param {string} colour @param {number} x @param {number} y */
const cell = (colour, x, y) =>
  svg`<g class=${colour}><rect fill=${FELT} stroke=${SEAM} stroke-width="2"
    x=${x * 100 - 44} y=${y * 100 - 46} width="92" height="92" rx="12"></rect></g>`;

/** @param {string[]} die colour and face @param {number} x @param {number} y */
function soul([colour, face], x, y) {
  return svg`<g class=${`die ${colour}`} transform=${`translate(${x} ${y}) scale(1.12)`}>
    <use href="#die" x="-2" y="-2" width="70" height="72"></use>
    <use href=${`#front-${colour}`} y="54" width="66" height="14"></use>
    <use href=${`#face-${face}`} x="14" y="9" width="38" height="38"></use></g>`;
}

const ORDER = ["red", "yellow", "white", "turquoise", "purple"]; // of the cells; three further in the next row
const SIDE = 7;
const PLACES = Array.from({ length: SIDE * SIDE }, (_, i) => ({ x: i % SIDE, y: Math.floor(i / SIDE) }));

/** @param {{ x: number, y: number }} place */
const tiny = ({ x, y }) =>
  svg`<rect class=${ORDER[(x + 3 * y) % ORDER.length]} x=${4.5 + 9.5 * x} y=${4.5 + 9.5 * y} width="9"
    height="9" rx="2" fill=${x === 3 && y === 3 ? "#1B1026" : "var(--c)"}></rect>`;

/** @type {GameCard} */
export default {
  cover,
  board: () => ({
    box: [0, 0, 75, 75],
    draw: svg`<rect width="75" height="75" rx="9" fill="#CDBB98"></rect>${PLACES.map(tiny)}`,
  }),
  players: { few: 1, many: 4 },
  minutes: 40,
  emblem: { id: "loa-papa-legba", kind: "red" },
};
