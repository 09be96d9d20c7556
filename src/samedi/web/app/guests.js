/** What a host may do about guests: send them away, let them come again, withdraw the links. */
/** @import { Message, Order, View } from "../types.js" */
import { dialog } from "./ui.js";
import { t } from "./words.js";

/** @typedef {{ person: string, name: string, isPlaying: boolean }} Guest */
/** @typedef {{ type: string, message?: Message }} Answer */
/** @typedef {(order: Order) => Promise<Answer>} Send */

/** Whether this screen is the host's. @param {View} view */
export const isHost = (view) => Boolean(view.you && view.host === view.you.person);

/** Everybody else at the table, who sits first. @param {View} view @returns {Guest[]} */
export function guestsOf(view) {
  /** @type {Map<string, Guest>} */
  const found = new Map();
  for (const { occupant } of view.seats)
    if (occupant.type === "person" && !found.has(occupant.person))
      found.set(occupant.person, { person: occupant.person, name: occupant.name, isPlaying: true });
  for (const [person, name] of Object.entries(view.watchers))
    if (!found.has(person))
      found.set(person, { person, name, isPlaying: view.seats.some(isKeptFor(person)) });
  found.delete(view.you?.person ?? "");
  return [...found.values()];
}

/** @param {string} person */
const isKeptFor = (person) => (/** @type {View["seats"][number]} */ seat) => seat.kept_for === person;

/** Who may be sent away: before the game anybody, then whoever looks on. @param {View} view */
export const toSendAway = (view) =>
  isHost(view) ? guestsOf(view).filter(({ isPlaying }) => view.stage === "lobby" || !isPlaying) : [];

/** Who was sent away and may be let in again. @param {View} view @returns {{ person: string, name: string }[]} */
export const toLetIn = (view) =>
  isHost(view) ? Object.entries(view.sent_away ?? {}).map(([person, name]) => ({ person, name })) : [];

/** Ask first, and whether the links go too. @param {Send} send @param {{ person: string, name: string }} guest */
export async function sendAway(send, { person, name }) {
  const answer = await dialog({
    title: t("page-guests-send-ask", { name }),
    text: t("page-guests-send-about", { name }),
    answers: [
      { value: "send", label: t("page-guests-send-yes"), go: true },
      { value: "links", label: t("page-guests-send-links") },
      { value: "", label: t("page-guests-cancel") },
    ],
  });
  if (!answer) return null;
  const reply = await send({ type: "send_away", person });
  return answer === "links" && reply.type === "accepted" ? send({ type: "renew_links" }) : reply;
}

/** @param {Send} send @param {string} person */
export const letIn = (send, person) => send({ type: "send_away", person, is_away: false });

/** Ask first: nobody can come by the old ones any more. @param {Send} send */
export async function renewLinks(send) {
  const answer = await dialog({
    title: t("page-guests-links-ask"),
    text: t("page-guests-links-about"),
    answers: [
      { value: "yes", label: t("page-guests-links-yes"), go: true },
      { value: "", label: t("page-guests-cancel") },
    ],
  });
  return answer ? send({ type: "renew_links" }) : null;
}
