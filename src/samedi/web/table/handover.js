/** One screen, several people: nothing is shown until the named one says so. */
/** @import { Context, GamePage } from "../types.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { symbol } from "../app/ui.js";
import { t } from "../app/words.js";
import { isTold, sentence } from "./telling.js";

/** How many deeds are told at most. */
const MOST = 12;

/** What has happened since a seat acted last. @param {Context} ctx @param {number} seat */
function sinceOwn({ history, last }, seat) {
  const own = history.findLastIndex((each) => each.seat === seat && !each.chance);
  return history.length ? history.slice(own + 1).slice(-MOST) : last;
}

/** @param {Context} ctx @param {GamePage} game @param {number} seat @param {() => void} look */
export function handOver(ctx, game, seat, look) {
  const name = ctx.names[seat];
  const told = sinceOwn(ctx, seat).filter((each) => isTold(each) && !each.chance);
  return html`<main class="handover">
    <div class="mid">
      ${symbol("creature-hidden", "big")}
      <h1>${t("page-table-handover", { name })}</h1>
      <p class="quiet">${t("page-table-handover-about")}</p>
    </div>
    <button class="go wide" @click=${look}>${t("page-table-handover-me", { name })}</button>
    ${
      told.length
        ? html`<details>
            <summary>${t("page-table-handover-last")}</summary>
            <ul>
              ${told.map((each) => html`<li>${sentence(each, game, ctx)}</li>`)}
            </ul>
          </details>`
        : nothing
    }
  </main>`;
}
