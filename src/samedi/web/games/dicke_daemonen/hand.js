/** Players and their hands: one's own creatures open, those of others as so many bags. */
import { COLOURS } from "./colours.js";
import { element, held, isAlone, small } from "./asking.js";
import { placeList } from "./list.js";
import { chosenColour } from "./picks.js";

/** @typedef {import("./types.js").Context} Context */

/** The first letter of a name, or as much as tells it from the others.
 * @param {number} seat @param {Context} ctx */
export function emblem(seat, { html, names }) {
  const letters = initials(names, seat);
  return html`<svg class="face" viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="20" r="19.5" />
    <text class=${letters.length > 1 ? "two" : ""} x="20" y="27">${letters}</text>
  </svg>`;
}

/** One letter, two, or a letter and the number of the seat. @param {string[]} names @param {number} seat */
export function initials(names, seat) {
  const shortened = (/** @type {number} */ length) =>
    names.map((name) => [...name].slice(0, length).join(""));
  const own = [1, 2]
    .map(shortened)
    .find((all) => all.every((each, other) => other === seat || each !== all[seat]));
  return own?.[seat] ?? `${[...names[seat]][0] ?? ""}${seat + 1}`;
}

/** @param {number} seat @param {Context} ctx */
export function role(seat, ctx) {
  const { t, position, me } = ctx;
  const [first] = position.predicted[seat];
  if (isAlone(ctx) || (!first && seat === me)) return t("page-dd-you");
  return first ? t(`page-dd-predicted-${first}`) : t("page-dd-guessing");
}

/** What a seat has predicted, in words.
 * @param {number} seat @param {Context} ctx */
function foretold(seat, ctx) {
  const { t, position } = ctx;
  const colours = position.predicted[seat]
    .map((/** @type {string} */ colour) => element(t, colour))
    .join(", ");
  return isAlone(ctx) ? t("page-dd-ranked", { colours }) : role(seat, ctx);
}

/** How many creatures a seat holds, and what it predicted; the same on chips and cards.
 * @param {number} seat @param {Context} ctx */
export function holding(seat, ctx) {
  const { html, t, position } = ctx;
  const count = held(position.hands[seat]);
  const bags = Array.from(
    { length: count },
    () => html`<svg class="hid" viewBox="0 0 48 48" aria-hidden="true"><use href="#creature-hidden" /></svg>`,
  );
  return html`<p class="hold" role="img" aria-label=${t("page-dd-holds", { count })}>${bags}</p>
    ${
      position.predicted[seat].length
        ? html`<p class="preds-laid" role="img" aria-label=${foretold(seat, ctx)}>
            ${position.predicted[seat].map((/** @type {string} */ colour) => small(html, colour, "pred"))}
          </p>`
        : null
    }`;
}

/** The hand of this screen's seat: cards to take a creature from.
 * @param {Context} ctx */
export function tray(ctx) {
  const hand = ctx.me >= 0 ? ctx.position.hands[ctx.me] : null;
  if (!hand || "hidden" in hand || !held(hand) || ctx.view.stage === "over") return null;
  const isPredicting = ctx.isMyTurn && ctx.play.awaits.step === "predict";
  const cards = COLOURS.filter((colour) => hand[colour]).map((colour) =>
    card(colour, hand[colour], ctx, isPredicting),
  );
  return ctx.html`<div class="cards" role="group" aria-label=${ctx.t("page-dd-hand")}>${cards}${placeList(ctx)}</div>`;
}

/**
 * @param {import("./types.js").Colour} colour
 * @param {number} count
 * @param {Context} ctx
 * @param {boolean} isPredicting
 */
function card(colour, count, ctx, isPredicting) {
  const { html, t } = ctx;
  const pick = `hand:${colour}`;
  const isTaken = ctx.isMyTurn && chosenColour(ctx) === colour;
  const isOpen = !ctx.isMyTurn || ctx.legal.some((action) => "colour" in action && action.colour === colour);
  const detail = isPredicting ? standing(colour, ctx) : placesFor(colour, ctx);
  return html`<button
    class=${`card ${colour}`}
    data-pick=${pick}
    aria-pressed=${isTaken ? "true" : "false"}
    ?disabled=${!isOpen}
  >
    ${small(html, colour)}<span
      >${t(colour === "white" ? "page-dd-ghost" : `page-dd-element-${colour}`)}${
        count > 1 ? html` <i class="times">${t("page-dd-times", { count })}</i>` : null
      }${detail ? html` <small>${detail}</small>` : null}</span
    >
  </button>`;
}

/** How many places a creature may go to.
 * @param {string} colour @param {Context} ctx */
function placesFor(colour, { t, legal }) {
  const count = legal.filter((action) => action.type === "place" && action.colour === colour).length;
  return legal.length ? t("page-dd-places", { count }) : "";
}

/** How a colour stands now, or whose it is.
 * @param {import("./types.js").Colour} colour @param {Context} ctx */
function standing(colour, { t, position, facts, names }) {
  const owner = position.predicted.findIndex((colours) => colours.includes(colour));
  if (owner >= 0) return t("page-dd-owned", { name: names[owner] });
  return t("page-dd-now", { points: position.points[colour], place: facts.places[colour] });
}
