/** The board now: ground, dice, what may be tapped, and what is drawn over all. */
/** @import { Drawing, Piece, Scene, Target } from "../../types.js" */
/** @import { Context } from "./model.js" */
/** @import { Frame } from "./board.js" */
/** @import { Position } from "./model.js" */
import { cellsOf, columnAndRow, frameOf, linesOf, middleOf, standing } from "./board.js";
import { drawDie } from "./dice.js";
import { ground } from "./ground.js";
import { kind } from "./names.js";
import { slidePick, stepOf } from "./picks.js";
import { previews } from "./previews.js";
import { columnTargets, drawHat, drawTray, trayPieces } from "./solo_tray.js";
import { cellLabel, padLabel } from "./target_words.js";
import { wards } from "./wards.js";

const LIFT = 12;

/** @param {Position} position @param {Context} ctx @returns {Scene} */
export function scene(position, ctx) {
  const frame = frameOf(position);
  const isSliding = slides(position, ctx);
  const isSolo = Boolean(position.line);
  return {
    box: frame.box,
    ground: ctx.svg`${isSolo ? drawTray(position, ctx) : ""}${ground(position, frame, ctx)}`,
    pieces: [...dice(position, frame, ctx), ...(isSolo ? trayPieces(position, ctx) : [])],
    targets: [
      ...cellsOf(frame).map((cell) => cellTarget(cell, position, frame, ctx)),
      ...(isSliding ? pads(position, frame, ctx) : []),
      ...(isSolo ? columnTargets(position, ctx) : []),
    ],
    over: ctx.svg`${wards(position, frame, ctx)}${previews(position, frame, ctx)}${
      isSolo ? drawHat(position, ctx) : ""
    }${inHand(position, frame, ctx)}`,
  };
}

/** Whether Mamy Wata's power waits for a line. @param {Position} position @param {Context} ctx */
function slides(position, ctx) {
  return stepOf(ctx) === "target" && position.power?.loa === "mamy_wata" && ctx.isMyTurn;
}

/**
 * All dice, each above those it stands on and behind the rows below.
 * @param {Position} position
 * @param {Frame} frame
 * @param {Context} ctx
 * @returns {Piece[]}
 */
function dice(position, frame, ctx) {
  const travel = ctx.last.at(-1)?.action.type === "slide" ? "slide" : "hop";
  return cellsOf(frame).flatMap((cell) =>
    position.board[cell].map((die, level, stack) => {
      const isTop = level === stack.length - 1;
      const { x, y } = standing(cell, level, frame);
      const lift = isTop && cell === position.power?.cell ? LIFT : 0;
      return {
        look: `die ${kind(die)}`,
        body: `die ${die.colour}`,
        x,
        y: y - lift,
        z: 10 * columnAndRow(cell).row + level,
        draw: drawDie(die, ctx, lift ? "lifted" : ""),
        travel,
        ...(isTop ? { on: cell } : {}),
      };
    }),
  );
}

/** @param {string} cell @param {Position} position @param {Frame} frame @param {Context} ctx @returns {Target} */
function cellTarget(cell, position, frame, ctx) {
  const { svg } = ctx;
  const half = frame.size / 2;
  const spot = middleOf(cell, frame);
  const stack = position.board[cell];
  return {
    id: cell,
    ...spot,
    r: half,
    get label() {
      return cellLabel(cell, position, ctx); // only keys ask
    },
    hit: svg`<rect x=${-half - 3} y=${-half - 3} width=${frame.size + 6} height=${frame.size + 6}></rect>`,
    ring: svg`<rect class="legal-bg" x=${-half} y=${-half} width=${frame.size} height=${frame.size} rx="12"></rect><rect
      class="legal" x=${3 - half} y=${3 - half} width=${frame.size - 6} height=${frame.size - 6} rx="10"></rect>`,
    chosen: chosenRing(standing(cell, Math.max(stack.length - 1, 0), frame).y - LIFT - spot.y, ctx),
    tick: ticks(half - 4, ctx),
    ...(stack.length > 1 ? { peek: () => fan(position, cell, ctx) } : {}),
  };
}

/** The ring of what is selected, around a lifted die. @param {number} y @param {Context} ctx */
function chosenRing(y, { svg }) {
  return svg`<g transform=${`translate(0 ${y})`}>
    <rect class="cased" x="-38" y="-39" width="76" height="78" rx="17"></rect>
    <rect class="selected" x="-38" y="-39" width="76" height="78" rx="17"></rect></g>`;
}

/** Four corner ticks. @param {number} r @param {Context} ctx */
function ticks(r, { svg }) {
  const [left, right] = [`M${-r} ${18 - r}V${-r}h18`, `M${r - 18} ${-r}H${r}v18`];
  return svg`<path class="last" d=${`${left}${right}M${r} ${r - 18}V${r}h-18M${18 - r} ${r}H${-r}v-18`}></path>`;
}

/**
 * A stack fanned out upwards, with the names of its dice.
 * @param {Position} position
 * @param {string} cell
 * @param {Context} ctx
 * @returns {Drawing}
 */
function fan(position, cell, ctx) {
  const stack = [...position.board[cell]].reverse();
  return ctx.html`<ul class="bv-fan">${stack.map(
    (die) =>
      ctx.html`<li><svg class="bv-d" viewBox="-35 -36 70 72" aria-hidden="true">${drawDie(
        die,
        ctx,
      )}</svg>${ctx.t("page-bv-die", { ...die })}</li>`,
  )}</ul>`;
}

/** The die a power has in hand. @param {Position} position @param {Frame} frame @param {Context} ctx */
function inHand(position, frame, ctx) {
  const cell = position.power?.cell;
  if (!cell) return "";
  const { x, y } = standing(cell, position.board[cell].length - 1, frame);
  return ctx.svg`<g transform=${`translate(${x} 0)`}>${chosenRing(y - LIFT, ctx)}</g>`;
}

/**
 * A pad at both ends of each line.
 * @param {Position} position
 * @param {Frame} frame
 * @param {Context} ctx
 * @returns {Target[]}
 */
function pads(position, frame, ctx) {
  const { columns, rows } = linesOf(frame);
  const along = (/** @type {string} */ line) =>
    middleOf(rows.includes(line) ? columns[0] + line : line + rows[0], frame);
  const { pads: edge } = frame;
  return [
    ...rows.flatMap((row) => [
      pad(row, "left", edge.left, along(row).y, ctx),
      pad(row, "right", edge.right, along(row).y, ctx),
    ]),
    ...columns.flatMap((column) => [
      pad(column, "up", along(column).x, edge.up, ctx),
      pad(column, "down", along(column).x, edge.down, ctx),
    ]),
  ];
}

/** @type {Record<string, number>} */
const TURN = { right: 0, down: 90, left: 180, up: 270 };
const PAD = 20;

/**
 * @param {string} line
 * @param {string} end
 * @param {number} x
 * @param {number} y
 * @param {Context} ctx
 * @returns {Target}
 */
function pad(line, end, x, y, ctx) {
  const draw = (/** @type {string} */ look) =>
    ctx.svg`<g class=${look}><circle r=${PAD}></circle><text y="7">${line}</text>
      <path transform=${`rotate(${TURN[end]})`} d="M13-5l7 5-7 5z"></path></g>`;
  return {
    id: slidePick(line, end),
    x,
    y,
    r: PAD,
    label: padLabel(line, end, ctx),
    hit: ctx.svg`<circle r="30"></circle>`,
    ring: draw("bv-pad"),
    chosen: draw("bv-pad bv-on"),
    tick: ctx.svg``,
  };
}
