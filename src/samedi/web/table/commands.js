/** What this screen asks of a table. */
/** @import { Action, Message, Order, Reply, TableSource, View } from "../types.js" */
/** @import { TableModel } from "./model.js" */
import { post, Refusal } from "../app/api.js";
import { dialog, toast } from "../app/ui.js";
import { say, t } from "../app/words.js";

/** @import { Answer } from "../app/guests.js" */
/** @typedef {ReturnType<typeof commandsOf>} Commands */

/** @param {TableSource} table @param {TableModel} model */
export function commandsOf(table, model) {
  const seat = () => model.view.value.seat;
  const send = (/** @type {Order} */ order) => table.send(order);
  /** What a command needs that fits one moment of the game only. */
  const now = () => ({ seat: seat(), seen: table.view.value.seq });
  return {
    send,
    /** `after`: the number of the last event of the tap it belongs to. */
    move: (/** @type {Action} */ action, /** @type {number | undefined} */ after) =>
      send({
        type: "move",
        action,
        ...now(),
        ...(after === undefined ? {} : { seen: after, follows: true }),
      }),
    confirm: () => send({ type: "confirm", ...now() }),
    look: (/** @type {number} */ to) => send({ type: "look", seat: to }),
    takeBackTo: (/** @type {number} */ to) => send({ type: "take_back", to, ...now() }),
    answer: (/** @type {number} */ offer, /** @type {boolean} */ accepts) =>
      send({ type: "answer_take_back", offer, accepts }),
    resign: () => send({ type: "resign", seat: seat() }),
    abandon: (/** @type {boolean} */ wants) => send({ type: "abandon", wants }),
    letBot: (/** @type {string} */ bot) => send({ type: "seat_bot", seat: seat(), bot }),
    /** For somebody who is away: the bot is that person's choice, or the table's. */
    letStandIn: (/** @type {number} */ at) => send({ type: "seat_bot", seat: at }),
    nameStandIn: (/** @type {string} */ bot) => send({ type: "name_stand_in", bot }),
    answerSeat: (/** @type {number} */ asked, /** @type {boolean} */ accepts) =>
      send({ type: "answer_seat", asked, accepts }),
    sit: (/** @type {number} */ at) => send({ type: "sit", seat: at }),
    /**
     * The last move, or the whole turn; past something new the others are asked.
     * @param {{ isWhole?: boolean }} [what]
     * @returns {Promise<Reply | null>} null: nobody asked
     */
    async takeBack({ isWhole = false } = {}) {
      const way = model.view.value.play?.take_back;
      if (!way) return null;
      if (!way.is_free && hasOthers(model.view.value)) {
        const answer = await dialog({
          title: t("page-table-ask-undo-title"),
          text: t("page-table-ask-undo-text"),
          answers: [
            { value: "ask", label: t("page-table-ask-undo-yes"), go: true },
            { value: "", label: t("page-table-ask-undo-no") },
          ],
        });
        if (answer !== "ask") return null;
      }
      return send({ type: "take_back", to: isWhole ? (way.turn ?? way.to) : way.to, ...now() });
    },
  };
}

/** Whether other people play here: bots mind nothing. @param {View} view */
export function hasOthers({ seats, you }) {
  return seats.some(({ occupant }) => occupant.type === "person" && occupant.person !== you?.person);
}

/** Why something was not done; null: it was. @param {Answer | null} reply @returns {Message | null} */
export const refusalOf = (reply) => reply?.message ?? null;

/** Say why something was not done, if it was not. @param {Promise<Answer | null>} answer */
export async function tell(answer) {
  const message = refusalOf(await answer);
  if (message) toast(say(message));
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
    const { message, conditions } = await post(`/api/tables/${table.id}/why`, { seat, action });
    return message && { ...message, conditions };
  } catch (error) {
    return error instanceof Refusal ? error.say : null;
  }
}
