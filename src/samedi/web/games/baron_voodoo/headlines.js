/** A turn as the log tells it: what is worth a word, whose dice it touches, and where it was. */
/** @import { Context, Shown } from "./model.js" */
/** @import { Named } from "../../types.js" */

/** What says enough by what follows it, or says nothing unless it brings points. */
const QUIET = ["pass", "power", "pick", "turn", "lower", "close"];
/** What Baron Samedi does to whoever plays against him. */
const DONE_TO_YOU = ["baron-effect-steal", "baron-effect-exchange"];

/** @param {Shown[]} deeds @returns {Shown[]} */
export function headline(deeds) {
  return deeds.filter(({ action, told }) => !QUIET.includes(action.type) || told?.params?.points);
}

/** Dice of people by the people's names, cells where they are. @param {Shown} deed @param {Context} ctx */
export function named({ action, told }, ctx) {
  /** @type {Record<string, Named>} */
  const words = {};
  for (const key of ["cell", "target"]) {
    const cell = told?.params?.[key];
    if (cell) words[key] = { places: [String(cell)] };
  }
  if (!("seat" in action) || typeof action.seat !== "number") return words;
  words.owner = { seat: action.seat };
  if (ctx.options.teams) words.partner = { seat: action.seat + 2 };
  return words;
}

/** What Baron Samedi takes from whoever plays against him. @param {Shown} deed @param {Context} ctx */
export function touches({ action, explained }, ctx) {
  const done = action.type === "baron" && explained?.filter(({ code }) => DONE_TO_YOU.includes(code));
  return done && done.length ? done.map(ctx.say).join(" ") : null;
}

/** An extra turn is a turn. @param {Shown} _deed @param {Shown} before */
export function begins(_deed, before) {
  return before.action.type === "again";
}
