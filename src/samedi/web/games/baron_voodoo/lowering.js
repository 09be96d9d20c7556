/** Lowering dice: the open group, what fits to it, and the best grouping as one button. */
/** @import { Drawing } from "../../types.js" */
/** @import { Colour, Context, Die, Group, Plan } from "./model.js" */
import { smallDie } from "./dice.js";
import { colourName } from "./names.js";
import { actingPlayer, stepOf, zonePick } from "./picks.js";
import { pickButton } from "./pick_buttons.js";

/**
 * The open group, or the groups the zone sorts itself into; every die is a button.
 * @param {Context} ctx
 * @returns {Drawing}
 */
export function loweringTray(ctx) {
  const { group, lowering } = ctx.facts;
  return ctx.html`<div class="bv-lowering"><div class="bv-grps">${
    group
      ? [openGroup(group, ctx), rest(actingPlayer(ctx).zone, ctx)]
      : [(lowering?.groups ?? []).map((each) => proposedGroup(each, ctx)), rest(lowering?.left ?? [], ctx)]
  }</div>${scale(group?.dice.length ?? 0, ctx)}</div>`;
}

/** @param {Group} group @param {Context} ctx */
function openGroup({ dice, jokers, points }, ctx) {
  const { html } = ctx;
  return html`<div class="bv-grp bv-on">
    <p class="bv-zone">
      ${dice.map((die, place) => withJoker(jokers[place], smallDie(die, ctx, { big: true }), ctx))}
    </p>
    ${worth(points, ctx)}
    <p class="bv-cap">${ctx.t("page-bv-group-open")}</p>
  </div>`;
}

/** @param {Group} group @param {Context} ctx */
function proposedGroup({ dice, jokers, by, points }, ctx) {
  const { html } = ctx;
  return html`<div class="bv-grp" role="group" aria-label=${ctx.t(`page-bv-group-${by}`)}>
    <p class="bv-zone">${dice.map((die, place) => withJoker(jokers[place], lowerButton(die, ctx), ctx))}</p>
    ${worth(points, ctx)}
    <p class="bv-cap">${ctx.t(`page-bv-group-${by}`)}</p>
  </div>`;
}

/** @param {Die[]} dice @param {Context} ctx */
function rest(dice, ctx) {
  if (!dice.length) return null;
  const { html } = ctx;
  return html`<div class="bv-grp bv-loose" role="group" aria-label=${ctx.t("page-bv-group-rest")}>
    <p class="bv-zone">${dice.map((die) => lowerButton(die, ctx))}</p>
    <p class="bv-cap">${ctx.t("page-bv-group-rest")}</p>
  </div>`;
}

/** @param {Die} die @param {Context} ctx */
function lowerButton(die, ctx) {
  return pickButton(zonePick("own", die), die, ctx, { big: true });
}

/**
 * A white die says which colour it stands for.
 * @param {Colour | null} colour
 * @param {Drawing} drawn
 * @param {Context} ctx
 */
function withJoker(colour, drawn, ctx) {
  return colour
    ? ctx.html`<span class="bv-joker">${drawn}<small>${ctx.t("page-bv-joker", {
        colour: colourName(colour, ctx),
      })}</small></span>`
    : drawn;
}

/** @param {number} points @param {Context} ctx */
function worth(points, ctx) {
  return ctx.html`<p class="bv-pts"><b>${points}</b><small>${ctx.t("page-bv-points-word", { points })}</small></p>`;
}

/** What groups score by their size. @param {number} size of the open group @param {Context} ctx */
function scale(size, { html, t, constants }) {
  return html`<p class="bv-scale">
    ${constants.points.map((points, dice) =>
      points
        ? html`<span class=${dice === size ? "bv-now" : ""}
            >${t("page-bv-dice", { dice })}<b>${points}</b></span
          >`
        : null,
    )}
  </p>`;
}

/**
 * Lower the best grouping at once and keep the rest, with the end of the turn or without.
 * @param {Context} ctx
 * @returns {Plan[]}
 */
export function plans(ctx) {
  const { lowering } = ctx.facts;
  const isAsked = stepOf(ctx) === "lower" || !ctx.asksAll;
  if (!ctx.legal.length || !isAsked || !lowering?.groups.length || ctx.picked.length) return [];
  const { points, actions, end } = lowering;
  const lower = { label: ctx.t("page-bv-plan-lower", { points }), actions };
  if (ctx.asksAll) return [lower];
  const both = {
    label: ctx.t("page-bv-plan-lower-end", { points }),
    actions: [...actions, ...end],
    ends: true,
  };
  return end.length ? [both, { ...lower, kind: "bare" }] : [both];
}
