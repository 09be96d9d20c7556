/**
 * Why Baron Samedi did it: the way of his search, each die he looked at with its number, and what the capture
 * brought.
 */
/** @import { Drawing, Message } from "../../types.js" */
/** @import { Context } from "./model.js" */
/** @import { Die } from "./model.js" */
import { SOLO, cellsOf, middleOf, standing } from "./board.js";
import { drawDie } from "./dice.js";
import { drawCell, lineNames } from "./ground.js";

const STARTS = ["baron-searches", "baron-searches-white"];
/** What speaks to the player; whoever watches is told of the player. */
const TO_PLAYER = ["steal", "steal-nothing", "steal-protected", "exchange", "exchange-nothing"].map(
  (effect) => `baron-effect-${effect}`,
);
const LOOKED_AT = ["baron-leaves-held", "baron-leaves-covered", "baron-finds"];

/** @param {Context} ctx @returns {Drawing} */
export function aside(ctx) {
  const shown = ctx.history.filter(({ explained }) => explained?.length).at(-1);
  if (!shown?.explained) return null;
  const { explained, told } = shown;
  return ctx.html`<section class="bv-why" aria-label=${ctx.t("page-bv-why")}><h2>${ctx.t("page-bv-why")}</h2>${
    told?.code === explained[0].code ? null : ctx.html`<p class="quiet small">${ctx.say(told)}</p>`
  }
    ${search(explained, ctx)}<ol>${explained.map((message) =>
      line(message, number(message, explained), ctx),
    )}</ol></section>`;
}

/** The number of a die he looked at. @param {Message} message @param {Message[]} explained */
function number(message, explained) {
  return LOOKED_AT.includes(message.code)
    ? 1 + explained.filter(({ code }) => LOOKED_AT.includes(code)).indexOf(message)
    : 0;
}

/** @param {Message} message @param {number} count @param {Context} ctx */
function line(message, count, ctx) {
  const icon =
    message.code === "baron-plays-again" || message.code.includes("offering") ? "#offering" : "#hat";
  const mark = count
    ? ctx.html`<span class="bv-k">${count}</span>`
    : ctx.html`<svg viewBox=${
        icon === "#hat" ? "0 0 24 24" : "0 0 48 48"
      } aria-hidden="true"><use href=${icon}></use></svg>`;
  return ctx.html`<li class=${
    message.code === "baron-finds" ? "bv-took" : ""
  }>${mark}<span>${ctx.say(asSeen(message, ctx))}</span></li>`;
}

/** @param {Message} message @param {Context} ctx @returns {Message} */
const asSeen = (message, { me }) =>
  me < 0 && TO_PLAYER.includes(message.code) ? { ...message, code: `${message.code}-seen` } : message;

/** A small board with the dotted way of the search. @param {Message[]} explained @param {Context} ctx */
function search(explained, ctx) {
  const start = explained.find(({ code }) => STARTS.includes(code));
  const seen = explained.filter(({ code }) => LOOKED_AT.includes(code));
  if (!start || !seen.length) return null;
  const found = seen.find(({ code }) => code === "baron-finds");
  const from = String(start.params?.cell);
  const way = cellsOnTheWay(from, found ? cellOf(found) : null, !found);
  return ctx.html`<svg class="bv-view" viewBox="0 132 548 556" aria-hidden="true">
    <rect class="bv-velvet" x="24" y="136" width="520" height="520" rx="22"></rect>
    ${lineNames(SOLO, ctx)}${cellsOf(SOLO).map((cell) =>
      drawCell(cell, true, SOLO, ctx),
    )}${seen.map((message) => lookedAt(message, ctx))}
    ${trail(way, ctx)}${seen.map((message, n) => numbered(message, n + 1, ctx))}</svg>`;
}

/** @param {Message} message */
function cellOf(message) {
  return String(message.params?.cell);
}

/** @param {Message} message @param {Context} ctx */
function lookedAt(message, ctx) {
  const { x, y } = standing(cellOf(message), 0, SOLO);
  return ctx.svg`<g transform=${`translate(${x} ${y})`}>${drawDie(
    /** @type {Die} */ (dieIn(message)),
    ctx,
    message.code === "baron-finds" ? "" : "bv-ghosted",
  )}</g>`;
}

/** @param {Message} message @param {number} n @param {Context} ctx */
function numbered(message, n, { svg }) {
  const { x, y } = standing(cellOf(message), 0, SOLO);
  const isFound = message.code === "baron-finds";
  return svg`${
    isFound
      ? svg`<rect class="cased" x=${x - 38} y=${y - 39} width="76" height="78" rx="17"></rect>
        <rect class="selected" x=${x - 38} y=${y - 39} width="76" height="78" rx="17"></rect>`
      : svg`<use href="#stop" x=${x + 14} y=${y - 48} width="32" height="32"></use>`
  }
    <g class="bv-num"><circle cx=${x - 30} cy=${y - 34} r="15"></circle>
    <text x=${x - 30} y=${y - 27.5}>${n}</text></g>`;
}

/**
 * The cells he passes, row by row, from f6 on to b2.
 * @param {string} from
 * @param {string | null} to
 * @param {boolean} isRound
 */
function cellsOnTheWay(from, to, isRound) {
  const cells = cellsOf(SOLO);
  const start = cells.indexOf(from);
  const round = [...cells.slice(start), ...cells.slice(0, start)];
  return isRound || !to ? round : round.slice(0, round.indexOf(to) + 1);
}

/** A dotted line along the foot of each row he passes. @param {string[]} way @param {Context} ctx */
function trail(way, { svg }) {
  const path = way
    .map((cell, n) => {
      const { x, y } = middleOf(cell, SOLO);
      const isNewRow = n === 0 || way[n - 1][1] !== cell[1];
      const isLast = n === way.length - 1;
      return `${isNewRow ? `M${n === 0 ? x : x - 44} ${y + 47}` : ""}H${isLast ? x : x + 44}`;
    })
    .join("");
  const { x, y } = middleOf(way[0], SOLO);
  return svg`<path class="bv-trail-case" d=${path}></path><path class="bv-trail" d=${path}></path>
    <use href="#hat" x=${x - 17} y=${y + 22} width="34" height="34"></use>`;
}

/** The die a sentence speaks of. @param {Message | null | undefined} told @returns {Die | null} */
function dieIn(told) {
  const name = (/** @type {string} */ key) =>
    String(told?.params?.[key] ?? "")
      .split("-")
      .at(-1);
  return name("colour") && name("face")
    ? /** @type {Die} */ ({ colour: name("colour"), face: name("face") })
    : null;
}
