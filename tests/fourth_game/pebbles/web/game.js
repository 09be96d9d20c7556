/** Pebbles on the page: the door to this folder. */
/** @import { Answer, Context, GamePage } from "../../types.js" */
import { clauses, lessons } from "./lessons.js";
import { picks, scene } from "./scene.js";
import { COLOURS } from "./setup.js";

/** @param {string} pick @param {Context} ctx @returns {Answer} */
function answer(pick, { t }) {
  const count = Number(pick.slice(-1));
  const detail = count > 1 ? t("page-pebbles-coin") : undefined;
  return { label: t("page-pebbles-take", { count }), detail };
}

/** @param {number} seat @param {Context} ctx */
const emblem = (seat, { html }) =>
  html`<svg viewBox="0 0 48 48" class=${COLOURS[seat]} aria-hidden="true"><use href="#pebble"></use></svg>`;

/** @param {number} seat @param {Context} ctx */
const role = (seat, { t, position }) => t("page-pebbles-role", { count: position.taken[seat] });

/** @param {unknown} _result @param {Context} ctx */
const sheet = (_result, { html, t, names, position }) =>
  html`<ol class="pb-sheet">
    ${names.map((name, seat) => html`<li>${t("page-pebbles-sheet", { name, count: position.taken[seat] })}</li>`)}
  </ol>`;

/** @type {GamePage} */
export default {
  scene,
  picks,
  question: ({ t }) => t("page-pebbles-ask"),
  answer,
  card: () => null,
  chip: () => null,
  emblem,
  role,
  score: (seat, { position }) => position.taken[seat],
  sheet: async () => ({ sheet }),
  label: ({ t, position }) => t("page-pebbles-board", { heap: position.heap }),
  clauses,
  lessons,
};
