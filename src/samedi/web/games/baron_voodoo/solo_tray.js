/** Baron Samedi's tray around the solo board: his line above, the exchange column beside it, the hat on the board. */
/** @import { Piece, Target } from "../../types.js" */
/** @import { Context } from "./model.js" */
/** @import { Colour, Die, Position } from "./model.js" */
import { SOLO, cornerOf } from "./board.js";
import { drawDie } from "./dice.js";
import { dieName, kind } from "./names.js";
import { zonePick } from "./picks.js";

const TRAY =
  "M46 6H660a18 18 0 0 1 18 18V640a18 18 0 0 1-18 18H578a18 18 0 0 1-18-18V136" +
  "a14 14 0 0 0-14-14H46a18 18 0 0 1-18-18V24A18 18 0 0 1 46 6z";
const LINE = { x: 183, y: 74, step: 100, count: 4 };
const COLUMN = { x: 619, y: 192, step: 104, count: 4 };

/** The tray with what is gone from the line. @param {Position} position @param {Context} ctx */
export function drawTray(position, ctx) {
  const { svg, t } = ctx;
  const gone = goneFrom(position);
  const order = ctx.constants.line ?? [];
  const [above, below] = t("page-bv-column-rail").split("|");
  return svg`<g class="bv-baron-tray"><path d=${TRAY}></path></g>
    <text class="bv-rail" x="48" y="33">${t("page-bv-line-rail")}</text>
    <text class="bv-rail" x="619" y="616" text-anchor="middle">${above}</text>
    <text class="bv-rail" x="619" y="640" text-anchor="middle">${below}</text>
    <use href="#baron" x="574" y="18" width="90" height="90"></use>
    <path class="bv-down" d="M619 130v18M611 140l8 8 8-8"></path>
    ${order.slice(0, gone).map((colour, place) => emptySlot(colour, place, position, ctx))}
    ${(position.column ?? []).map(
      (_, place) =>
        svg`<ellipse class="bv-shade" cx=${COLUMN.x + 1} cy=${columnPlace(position, place).y + 32} rx="38"
          ry="9"></ellipse>`,
    )}`;
}

/** How many dice he has taken from the line; while it is being rolled, none. @param {Position} position */
function goneFrom(position) {
  return position.round ? LINE.count - (position.line ?? []).length : 0;
}

/**
 * A place of the line whose die he has taken: lowered, or under way with the hat.
 * @param {Colour} colour
 * @param {number} place
 * @param {Position} position
 * @param {Context} ctx
 */
function emptySlot(colour, place, position, { svg }) {
  const x = LINE.x + LINE.step * place;
  const isUnderWay = place >= (position.combination?.lowered ?? 0);
  return svg`<g class=${`bv-gone ${colour}`}>
    <rect x=${x - 30} y=${LINE.y - 30} width="60" height="60" rx="13"></rect><use
    href=${`#mark-${colour}`} x=${x - 12} y=${LINE.y - 12} width="24" height="24"></use></g>
    ${
      isUnderWay
        ? svg`<use href="#hat" x=${x + 8} y=${LINE.y - 42} width="32" height="32"></use>`
        : svg`<use class="bv-done" href="#i-check" x=${x + 10} y=${LINE.y - 42} width="30" height="30"></use>`
    }`;
}

/** The dice of line and column. @param {Position} position @param {Context} ctx @returns {Piece[]} */
export function trayPieces(position, ctx) {
  const line = position.line ?? [];
  const first = goneFrom(position);
  return [
    ...line.map((die, place) => piece(die, LINE.x + LINE.step * (first + place), LINE.y, ctx)),
    ...(position.column ?? []).map((die, place) => {
      const { x, y } = columnPlace(position, place);
      return { ...piece(die, x, y, ctx), on: zonePick("column", die) };
    }),
  ];
}

/** @param {Die} die @param {number} x @param {number} y @param {Context} ctx @returns {Piece} */
function piece(die, x, y, ctx) {
  return {
    look: `die ${kind(die)}`,
    body: `die ${die.colour}`,
    x,
    y,
    z: 0,
    draw: drawDie(die, ctx),
    travel: "hop",
  };
}

/**
 * Where a die of the column lies: its top, the last one, is nearest to the arrow.
 * @param {Position} position
 * @param {number} place from the bottom
 */
function columnPlace(position, place) {
  return { x: COLUMN.x, y: COLUMN.y + COLUMN.step * ((position.column ?? []).length - 1 - place) };
}

/**
 * The dice of the column that may be exchanged; of equal ones the first from the bottom.
 * @param {Position} position
 * @param {Context} ctx
 * @returns {Target[]}
 */
export function columnTargets(position, ctx) {
  const column = position.column ?? [];
  return column.flatMap((die, place) => {
    if (column.findIndex((each) => kind(each) === kind(die)) < place) return [];
    const { x, y } = columnPlace(position, place);
    return [
      {
        id: zonePick("column", die),
        x,
        y,
        r: 44,
        label: ctx.t("page-bv-column-die", { die: dieName(die, ctx) }),
        hit: ctx.svg`<rect x="-50" y="-50" width="100" height="100"></rect>`,
        ring: ctx.svg`<rect class="legal-bg" x="-44" y="-44" width="88" height="88" rx="12"></rect>
          <rect class="legal" x="-41" y="-41" width="82" height="82" rx="10"></rect>`,
      },
    ];
  });
}

/** The hat where his next search begins. @param {Position} position @param {Context} ctx */
export function drawHat(position, { svg }) {
  if (!position.cursor) return "";
  const { x, y } = cornerOf(position.cursor, SOLO);
  return svg`<g class="bv-cursor" transform=${`translate(${x + 80} ${y + 10})`}><circle r="21"></circle>
    <use href="#hat" x="-15" y="-15" width="30" height="30"></use></g>`;
}
