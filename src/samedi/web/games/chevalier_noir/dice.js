/** The dice of the present throw: each shows its face, rolls to it, and says what it did or can do. */

import { dieOf } from "./actions.js";
import { dieId } from "./choices.js";
import { picture } from "./pieces.js";
import { sentence } from "./saying.js";
import { playingNow } from "./ways.js";

/** @import { Clan, Ctx } from "./types.js" */
/** @import { Drawing } from "../../types.js" */

/** Faces a tumbling die shows before the recorded one. */
const TUMBLE = [
  [3, 6, 2],
  [5, 1, 4],
  [2, 4, 6],
];

/**
 * A die with a face.
 * @param {Ctx} ctx
 * @param {number | "black"} face
 * @param {{ isSpecial?: boolean, tumbling?: number[] }} [as]
 */
export function dieFace({ html, svg }, face, { isSpecial = false, tumbling = [] } = {}) {
  const pips = (/** @type {number} */ value, /** @type {string} */ kind) =>
    svg`<use class=${kind} href=${`#pips-${value}`}></use>`;
  const shown =
    face === "black"
      ? svg`<use class="cn-settled" href="#dice-black"></use>`
      : svg`<use href=${isSpecial ? "#dice-special" : "#dice"}></use>${pips(face, "cn-settled")}`;
  const under =
    face === "black" && tumbling.length ? svg`<use class="cn-tumbled" href="#dice-special"></use>` : null;
  return html`<svg class="cn-die" viewBox="0 0 48 48" aria-hidden="true">
    ${under}${shown}${tumbling.map((value, at) => pips(value, `cn-tumbled cn-tumbled-${at}`))}
  </svg>`;
}

/**
 * @typedef {object} Die
 * @property {number | "black"} face
 * @property {boolean} isSpecial
 * @property {boolean} isUsed
 */

/**
 * The dice of the throw. Among equal dice the first ones count as used.
 * @param {Ctx} ctx
 * @returns {Die[]}
 */
export function throwOf({ position }) {
  const left = [...position.unused];
  const isThrown = position.unused.length > 0;
  const dice = position.throw.map((face, at) => ({ face, isSpecial: at === 2, isUsed: face !== "black" }));
  if (!isThrown) return dice;
  for (const die of dice.toReversed()) {
    const found = left.indexOf(/** @type {number} */ (die.face));
    if (die.face === "black" || found < 0) continue;
    left.splice(found, 1);
    die.isUsed = false;
  }
  return dice;
}

/**
 * Whether the dice were thrown just now; the parity of the length starts the tumbling anew at every throw.
 * @param {Ctx} ctx
 */
function rolling(ctx) {
  const isNew = (ctx.last ?? []).some((shown) => shown.chance || shown.action.type === "roll");
  return isNew ? `cn-rolling-${ctx.play.length % 2}` : "";
}

/**
 * @typedef {object} Lane where a die leads: the piece, and what happens
 * @property {unknown} figure
 * @property {string} text
 */

/**
 * What a die did, if it is remembered: the deeds since the last throw, one for each die.
 * @param {Ctx} ctx
 * @param {number} face
 * @param {number} nth which of several equal dice
 * @returns {Lane | null}
 */
function played(ctx, face, nth) {
  const past = ctx.history ?? [];
  const deeds = past.slice(past.findLastIndex(({ action }) => action.type === "roll") + 1);
  const done = deeds.filter(({ action }) => dieOf(action) === face)[nth];
  if (!done || typeof done.seat !== "number") return null;
  const clan = ctx.facts.playing[done.seat];
  return {
    figure: figureOf(ctx, done.action, clan),
    text: `${ctx.say(done.told)} ${ctx.t("page-cn-lane-played")}`,
  };
}

/**
 * What a die can do: the only thing, or how many pieces may use it.
 * @param {Ctx} ctx
 * @param {number} face
 * @returns {Lane | null}
 */
function open(ctx, face) {
  const actions = ctx.legal.filter((action) => dieOf(action) === face);
  if (!actions.length) return null;
  if (actions.length > 1)
    return { figure: null, text: ctx.t("page-cn-lane-choice", { count: actions.length }) };
  return { figure: figureOf(ctx, actions[0], playingNow(ctx)), text: sentence(actions[0], ctx) };
}

/**
 * @param {Ctx} ctx
 * @param {import("./types.js").Action} action
 * @param {Clan} clan
 */
const figureOf = (ctx, action, clan) =>
  "pawn" in action ? picture(ctx, action.pawn, clan) : picture(ctx, "knight");

/**
 * One die and where it leads.
 * @param {Ctx} ctx
 * @param {Die} die
 * @param {number} at
 * @param {Lane | null} lane
 */
function drawn(ctx, { face, isSpecial, isUsed }, at, lane) {
  const { html, t } = ctx;
  const roll = rolling(ctx);
  const drawing = dieFace(ctx, face, { isSpecial, tumbling: roll ? TUMBLE[at % TUMBLE.length] : [] });
  const still = (/** @type {string} */ label, /** @type {string} */ title) =>
    html`<span class="cn-die6 ${roll}" role="img" aria-label=${label} title=${title}>${drawing}</span>`;
  if (face === "black")
    return html`<li class="cn-lane mute">${still(t("page-cn-die-black"), t("page-cn-die-black-about"))}</li>`;
  const text = lane?.text ?? "";
  const name = t(isUsed ? "page-cn-die-used" : "page-cn-die", { face });
  const label = text ? `${name}. ${text}` : name;
  const state = dieState(ctx, face, isUsed);
  const isOpen = state === "now" || state === "open";
  return html`<li class="cn-lane ${state}">
    ${isOpen ? dieButton(ctx, face, drawing, { label, text, roll }) : still(label, text)}${
      lane?.figure ? html`<span class="cn-to" aria-hidden="true"></span>${lane.figure}` : null
    }
  </li>`;
}

/**
 * Whether a die was played, is picked, may be picked, or neither.
 * @param {Ctx} ctx
 * @param {number} face
 * @param {boolean} isUsed
 */
function dieState(ctx, face, isUsed) {
  const { legal, picked } = ctx.mark(dieId(face));
  if (isUsed) return "done";
  return picked ? "now" : legal ? "open" : "off";
}

/**
 * A die that may be picked.
 * @param {Ctx} ctx
 * @param {number} face
 * @param {Drawing} drawing
 * @param {{ label: string, text: string, roll: string }} words
 */
function dieButton({ html, mark }, face, drawing, { label, text, roll }) {
  return html`<button
    type="button"
    class="cn-die6 ${roll}"
    data-pick=${dieId(face)}
    aria-pressed=${mark(dieId(face)).picked ? "true" : "false"}
    aria-label=${label}
    title=${text}
  >
    ${drawing}
  </button>`;
}

/**
 * The dice in the bar.
 * @param {Ctx} ctx
 */
export function tray(ctx) {
  const { html, t, names, position } = ctx;
  const dice = throwOf(ctx);
  if (!dice.length) return null;
  const { seat } = ctx.play.awaits;
  const label = ctx.isMyTurn
    ? t("page-cn-your-dice")
    : typeof seat === "number"
      ? t("page-cn-dice-of", { name: names[seat] ?? "" })
      : t("page-cn-dice");
  const lanes = dice.map((die, at) => {
    if (die.face === "black") return null;
    const nth = dice.slice(0, at).filter((other) => other.isUsed && other.face === die.face).length;
    return die.isUsed ? played(ctx, die.face, nth) : open(ctx, die.face);
  });
  return html`<ol class="cn-dice" aria-label=${label} data-throw=${position.throw.join(" ")}>
    ${dice.map((die, at) => drawn(ctx, die, at, lanes[at]))}
  </ol>`;
}
