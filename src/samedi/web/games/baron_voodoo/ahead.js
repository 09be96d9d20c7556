/** The rhythm of a turn: what a tap may begin before its step is asked, and what nobody has to be asked. */
/** @import { Action, Context } from "./model.js" */
import { capturedDie, stepOf } from "./picks.js";

/** @type {Action} */
const PASS = { type: "pass" };
/** What is not begun ahead: a pass leads on, and what a die gives comes by itself. */
const TAKEN_OR_LEFT = ["pass", "apply"];
/** What a captured die does to others. */
const EFFECTS = ["change", "steal", "take"];
/** The steps that are one question: what else, or the end of the turn. */
const LAST_STEPS = ["again", "lower", "last_power"];

/** The steps a pass leads to in this turn, as the rules tell them. @param {Context} ctx */
const later = (ctx) => ctx.prospect(PASS)?.then ?? [];

/**
 * A jump needs no word on powers before it, and what comes later in the turn none on what comes first.
 * @param {Context} ctx
 * @returns {Action[][]}
 */
export function ahead(ctx) {
  return later(ctx).flatMap(({ actions }, passed) =>
    actions
      .filter(({ type }) => !TAKEN_OR_LEFT.includes(type))
      .map((action) => [...Array.from({ length: passed + 1 }, () => PASS), action]),
  );
}

/** What comes of an action, now or after passing. @param {Action} action @param {Context} ctx */
export function prospectOf(action, ctx) {
  for (const { actions, prospects } of later(ctx)) {
    const at = actions.indexOf(action);
    if (at >= 0) return prospects[at];
  }
  return ctx.prospect(action);
}

/** Whether the effect of the captured die may be used instead of turning it. @param {Context} ctx */
export function mayUse(ctx) {
  return stepOf(ctx) === "turn" && ctx.offered.some(({ type }) => EFFECTS.includes(type));
}

/** Whether a jump may be tapped although powers come first. @param {Context} ctx */
export function mayJump(ctx) {
  return stepOf(ctx) === "power" && ctx.offered.some(({ type }) => type === "capture");
}

/** Whether nothing is left but what ends the turn. @param {Context} ctx */
export function isEnding(ctx) {
  return !ctx.asksAll && LAST_STEPS.includes(stepOf(ctx)) && !ctx.position.group.length;
}

/** What else is declined by the same tap: all that was offered with it. @param {Context} ctx @returns {Action[]} */
export function passesAfter(ctx) {
  return isEnding(ctx) || mayUse(ctx) ? later(ctx).map(() => PASS) : [];
}

/** What a captured die gives is taken. @param {Context} ctx */
export function course(ctx) {
  const gift = ctx.legal.find((action) => action.type === "apply" && ctx.prospect(action)?.is_gift);
  return gift ? { action: gift, word: ctx.t(`page-bv-took-${capturedDie(ctx).face}`) } : null;
}
