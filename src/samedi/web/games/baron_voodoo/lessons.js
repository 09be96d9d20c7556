/** What is to read and to tell at each step of the turn. */
/** @import { Context } from "./model.js" */

/** The rule to read when a step is awaited. @type {Record<string, string>} */
export const clauses = {
  roll: "BV-2.2",
  place: "BV-2.3",
  power: "BV-3.2",
  target: "BV-3.4",
  capture: "BV-4.1",
  turn: "BV-3.6",
  effect: "BV-3.7",
  again: "BV-3.8",
  lower: "BV-3.9",
  last_power: "BV-3.2",
  baron: "BV-9.7",
  reroll: "BV-9.12",
  over: "BV-7.6",
};

/**
 * The chapters the coach tells when a step is first asked, one at a time.
 * @param {Context} ctx
 * @returns {Record<string, string[]>}
 */
export function lessons({ options }) {
  const end = options.solo ? "solo" : options.teams ? "teams" : "end";
  return {
    place: ["board"],
    power: ["turn", "powers"],
    target: ["powers"],
    capture: ["capture"],
    turn: ["faces"],
    effect: ["faces"],
    again: ["combinations", end],
    lower: ["combinations", end],
    last_power: ["powers"],
    ...(options.solo ? { baron: ["solo"] } : {}),
  };
}
