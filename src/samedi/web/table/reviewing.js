/** A finished game is judged on this device if it can do that, else by the server. */
/** @import { LookedBack } from "../types.js" */
import { post, Refusal } from "../app/api.js";

const AGAIN_MS = 700;

/**
 * Find out all there is to know of a game, and show what is known by then.
 * @param {string} table
 * @param {(found: LookedBack) => void} show
 * @param {AbortSignal} signal
 */
export async function reviewed(table, show, signal) {
  const { lookbackOn, WRONG } = await import("../engine/looking_back.js");
  try {
    await lookbackOn(table).follow(show, signal);
  } catch (error) {
    const isRefused = error instanceof Refusal && error.say.code !== WRONG;
    if (signal.aborted || isRefused || table.startsWith("here-")) throw error;
    await byServer(table, show, signal);
  }
}

/** @param {string} table @param {(found: LookedBack) => void} show @param {AbortSignal} signal */
async function byServer(table, show, signal) {
  for (;;) {
    const found = await post(`/api/tables/${table}/review`);
    signal.throwIfAborted();
    show(found);
    if (found.is_whole) return;
    await new Promise((goOn) => setTimeout(goOn, AGAIN_MS));
    signal.throwIfAborted();
  }
}
