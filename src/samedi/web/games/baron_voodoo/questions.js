/** The one sentence the bar asks, the quiet one under it, the dots of the turn and the line under the title. */
/** @import { Steps } from "../../types.js" */
/** @import { Context } from "./model.js" */
/** @import { Die, Position } from "./model.js" */
import { isEnding, mayJump, mayUse } from "./ahead.js";
import { topOf } from "./board.js";
import { dieOf, loaName, seatName, theDie } from "./names.js";
import { actingPlayer, actingSeat, capturedDie, stepOf } from "./picks.js";

const TURN = ["power", "capture", "turn", "effect", "again", "lower", "last_power"];
const SHORT_TURN = ["capture", "turn", "effect", "end"];
/** The steps that are part of another one for whoever is not asked everything. @type {Record<string, string>} */
const WITHIN = { power: "capture", again: "end", lower: "end", last_power: "end" };

/** @param {Context} ctx @returns {string} */
export function question(ctx) {
  const { t } = ctx;
  const [picked] = ctx.picked;
  switch (stepOf(ctx)) {
    case "place":
      return picked?.startsWith("pool:")
        ? t("page-bv-ask-place-where", { die: theDie(dieOf(picked), ctx) })
        : t("page-bv-ask-place");
    case "power":
      return askPower(ctx);
    case "target":
      return askTarget(ctx);
    case "capture":
      return askCapture(ctx);
    case "turn":
      return askTurn(ctx);
    case "effect":
      return askEffect(ctx);
    case "again":
    case "lower":
    case "last_power":
      return askEnd(ctx);
    case "baron":
      return t("page-bv-ask-baron");
    default:
      return t("page-bv-ask-roll");
  }
}

/** @param {Context} ctx */
function askPower(ctx) {
  if (mayJump(ctx)) return askCapture(ctx);
  const canPass = ctx.play.legal?.some((action) => action.type === "pass");
  return ctx.t(canPass ? "page-bv-ask-power" : "page-bv-ask-power-needed");
}

/** @param {Context} ctx */
function askCapture({ t, picked: [cell] }) {
  return cell ? t("page-bv-ask-jump", { cell }) : t("page-bv-ask-capture");
}

/** @param {Context} ctx */
function askTurn(ctx) {
  if (ctx.picked.length) return askEffect(ctx);
  return ctx.t(mayUse(ctx) ? "page-bv-ask-use" : "page-bv-ask-turn", { die: theDie(capturedDie(ctx), ctx) });
}

/** @param {Context} ctx */
function askEnd(ctx) {
  if (ctx.position.group.length) return ctx.t("page-bv-ask-join");
  if (ctx.picked[0] === "@lower") return ctx.t("page-bv-ask-lower");
  return ctx.t(isEnding(ctx) ? "page-bv-ask-end" : `page-bv-ask-${stepOf(ctx).replace("_", "-")}`);
}

/** @param {Context} ctx */
function askTarget(ctx) {
  const { loa, cell } = /** @type {NonNullable<Position["power"]>} */ (ctx.position.power);
  if (!cell) return ctx.t(`page-bv-ask-${loa}`);
  const die = /** @type {Die} */ (topOf(ctx.position, cell));
  return ctx.t(`page-bv-ask-put-${loa}`, { die: theDie(die, ctx), cell });
}

/** @param {Context} ctx */
function askEffect(ctx) {
  const { face } = capturedDie(ctx);
  if (ctx.position.taken) return ctx.t("page-bv-ask-give", { die: theDie(ctx.position.taken.die, ctx) });
  if (ctx.picked[0]?.startsWith("zone:own:"))
    return ctx.t("page-bv-ask-face", { die: theDie(dieOf(ctx.picked[0]), ctx) });
  return ctx.t(`page-bv-ask-${face}`);
}

/** What the step means, in one quiet sentence. @param {Context} ctx @returns {string | null} */
export function note(ctx) {
  const { t } = ctx;
  const { offerings } = actingPlayer(ctx);
  const { dice, extra_turn_price } = ctx.constants;
  switch (stepOf(ctx)) {
    case "place":
      return t("page-bv-note-place", { placed: dice - ctx.position.pool.length, dice });
    case "power":
      return t(mayJump(ctx) ? "page-bv-note-power-first" : "page-bv-note-offerings", { count: offerings });
    case "last_power":
      return t("page-bv-note-offerings", { count: offerings });
    case "target":
      return noteTarget(ctx);
    case "turn":
      return mayUse(ctx)
        ? t(`page-bv-note-${capturedDie(ctx).face}`)
        : t("page-bv-note-turn", { count: offerings });
    case "effect":
      return t(`page-bv-note-${capturedDie(ctx).face}`);
    case "again":
      return isEnding(ctx) ? noteEnd(ctx) : t("page-bv-note-again", { count: offerings - extra_turn_price });
    case "lower":
      return isEnding(ctx) ? noteEnd(ctx) : t("page-bv-note-lower");
    default:
      return null;
  }
}

/** What lowering would bring, and what is there to pay with. @param {Context} ctx */
function noteEnd(ctx) {
  const isNothing = !ctx.facts.lowering?.points;
  return [
    ctx.t(isNothing ? "page-bv-note-nothing-to-lower" : "page-bv-note-lower"),
    ctx.t("page-bv-note-offerings", { count: actingPlayer(ctx).offerings }),
  ].join(" ");
}

/** @param {Context} ctx */
function noteTarget(ctx) {
  const loa = ctx.position.power?.loa;
  return loa ? ctx.t(`page-bv-note-${loa}`) : null;
}

/** Where the turn stands. @param {Context} ctx @returns {Steps | null} */
export function steps(ctx) {
  const step = stepOf(ctx) === "target" ? (hasCaptured(ctx) ? "last_power" : "power") : stepOf(ctx);
  const turn = ctx.asksAll ? TURN : SHORT_TURN;
  const now = turn.indexOf(ctx.asksAll ? step : (WITHIN[step] ?? step));
  return now < 0 ? null : { names: turn.map((each) => ctx.t(`page-bv-step-${each}`)), now };
}

/** Whether the acting seat has captured in this turn: its power is then the one at the end. @param {Context} ctx */
function hasCaptured(ctx) {
  for (const { seat, action } of [...ctx.history].reverse()) {
    if (seat !== actingSeat(ctx) || action.type === "again") return false;
    if (action.type === "capture") return true;
  }
  return false;
}

/** Round and what ends the game. @param {Context} ctx */
export function where(ctx) {
  /** @type {Position} */
  const position = ctx.position;
  const { round } = position;
  if (position.trigger) return ctx.t("page-bv-where-last", { round });
  if (position.combination)
    return ctx.t("page-bv-where-solo", {
      round,
      level: ctx.options.solo?.level ?? 1,
      lowered: position.combination.lowered,
    });
  const end = ctx.constants.threshold;
  return round ? ctx.t("page-bv-where", { round, end }) : ctx.t("page-bv-where-setup", { end });
}

/** The board in one sentence. @param {Context} ctx */
export function label(ctx) {
  /** @type {Position} */
  const position = ctx.position;
  const standing = position.players.map((player, seat) =>
    ctx.t("page-bv-stands", {
      name: seatName(seat, ctx),
      loa: loaName(player.loa, ctx),
      points: player.score,
    }),
  );
  return [ctx.t(position.line ? "page-bv-board-solo" : "page-bv-board"), ...standing].join(" ");
}
