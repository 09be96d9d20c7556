/** How a deed sounds: a demon plops, a ghost crackles, a crystal rings; a hand in the bag is silent. */

/** @type {Record<string, import("../../app/sound.js").Sound>} */
const SOUNDS = { place: "plop", predict: "ring" };

/** @param {import("./types.js").Shown} deed @returns {import("../../app/sound.js").Sound | null} */
export const sound = ({ action }) =>
  action.type === "place" && action.colour === "white" ? "ice" : (SOUNDS[action.type] ?? null);
