/** How games went: by players, against whom, what was overlooked, alone, and day by day. */
/** @import { OwnPage } from "../types.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { botName } from "../app/bots.js";
import { PUZZLED, WORDS, titleOf } from "../app/games.js";
import { knows, language, t } from "../app/words.js";
import { share, table } from "./tables.js";

/** @param {OwnPage} page */
export function results({ tallies, opponents }) {
  if (!tallies.length) return nothing;
  const [played, won] = [sum(tallies.map((each) => each.played)), sum(tallies.map((each) => each.won))];
  return html`<section class="panel">
    <h2>${t("own-results")}</h2>
    <p>${t("own-results-sum", { played, won })}</p>
    ${table(
      t("own-results"),
      ["game", "players", "played", "won", "share"],
      tallies.map((each) => [titleOf(each.game), each.players, ...counted(each)]),
    )}
    <h3>${t("own-against")}</h3>
    ${table(
      t("own-against"),
      ["against", "played", "won", "share"],
      opponents.map((each) => [
        within(each.type === "bot" ? botName(each.name) : each.name, each.game),
        ...counted(each),
      ]),
    )}
  </section>`;
}

/** Something, and in which game. @param {string} words @param {string} game */
const within = (words, game) => html`${words}<small>${titleOf(game)}</small>`;

/** @param {{ played: number, won: number }} tally */
const counted = ({ played, won }) => [played, won, share(won, played)];

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);

/** What the better moves would have been about. @param {OwnPage} page */
export function habits({ habits: found }) {
  if (!found.length) return nothing;
  const games = [...new Set(found.map(({ game }) => game))];
  return html`<section class="panel">
    <h2>${t("own-habits")}</h2>
    <p class="quiet">${t("own-habits-about")}</p>
    ${table(
      t("own-habits"),
      ["theme", "times", "cost"],
      found.map(({ game, habit }) => [
        within(themeOf(game, habit.theme), game),
        habit.times,
        Math.round(100 * habit.cost),
      ]),
    )}
    <p class="links">
      ${games
        .filter((game) => PUZZLED.includes(game))
        .map(
          (game) =>
            html`<a href=${`/puzzles/${game}`}>${t("own-habits-puzzles", { game: titleOf(game) })}</a>`,
        )}
    </p>
  </section>`;
}

/** @param {string} game @param {string} theme */
function themeOf(game, theme) {
  const code = `${WORDS[game]}-theme-${theme}`;
  return knows(code) ? t(code) : t("own-habit-other");
}

/** @param {OwnPage} page */
export function alone({ alone: found }) {
  if (!found.length) return nothing;
  return html`<section class="panel">
    <h2>${t("own-alone")}</h2>
    ${table(
      t("own-alone"),
      ["game", "best", "played"],
      found.map(({ game, level, played, best }) => [
        level ? t("own-alone-level", { game: titleOf(game), level }) : titleOf(game),
        best ? linked(best, scored(game, best.score ?? 0)) : t("own-alone-none"),
        played,
      ]),
    )}
  </section>`;
}

/** @param {OwnPage} page */
export function dailies({ games }) {
  const days = games.filter(({ day }) => day);
  if (!days.length) return nothing;
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeZone: "UTC" });
  return html`<section class="panel">
    <h2>${t("own-dailies")}</h2>
    ${table(
      t("own-dailies"),
      ["day", "game", "result"],
      days.map((each) => [
        date.format(Date.parse(each.day ?? "")),
        titleOf(each.game),
        typeof each.score === "number" ? linked(each, scored(each.game, each.score)) : t("own-gave-up"),
      ]),
    )}
  </section>`;
}

/** @param {{ table: string, is_there?: boolean }} game @param {string} words */
const linked = ({ table: id, is_there: isThere }, words) =>
  isThere ? html`<a href=${`/t/${id}`}>${words}</a>` : words;

/** What a game alone brought. @param {string} game @param {number} score */
export const scored = (game, score) =>
  t(`${WORDS[game]}-daily-score`, {
    score,
    points: Math.abs(score),
    how: score > 0 ? "won" : score < 0 ? "lost" : "even",
  });
