/** The four cords: casing, body, sheen and weave, crossing over and under each other, and their knots. */
import { ELEMENTS } from "./colours.js";
import { heading, nearestOn } from "./lines.js";
import { smooth, weaveOf } from "./weave.js";

/**
 * Cords that lie, all four or some.
 * @typedef {object} Laid
 * @property {Record<string, import("./lines.js").Line>} lines
 * @property {Record<string, import("./lines.js").Point>} knots
 * @property {import("./atlas.js").Crossing[]} crossings
 */
/** @typedef {import("./types.js").Context["svg"]} Svg */
/** @typedef {{ path: string, weave: string }} Strand */

/** A lower cord shows on top inside circles of this size. */
const OVER = 25;

/** @type {WeakMap<Laid, Record<string, Strand>>} */
const strands = new WeakMap();

/** The paths of cords, made once.
 * @param {Laid} laid */
function strandsOf(laid) {
  let found = strands.get(laid);
  if (!found) {
    found = Object.fromEntries(
      coloursOf(laid).map((colour) => [colour, strandOf(colour, laid.lines[colour])]),
    );
    strands.set(laid, found);
  }
  return found;
}

/** @param {import("./colours.js").Element} colour @param {import("./lines.js").Line} line
 * @returns {Strand} */
const strandOf = (colour, line) => ({ path: smooth(line.points), weave: weaveOf(colour, line) });

/** @param {Laid} laid */
const coloursOf = ({ lines }) => ELEMENTS.filter((colour) => lines[colour]);

/** Cords over and under each other. `key` keeps the names of their parts apart from other worlds' on the same page.
 * @param {Svg} svg @param {Laid} laid @param {string} key */
export function cords(svg, laid, key) {
  const found = strandsOf(laid);
  const colours = coloursOf(laid);
  return svg`
    <defs>${colours.map((colour) => over(svg, laid, colour, key))}</defs>
    ${colours.map(
      (colour) =>
        svg`<g id=${`${key}-${colour}`} class=${`cord ${colour}`}>${layers(svg, found[colour])}</g>`,
    )}
    ${colours.map((colour) => svg`<use href=${`#${key}-${colour}`} clip-path=${`url(#${key}-over-${colour})`}/>`)}
    ${colours.map((colour) => (laid.knots[colour] ? knot(svg, laid, colour) : null))}`;
}

/** The layers of one cord, the lowest first.
 * @param {Svg} svg @param {Strand} strand */
export function layers(svg, { path, weave }) {
  return svg`<path class="casing" d=${path}/><path class="body" d=${path}/><path class="sheen" d=${path}/>
    <path class="weave" d=${weave}/>`;
}

/** Where a cord passes over one that is drawn after it.
 * @param {Svg} svg @param {Laid} laid @param {string} colour @param {string} key */
function over(svg, laid, colour, key) {
  const places = laid.crossings.filter((crossing) => crossing.over === colour);
  return svg`<clipPath id=${`${key}-over-${colour}`}>${places.map(
    ({ at: [x, y] }) => svg`<circle cx=${x.toFixed(1)} cy=${y.toFixed(1)} r=${OVER}/>`,
  )}</clipPath>`;
}

/** @param {Svg} svg @param {Laid} laid @param {string} colour */
function knot(svg, laid, colour) {
  const [x, y] = laid.knots[colour];
  const line = laid.lines[colour];
  const [dx, dy] = heading(line, nearestOn(line, [x, y]));
  return knotAt(svg, colour, x, y, (Math.atan2(dy, dx) * 180) / Math.PI);
}

/** A knot, turned so that its cord runs through it.
 * @param {Svg} svg @param {string} colour @param {number} x @param {number} y @param {number} turn */
export function knotAt(svg, colour, x, y, turn) {
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`;
  return svg`<g class=${`knot ${colour}`} transform=${place}>
    <use href="#knot" x="-29" y="-29" width="58" height="58"/></g>`;
}
