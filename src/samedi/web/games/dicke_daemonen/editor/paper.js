/** The paper: cords that lie, the one being drawn, crossings, the refused spot, and the finger with its halo. */
import { svg } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../../app/words.js";
import { cords, layers } from "../cords.js";
import { measured } from "../lines.js";
import { smooth, weaveOf } from "../weave.js";
import { handlesOf } from "./bending.js";
import { codeOf } from "./needs.js";
import { PAPER, toPaper } from "./sketch.js";

/** @typedef {import("./easel.js").Easel} Easel */
/** @typedef {import("../lines.js").Point} Point */

const EDGE = 6;
/** A cord stays on the paper with all its width. */
const CORD = 16;
/** Half as wide as a letter of a call-out, on paper. */
const LETTER = 8.6;

/** What has words for its spot. */
export const KNOWN = [
  "crosses-itself",
  "lines-touch",
  "three-lines-meet",
  "crosses-too-few",
  "too-many-crossings",
  "crossings-too-close",
  "field-too-thin",
  "knot-near-crossing",
  "too-few-points",
];

/** @param {Easel} easel */
export function paper(easel) {
  const state = easel.state.value;
  const { fresh, near } = easel.fresh;
  return svg`<svg class="paper-view"
    viewBox=${`${-EDGE} ${-EDGE} ${PAPER.width + 2 * EDGE} ${PAPER.height + 2 * EDGE}`} role="img"
    aria-label=${label(easel)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => pressed(event, easel)} @pointermove=${(
      /** @type {PointerEvent} */ event,
    ) => easel.drag(placeOf(event))}
    @pointerup=${() => easel.lift()} @pointercancel=${() => easel.lift()}>
    <rect class="paper" width=${PAPER.width} height=${PAPER.height} rx="22"/>
    ${cords(svg, easel.laid, "sketch")}
    ${state.stroke && state.colour ? inHand(state.stroke, state.colour) : null}
    ${easel.laid.crossings.map(
      ({ at: [x, y] }) => svg`<circle class="seen" cx=${x.toFixed(1)} cy=${y.toFixed(1)} r="9"/>`,
    )}
    ${fresh.map(freshCrossing)}
    ${state.tool === "point" ? handles(easel) : null}
    ${near ? refused(near, t("page-dd-spot-crossings-too-close")) : problems(easel)}
    ${
      state.finger && state.stroke
        ? svg`<circle class="touch" cx=${state.finger[0]} cy=${state.finger[1]} r="58"/>
          <circle class="touch in" cx=${state.finger[0]} cy=${state.finger[1]} r="26"/>`
        : null
    }
  </svg>`;
}

/** @param {PointerEvent} event @param {Easel} easel */
function pressed(event, easel) {
  if (!event.isPrimary || event.button > 0) return;
  /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
  easel.press(placeOf(event));
}

/** Where a pointer is, on paper.
 * @param {PointerEvent} event
 * @returns {Point} */
function placeOf(event) {
  const picture = /** @type {SVGSVGElement} */ (event.currentTarget);
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(
    picture.getScreenCTM()?.inverse(),
  );
  return [Math.min(PAPER.width - CORD, Math.max(CORD, x)), Math.min(PAPER.height - CORD, Math.max(CORD, y))];
}

/** The stroke being drawn, its start, and the way home.
 * @param {Point[]} stroke @param {import("../colours.js").Element} colour */
function inHand(stroke, colour) {
  const [[x, y], last] = [stroke[0], stroke[stroke.length - 1]];
  const line = measured(stroke);
  const end = line.at[stroke.length - 1];
  const isOut = end > 160;
  return svg`<g class=${`cord ${colour}`}>${layers(svg, {
    path: smooth(stroke, false),
    weave: end > 30 ? weaveOf(colour, line, end) : "",
  })}</g>
    ${
      isOut
        ? svg`<path class=${`wish ${colour}`} d=${`M${last[0]} ${last[1]}L${x} ${y}`}/><g>
          <circle class="cased" cx=${x} cy=${y} r="25"/><circle class="legal" cx=${x} cy=${y} r="25"/></g>
    <text class="hint" x=${Math.min(
      PAPER.width - 175,
      Math.max(12, x - 44),
    )} y=${y < 90 ? y + 62 : y - 42}>${t("page-dd-close-here")}</text>`
        : null
    }`;
}

/** @param {Point} point */
function freshCrossing([x, y]) {
  return svg`<circle class="fresh-case" cx=${x} cy=${y} r="15"/>
    <circle class="fresh-ring" cx=${x} cy=${y} r="15"/><circle class="freshdot" cx=${x} cy=${y} r="5"/>`;
}

/** The points of the cord in hand.
 * @param {Easel} easel */
function handles(easel) {
  const { colour, handle } = easel.state.value;
  const line = colour && easel.laid.lines[colour];
  if (!line) return null;
  return handlesOf(line.points).map(
    ([x, y], i) =>
      svg`<circle class=${i === handle ? "handle held" : "handle"} cx=${x.toFixed(1)} cy=${y.toFixed(1)}
        r=${i === handle ? 15 : 11}/>`,
  );
}

/** Every refused spot is ringed; the one the bar speaks of says why.
 * @param {Easel} easel */
function problems(easel) {
  if (easel.state.value.stroke) return null;
  const { shown } = easel.state.value;
  const all = (easel.report?.problems ?? [])
    .map((problem, i) => ({ problem, i }))
    .filter(({ problem }) => problem.at);
  const others = all
    .filter(({ i }) => i !== shown)
    .map(({ problem }) => ring(toPaper(/** @type {Point} */ (problem.at)), 24));
  const now = all.find(({ i }) => i === shown);
  return svg`${others}${
    now
      ? refused(toPaper(/** @type {Point} */ (now.problem.at)), t(`page-dd-spot-${wordsFor(now.problem)}`))
      : null
  }`;
}

/** The code of a problem, as far as there are words for it.
 * @param {import("./needs.js").Report["problems"][number]} problem */
export function wordsFor(problem) {
  const code = codeOf(problem);
  return KNOWN.includes(code) ? code : "other";
}

/** @param {Point} at @param {number} r */
function ring([x, y], r) {
  return svg`<circle class="cased" cx=${x.toFixed(1)} cy=${y.toFixed(1)} r=${r}/>
    <circle class="selected" cx=${x.toFixed(1)} cy=${y.toFixed(1)} r=${r}/>`;
}

/** A ring, a stop sign and three words at the spot.
 * @param {Point} at @param {string} words */
function refused([x, y], words) {
  const width = words.length * 2 * LETTER + 40;
  const left = Math.min(PAPER.width - width - 8, Math.max(8, x - width / 2));
  const isLow = y > PAPER.height - 130;
  const [tip, top] = isLow ? [y - 46, y - 134] : [y + 46, y + 76];
  const pointer = isLow ? `M${x} ${tip}l-16 -32h32z` : `M${x} ${tip}l-16 32h32z`;
  return svg`<g class="refuse">${ring([x, y], 40)}<use href="#stop" x=${Math.min(
    PAPER.width - 42,
    x + 22,
  ).toFixed(1)} y=${(y - 53).toFixed(1)} width="38" height="38"/></g>
    <g class="call"><path d=${pointer}/>
    <rect x=${left.toFixed(1)} y=${top.toFixed(1)} width=${width} height="58" rx="14"/>
    <text x=${(left + width / 2).toFixed(1)} y=${(top + 39).toFixed(1)}>${words}</text></g>`;
}

/** The drawing in a sentence.
 * @param {Easel} easel */
function label(easel) {
  return t("page-dd-editor-label", {
    laid: Object.keys(easel.laid.lines).length,
    crossings: easel.laid.crossings.length,
    problems: easel.report?.problems.length ?? 0,
  });
}
