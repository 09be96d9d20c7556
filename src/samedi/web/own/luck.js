/** Luck and choices over time, as a picture and in a sentence, and the way to know more. */
/** @import { OwnGame, OwnPage, Sums } from "../types.js" */
/** @import { Own } from "./screen.js" */
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { t } from "../app/words.js";

/** @typedef {OwnGame & { sums: Sums }} ReviewedGame */

const [WIDTH, HIGH, EDGE, LEFT] = [640, 152, 8, 40];
const MOST = 40; // games in the picture
const TREND = 5; // games that are averaged
const AT_ONCE = 10; // games to look back on

/** @param {Own} own @param {OwnPage} page */
export function luck(own, { games }) {
  const counted = games.filter(({ is_begun: isBegun, is_left: isLeft }) => !isBegun && !isLeft);
  const known = /** @type {ReviewedGame[]} */ (counted.filter(({ sums }) => sums)).slice(0, MOST);
  const lacking = counted
    .filter(({ sums, length, is_there: isThere, mine }) => !sums && length && isThere && mine.length === 1)
    .slice(0, AT_ONCE);
  if (!known.length && !lacking.length) return nothing;
  return html`<section class="panel">
    <h2>${t("own-luck")}</h2>
    <p class="quiet">${t("own-luck-about")}</p>
    ${known.length ? told(known) : nothing} ${reviewing(own, lacking)}
  </section>`;
}

/** @param {ReviewedGame[]} known the latest first */
function told(known) {
  const count = known.length;
  const said = {
    count,
    won: ofHundred(mean(known.map(({ sums }) => sums.result))),
    even: ofHundred(mean(evenOf(known))),
  };
  return html`<p>${t("own-luck-mean", said)}</p>
    ${picture(known.toReversed())}
    <p class="legend small">
      <span><i class="choice"></i>${t("own-column-even")}</span>
      <span><i class="luck"></i>${t("own-graph-luck")}</span>
      ${count >= TREND ? html`<span><i class="trend"></i>${t("own-graph-trend")}</span>` : nothing}
    </p>`;
}

/** What the same choices would have brought with even luck. @param {ReviewedGame[]} games */
const evenOf = (games) => games.map(({ sums }) => sums.without_luck);

/** @param {number[]} numbers */
const mean = (numbers) => numbers.reduce((all, each) => all + each, 0) / numbers.length;

/** @param {number} chance */
const ofHundred = (chance) => Math.round(100 * chance);

/** @param {number} chance */
const down = (chance) => EDGE + HIGH * (1 - chance);

/** For every game what the choices deserved, and where luck took it. @param {ReviewedGame[]} games the oldest first */
function picture(games) {
  const step = (WIDTH - LEFT) / Math.max(games.length, 8);
  const x = (/** @type {number} */ place) => LEFT + step * (place + 0.5);
  const wide = Math.min(14, step / 2 - 1);
  return html`<svg
    class="over-time"
    viewBox=${`0 0 ${WIDTH} ${HIGH + 2 * EDGE}`}
    role="img"
    aria-label=${t("own-graph", { count: games.length })}
  >
    ${[1, 0.5, 0].map(
      (each) => svg`<g class="grid"><path d=${`M${LEFT} ${down(each)}H${WIDTH}`}></path>
        <text x=${LEFT - 6} y=${down(each) + 5}>${ofHundred(each)}</text></g>`,
    )}
    ${games.map(
      ({ sums }, place) =>
        svg`<rect class="luck" x=${x(place) - wide / 4} y=${down(Math.max(sums.result, sums.without_luck))}
          width=${wide / 2} height=${HIGH * Math.abs(sums.result - sums.without_luck)} rx="1.5"></rect>
          <circle class="choice" cx=${x(place)} cy=${down(sums.without_luck)} r=${wide / 2}></circle>`,
    )}
    ${games.length < TREND ? nothing : trend(evenOf(games), x)}
  </svg>`;
}

/** @param {number[]} deserved @param {(place: number) => number} x */
function trend(deserved, x) {
  const points = deserved
    .map((_, end) => `${x(end)},${down(mean(deserved.slice(Math.max(0, end + 1 - TREND), end + 1)))}`)
    .slice(TREND - 1);
  return svg`<polyline class="trend" points=${points.join(" ")}></polyline>`;
}

/** The way to know more: one game after the other. @param {Own} own @param {OwnGame[]} lacking */
function reviewing({ reviewing: work }, lacking) {
  const { value: at } = work.at;
  if (at)
    return html`<div class="working">
      <p class="small" role="status">${t("own-review-at", at)}</p>
      <progress
        max=${at.of}
        value=${at.at - 1 + at.done / Math.max(1, at.all)}
        aria-label=${t("own-luck")}
      ></progress>
      <button @click=${() => work.stop()}>${t("own-review-stop")}</button>
    </div>`;
  if (!lacking.length) return nothing;
  return html`<div class="working">
    ${work.hasFailed.value ? html`<p role="alert">${t("own-review-stopped")}</p>` : nothing}
    <p class="quiet small">${t("own-review-about")}</p>
    <button @click=${() => work.begin(lacking.map(({ table }) => table))}>
      ${t("own-review", { count: lacking.length })}
    </button>
  </div>`;
}
