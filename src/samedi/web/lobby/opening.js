/** Opens a table: the server is asked for it, and where nobody is missing the game begins. */
import { get, newKey, post } from "../app/api.js";
import { me } from "../app/me.js";
import { seek } from "../app/my_level.js";
import { opening, sealing } from "../app/numbers.js";
import { go, prepare } from "../app/routes.js";
import { style } from "../app/ui.js";
import { request } from "./draft.js";
import { myName } from "./names.js";
/** @import { Order, Setup, View } from "../types.js" */
/** @import { Bot } from "./bots.js" */
/** @import { Draft } from "./draft.js" */

/** Ask for the table of a draft, and go there. @param {Draft} draft @param {Setup} setup @param {Bot[]} bots */
export async function openTable(draft, setup, bots) {
  prepare("/t/new"); // while the server is asked
  void style("/styles/table.css");
  const person = await me();
  const asked = request(draft, setup, bots, myName());
  const { id } = await post("/api/tables", asked);
  const ladder = bots.map(({ name }) => name);
  if (draft.isMine && draft.way === "bots") seek(draft.game, id, draft.bot, ladder);
  if (!asked.seats.includes("open")) await start(id, person);
  await go(`/t/${id}`);
}

/** Nobody is missing: seal this person's number, begin, and open it. @param {string} id @param {string} person */
async function start(id, person) {
  const send = (/** @type {Order} */ command) =>
    post(`/api/tables/${id}/commands`, { key: newKey(), ...command });
  /** @type {View} */
  const { stage, seals = [] } = await get(`/api/tables/${id}`);
  if (stage !== "lobby") return;
  for (const command of sealing(id, person, seals)) await send(command);
  await send({ type: "start" });
  const number = opening(await get(`/api/tables/${id}`));
  if (number) await send(number);
}
