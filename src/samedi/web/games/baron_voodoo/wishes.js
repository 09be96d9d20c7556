/**
 * What somebody wanted who tapped something that is not allowed, so that the table can ask why not; and what
 * to tick.
 */
/** @import { Action, Cell, Context, Die, Slide } from "./model.js" */
import { cellsAlong, cellsOf, colourOfCell, columnAndRow, frameOf, topOf } from "./board.js";
import { dieOf } from "./names.js";
import { stepOf } from "./picks.js";

const ON_BOARD = ["capture", "put", "slide", "place", "baron"];

/**
 * @param {string[]} picked @param {string} id @param {Context} ctx
 * @returns {Action | { code: string } | null}
 */
export function wish(picked, id, ctx) {
  const [what, name, end] = id.split(":");
  const isCell = !id.includes(":") && !id.startsWith("@");
  switch (stepOf(ctx)) {
    case "place":
      return isCell && picked.length ? wishedPlace(dieOf(picked[0]), /** @type {Cell} */ (id)) : null;
    case "target":
      if (what === "slide") return /** @type {Slide} */ ({ type: "slide", line: name, to: end });
      return isCell && ctx.position.power?.loa !== "mamy_wata"
        ? { type: ctx.position.power?.cell ? "put" : "pick", cell: /** @type {Cell} */ (id) }
        : null;
    case "power":
    case "capture":
      return isCell
        ? wishedJump(/** @type {Cell | undefined} */ (picked[0]), /** @type {Cell} */ (id), ctx)
        : null;
    default:
      return null;
  }
}

/**
 * A die on a cell of its colour; on others no action exists.
 * @param {Die} die
 * @param {Cell} cell
 * @returns {Action | null}
 */
function wishedPlace(die, cell) {
  return colourOfCell(cell) === die.colour ? { type: "place", die, cell } : null;
}

/**
 * From the picked die to the cell where that is a jump, else from the cell to wherever it could land.
 * @param {Cell | undefined} from
 * @param {Cell} to
 * @param {Context} ctx
 * @returns {Action | { code: string } | null}
 */
function wishedJump(from, to, ctx) {
  if (from && isJump(from, to)) return { type: "capture", from, to };
  if (from && topOf(ctx.position, to)?.colour !== topOf(ctx.position, from)?.colour)
    return { code: "page-bv-two-cells" };
  const landing = cellsOf(frameOf(ctx.position)).find((cell) => isJump(to, cell));
  return landing ? { type: "capture", from: to, to: /** @type {Cell} */ (landing) } : null;
}

/** @param {string} from @param {string} to */
function isJump(from, to) {
  const a = columnAndRow(from);
  const b = columnAndRow(to);
  const [x, y] = [Math.abs(a.column - b.column), Math.abs(a.row - b.row)];
  return (x === 2 && y === 0) || (x === 0 && y === 2);
}

/** The cells of the last thing that happened on the board. @param {Context} ctx @returns {string[]} */
export function last(ctx) {
  const shown = [...ctx.history].reverse();
  const at = shown.findIndex(({ action }) => ON_BOARD.includes(action.type));
  if (at < 0) return [];
  const { action } = shown[at];
  switch (action.type) {
    case "capture":
      return [action.from, action.to];
    case "put":
      return [
        action.cell,
        ...shown
          .slice(at + 1, at + 2)
          .flatMap((before) => ("cell" in before.action ? [before.action.cell] : [])),
      ];
    case "slide":
      return endsOf(cellsAlong(action.line, action.to, frameOf(ctx.position)));
    case "place":
      return [action.cell];
    default:
      return shown[at].told?.code === "baron-takes" ? [String(shown[at].told?.params?.cell)] : [];
  }
}

/** @param {string[]} cells */
function endsOf(cells) {
  return [cells[0], cells[cells.length - 1]];
}
