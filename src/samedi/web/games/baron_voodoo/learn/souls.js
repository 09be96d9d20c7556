/** Pieces of Baron Voodoo's board: cells, dice, stacks, and what is drawn over them. */
import { svg } from "../../../vendor/lit-html/lit-html.js";

/** @typedef {import("../../../types.js").Drawing} Drawing */

const CELL = 100;
const MARGIN = 10;
/** @type {Record<string, string>} */
const COLOURS = { Y: "yellow", R: "red", P: "purple", T: "turquoise", W: "white" };
/** @type {Record<string, string>} */
const FACES = { O: "offering", S: "soul", C: "change", P: "protection", V: "steal", X: "exchange" };

/**
 * A die written as colour and face, with its upper left corner at a place.
 * @param {string} written
 * @param {number} x
 * @param {number} y
 * @param {string} [kind]
 */
export function die(written, x, y, kind = "") {
  const colour = COLOURS[written[0]];
  return svg`<g class=${`die ${colour} ${kind}`} transform=${`translate(${x} ${y})`}>
    <use href="#die" x="-2" y="-2" width="70" height="72"></use>
    <use href=${`#front-${colour}`} y="54" width="66" height="14"></use>
    <use href=${`#face-${FACES[written[1]]}`} x="14" y="9" width="38" height="38"></use></g>`;
}

/**
 * A patch of the board. Rows are words like "R:RO" (a red cell with a red Offering), "T:PV,WC" (a stack, from below),
 * "Y:" (an empty yellow cell) and "#:" (the crossroads).
 * @param {string[]} rows @param {{ over?: Drawing, under?: Drawing, lifted?: string }} [more] `lifted` is "column,row"
 */
export function patch(rows, { over, under, lifted } = {}) {
  const cells = rows.map((row) => row.split(" "));
  const [width, height] = [CELL * cells[0].length + 2 * MARGIN, CELL * cells.length + 2 * MARGIN];
  const each = (/** @type {(word: string, column: number, row: number) => Drawing} */ draw) =>
    cells.map((words, row) => words.map((word, column) => draw(word, column, row)));
  return {
    box: [0, -14, width, height + 14],
    draw: svg`<rect class="velvet" width=${width} height=${height} rx="22"></rect>
      <rect class="stitch" x="5" y="5" width=${width - 10} height=${height - 10} rx="18"></rect>
      ${each(ground)}${under}${each((word, column, row) =>
        stack(word, column, row, lifted === `${column},${row}`),
      )}${over}`,
  };
}

/** @param {string} word @param {number} column @param {number} row */
function ground(word, column, row) {
  const [x, y] = [corner(column), corner(row)];
  if (word[0] === "#") {
    return svg`<g class="crossroads"><rect x=${x} y=${y} width="92" height="92" rx="12"></rect>
      <path d=${`M${x + 46} ${y + 14}v64M${x + 14} ${y + 46}h64`}></path>
      <circle cx=${x + 46} cy=${y + 46} r="16"></circle></g>`;
  }
  const colour = COLOURS[word[0]];
  const mark =
    word.length > 2
      ? ""
      : svg`<use href=${`#mark-${colour}`} x=${x + 33} y=${y + 33} width="26" height="26"></use>`;
  return svg`<g class=${`cell ${colour}`}><rect x=${x} y=${y} width="92" height="92" rx="12"></rect>${mark}</g>`;
}

/** @param {string} word @param {number} column @param {number} row @param {boolean} isLifted */
function stack(word, column, row, isLifted) {
  const dice = (word.split(":")[1] || "").split(",").filter(Boolean);
  if (!dice.length) return "";
  const [x, y] = [corner(column), corner(row)];
  const top = dice.length - 1;
  return svg`<ellipse class="shade" cx=${x + 46} cy=${y + 87} rx="38" ry="9"></ellipse>
    ${dice.map((each, height) =>
      die(
        each,
        x + 13,
        y + 21 - 14 * height - (isLifted && height === top ? 12 : 0),
        isLifted && height === top ? "lifted" : "",
      ),
    )}`;
}

/** @param {number} index */
const corner = (index) => MARGIN + 4 + CELL * index;
/** The middle of a cell, a little above its foot. @param {number} index */
const middle = (index) => corner(index) + 46;

/**
 * The ring of a chosen die on a stack of some height.
 * @param {number} column
 * @param {number} row
 * @param {number} [height]
 */
export function chosen(column, row, height = 1) {
  const [x, y] = [corner(column) + 8, corner(row) + 16 - 14 * (height - 1) - 12];
  return svg`<rect class="cased" x=${x} y=${y} width="76" height="78" rx="17"></rect>
    <rect class="selected" x=${x} y=${y} width="76" height="78" rx="17"></rect>`;
}

/** A lit cell. @param {number} column @param {number} row */
export function lit(column, row) {
  const [x, y] = [corner(column), corner(row)];
  return svg`<rect class="legal-bg" x=${x} y=${y} width="92" height="92" rx="12"></rect>
    <rect class="legal" x=${x + 3} y=${y + 3} width="86" height="86" rx="10"></rect>`;
}

/**
 * What stops a move, at the upper corner of a cell.
 * @param {number} column
 * @param {number} row
 * @param {number} [lift]
 */
export const stop = (column, row, lift = 0) =>
  svg`<use href="#stop" x=${corner(column) + 60} y=${corner(row) - 10 - lift} width="38" height="38"></use>`;

/** A protected die. @param {number} column @param {number} row @param {string} colour */
export const ward = (column, row, colour) =>
  svg`<use href="#ward" class=${colour} x=${corner(column) + 58} y=${corner(row) - 4} width="38" height="38"></use>`;

/**
 * An arc above from one cell to another, with a head at its end, or at both.
 * @param {number[]} from
 * @param {number[]} to
 * @param {{ bend?: number, isDotted?: boolean, isDouble?: boolean }} [more]
 */
export function hop(from, to, { bend = 70, isDotted = false, isDouble = false } = {}) {
  const [a, b] = [from, to].map(([column, row]) => [middle(column), middle(row) - 14]);
  const control = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - bend];
  const start = between(a, control, 34);
  const end = between(b, control, 34);
  const d = `M${start}Q${control} ${end}${head(end, control)}${isDouble ? head(start, control) : ""}`;
  return svg`<path class="hop-case" d=${d}></path><path class=${isDotted ? "hop dotted" : "hop"} d=${d}></path>`;
}

/** A point so far from one towards another. @param {number[]} from @param {number[]} to @param {number} far */
function between(from, to, far) {
  const share = far / Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share].map(Math.round);
}

/** The head of an arrow at its tip. @param {number[]} tip @param {number[]} from */
function head(tip, from) {
  const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0]);
  const wing = (/** @type {number} */ turn) =>
    [tip[0] - 20 * Math.cos(angle + turn), tip[1] - 20 * Math.sin(angle + turn)].map(Math.round);
  return `M${wing(0.55)}L${tip}L${wing(-0.55)}`;
}
