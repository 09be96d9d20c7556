/** Playing again with the same people: one tap each, and everybody sits at the next table, ready. */
/** @import { Order, View } from "../types.js" */
import { get, newKey, post } from "../app/api.js";
import { sealing } from "../app/numbers.js";
import { go, whole } from "../app/routes.js";

const ALREADY = "table-rematch-already"; // somebody else was quicker
const FURTHEST = 50; // games in a row

/** @param {string} id @returns {Promise<View>} */
const viewOf = (id) => get(`/api/tables/${id}`);

/**
 * Go to the table after this one, which is set up if there is none; the others find it too. Whoever looks for
 * their level meets the next one.
 * @param {string} id
 * @returns {Promise<void>}
 */
export async function playAgain(id) {
  let view = await viewOf(id);
  if ((await import("../app/my_level.js")).isSought(view)) {
    const [{ playNow }] = await Promise.all([import("../lobby/play_now.js"), whole()]);
    return playNow(view.game);
  }
  for (let games = 0; view.stage === "over" && view.successor && games < FURTHEST; games++)
    view = await viewOf(view.successor);
  if (view.stage === "over") {
    await ask(view.id, { type: "rematch", at_once: true }).catch((error) => {
      if (error.say?.code !== ALREADY) throw error;
    });
    view = await viewOf((await viewOf(view.id)).successor ?? view.id);
  }
  await comeTo(view);
}

/** Be ready on the chair that is kept for this person, and go there. @param {string} id */
export const acceptInvitation = async (id) => comeTo(await viewOf(id));

/** @param {View} view */
async function comeTo(view) {
  const mine = view.you.seats.filter((seat) => !view.seats[seat].is_ready);
  if (view.stage === "lobby" && mine.length) {
    for (const order of sealing(view.id, view.you.person, view.seals ?? [])) await ask(view.id, order);
    for (const seat of mine) await ask(view.id, { type: "ready", seat });
  }
  await go(`/t/${view.id}`);
}

/** @param {string} id @param {Order} order */
const ask = (id, order) => post(`/api/tables/${id}/commands`, { key: newKey(), ...order });
