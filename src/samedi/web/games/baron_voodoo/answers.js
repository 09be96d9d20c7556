/** How a pick looks as a button of the bar. */
/** @import { Answer } from "../../types.js" */
/** @import { Action, Capture, Context } from "./model.js" */
/** @import { Die, Face, Loa, Position } from "./model.js" */
import { isEnding, mayJump, mayUse, passesAfter, prospectOf } from "./ahead.js";
import { between, topOf } from "./board.js";
import { coin, drawLoa, smallDie } from "./dice.js";
import { dieName, dieOf, faceName, isSame, loaName, stackName } from "./names.js";
import { actingPlayer, actionsWith, capturedDie, stepOf } from "./picks.js";
import { jumpName, padLabel } from "./target_words.js";

/** @param {string} pick @param {Context} ctx @returns {Answer | null} */
export function answer(pick, ctx) {
  const [what, name, end] = pick.split(":");
  switch (what) {
    case "@power":
      return powerAnswer(/** @type {Loa} */ (name), ctx);
    case "@face":
      return faceAnswer(/** @type {Face} */ (name), ctx);
    case "@apply":
      return {
        label: ctx.t(`page-bv-apply-${capturedDie(ctx).face}`),
        picture: smallDie(capturedDie(ctx), ctx, { silent: true }),
        kind: "go",
      };
    case "@again":
      return { label: ctx.t("page-bv-again"), cost: coin(ctx.constants.extra_turn_price, ctx) };
    case "@lower":
      return { label: ctx.t("page-bv-lower-single"), kind: "bare" };
    case "@close":
      return closeAnswer(ctx);
    case "@baron":
      return { label: ctx.t("page-bv-let-baron"), kind: "go" };
    case "@pass":
      return passAnswer(ctx);
    case "slide":
      return { label: padLabel(name, end, ctx) };
    case "pool":
    case "zone":
    case "spirit":
      return null; // a button of the tray
    default:
      return cellAnswer(pick, ctx);
  }
}

/** What is declined; at the end of the turn everything that is left. @param {Context} ctx @returns {Answer | null} */
function passAnswer(ctx) {
  if (mayJump(ctx)) return null; // a jump says it
  const then = passesAfter(ctx);
  if (isEnding(ctx))
    return { label: ctx.t("page-table-confirm"), then, ends: true, ...asBest(!canScore(ctx)) };
  if (mayUse(ctx)) return { label: ctx.t("page-bv-pass-use"), then };
  const step = stepOf(ctx);
  return { label: ctx.t(`page-bv-pass-${step}`), ...asBest(step === "turn") };
}

/** @param {boolean} isBest @returns {{ kind?: "go" }} */
const asBest = (isBest) => (isBest ? { kind: "go" } : {});

/** Whether something could be lowered for points. @param {Context} ctx */
const canScore = ({ facts }) => Boolean(facts.lowering?.points);

/** A Loa's power, what it does, and its price. @param {Loa} loa @param {Context} ctx @returns {Answer} */
function powerAnswer(loa, ctx) {
  return {
    ...(mayJump(ctx) || isEnding(ctx) ? { kind: "beside" } : {}),
    label: loaName(loa, ctx),
    detail: ctx.t(`page-bv-power-${loa}`),
    picture: drawLoa(loa, ctx),
    cost: price(loa, ctx),
  };
}

/** @param {Loa} loa @param {Context} ctx */
function price(loa, ctx) {
  const [action] = actionsWith(`@power:${loa}`, ctx);
  const offerings = action ? (prospectOf(action, ctx)?.price ?? 0) : 0;
  if (offerings) return coin(offerings, ctx);
  const isOwn = actingPlayer(ctx).loa === loa;
  return ctx.html`<span class="bv-free">${ctx.t(isOwn ? "page-bv-yours" : "page-bv-free")}</span>`;
}

/**
 * A face to turn a die to, with what it would add to the zone.
 * @param {Face} face
 * @param {Context} ctx
 * @returns {Answer}
 */
function faceAnswer(face, ctx) {
  const turned = { ...actingPlayer(ctx).zone[turnedPlace(ctx)], face };
  const [action] = actionsWith(`@face:${face}`, ctx);
  const { gain = 0, price: offerings = 0 } = (action && prospectOf(action, ctx)) ?? {};
  return {
    label: faceName(face, ctx),
    picture: smallDie(turned, ctx, { silent: true }),
    ...(gain > 0 ? { detail: ctx.t("page-bv-more-points", { points: gain }) } : {}),
    ...(offerings ? { cost: coin(offerings, ctx) } : {}),
  };
}

/**
 * Which die of the zone would be turned: the one picked for Change, else the one just captured.
 * @param {Context} ctx
 */
function turnedPlace(ctx) {
  const { zone } = actingPlayer(ctx);
  const picked = ctx.picked[0];
  return picked ? zone.findIndex((die) => isSame(die, dieOf(picked))) : zone.length - 1;
}

/** @param {Context} ctx @returns {Answer} */
function closeAnswer(ctx) {
  const points = ctx.facts.group?.points ?? 0;
  return { label: ctx.t("page-bv-close", { points }), kind: "go" };
}

/**
 * A cell: where a die jumps from or to, is picked, put or placed.
 * @param {string} cell
 * @param {Context} ctx
 * @returns {Answer}
 */
function cellAnswer(cell, ctx) {
  const actions = actionsWith(cell, ctx);
  const [first] = actions;
  if (first?.type === "capture") return ctx.picked.length ? landing(first, ctx) : jumper(cell, actions, ctx);
  const top = topOf(ctx.position, cell);
  if (!top) return { label: cell };
  return {
    label: cell,
    detail: stackName(ctx.position.board[cell], ctx),
    picture: smallDie(top, ctx, { silent: true }),
  };
}

/** @param {string} cell @param {Action[]} jumps @param {Context} ctx @returns {Answer} */
function jumper(cell, jumps, ctx) {
  const die = /** @type {Die} */ (topOf(ctx.position, cell));
  return {
    label: cell,
    detail: ctx.t("page-bv-jumps", { count: jumps.length }),
    picture: smallDie(die, ctx, { silent: true }),
    say: ctx.t("page-bv-jumper", { cell, die: dieName(die, ctx), count: jumps.length }),
  };
}

/** @param {Capture} jump @param {Context} ctx @returns {Answer} */
function landing({ from, to }, ctx) {
  /** @type {Position} */
  const position = ctx.position;
  const taken = /** @type {Die} */ (topOf(position, between(from, to)));
  return {
    label: to,
    detail: ctx.t("page-bv-takes", { face: faceName(taken.face, ctx) }),
    picture: smallDie(taken, ctx, { silent: true }),
    say: jumpName(from, to, position, ctx),
  };
}
