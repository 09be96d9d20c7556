/** What the bar asks, and its answers. */

import { dieOf } from "./actions.js";
import { KNIGHT, isOneDie, matching, pickedOf, readPick } from "./choices.js";
import { dieFace } from "./dice.js";
import { picture } from "./pieces.js";
import { cellName, cells, deed, leftToPorte, pawnName, placeName, rankName, sentence } from "./saying.js";
import { playingNow } from "./ways.js";

/** @import { Action, Ctx, Place } from "./types.js" */
/** @import { Answer } from "../../types.js" */

/**
 * The one sentence the bar asks now.
 * @param {Ctx} ctx
 */
export function question(ctx) {
  const { kind, seat, step } = ctx.play.awaits;
  if (kind === "over" || typeof seat !== "number") return ctx.t("page-cn-ask-over");
  const name = ctx.names[seat] ?? "";
  if (kind === "chance") return ctx.t("page-cn-ask-roll", { name });
  if (!ctx.isMyTurn) return ctx.t("page-cn-ask-wait", { name });
  if (step === "move") return askMove(ctx);
  return step === "displace" ? askDisplace(ctx) : ctx.t(`page-cn-ask-${step}`);
}

/** @param {Ctx} ctx */
function askMove(ctx) {
  const die = pickedOf(ctx, "die")?.number ?? (isOneDie(ctx) ? dieOf(ctx.legal[0]) : undefined);
  if (die) return ctx.t("page-cn-ask-die", { die });
  const pawn = pickedOf(ctx, "pawn");
  if (pawn?.rank) return ctx.t("page-cn-ask-pawn", { pawn: rankName(ctx, pawn.rank) });
  return ctx.t(pickedOf(ctx, KNIGHT) ? "page-cn-ask-knight" : "page-cn-ask-dice");
}

/** @param {Ctx} ctx */
function askDisplace(ctx) {
  const [clan, rank] = ctx.position.displaced ?? [playingNow(ctx), /** @type {const} */ ("grand")];
  const isOwn = clan === ctx.position.clans[ctx.me];
  return isOwn
    ? ctx.t("page-cn-ask-displace-own", { pawn: rankName(ctx, rank) })
    : ctx.t("page-cn-ask-displace", { pawn: pawnName(ctx, clan, rank) });
}

/**
 * What a die can only do is done.
 * @param {Ctx} ctx
 */
export function course(ctx) {
  const [action, other] = ctx.legal;
  if (!action || other || dieOf(action) === undefined) return null;
  return { action, word: ctx.t("page-cn-only-move", { deed: sentence(action, ctx) }) };
}

/**
 * One quiet sentence under the question.
 * @param {Ctx} ctx
 * @returns {string | null}
 */
export function note(ctx) {
  const { kind, step } = ctx.play.awaits;
  if (!ctx.isMyTurn || kind !== "seat") return null;
  return step === "move" ? noteMove(ctx) : ctx.t(`page-cn-note-${step}`);
}

/** @param {Ctx} ctx */
function noteMove(ctx) {
  const { position, options, t } = ctx;
  const legal = ctx.play.legal ?? []; // all of it: a hint shows one move, and others are still possible
  const isBlack = position.throw.includes("black");
  const isOnlyKnight = legal.length === 1 && legal[0].type === "ride";
  if (isOnlyKnight && isBlack && options.strict) return t("page-cn-note-must-ride");
  if (isOnlyKnight) return t("page-cn-note-only-knight", { die: dieOf(legal[0]) ?? 0 });
  if (isBlack) return t(options.strict ? "page-cn-note-black-strict" : "page-cn-note-black");
  const equal = position.throw.filter((face) => position.throw.filter((other) => other === face).length > 1);
  if (equal.length) return t("page-cn-note-again", { count: equal.length, face: equal[0] });
  return playingNow(ctx) === position.clans[ctx.me] ? null : t("page-cn-note-partner");
}

/**
 * The dots of the turn: the throw, then one for each die, and the piece that has to be put down.
 * @param {Ctx} ctx
 */
export function steps(ctx) {
  const { step } = ctx.play.awaits;
  const dice = ctx.position.throw.filter((face) => face !== "black").length;
  if (!dice || !step || step === "first_pawn" || step === "set_knight") return null;
  const names = [
    ctx.t("page-cn-step-throw"),
    ...["first", "second", "third"].slice(0, dice).map((name) => ctx.t(`page-cn-step-${name}`)),
  ];
  const used = dice - ctx.position.unused.length;
  if (step === "roll") return { names, now: 0 };
  if (step === "move") return { names, now: used + 1 };
  return {
    names: [...names.slice(0, used + 1), ctx.t("page-cn-step-place"), ...names.slice(used + 1)],
    now: used + 1,
  };
}

/**
 * How a pick looks as a button.
 * @param {string} pick
 * @param {Ctx} ctx
 * @returns {Answer}
 */
export function answer(pick, ctx) {
  const { kind, number } = readPick(pick);
  if (kind === "cell") return cellAnswer(ctx, number ?? 0);
  const actions = matching(ctx, [pick]);
  const told =
    actions.length === 1
      ? { detail: deed(actions[0], ctx), say: said(actions[0], ctx) }
      : { detail: choice(actions, ctx) };
  return { ...portrait(pick, ctx), ...told };
}

/**
 * What a pick is called, and its picture.
 * @param {string} pick
 * @param {Ctx} ctx
 * @returns {Answer}
 */
function portrait(pick, ctx) {
  const { kind, clan, rank, number = 0 } = readPick(pick);
  if (kind === "pawn" && clan && rank)
    return { label: rankName(ctx, rank), picture: picture(ctx, rank, clan) };
  if (kind === KNIGHT) return { label: ctx.t("page-cn-knight"), picture: picture(ctx, "knight") };
  if (kind === "die") return { label: ctx.t("page-cn-with", { die: number }), picture: dieFace(ctx, number) };
  /** @type {Place} */
  const place = kind === "tresor" ? ["tresor", number] : ["home"];
  return { label: placeName(ctx, place, clan ?? playingNow(ctx)) };
}

/**
 * @param {Action} action
 * @param {Ctx} ctx
 */
function said(action, ctx) {
  return dieOf(action) === undefined ? undefined : sentence(action, ctx);
}

/**
 * Several actions behind one pick: the dice it can go with.
 * @param {Action[]} actions
 * @param {Ctx} ctx
 */
function choice(actions, ctx) {
  const dice = [...new Set(actions.flatMap((action) => dieOf(action) ?? []))].sort(
    (one, other) => one - other,
  );
  return dice.length > 1 ? cells(ctx, dice) : undefined;
}

/**
 * @param {Ctx} ctx
 * @param {number} cell
 * @returns {Answer}
 */
function cellAnswer(ctx, cell) {
  const lifted = ctx.position.displaced;
  return { label: cellName(ctx, cell), detail: lifted ? leftToPorte(ctx, lifted[0], cell) : undefined };
}
