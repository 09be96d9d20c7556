/** How a deed sounds: dice rattle, hooves fall in pairs, whoever is sent home tumbles. */

/** @import { Shown } from "./types.js" */

/** @param {Shown} deed */
export function sound({ action, told, chance }) {
  if (chance) return "roll";
  if (/^chevalier-(move|enter)-meets$/.test(told?.code ?? "")) return "tumble";
  return action.type === "ride" || action.type === "knight" ? "hoof" : "clack";
}
