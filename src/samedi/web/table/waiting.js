/** What the bar says while others are to act. */
/** @import { Context, GamePage } from "../types.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { botFace } from "../app/bots.js";
import { icon } from "../app/ui.js";
import { t } from "../app/words.js";
import { mayAskToNotify } from "./herald.js";
import { isGone } from "./seats.js";

/**
 * @param {GamePage} game
 * @param {Context} ctx
 * @param {{ since: number, now: number, online: Set<string> | null }} around
 */
export function waitingFor(game, ctx, { since, now, online }) {
  const seconds = Math.max(0, Math.round((now - since) / 1000));
  const isBot = ctx.turn !== null && ctx.view.seats[ctx.turn]?.occupant.type === "bot";
  return html`<div class="ask wait">
      ${faceOf(game, ctx)}
      <div>
        <h2>${whom(ctx, online)}</h2>
        ${ctx.me < 0 ? html`<p class="quiet small">${t("page-table-watching-about")}</p>` : nothing}
        ${
          seconds >= 10 && ctx.turn !== null && !isBot
            ? html`<p class="quiet small">${t("page-table-wait-since", { time: spell(seconds) })}</p>`
            : ""
        }
      </div>
    </div>
    ${
      ctx.me >= 0 && !isBot && mayAskToNotify()
        ? html`<div class="answers">
            <button class="bare" @click=${() => void import("../app/push.js").then(({ wish }) => wish(true))}>
              ${t("page-table-notify")}
            </button>
          </div>`
        : nothing
    }`;
}

/** Whom one waits for; whoever the game itself names is drawn by it. @param {GamePage} game @param {Context} ctx */
function faceOf(game, ctx) {
  const occupant = ctx.turn === null ? null : ctx.view.seats[ctx.turn]?.occupant;
  if (ctx.turn === null || occupant?.type !== "bot") return icon("clock");
  return game.name?.(ctx.turn, ctx) ? game.emblem(ctx.turn, ctx) : botFace(occupant.name);
}

/** @param {Context} ctx @param {Set<string> | null} online */
function whom(ctx, online) {
  const { turn, names, play } = ctx;
  if (turn === null) return t("page-table-wait-dice");
  if (isGone(turn, ctx, { online })) return t("page-table-wait-away", { name: names[turn] });
  return t(play.confirming ? "page-table-wait-confirm" : "page-table-wait", { name: names[turn] });
}

/** @param {number} seconds */
function spell(seconds) {
  if (seconds < 120) return t("page-table-seconds", { count: seconds });
  if (seconds < 7200) return t("page-table-minutes", { count: Math.round(seconds / 60) });
  return t("page-table-hours", { count: Math.round(seconds / 3600) });
}
