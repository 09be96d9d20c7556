/** What is to read and to tell at each step of the turn. */
/** @import { Ctx } from "./types.js" */

/** The rule to read when a step is awaited. @type {Record<string, string>} */
export const clauses = {
  first_pawn: "CN-2.2",
  set_knight: "CN-2.3",
  roll: "CN-3.1",
  move: "CN-3.2",
  displace: "CN-5.2",
  push: "CN-5.4",
  over: "CN-6.1",
};

/**
 * The chapters the coach tells when a step is first asked, one at a time.
 * That the first clan home wins is not told where two have to be.
 * @param {Ctx} ctx
 * @returns {Record<string, string[]>}
 */
export const lessons = ({ options }) => ({
  first_pawn: ["start"],
  set_knight: ["knight"],
  move: ["dice", "way", "ranks", "doors", ...(options.both_clans ? [] : ["end"])],
  displace: ["knight"],
  push: ["knight"],
});
