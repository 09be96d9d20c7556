/** The chances to win over a game: a line for every seat, and below what luck and choices did to one of them. */
/** @import { Context, GamePage, JudgedMoment, Review } from "../types.js" */
/** @import { LookingBack } from "./review.js" */
import { html, svg } from "../vendor/lit-html/lit-html.js";
import { t } from "../app/words.js";
import { still } from "../board/still.js";

const [WIDTH, LEFT, TOP, HIGH] = [640, 40, 8, 96];
const [STRIP, HALF] = [134, 22];
const SCALE = 110; // of the bars: a change of a fifth fills half of the strip

/** How far along a moment ends, from 0 to the width. @param {number} length @param {number} all */
const across = (length, all) => LEFT + ((WIDTH - LEFT - 6) * length) / Math.max(1, all);

/** @param {number} chance */
const down = (chance) => TOP + HIGH * (1 - chance);

/** After how many actions a moment can be seen. @param {JudgedMoment} moment */
export const endOf = ({ at, actions }) => at + actions.length;

/** @param {LookingBack} looking @param {Review} review @param {Context} ctx */
export function graph(looking, review, ctx) {
  const all = review.moments.length ? endOf(review.moments[review.moments.length - 1]) : 0;
  const at = looking.replay.at.value ?? all;
  const go = (/** @type {PointerEvent} */ event) => {
    if (event.type === "pointermove" && !event.buttons) return;
    touch(looking, review, event, all);
  };
  const { found, seat, replay } = looking;
  return html`<svg
    class="chances"
    viewBox=${`0 0 ${WIDTH} ${STRIP + HALF}`}
    role="img"
    aria-label=${`${t("review-graph")}. ${inWords(review, replay.rested.value ?? all, ctx)}`}
    @pointerdown=${go}
    @pointermove=${go}
  >
    ${still([found.value, seat.value], () => curves(looking, review, all))}
    ${svg`<path class="cursor" d=${`M${across(at, all)} 2V${STRIP + HALF}`}></path>`}
  </svg>`;
}

/** All that does not move. @param {LookingBack} looking @param {Review} review @param {number} all */
function curves(looking, review, all) {
  const seat = looking.seat.value;
  return [
    grid(),
    review.seats.map((_, each) => line(looking, review, each, all)),
    withoutLuck(review, seat, all),
    bars(review, seat, all),
    looking.deciding.map((length) => mark(review, seat, length, all)),
  ];
}

function grid() {
  return svg`<g class="grid">
    ${[1, 0.5, 0].map((chance) => svg`<path d=${`M${LEFT} ${down(chance)}H${WIDTH - 6}`}></path>`)}
    <path d=${`M${LEFT} ${STRIP}H${WIDTH - 6}`}></path>
    ${[1, 0.5, 0].map((chance) => svg`<text x=${LEFT - 6} y=${down(chance) + 5}>${100 * chance}</text>`)}
  </g>`;
}

/** @param {LookingBack} looking @param {Review} review @param {number} seat @param {number} all */
function line(looking, { seats, moments }, seat, all) {
  const points = moments.map((each) => `${across(endOf(each), all)},${down(each.chances[seat])}`);
  const begins = `${LEFT},${down(seats[seat].start)}`;
  const kind = `seat-${seat} ${seat === looking.seat.value ? "mine" : ""}`;
  return svg`<polyline class=${`chance ${kind}`} points=${[begins, ...points].join(" ")}></polyline>`;
}

/** What the same choices would have come to with even luck. */
/** @param {Review} review @param {number} seat @param {number} all */
function withoutLuck({ seats, moments }, seat, all) {
  let luck = 0;
  const points = moments.map((each) => {
    luck += each.seat === null || each.seat === undefined ? each.change[seat] : 0;
    const chance = Math.max(0, Math.min(1, each.chances[seat] - luck));
    return `${across(endOf(each), all)},${down(chance)}`;
  });
  return svg`<polyline class="even" points=${[`${LEFT},${down(seats[seat].start)}`, ...points].join(" ")}></polyline>`;
}

/** @param {Review} review @param {number} seat @param {number} all */
function bars({ moments }, seat, all) {
  return moments
    .filter(({ change }) => Math.abs(change[seat]) >= 0.004)
    .map((each) => {
      const change = each.change[seat];
      const high = Math.min(HALF, Math.abs(change) * SCALE);
      const kind = each.seat === null || each.seat === undefined ? "luck" : "choice";
      const [x, y] = [across(endOf(each), all) - 3, change > 0 ? STRIP - high : STRIP];
      return svg`<rect class=${kind} x=${x} y=${y} width="6" height=${high} rx="1.5"></rect>`;
    });
}

/** @param {Review} review @param {number} seat @param {number} length @param {number} all */
function mark({ moments }, seat, length, all) {
  const moment = moments.find((each) => endOf(each) === length);
  if (!moment) return svg``;
  return svg`<circle class="deciding" cx=${across(length, all)} cy=${down(moment.chances[seat])} r="7"></circle>`;
}

let waiting = 0;

/**
 * Go where somebody points, once a frame.
 * @param {LookingBack} looking @param {Review} review @param {PointerEvent} event @param {number} all
 */
function touch(looking, { moments }, event, all) {
  const drawing = /** @type {SVGSVGElement} */ (event.currentTarget);
  const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(
    drawing.getScreenCTM()?.inverse(),
  ).x;
  const near = (/** @type {JudgedMoment} */ each) => Math.abs(across(endOf(each), all) - place);
  const nearest = moments.reduce((best, each) => (near(each) < near(best) ? each : best));
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(() => void looking.replay.jump(endOf(nearest), { isPassing: true }));
}

/** The chances at a moment. @param {Review} review @param {number} at @param {Context} ctx */
export function inWords({ seats, moments }, at, { names }) {
  const moment = moments.findLast((each) => endOf(each) <= at);
  const chances = seats.map(({ start }, seat) => {
    const chance = Math.round(100 * (moment ? moment.chances[seat] : start));
    return t("review-chance", { name: names[seat], chance });
  });
  return t("review-graph-at", { at, chances: chances.join(", ") });
}

/** Whose line is which; a tap draws the luck and choices of another seat. */
/** @param {LookingBack} looking @param {GamePage} game @param {Context} ctx */
export function legend(looking, game, ctx) {
  const seats = looking.found.value.review?.seats ?? [];
  return html`<span class="legend">
    ${seats.map(
      (_, seat) =>
        html`<button
          class="bare seat-${seat}"
          aria-pressed=${String(seat === looking.seat.value)}
          @click=${() => (looking.seat.value = seat)}
        >
          <i class="line"></i>${game.emblem(seat, ctx)}${ctx.names[seat]}
        </button>`,
    )}
    <span class="small"><i class="luck"></i>${t("review-key-luck")}</span>
    <span class="small"><i class="choice"></i>${t("review-key-choice")}</span>
    <span class="small"><i class="even"></i>${t("review-key-even")}</span>
  </span>`;
}
