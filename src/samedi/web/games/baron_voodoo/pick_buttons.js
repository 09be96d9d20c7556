/** Dice beside the board that can be picked. */
/** @import { Context } from "./model.js" */
/** @import { Die } from "./model.js" */
import { smallDie } from "./dice.js";
import { dieName } from "./names.js";
import { picks } from "./picks.js";

/** @param {string} pick @param {Die} die @param {Context} ctx @param {{ big?: boolean, count?: number }} [how] */
export function pickButton(pick, die, ctx, { big = false, count = 0 } = {}) {
  const { legal, picked } = ctx.mark(pick);
  const words = count ? ctx.t("page-bv-die-times", { die: dieName(die, ctx), count }) : dieName(die, ctx);
  const { html } = ctx;
  return html`<button
    class="bv-dsel"
    data-pick=${pick}
    aria-pressed=${picked ? "true" : "false"}
    aria-label=${words}
    ?disabled=${!legal && !picked && !begins(pick, ctx)}
  >
    ${smallDie(die, ctx, { silent: true, big })}${count ? html`<b>${count}</b>` : null}
  </button>`;
}

/** Whether somebody may begin anew with this pick. @param {string} pick @param {Context} ctx */
function begins(pick, ctx) {
  return ctx.offered.some((action) => picks(action, ctx.position, ctx)[0] === pick);
}
