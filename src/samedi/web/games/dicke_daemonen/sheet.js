/** The final score sheet: who won, and every colour with the fields that brought its points. */
import { COLOURS, letter } from "./colours.js";
import { element, isAlone, small } from "./asking.js";
import { badge } from "./fields.js";
import { countedSoFar, fieldCounted, inOrder, showField } from "./count.js";

/** @typedef {import("./types.js").Context} Context */
/** @typedef {import("./scores.js").FieldScore} FieldScore */
/**
 * @typedef {object} Result
 * @property {Record<string, number>} points
 * @property {string[]} winning_colours
 * @property {number[]} winners
 * @property {number} [score]
 */

/** @param {Result} result @param {Context} ctx */
export function sheet(result, ctx) {
  const { html } = ctx;
  const soFar = countedSoFar(ctx);
  return html`<div class="tally">
    <div class="tally-told">
      ${heading(result, ctx)}${isAlone(ctx) && soFar === null ? ranks(result, ctx) : null}${controls(ctx, soFar)}
    </div>
    <ol class="rows">
      ${COLOURS.map((colour) => row(colour, result, ctx, soFar))}
    </ol>
  </div>`;
}

/** The field that is being counted, or who won.
 * @param {Result} result @param {Context} ctx */
function heading(result, ctx) {
  const { html, t } = ctx;
  const field = fieldCounted(ctx);
  if (!field)
    return html`<div>
      <h2>${outcome(result, ctx)}</h2>
      <p class="quiet small">${t("page-dd-tied", { count: tied(ctx).length })}</p>
    </div>`;
  const step = {
    number: countedSoFar(ctx) ?? 0,
    of: ctx.position.world.fields.length,
    field: letter(field.field),
    worth: field.worth,
  };
  const title = field.leader
    ? t("page-dd-count", { ...step, colour: t(`page-dd-to-${field.leader}`) })
    : t("page-dd-count-nobody", step);
  return html`<div aria-live="polite">
    <h2>${title}</h2>
    <p class="quiet small">${reckoned(field, ctx)}</p>
  </div>`;
}

/** @param {Result} result @param {Context} ctx */
function outcome(result, ctx) {
  const { t, names } = ctx;
  if (isAlone(ctx))
    return result.score ? t("page-dd-alone-won", { score: result.score }) : t("page-dd-alone-lost");
  const colours = listed(
    t,
    result.winning_colours.map((colour) => t(`page-dd-to-${colour}`)),
  );
  if (!result.winners.length) return t("page-dd-nobody-won", { colours });
  return t("page-dd-won", {
    colours,
    names: listed(
      t,
      result.winners.map((seat) => names[seat]),
    ),
    count: result.winners.length,
  });
}

/** Words in a row: the last after "and".
 * @param {Context["t"]} t @param {string[]} words */
function listed(t, words) {
  return words.length < 2
    ? (words[0] ?? "")
    : t("page-dd-and", { some: words.slice(0, -1).join(", "), last: words[words.length - 1] });
}

/** @param {Context} ctx */
const tied = (ctx) => inOrder(ctx).filter((field) => !field.leader);

/** How a field is counted, in words.
 * @param {FieldScore} field @param {Context} ctx */
function reckoned(field, { t }) {
  const present = Object.entries(field.demons)
    .filter(([, count]) => count)
    .map(([colour, count]) => t("page-dd-so-many", { count, colour: element(t, colour) }));
  const there = present.length
    ? t("page-dd-there", { demons: listed(t, present) })
    : t("page-dd-nobody-there");
  const sum = t("page-dd-corners-knots", { corners: field.corners, knots: field.knots });
  return [there, sum, field.isFrozen ? t("page-dd-only-froze") : ""].filter(Boolean).join(" ");
}

/** @param {string} colour @param {Result} result @param {Context} ctx @param {number | null} soFar */
function row(colour, result, ctx, soFar) {
  const { html, t, position, names } = ctx;
  const fields = inOrder(ctx);
  const mine = fields.flatMap((field, i) =>
    field.leader === colour
      ? [{ field, isCounted: soFar === null || i < soFar, isNow: i + 1 === soFar }]
      : [],
  );
  const counted = mine.reduce((sum, { field, isCounted }) => sum + (isCounted ? field.worth : 0), 0);
  const owners = position.predicted.flatMap((/** @type {string[]} */ colours, /** @type {number} */ seat) =>
    colours.includes(colour) && !isAlone(ctx) ? [names[seat]] : [],
  );
  const isLead = soFar === null ? result.winning_colours.includes(colour) : mine.some(({ isNow }) => isNow);
  return html`<li class=${`${colour}${isLead ? " lead" : ""}`}>
    ${small(html, colour, "who")}
    <div class="nm">
      <b>${element(t, colour)}</b
      >${owners.length ? html`<small>${t("page-dd-owned", { name: owners[0] })}</small>` : null}
    </div>
    <div class="vals">
      ${
        colour === "white"
          ? position.ghosts.map(() => small(html, "white", "gh"))
          : mine.map((each) => value(each, ctx))
      }
    </div>
    <span class="tot">${colour === "white" ? position.points.white : counted}</span>
  </li>`;
}

/** @param {{ field: FieldScore, isCounted: boolean, isNow: boolean }} each @param {Context} ctx */
function value({ field, isCounted, isNow }, { html, svg }) {
  return html`<svg
    class=${`bd${isCounted ? "" : " todo"}${isNow ? " cur" : ""}`}
    viewBox="-32 -34 64 64"
    aria-hidden="true"
  >
    ${badge(svg, field, 0, 0)}
  </svg>`;
}

/** Alone: the ranks with what they score.
 * @param {Result} result @param {Context} ctx */
function ranks(result, ctx) {
  const { html, t, position, facts, constants } = ctx;
  const ranked = position.predicted[0];
  if (!ranked.length)
    return html`<p class="tell no">
      <svg aria-hidden="true"><use href="#i-help" /></svg><span><b>${t("page-dd-no-prediction")}</b></span>
    </p>`;
  const { is_right: isRight, total } = facts.ranks ?? { is_right: false, total: 0 };
  const sum = ranked.map((colour, rank) => `${constants.times[rank]} × ${result.points[colour]}`).join(" + ");
  return html`${podium(ranked, ctx)}
    <p class=${`calc${isRight ? "" : " void"}`}>
      <span>${t(isRight ? "page-dd-right" : "page-dd-wrong")}</span
      ><span>${sum} = ${isRight ? html`<b>${total}</b>` : html`<s>${total}</s> <b>0</b>`}</span>
    </p>`;
}

/** The ranks as a podium: second, first, third.
 * @param {string[]} ranked @param {Context} ctx */
function podium(ranked, { html, t, constants }) {
  const places = [
    ["two", 1],
    ["one", 0],
    ["three", 2],
  ];
  return html`<ol class="podium">
    ${places.map(([name, rank]) => {
      const colour = ranked[Number(rank)];
      const hole = html`<svg viewBox="0 0 48 48" aria-hidden="true">
        <circle class="hole" cx="24" cy="24" r="18" />
      </svg>`;
      return html`<li class=${name}>
        <div>
          ${colour ? small(html, colour) : hole}<b>${colour ? element(t, colour) : t("page-dd-open")}</b>
        </div>
        <p>
          <span>${t("page-dd-nth", { rank: Number(rank) + 1 })}</span
          ><small>× ${constants.times[Number(rank)]}</small>
        </p>
      </li>`;
    })}
  </ol>`;
}

/** @param {Context} ctx @param {number | null} soFar */
function controls(ctx, soFar) {
  const { html, t } = ctx;
  if (soFar === null)
    return html`<div class="row">
      <button @click=${() => showField(ctx, 0)}>${t("page-dd-count-start")}</button>
    </div>`;
  const isLast = soFar === ctx.position.world.fields.length;
  return html`<div class="row">
    <button
      aria-label=${t("page-dd-count-back")}
      ?disabled=${soFar === 1}
      @click=${() => showField(ctx, soFar - 2)}
    >
      <svg class="ico" aria-hidden="true"><use href="#i-back" /></svg>
    </button>
    <button class="go" @click=${() => showField(ctx, isLast ? null : soFar)}>
      ${t(isLast ? "page-dd-count-result" : "page-dd-count-next")}
    </button>
    <button @click=${() => showField(ctx, null)}>${t("page-dd-count-all")}</button>
  </div>`;
}
