/** Lowering dice: the open group, what fits to it, and the best grouping as one button. */
/** @import { Action, Context, Drawing, Plan } from "../../types.js" */
/** @import { Group } from "./combinations.js" */
/** @import { Die } from "./model.js" */
import { bestGrouping, group, jokerColour } from "./combinations.js";
import { smallDie } from "./dice.js";
import { POINTS } from "./model.js";
import { colourName } from "./names.js";
import { actingPlayer, stepOf, zonePick } from "./picks.js";
import { pickButton } from "./pick_buttons.js";

const AUTOMATIC = 4; // so many dice close a group by themselves

/**
 * The open group, or the groups the zone sorts itself into; every die is a button.
 * @param {Context} ctx
 * @returns {Drawing}
 */
export function loweringTray(ctx) {
  const { zone } = actingPlayer(ctx);
  const open = ctx.position.group;
  return ctx.html`<div class="bv-lowering">${
    open.length ? openGroups(open, zone, ctx) : proposedGroups(zone, ctx)
  }${scale(open.length, ctx)}</div>`;
}

/** @param {Die[]} open @param {Die[]} zone @param {Context} ctx */
function openGroups(open, zone, ctx) {
  return ctx.html`<div class="bv-grps"><div class="bv-grp bv-on"><p class="bv-zone">${open.map((die, place) =>
    withJoker(open, die, place, smallDie(die, ctx, { big: true }), ctx),
  )}</p>${worth(group(open), ctx)}
    <p class="bv-cap">${ctx.t("page-bv-group-open")}</p></div>${rest(zone, ctx)}</div>`;
}

/** @param {Die[]} zone @param {Context} ctx */
function proposedGroups(zone, ctx) {
  const { groups, left } = bestGrouping(zone);
  return ctx.html`<div class="bv-grps">${groups.map(
    (each) => ctx.html`<div class="bv-grp"><p class="bv-zone">${each.dice.map((die, place) =>
      withJoker(each.dice, die, place, lowerButton(die, ctx), ctx),
    )}</p>${worth(each, ctx)}
    <p class="bv-cap">${ctx.t(each.byIcon ? "page-bv-group-icon" : "page-bv-group-colour")}</p></div>`,
  )}${rest(left, ctx)}</div>`;
}

/** @param {Die[]} dice @param {Context} ctx */
function rest(dice, ctx) {
  if (!dice.length) return null;
  const { html } = ctx;
  return html`<div class="bv-grp bv-loose">
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
 * @param {Die[]} dice
 * @param {Die} die
 * @param {number} place
 * @param {Drawing} drawn
 * @param {Context} ctx
 */
function withJoker(dice, die, place, drawn, ctx) {
  const colour = die.colour === "white" && dice.length > 1 ? jokerColour(dice, place) : null;
  return colour
    ? ctx.html`<span class="bv-joker">${drawn}<small>${ctx.t("page-bv-joker", {
        colour: colourName(colour, ctx),
      })}</small></span>`
    : drawn;
}

/** @param {Group} each @param {Context} ctx */
function worth({ points }, ctx) {
  return ctx.html`<p class="bv-pts"><b>${points}</b><small>${ctx.t("page-bv-points-word", { points })}</small></p>`;
}

/** What two, three and four dice score. @param {number} size of the open group @param {Context} ctx */
function scale(size, { html, t }) {
  return html`<p class="bv-scale">
    ${[2, 3, 4].map(
      (dice) =>
        html`<span class=${dice === size ? "bv-now" : ""}
          >${t("page-bv-dice", { dice })}<b>${POINTS[dice]}</b></span
        >`,
    )}
  </p>`;
}

/** Lower the best grouping at once, and keep the rest. @param {Context} ctx @returns {Plan[]} */
export function plans(ctx) {
  if (stepOf(ctx) !== "lower" || !ctx.legal.length || ctx.position.group.length) return [];
  const { groups, left, points } = bestGrouping(actingPlayer(ctx).zone);
  if (!groups.length) return [];
  /** @type {Action[]} */
  const actions = groups.flatMap(({ dice }) => [
    ...dice.map((die) => ({ type: "lower", die })),
    ...(dice.length < AUTOMATIC ? [{ type: "close" }] : []),
  ]);
  // With nothing left the step ends by itself, and a pass would decline the power that follows.
  return [
    {
      label: ctx.t("page-bv-plan-lower", { points }),
      actions: left.length ? [...actions, { type: "pass" }] : actions,
    },
  ];
}
