/** What happened while somebody was away: the turns they missed, in sentences, and a way to watch them. */
/** @import { Context, GamePage } from "../types.js" */
/** @import { Turn } from "./log.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../app/ui.js";
import { t } from "../app/words.js";
import { headline } from "./log_lines.js";
import { drawn } from "./telling.js";

const MOST_TURNS = 4;

/**
 * @param {Turn[]} turns
 * @param {GamePage} game
 * @param {Context} ctx
 * @param {{ watch: () => void, dismiss: () => void }} ways
 */
export function recap(turns, game, ctx, { watch, dismiss }) {
  const told = turns.slice(-MOST_TURNS);
  const earlier = turns.length - told.length;
  return html`<section class="recap panel" aria-labelledby="recap-title">
    <header>
      <h2 id="recap-title">${t("page-table-missed")}</h2>
      <button class="bare" aria-label=${t("page-app-close")} @click=${dismiss}>${icon("cross")}</button>
    </header>
    ${earlier ? html`<p class="quiet small">${t("page-table-missed-earlier", { count: earlier })}</p>` : nothing}
    <ol>
      ${told.map(
        (turn) =>
          html`<li>
            <span class="mark">${game.emblem(turn.seat ?? 0, ctx)}</span>
            <span>${drawn(headline(game, ctx, turn))}</span>
          </li>`,
      )}
    </ol>
    <div class="row">
      <button class="go" @click=${watch}>${icon("play")}${t("page-table-missed-watch")}</button>
      <button @click=${dismiss}>${t("page-table-missed-enough")}</button>
    </div>
  </section>`;
}
