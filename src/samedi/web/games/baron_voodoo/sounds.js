/** How a deed sounds. */
/** @import { Sound } from "../../app/sound.js" */
/** @import { Context, Shown } from "./model.js" */

/** @type {Record<string, Sound>} */
const SOUNDS = {
  "baron-capture-own": "coin",
  "baron-apply-offering": "coin",
  "baron-apply-soul": "breath",
  "baron-apply-protection": "drum",
  "baron-lowers-and-takes-line": "combination",
  "baron-lowers-last": "combination",
};

/** @param {Shown} deed @param {Context} ctx @returns {Sound | null} */
export function sound({ action, told, chance }, { position }) {
  const own = told ? SOUNDS[told.code] : undefined;
  if (chance || own) return own ?? "roll";
  switch (action.type) {
    case "capture":
    case "put":
      return heavier(position.board[action.type === "capture" ? action.to : action.cell]?.length ?? 1);
    case "steal":
    case "take":
    case "give":
      return "flick";
    case "close":
      return Number(told?.params?.points) > 0 ? "combination" : null;
    case "pass":
    case "power":
    case "pick":
      return null;
    default:
      return "clack";
  }
}

/** A die that lands on others sounds lower. @param {number} height @returns {Sound} */
const heavier = (height) => (height > 2 ? "clack-3" : height > 1 ? "clack-2" : "clack");
