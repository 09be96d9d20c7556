/** The end: who won, the score sheet in the bar's place, and what next. */
/** @import { Context, GamePage, TableSource, View } from "../types.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon, toast } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { go } from "../app/routes.js";

/**
 * @param {TableSource} table
 * @param {GamePage} game
 * @param {Context} ctx
 * @param {{ review: () => void, isLive: boolean }} deeds
 */
export function endingBar(table, game, ctx, { review, isLive }) {
  const { view } = ctx;
  const person = view.you?.person ?? "";
  const isPlayer = (view.you?.seats.length ?? 0) > 0;
  const wants = view.rematch?.includes(person) ?? false;
  const rematch = () =>
    table
      .send({ type: "rematch", wants: !wants })
      .then((reply) => reply.message && toast(say(reply.message)));
  return html`<section class="act panel ending" aria-label=${t("page-table-over")}>
    <div class="ask">
      <h2>${sentence(ctx)}</h2>
      ${
        wants && !view.successor ? html`<p class="quiet small">${t("page-table-rematch-wait")}</p>` : nothing
      }${view.vouched === false ? html`<p class="quiet small">${t("page-table-not-vouched")}</p>` : nothing}
    </div>
    <div class="answers">
      ${
        !isLive
          ? nothing
          : view.successor
            ? html`<button class="go" @click=${() => go(`/t/${view.successor}`)}>
                ${icon("play")}${t("page-table-rematch-go")}
              </button>`
            : isPlayer
              ? html`<button class="go" aria-pressed=${wants ? "true" : "false"} @click=${rematch}>
                  ${icon("play")}${t("page-table-rematch")}
                </button>`
              : nothing
      }
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

/** Who won, and how it came to an end. @param {Context} ctx */
export function sentence(ctx) {
  const { ended } = ctx.view;
  const winners = (ended?.winners ?? ctx.play.result?.winners ?? []).map(
    (/** @type {number} */ seat) => ctx.names[seat],
  );
  const loser = ended?.seat === undefined || ended?.seat === null ? "" : ctx.names[ended.seat];
  if (ended?.why === "abandoned") return t("page-table-end-abandoned");
  const how =
    ended?.why === "resigned"
      ? t("page-table-end-resigned", { name: loser })
      : ended?.why === "time"
        ? t("page-table-end-time", { name: loser })
        : "";
  return [how, won(winners, ctx, ended)].filter(Boolean).join(" ");
}

/** @param {string[]} winners @param {Context} ctx @param {View["ended"]} ended */
function won(winners, ctx, ended) {
  if (!winners.length) return t("page-table-end-nobody");
  const isMine = ctx.me >= 0 && (ended?.winners ?? ctx.play.result?.winners ?? []).includes(ctx.me);
  if (winners.length === 1)
    return isMine && (ctx.view.you?.seats.length ?? 0) === 1
      ? t("page-table-end-you")
      : t("page-table-end-one", { name: winners[0] });
  return t("page-table-end-many", {
    names: new Intl.ListFormat(document.documentElement.lang).format(winners),
  });
}
