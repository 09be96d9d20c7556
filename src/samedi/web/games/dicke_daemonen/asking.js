/** What the bar asks, step by step, and how its answers look. */
import { creature, letter } from "./colours.js";
import { chosenColour, chosenField } from "./picks.js";

/** @typedef {import("./types.js").Context} Context */
/** @typedef {import("../../types.js").Answer} Answer */

/** The name of a colour's element, as a word of its own.
 * @param {Context["t"]} t @param {string} colour */
export const element = (t, colour) => t(`page-dd-element-${colour}`);

/** @param {Context} ctx */
export const isAlone = ({ position }) => position.hands.length === 1;

/** @param {Context} ctx */
export function question(ctx) {
  const { t, play, turn, names } = ctx;
  if (!ctx.isMyTurn) return turn === null ? t("page-dd-over") : t("page-dd-waits", { name: names[turn] });
  return play.awaits.step === "predict" ? predictQuestion(ctx) : placeQuestion(ctx);
}

/** @param {Context} ctx */
function placeQuestion(ctx) {
  const { t } = ctx;
  const colour = chosenColour(ctx);
  const field = chosenField(ctx);
  if (!colour) return t("page-dd-ask-creature");
  if (colour === "white") return t("page-dd-ask-field");
  return field === null
    ? t(`page-dd-ask-corner-${colour}`)
    : t("page-dd-ask-corner-in", { field: letter(field) });
}

/** @param {Context} ctx */
function predictQuestion(ctx) {
  const { t, position, me } = ctx;
  return isAlone(ctx) ? t(`page-dd-ask-rank-${position.predicted[me].length + 1}`) : t("page-dd-ask-winner");
}

/** The quiet sentence under the question.
 * @param {Context} ctx
 * @returns {string | null} */
export function note(ctx) {
  const { t, play, position, me, picked } = ctx;
  if (play.awaits.step !== "predict") return null;
  const rest = held(position.hands[me]) - 1;
  if (!isAlone(ctx)) return picked.length ? t("page-dd-note-rest", { count: rest }) : t("page-dd-note-once");
  if (!position.predicted[me].length) return t("page-dd-note-ranks");
  return nowScored(ctx);
}

/** What the ranks would score if the game ended now.
 * @param {Context} ctx */
function nowScored({ t, facts }) {
  return facts.ranks?.is_right
    ? t("page-dd-note-score", { score: facts.ranks.score })
    : t("page-dd-note-wrong");
}

/** How many creatures a hand has.
 * @param {Context["position"]["bag"]} hand */
export const held = (hand) =>
  Object.values(/** @type {Record<string, number>} */ (hand)).reduce((sum, count) => sum + count, 0);

/** The steps of a turn.
 * @param {Context} ctx */
export function steps({ t, play }) {
  const now = ["place", "predict", "draw"].indexOf(play.awaits.step ?? "");
  return now < 0
    ? null
    : { names: [t("page-dd-step-place"), t("page-dd-step-predict"), t("page-dd-step-draw")], now };
}

/** @param {Context} ctx */
export function where({ t, position }) {
  return t("page-dd-bag", { count: held(position.bag) });
}

/** How a pick looks in the bar; what is in the hand, and what the list beside it offers, has its own buttons.
 * @param {string} pick @param {Context} ctx
 * @returns {Answer | null} */
export function answer(pick, ctx) {
  if (pick === "@pass") return { label: passing(ctx), kind: "go", ends: true };
  return pick === "@predict" ? { label: predicting(ctx), kind: "go" } : null;
}

/** @param {Context} ctx */
function passing(ctx) {
  const ranked = isAlone(ctx) ? ctx.position.predicted[ctx.me].length : 0;
  return ctx.t(ranked ? `page-dd-stop-${ranked}` : "page-dd-not-yet");
}

/** @param {Context} ctx */
function predicting(ctx) {
  const { t, position, me } = ctx;
  const colour = chosenColour(ctx) ?? "white";
  return isAlone(ctx)
    ? t(`page-dd-rank-${position.predicted[me].length + 1}-${colour}`)
    : t(`page-dd-predict-${colour}`);
}

/** A creature as a small picture.
 * @param {Context["html"]} html @param {string} colour @param {string} [kind] */
export function small(html, colour, kind = "") {
  return html`<svg class=${`${kind} ${colour}`} viewBox="0 0 48 48" aria-hidden="true">
    <use href=${creature(colour)} />
  </svg>`;
}
