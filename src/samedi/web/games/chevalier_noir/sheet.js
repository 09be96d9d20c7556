/** The end: who is home with how many pawns, and who has won. */

import { RANKS } from "./cross.js";
import { picture } from "./pieces.js";
import { arms, count } from "./seats.js";

/** @import { Ctx } from "./types.js" */

/**
 * The seats side by side: teams stand together, winners first.
 * @param {number[]} winners
 * @param {Ctx} ctx
 */
function order(winners, ctx) {
  const seats = ctx.position.clans.map((_, seat) => seat);
  const rank = (/** @type {number} */ seat) => (winners.includes(seat) ? 100 : 0) + count(seat, ctx).home;
  return seats.sort((one, other) => rank(other) - rank(one) || one - other);
}

/**
 * One line for each seat: arms, name, the four pawns, how many are home.
 * @param {{ winners?: number[] } | null | undefined} result
 * @param {Ctx} ctx
 */
export function sheet(result, ctx) {
  const { html, t, names, position } = ctx;
  const winners = result?.winners ?? [];
  const line = (/** @type {number} */ seat) => {
    const clan = position.clans[seat];
    const { home } = count(seat, ctx);
    const isWinner = winners.includes(seat);
    const pawns = RANKS.map((rank) =>
      picture(
        ctx,
        rank,
        clan,
        `cn-mini ${position.pawns[clan]?.[rank][0] === "home" ? "cn-done" : "cn-out"}`,
      ),
    );
    return html`<li class=${isWinner ? "win" : ""}>
      ${arms(ctx, clan)}
      <span class="cn-who"
        ><b>${names[seat]}</b
        ><small>${t(`page-cn-clan-${clan}`)}${isWinner ? ` · ${t("page-cn-sheet-wins")}` : ""}</small></span
      >
      <span class="cn-pawns" aria-hidden="true">${pawns}</span>
      <span class="cn-count" aria-hidden="true">${home}<small>/4</small></span
      ><span class="sr">${t("page-cn-sheet-home", { count: home })}</span>
    </li>`;
  };
  return html`<ol class="cn-sheet" aria-label=${t("page-cn-sheet-title")}>
    ${order(winners, ctx).map(line)}
  </ol>`;
}
