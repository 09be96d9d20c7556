/** What lies under the dice: velvet, cells with their marks, the crossroads, letters and numbers. */
/** @import { Context } from "./model.js" */
/** @import { Frame } from "./board.js" */
/** @import { Position } from "./model.js" */
import { cellsOf, colourOfCell, cornerOf, linesOf, middleOf, standing } from "./board.js";

/**
 * @param {Position} position
 * @param {Frame} frame
 * @param {Context} ctx
 */
export function ground(position, frame, ctx) {
  const { svg } = ctx;
  return svg`${velvet(frame, ctx)}
    ${cellsOf(frame).map((cell) => drawCell(cell, !position.board[cell].length, frame, ctx))}
    ${lineNames(frame, ctx)}
    ${cellsOf(frame).map((cell) => (position.board[cell].length ? shade(cell, frame, ctx) : ""))}`;
}

/** @param {Frame} frame @param {Context} ctx */
function velvet({ velvet: [x, y, size], rim }, { svg }) {
  return svg`<rect class="bv-velvet" x=${x} y=${y} width=${size} height=${size} rx=${rim}></rect>
    <rect class="bv-stitch" x=${x + 6} y=${y + 6} width=${size - 12} height=${size - 12} rx=${rim - 5}></rect>`;
}

/**
 * A cell in its colour, with the mark of the colour where it is empty.
 * @param {string} cell
 * @param {boolean} isEmpty
 * @param {Frame} frame
 * @param {Context} ctx
 */
export function drawCell(cell, isEmpty, frame, { svg }) {
  const { x, y } = cornerOf(cell, frame);
  const colour = colourOfCell(cell);
  const { size, mark } = frame;
  if (!colour) return crossroads(cell, frame, { svg });
  const place = (size - mark) / 2;
  return svg`<g class=${`bv-cell ${colour}`}><rect x=${x} y=${y} width=${size} height=${size} rx="12"></rect>${
    isEmpty
      ? svg`<use href=${`#mark-${colour}`} x=${x + place} y=${y + place} width=${mark} height=${mark}></use>`
      : ""
  }</g>`;
}

/** The black centre. @param {string} cell @param {Frame} frame @param {Pick<Context, "svg">} ctx */
function crossroads(cell, frame, { svg }) {
  const { x, y } = middleOf(cell, frame);
  const half = frame.size / 2;
  return svg`<g class="bv-crossroads">
    <rect x=${x - half} y=${y - half} width=${frame.size} height=${frame.size} rx="12"></rect>
    <path d=${`M${x} ${y - 36}v72M${x - 36} ${y}h72M${x - 20} ${y - 20}l40 40M${x + 20} ${y - 20}l-40 40`}></path>
    <circle cx=${x} cy=${y} r="25"></circle></g>`;
}

/** The letters of the columns and the numbers of the rows. @param {Frame} frame @param {Context} ctx */
export function lineNames(frame, { svg }) {
  const { columns, rows } = linesOf(frame);
  return svg`<g class="bv-coords">${columns.map(
    (column) => svg`<text x=${middleOf(column + rows[0], frame).x} y=${frame.letters}>${column}</text>`,
  )}
    ${rows.map((row) => svg`<text x="11" y=${middleOf(columns[0] + row, frame).y + 7}>${row}</text>`)}</g>`;
}

/** The shadow under a stack. @param {string} cell @param {Frame} frame @param {Context} ctx */
export function shade(cell, frame, { svg }) {
  const { x, y } = standing(cell, 0, frame);
  return svg`<ellipse class="bv-shade" cx=${x + 2} cy=${y + 32} rx="38" ry="9"></ellipse>`;
}
