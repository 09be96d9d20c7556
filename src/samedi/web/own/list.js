/** All games one by one, each with the way back to it. */
/** @import { OwnGame, OwnPage } from "../types.js" */
/** @import { Own } from "./screen.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { namesAt } from "../app/bots.js";
import { titleOf } from "../app/games.js";
import { language, t } from "../app/words.js";
import { listed } from "../lobby/names.js";
import { scored } from "./results.js";
import { share, signed, table } from "./tables.js";

const MORE = 40;

/** @param {Own} own @param {OwnPage} page */
export function list({ shown }, { all, games }) {
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" });
  const rest = games.length - shown.value;
  return html`<section class="panel">
    <h2>${t("own-list")}</h2>
    ${table(
      t("own-list"),
      ["game", "result", "luck", "even"],
      games
        .slice(0, shown.value)
        .map((game) => [
          heading(game, when.format(game.at)),
          result(game),
          game.sums ? signed(game.sums.luck) : "",
          game.sums ? share(game.sums.without_luck, 1) : "",
        ]),
    )}
    ${
      rest > 0
        ? html`<button class="bare" @click=${() => (shown.value += MORE)}>
            ${t("own-list-more", { count: Math.min(rest, MORE) })}
          </button>`
        : nothing
    }
    ${all > games.length ? older(games.length, all) : nothing}
  </section>`;
}

/** @param {number} count @param {number} all */
const older = (count, all) => html`<p class="quiet small">${t("own-list-older", { count, all })}</p>`;

/** @param {OwnGame} game @param {string} day */
function heading(game, day) {
  const title = titleOf(game.game);
  return html`${
      game.is_there
        ? html`<a href=${`/t/${game.table}`} aria-label=${`${t("own-look")}: ${title}, ${day}`}>${title}</a>`
        : html`<span title=${t("own-gone")}>${title}</span>`
    }
    <small>${[day, company(game), game.is_begun ? t("own-begun") : ""].filter(Boolean).join(" · ")}</small>`;
}

/** Who else was there. @param {OwnGame} game */
function company({ seats, mine, is_solo: isSolo }) {
  const names = namesAt(seats).filter((each, seat) => each && !mine.includes(seat));
  return isSolo || !names.length
    ? t("own-alone-with")
    : t("page-lobby-with", { count: names.length, names: listed(names) });
}

/** How it went. @param {OwnGame} game */
function result({ game, score, why, winners, mine, is_solo: isSolo }) {
  if (typeof score === "number") return scored(game, score);
  if (mine.length > 1) return t("own-shared");
  if (winners.includes(mine[0])) return t("own-won");
  if (isSolo && why === "resigned") return t("own-gave-up");
  return t(winners.length ? "own-lost" : "own-nobody-won");
}
