/** Going on from a moment of a finished game, at a table of its own. */
/** @import { Context, View } from "../types.js" */
import { newKey, post } from "../app/api.js";
import { hidesMore } from "../app/begun.js";
import { name } from "../app/me.js";
import { go } from "../app/routes.js";
import { dialog, toast } from "../app/ui.js";
import { say, t } from "../app/words.js";

const BOT = "odette"; // where a person sat

/** Ask how to go on, and go to the new table. @param {Context} ctx @param {number} at */
export async function playOn({ view, turn, play }, at) {
  const how = await askHow(view);
  if (!how) return;
  const hidden = hidesMore(view) && how !== "try" ? await askHidden() : "same";
  if (!hidden) return;
  const mine = view.seat >= 0 ? view.seat : (turn ?? play.awaits.seat ?? 0);
  try {
    const { id } = await post(
      "/api/tables",
      request(view, how, mine, { table: view.id, at, is_anew: hidden === "anew" }),
    );
    await go(`/t/${id}`);
  } catch (error) {
    toast(say(/** @type {any} */ (error).say ?? { code: "page-app-unreachable" }));
  }
}

/** Against whom; to a table of this device nobody can be invited. @param {View} view */
function askHow({ id }) {
  const isHere = id.startsWith("here-");
  return dialog({
    title: t("review-play-on"),
    text: t(isHere ? "review-play-on-about-here" : "review-play-on-about"),
    answers: [
      { value: "bots", label: t("review-play-on-bots"), go: true },
      ...(isHere ? [] : [{ value: "friends", label: t("review-play-on-friends") }]),
      { value: "try", label: t("review-play-on-try") },
      { value: "", label: t("review-play-on-cancel") },
    ],
  });
}

/** Whether what was hidden stays or is dealt anew; nothing, if somebody thinks better of it. */
const askHidden = () =>
  dialog({
    title: t("review-play-on"),
    text: t("review-play-on-hidden"),
    answers: [
      { value: "anew", label: t("review-play-on-anew") },
      { value: "same", label: t("review-play-on-same"), go: true },
      { value: "", label: t("review-play-on-cancel") },
    ],
  });

/** @param {View} view @param {string} how @param {number} mine @param {object} begun */
function request(view, how, mine, begun) {
  return {
    game: view.game,
    name: name.value || nameOf(view.seats[mine].occupant, mine),
    options: {},
    key: newKey(),
    settings: { ...view.settings, hints: true, clock: null },
    seats: view.seats.map((_, seat) => chair(view, how, seat === mine, seat)),
    begun,
  };
}

/** Who sits where. @param {View} view @param {string} how @param {boolean} isMine @param {number} seat */
function chair(view, how, isMine, seat) {
  if (isMine) return "me";
  const { occupant } = view.seats[seat];
  if (how === "bots") return { bot: occupant.type === "bot" ? occupant.name : BOT };
  return how === "friends" ? "open" : { me: nameOf(occupant, seat) };
}

/** @param {View["seats"][number]["occupant"]} occupant @param {number} seat */
const nameOf = (occupant, seat) =>
  occupant.type === "person" && occupant.name ? occupant.name : `${seat + 1}`;
