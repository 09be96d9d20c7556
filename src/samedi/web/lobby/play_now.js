/** From a tap in the lobby straight to the board: as the last time, or against a beginner. */
import { loadGame, loadSetup } from "../app/games.js";
import { name } from "../app/me.js";
import { allBots } from "./bots.js";
import { openTable } from "./opening.js";
import { forget, lastDraft } from "./remembered.js";

const REFUSED = [400, 409, 422]; // what was remembered does not fit any more

/** Open a table of a game and go there. @param {string} game @returns {Promise<void>} */
export async function playNow(game) {
  void loadGame(game).catch(() => {}); // the table will want it
  const [{ setup }, bots] = await Promise.all([loadSetup(game), allBots()]);
  const draft = () => lastDraft(game, setup, bots, { name: name.peek() });
  try {
    await openTable(draft(), setup, bots);
  } catch (error) {
    if (!REFUSED.includes(/** @type {any} */ (error).status)) throw error;
    forget(game);
    await openTable(draft(), setup, bots);
  }
}
