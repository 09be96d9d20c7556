/** The bots that can sit at a table, weakest first. */
import { get } from "../app/api.js";
import { botAbout, botFace, botLevel, botName } from "../app/bots.js";
import { isFound, myLevel } from "../app/my_level.js";
import { file } from "../app/ui.js";
import { t } from "../app/words.js";
import { choice, toggle } from "./form.js";

/** @typedef {{ name: string, strength: number }} Bot */

/** @type {Promise<Bot[]> | null} */
let asked = null;

/** All bots; asked for once. @returns {Promise<Bot[]>} */
export function allBots() {
  asked ??= get(file("/told/bots.json")).catch((error) => {
    asked = null;
    throw error;
  });
  return /** @type {Promise<Bot[]>} */ (asked);
}

const THIRD = 2;

/** The one a newcomer meets first, and can beat now and then. @param {Bot[]} bots */
export const usualBot = (bots) => (bots[THIRD] ?? bots[0])?.name ?? "";

/** The bot at this person's level. @param {Bot[]} bots @param {string} game */
export const botOfMine = (bots, game) => bots[Math.min(myLevel(game), bots.length - 1)]?.name ?? "";

/**
 * Whether the level finds this person's own, and what it has found.
 * @param {string} game
 * @param {{ bot: string, isMine: boolean }} chosen
 * @param {(isMine: boolean) => void} change
 */
export function mineToggle(game, { bot, isMine }, change) {
  const found = isMine ? (isFound(game) ? "-found" : "-now") : "";
  return toggle({
    name: "bot-mine",
    label: t("page-lobby-bot-mine"),
    about: t(`page-lobby-bot-mine-about${found}`, { bot: botName(bot) }),
    value: isMine,
    change,
  });
}

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
