/** The bots that can sit at a table, weakest first. */
import { get } from "../app/api.js";
import { botAbout, botFace, botLevel, botName } from "../app/bots.js";
import { t } from "../app/words.js";
import { choice } from "./form.js";

/** @typedef {{ name: string, strength: number }} Bot */

/** @type {Promise<Bot[]> | null} */
let asked = null;

/** All bots; asked for once. @returns {Promise<Bot[]>} */
export function allBots() {
  asked ??= get("/api/bots").catch((error) => {
    asked = null;
    throw error;
  });
  return /** @type {Promise<Bot[]>} */ (asked);
}

const THIRD = 2;

/** The one a newcomer meets first, and can beat now and then. @param {Bot[]} bots */
export const usualBot = (bots) => (bots[THIRD] ?? bots[0])?.name ?? "";

/**
 * How strong the others play, with a sentence.
 * @param {Bot[]} bots
 * @param {string} value
 * @param {(name: string) => void} change
 */
export function botChoice(bots, value, change) {
  return choice({
    name: "bot",
    label: t("page-lobby-bot"),
    value,
    change,
    isWide: true,
    about: value
      ? t("page-lobby-bot-says", { bot: botName(value), level: botLevel(value), about: botAbout(value) })
      : undefined,
    choices: bots.map(({ name }) => ({ value: name, label: botName(name), picture: botFace(name) })),
  });
}
