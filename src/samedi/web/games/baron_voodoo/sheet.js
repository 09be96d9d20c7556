/** The final score sheet: one line a source, counts behind every majority, the winner's sum ringed. */
/** @import { Context } from "./model.js" */
/** @import { Colour, Die, Position } from "./model.js" */
import { drawLoa } from "./dice.js";
import { COLOURS } from "./model.js";
import { colourName } from "./names.js";

/** @typedef {{ play: number, lowering: number, majorities: Partial<Record<Colour, number>> }} Line */
/** @typedef {{ scores: number[], winners: number[], sheet: Line[] }} Result */

/** @param {Result} result @param {Context} ctx */
export function sheet(result, ctx) {
  const columns = columnsOf(ctx);
  const { html, t } = ctx;
  return html`<table class="bv-sheet">
    <caption class="sr">
      ${t("page-bv-sheet")}
    </caption>
    <colgroup>
      <col />
      ${columns.map(() => html`<col />`)}
    </colgroup>
    <thead>
      <tr>
        <td></td>
        ${columns.map((seat) => head(seat, ctx))}
      </tr>
    </thead>
    <tbody>
      ${row(
        t("page-bv-sheet-play"),
        columns.map((seat) => result.sheet[seat].play),
        ctx,
      )}
      ${row(
        t("page-bv-sheet-lowering"),
        columns.map((seat) => plus(result.sheet[seat].lowering)),
        ctx,
      )}
      <tr class="bv-sub">
        <th scope="rowgroup" colspan=${columns.length + 1}>${t("page-bv-sheet-majorities")}</th>
      </tr>
      ${colours(ctx).map((colour) => majority(colour, columns, result, ctx))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${t("page-bv-sheet-total")}</th>
        ${columns.map(
          (seat) =>
            html`<td class=${result.winners.includes(seat) ? "bv-best" : ""}>${result.scores[seat]}</td>`,
        )}
      </tr>
    </tfoot>
  </table>`;
}

/** By how many points it was won. @param {Result} result */
export function lead({ scores, winners }) {
  const others = scores.filter((_, seat) => !winners.includes(seat));
  return others.length && winners.length ? scores[winners[0]] - Math.max(...others) : 0;
}

/** A column a side: in teams the lower seat stands for both. @param {Context} ctx @returns {number[]} */
function columnsOf(ctx) {
  const seats = ctx.position.players.map((/** @type {unknown} */ _, /** @type {number} */ seat) => seat);
  return ctx.options.teams ? seats.slice(0, 2) : seats;
}

/** White counts in teams and solo only. @param {Context} ctx */
function colours(ctx) {
  return ctx.options.teams || ctx.options.solo ? COLOURS : COLOURS.slice(0, -1);
}

/** @param {number} seat @param {Context} ctx */
function head(seat, ctx) {
  const members = ctx.options.teams ? [seat, seat + 2] : [seat];
  /** @type {Position} */
  const { players } = ctx.position;
  const { html } = ctx;
  const nameOf = (/** @type {number} */ each) =>
    players[each].loa === "baron_samedi" ? ctx.t("baron-loa-baron_samedi") : ctx.names[each];
  return html`<th scope="col">
    <span class="bv-emblems">${members.map((each) => drawLoa(players[each].loa, ctx))}</span>${members.map(
      (each) => html`<span>${nameOf(each)}</span>`,
    )}
  </th>`;
}

/** @param {string} name @param {(string | number)[]} values @param {Context} ctx */
function row(name, values, { html }) {
  return html`<tr>
    <th scope="row">${name}</th>
    ${values.map((value) => html`<td>${value}</td>`)}
  </tr>`;
}

/** @param {number} points */
function plus(points) {
  return points ? `+${points}` : 0;
}

/** @param {Colour} colour @param {number[]} columns @param {Result} result @param {Context} ctx */
function majority(colour, columns, result, ctx) {
  const { html } = ctx;
  return html`<tr class=${colour}>
    <th scope="row">
      <svg class="bv-mk" viewBox="0 0 24 24" aria-hidden="true"><use href=${`#mark-${colour}`}></use></svg
      ><span>${colourName(colour, ctx)}</span>
    </th>
    ${columns.map((seat) => {
      const points = result.sheet[seat].majorities[colour];
      const count = ctx.position.players[seat].spirit.filter(
        (/** @type {Die} */ die) => die.colour === colour,
      ).length;
      return html`<td class="bv-w">${count}${points ? html` <b>+${points}</b>` : null}</td>`;
    })}
  </tr>`;
}
