/** What this screen asks of a table. */
/** @import { Action, Command, Message, Reply, TableSource } from "../types.js" */
/** @import { TableModel } from "./model.js" */
import { newKey, post, Refusal } from "../app/api.js";
import { dialog } from "../app/ui.js";
import { t } from "../app/words.js";

/** @typedef {ReturnType<typeof commandsOf>} Commands */

/** @param {TableSource} table @param {TableModel} model */
export function commandsOf(table, model) {
  const seat = () => model.view.value.seat;
  const send = (/** @type {Command} */ command) => table.send(command);
  /** For commands that fit one moment of the game only. */
  const inGame = (/** @type {Command} */ command) =>
    send({ ...command, seat: seat(), seen: table.view.value.seq });
  return {
    send,
    move: (/** @type {Action} */ action) => inGame({ type: "move", action }),
    confirm: () => inGame({ type: "confirm" }),
    look: (/** @type {number} */ to) => send({ type: "look", seat: to }),
    answer: (/** @type {number} */ offer, /** @type {boolean} */ accepts) =>
      send({ type: "answer_take_back", offer, accepts }),
    resign: () => send({ type: "resign", seat: seat() }),
    abandon: (/** @type {boolean} */ wants) => send({ type: "abandon", wants }),
    rematch: (/** @type {boolean} */ wants) => send({ type: "rematch", wants }),
    letBot: (/** @type {string} */ bot, at = seat()) => send({ type: "seat_bot", seat: at, bot }),
    sit: (/** @type {number} */ at) => send({ type: "sit", seat: at }),
    /** Past something new the others are asked. @returns {Promise<Reply>} */
    async takeBack() {
      const way = model.view.value.play?.take_back;
      if (!way) return { type: "accepted", key: "" };
      if (!way.is_free) {
        const answer = await dialog({
          title: t("page-table-ask-undo-title"),
          text: t("page-table-ask-undo-text"),
          answers: [
            { value: "ask", label: t("page-table-ask-undo-yes"), go: true },
            { value: "", label: t("page-table-ask-undo-no") },
          ],
        });
        if (answer !== "ask") return { type: "accepted", key: "" };
      }
      return inGame({ type: "take_back", to: way.to });
    },
  };
}

/**
 * Why an action is not allowed now, in the server's words.
 * @param {TableSource} table
 * @param {number} seat
 * @param {Action} action
 * @returns {Promise<Message | null>}
 */
export async function askWhy(table, seat, action) {
  try {
    return (await post(`/api/tables/${table.id}/why`, { seat, action })).message;
  } catch (error) {
    return error instanceof Refusal ? error.say : null;
  }
}

/** What a strong player would look at. @param {TableSource} table @param {number} seat @param {number} [length] */
export function askHint(table, seat, length) {
  return post(`/api/tables/${table.id}/hint`, {
    seat,
    key: newKey(),
    ...(length === undefined ? {} : { length }),
  });
}
