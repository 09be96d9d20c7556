/** What is to read and to tell at each step of the turn. */
/** @import { Context } from "./types.js" */
import { isAlone } from "./asking.js";

/** The rule to read when a step is awaited. @type {Record<string, string>} */
export const clauses = { draw: "DD-2.2", place: "DD-2.2", predict: "DD-2.6", over: "DD-3.4" };

/**
 * The chapters the coach tells when a step is first asked, one at a time.
 * @param {Context} ctx
 * @returns {Record<string, string[]>}
 */
export const lessons = (ctx) => ({
  place: ["turn", "demons", "ghosts", "end"],
  predict: [isAlone(ctx) ? "alone" : "prediction"],
});
