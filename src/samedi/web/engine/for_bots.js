/** Bots of who plays alone think on this device, one tree for each, as on the server. */
/** @import { Budget, Position } from "./thinking.js" */
import { think } from "./thinker.js";

/**
 * What is found for a bot; nothing, if this device is too slow for the bot to be itself.
 * @param {Position & Budget} about
 */
export async function thought(about) {
  const { variations, isWhole } = await think(about, { ...about, workers: 1 });
  return isWhole ? variations.map(({ action, visits, value }) => ({ action, visits, value })) : [];
}
