/** The rules of Pebbles in the page: the door to their chapters and pictures. */
/** @import { GameRules } from "../../types.js" */
import { figure } from "../../learn/figures.js";
import { svg } from "../../vendor/lit-html/lit-html.js";

const chapters = { heap: ["PB-1"], turn: ["PB-2"], end: ["PB-3"] };

/** So many pebbles in a row. @param {number} count */
function row(count) {
  const pebbles = Array.from(
    { length: count },
    (_, i) => svg`<use href="#pebble" class="white" x=${6 + 60 * i} y="6" width="48" height="48"></use>`,
  );
  const draw = svg`<rect class="pb-cloth" width="420" height="60" rx="12"></rect>${pebbles}`;
  return figure({ box: [0, 0, 420, 60], draw }, "page-learn-pebbles-picture");
}

/** @type {GameRules} */
export default { chapters, pictures: { heap: () => row(7), turn: () => row(3), end: () => row(0) } };
