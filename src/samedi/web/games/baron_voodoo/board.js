/** Where things stand: the cells of the full board and of the solo board in units of the drawing. */
/** @import { Colour, Position } from "./model.js" */

const LETTERS = "abcdefg";
const CELL_COLOURS = ["RYWTPRY", "TPRYWTP", "YWTPRYW", "PRY#TPR", "WTPRYWT", "RYWTPRY", "TPRYWTP"];
/** @type {Record<string, Colour>} */
const COLOUR_LETTERS = { Y: "yellow", R: "red", P: "purple", T: "turquoise", W: "white" };

export const STEP = 100; // from cell to cell
export const DIE = { width: 66, height: 68, stacked: 14 };

/**
 * @typedef {object} Frame
 * @property {[number, number, number, number]} box
 * @property {number} first the first column and row in play
 * @property {number} count how many columns and rows
 * @property {number} size of a cell
 * @property {number} die from the top of a cell to the top of a lone die
 * @property {number} mark the size of a colour's mark
 * @property {[number, number]} corner of the first cell
 * @property {[number, number, number]} velvet its corner and size
 * @property {number} rim of the velvet
 * @property {number} letters where the letters of the columns stand
 * @property {{ left: number, right: number, up: number, down: number }} pads middle of the pads at each edge
 */

/** @type {Frame} */
export const FULL = {
  box: [0, 0, 754, 756],
  first: 0,
  count: 7,
  size: 94,
  die: 22,
  mark: 30,
  corner: [43, 17],
  velvet: [26, 0, 728],
  rim: 26,
  letters: 750,
  pads: { left: 21, right: 733, up: 21, down: 734 },
};
/** @type {Frame} */
export const SOLO = {
  box: [0, 0, 684, 688],
  first: 1,
  count: 5,
  size: 92,
  die: 21,
  mark: 26,
  corner: [38, 150],
  velvet: [24, 136, 520],
  rim: 22,
  letters: 681,
  pads: { left: 21, right: 538, up: 136, down: 667 },
};

/** The frame of a position. @param {Position} position */
export function frameOf(position) {
  return position.line ? SOLO : FULL;
}

/** The names of the cells in play, row by row. @param {Frame} frame */
export function cellsOf(frame) {
  return linesOf(frame).rows.flatMap((row) => linesOf(frame).columns.map((column) => column + row));
}

/** The names of the columns and rows in play. @param {Frame} frame */
export function linesOf(frame) {
  const numbers = Array.from({ length: frame.count }, (_, n) => frame.first + n);
  return { columns: numbers.map((n) => LETTERS[n]), rows: numbers.map((n) => String(n + 1)) };
}

/** Column and row of a cell, from 0 on the full board. @param {string} cell */
export function columnAndRow(cell) {
  return { column: LETTERS.indexOf(cell[0]), row: Number(cell[1]) - 1 };
}

/** The colour of a cell; the centre has none. @param {string} cell @returns {Colour | null} */
export function colourOfCell(cell) {
  const { column, row } = columnAndRow(cell);
  return COLOUR_LETTERS[CELL_COLOURS[row][column]] ?? null;
}

/** The corner of a cell. @param {string} cell @param {Frame} frame */
export function cornerOf(cell, frame) {
  const { column, row } = columnAndRow(cell);
  return {
    x: frame.corner[0] + STEP * (column - frame.first),
    y: frame.corner[1] + STEP * (row - frame.first),
  };
}

/** The middle of a cell. @param {string} cell @param {Frame} frame */
export function middleOf(cell, frame) {
  const { x, y } = cornerOf(cell, frame);
  return { x: x + frame.size / 2, y: y + frame.size / 2 };
}

/**
 * The middle of a die that stands on a cell at a level, from 0.
 * @param {string} cell
 * @param {number} level
 * @param {Frame} frame
 */
export function standing(cell, level, frame) {
  const { x, y } = cornerOf(cell, frame);
  return { x: x + frame.size / 2, y: y + frame.die + DIE.height / 2 - DIE.stacked * level };
}

/** The cell a jump goes over. @param {string} from @param {string} to */
export function between(from, to) {
  const a = columnAndRow(from);
  const b = columnAndRow(to);
  return LETTERS[(a.column + b.column) / 2] + ((a.row + b.row) / 2 + 1);
}

/** The cells of a line, beginning at one of its ends. @param {string} line @param {string} end @param {Frame} frame */
export function cellsAlong(line, end, frame) {
  const { columns, rows } = linesOf(frame);
  const cells = rows.includes(line) ? columns.map((column) => column + line) : rows.map((row) => line + row);
  return end === "left" || end === "up" ? cells : cells.reverse();
}

/** The top die of a cell. @param {Position} position @param {string} cell */
export function topOf(position, cell) {
  return position.board[cell].at(-1);
}
