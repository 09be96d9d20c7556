/** The heap: pebbles in rows; the last three may be tapped. */
/** @import { Action, Context, Scene } from "../../types.js" */
import { svg } from "../../vendor/lit-html/lit-html.js";

const IN_A_ROW = 7;
const MOST_TAKEN = 3;
const WIDTH = 420;
const HEIGHT = 180;

/** Where a pebble lies. @param {number} index */
const spot = (index) => ({ x: 30 + 60 * (index % IN_A_ROW), y: 30 + 60 * Math.floor(index / IN_A_ROW) });

/** The target of a pebble: to tap the second from the end takes two. @param {number} index @param {number} heap */
const targetOf = (index, heap) => (heap - index <= MOST_TAKEN ? `take${heap - index}` : undefined);

/** @param {{ heap: number }} position @param {Context} ctx @returns {Scene} */
export function scene({ heap }, { t }) {
  const indices = Array.from({ length: heap }, (_, index) => index);
  return {
    box: [0, 0, WIDTH, HEIGHT],
    ground: svg`<rect class="pb-cloth" width=${WIDTH} height=${HEIGHT} rx="14"></rect>`,
    pieces: indices.map((index) => ({
      ...spot(index),
      look: "pebble",
      body: "pebble",
      on: targetOf(index, heap),
      draw: svg`<use href="#pebble" class="white" x="-24" y="-24" width="48" height="48"></use>`,
    })),
    targets: indices.slice(-MOST_TAKEN).map((index) => ({
      ...spot(index),
      id: String(targetOf(index, heap)),
      r: 26,
      label: t("page-pebbles-take", { count: heap - index }),
    })),
  };
}

/** The tap that makes an action. @param {Action} action */
export const picks = ({ count }) => [`take${count}`];
