/** The board, the zones and the Spirit Worlds as tables to read. */
/** @import { ReadPart } from "../../types.js" */
/** @import { Context, Die } from "./model.js" */
import { cellsOf, colourOfCell, frameOf, linesOf } from "./board.js";
import { COLOURS } from "./model.js";
import { colourName, dieName, isSame, loaName, ownerName, seatName, stackName } from "./names.js";

/** @param {Context} ctx @returns {ReadPart[]} */
export function reading(ctx) {
  const { pool, line } = ctx.position;
  return [board(ctx), ...players(ctx), ...(pool.length ? [draft(ctx)] : []), ...(line ? [baron(ctx)] : [])];
}

/** Every cell from top to bottom, row by row. @param {Context} ctx @returns {ReadPart} */
function board(ctx) {
  const { columns, rows } = linesOf(frameOf(ctx.position));
  return {
    title: ctx.t("page-bv-read-board"),
    columns,
    rows: rows.map((row) => ({ name: row, cells: columns.map((column) => cellText(column + row, ctx)) })),
  };
}

/** What stands on a cell; before the game also whose place it is. @param {string} cell @param {Context} ctx */
function cellText(cell, ctx) {
  const stack = ctx.position.board[cell];
  const colour = colourOfCell(cell);
  return ctx.position.pool.length && !stack.length && colour
    ? ctx.t("page-bv-read-free", { colour: colourName(colour, ctx) })
    : stackName(stack, ctx);
}

/** What lies before everybody. @param {Context} ctx @returns {ReadPart[]} */
function players(ctx) {
  const { t } = ctx;
  return [
    {
      title: t("page-bv-read-players"),
      columns: ["score", "offerings", "zone", "spirit", "favours"].map((each) => t(`page-bv-read-${each}`)),
      rows: sides(ctx).map((seats) => side(seats, ctx)),
    },
  ];
}

/** Everybody, or the two of a team together. @param {Context} ctx @returns {number[][]} */
function sides({ position, options }) {
  const seats = position.players.map((_, seat) => seat);
  return options.teams ? [0, 1].map((first) => [first, first + 2]) : seats.map((seat) => [seat]);
}

/** @param {number[]} seats @param {Context} ctx */
function side(seats, ctx) {
  const { score, offerings, zone, spirit } = ctx.position.players[seats[0]];
  const loas = seats.map((seat) => loaName(ctx.position.players[seat].loa, ctx)).join(", ");
  const name = ownerName(seats[0], ctx);
  return {
    name: name === loas ? name : `${name}, ${loas}`,
    cells: [
      String(score),
      String(offerings),
      diceText(zone, ctx),
      diceText(spirit, ctx),
      favours(seats, ctx),
    ],
  };
}

/** Protection and the marker. @param {number[]} seats @param {Context} ctx */
function favours(seats, ctx) {
  const { position, t } = ctx;
  const sheltered = seats.filter((seat) => position.players[seat].protection);
  const told = [
    ...sheltered.map((seat) =>
      seats.length > 1 ? t("page-bv-read-protected", { name: seatName(seat, ctx) }) : t("page-bv-protected"),
    ),
    ...(seats.includes(position.marker ?? -1) ? [t("page-bv-marker")] : []),
  ];
  return told.join(", ") || t("page-bv-read-none");
}

/** Dice in words, equal ones together. @param {Die[]} dice @param {Context} ctx */
function diceText(dice, ctx) {
  const kinds = dice.filter((die, place) => dice.findIndex((each) => isSame(each, die)) === place);
  const told = kinds.map((die) => {
    const count = dice.filter((each) => isSame(each, die)).length;
    return count > 1 ? ctx.t("page-bv-read-times", { die: dieName(die, ctx), count }) : dieName(die, ctx);
  });
  return told.join(", ") || ctx.t("page-bv-read-none");
}

/** The dice still to be placed, by colour. @param {Context} ctx @returns {ReadPart} */
function draft(ctx) {
  const { pool } = ctx.position;
  const left = COLOURS.filter((colour) => pool.some((die) => die.colour === colour));
  return {
    title: ctx.t("page-bv-pool"),
    lines: left.map((colour) =>
      diceText(
        pool.filter((die) => die.colour === colour),
        ctx,
      ),
    ),
  };
}

/** Baron Samedi's line, the exchange column and where he reads on. @param {Context} ctx @returns {ReadPart} */
function baron(ctx) {
  const { line = [], column = [], cursor, combination } = ctx.position;
  const { t } = ctx;
  const colour = combination?.colour;
  const from = cursor || cellsOf(frameOf(ctx.position))[0];
  return {
    title: t("page-bv-read-baron"),
    lines: [
      t("page-bv-read-line", {
        dice: line.map((die) => dieName(die, ctx)).join(", ") || t("page-bv-read-none"),
      }),
      t("page-bv-read-column", { dice: column.length ? stackName(column, ctx) : t("page-bv-read-none") }),
      t("page-bv-read-from", { cell: from }),
      colour
        ? t("page-bv-read-collects", { colour: colourName(colour, ctx), icons: ctx.facts.icons ?? 0 })
        : t("page-bv-baron-between", { lowered: combination?.lowered ?? 0 }),
    ],
  };
}
