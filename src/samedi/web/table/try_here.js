/** To a board on which things are tried, from a moment of a game. */
/** @import { TableSource } from "../types.js" */
import { newKey, post } from "../app/api.js";
import { go } from "../app/routes.js";
import { toast } from "../app/ui.js";
import { say } from "../app/words.js";

let isBusy = false;

/** @param {TableSource} table @param {number} at @param {number} [seat] in a game that runs, the own one */
export async function tryHere(table, at, seat) {
  if (isBusy) return; // somebody taps twice
  isBusy = true;
  try {
    const { edit } = await post("/api/studies", {
      table: table.id,
      at,
      key: newKey(),
      ...(seat === undefined ? {} : { seat }),
    });
    await go(`/study/${edit}`);
  } catch (error) {
    toast(say(/** @type {any} */ (error).say ?? { code: "page-app-unreachable" }));
  } finally {
    isBusy = false;
  }
}
