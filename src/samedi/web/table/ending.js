/** The end: who won, the score sheet in the bar's place, and what next. */
/** @import { Context, GamePage, TableSource, View } from "../types.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../app/ui.js";
import { t } from "../app/words.js";
import { go } from "../app/routes.js";
import { tell } from "./commands.js";

/** @type {Record<string, string>} */
const HOW = { resigned: "page-table-end-resigned", time: "page-table-end-time" };

/**
 * @param {TableSource} table
 * @param {GamePage} game
 * @param {Context} ctx
 * @param {{ review: () => void, isLive: boolean }} deeds
 */
export function endingBar(table, game, ctx, { review, isLive }) {
  const { view } = ctx;
  const wants = wantsRematch(view);
  return html`<section class="act panel ending" aria-label=${t("page-table-over")}>
    <div class="ask">
      <h2>${sentence(ctx)}</h2>
      ${
        wants && !view.successor ? html`<p class="quiet small">${t("page-table-rematch-wait")}</p>` : nothing
      }${view.vouched === false ? html`<p class="quiet small">${t("page-table-not-vouched")}</p>` : nothing}
    </div>
    <div class="answers">
      ${isLive ? nextGame(table, view) : nothing}
      <button @click=${review}>${icon("log")}${t("page-table-review")}</button>
      ${
        isLive
          ? html`<a
              class="button"
              href=${`/api/tables/${view.id}/export`}
              download=${`samedi-${view.game}-${view.id}.json`}
              >${icon("share")}${t("page-table-download")}</a
            >`
          : nothing
      }
    </div>
    ${ctx.play.result ? html`<div class="sheet-table">${game.sheet(ctx.play.result, ctx)}</div>` : nothing}
  </section>`;
}

/** @param {View} view */
const wantsRematch = ({ you, rematch }) => Boolean(you && rematch?.includes(you.person));

/** The way to another game, or the wish for one. @param {TableSource} table @param {View} view */
function nextGame(table, view) {
  const wants = wantsRematch(view);
  const rematch = () => tell(table.send({ type: "rematch", wants: !wants }));
  if (view.successor)
    return html`<button class="go" @click=${() => go(`/t/${view.successor}`)}>
      ${icon("play")}${t("page-table-rematch-go")}
    </button>`;
  if (!view.you?.seats.length || typeof view.vouched === "boolean") return nothing; // a file plays no more
  return html`<button class="go" aria-pressed=${wants ? "true" : "false"} @click=${rematch}>
    ${icon("play")}${t("page-table-rematch")}
  </button>`;
}

/** Who won, and how it came to an end. @param {Context} ctx */
export function sentence(ctx) {
  const { ended } = ctx.view;
  if (ended?.why === "abandoned") return t("page-table-end-abandoned");
  const name = ctx.names[ended?.seat ?? -1] ?? "";
  const how = HOW[ended?.why ?? ""];
  return [how ? t(how, { name }) : "", won(ctx)].filter(Boolean).join(" ");
}

/** @param {Context} ctx */
function won({ view, play, names, me }) {
  /** @type {number[]} */
  const winners = view.ended?.winners ?? play.result?.winners ?? [];
  if (!winners.length) return t("page-table-end-nobody");
  const winning = winners.map((seat) => names[seat]);
  if (winners.length > 1)
    return t("page-table-end-many", {
      names: new Intl.ListFormat(document.documentElement.lang).format(winning),
    });
  const isMine = winners.includes(me) && view.you?.seats.length === 1;
  return isMine ? t("page-table-end-you") : t("page-table-end-one", { name: winning[0] });
}
