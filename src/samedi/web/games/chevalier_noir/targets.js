/** What may be picked on the board, what lights up there, and the way a picked piece would go. */

import { pawnOf } from "./actions.js";
import { CELL, RANKS, STONE, campPlan, cellSpot, crossOf, homeSpot, placeSpot, tresorSpot } from "./cross.js";
import { HOME, KNIGHT, cellId, matching, pawnId, placeId } from "./choices.js";
import { cellName, leftToPorte, pawnName, placeName } from "./saying.js";
import { playingNow, spots, standing, wayOf } from "./ways.js";

/** @import { Action, Clan, Ctx, Place, Position, Rank, Spot } from "./types.js" */
/** @import { Target } from "../../types.js" */
/** @import { Cross } from "./cross.js" */

/** @param {Ctx} ctx */
const litStone = ({ svg }) =>
  svg`<g class="breathe"><rect class="legal-bg" x="-23.5" y="-23.5" width=${STONE} height=${STONE}
    rx="10"></rect><rect class="legal cn-legal" x="-22" y="-22" width="44" height="44" rx="9"></rect></g>`;

/** @param {Ctx} ctx @param {number} scale */
const litFoot = ({ svg }, scale) =>
  svg`<g class="breathe" transform=${`scale(${scale})`}>
    <ellipse class="legal-bg" cx="0" cy="16" rx="25" ry="12"></ellipse>
    <ellipse class="legal cn-legal" cx="0" cy="16" rx="25" ry="12"></ellipse></g>`;

/** @param {Ctx} ctx */
const square = ({ svg }) => svg`<rect x=${-CELL / 2} y=${-CELL / 2} width=${CELL} height=${CELL}></rect>`;

/** @param {Ctx} ctx @param {number} scale */
const body = ({ svg }, scale) =>
  svg`<rect x=${-22 * scale} y=${-36 * scale} width=${44 * scale} height=${62 * scale}></rect>`;

/**
 * What stands on a track cell and how far it still has to go, for whoever holds a finger or a pointer on it.
 * @param {Ctx} ctx
 * @param {number} cell
 */
function peekAt(ctx, cell) {
  const { html, t } = ctx;
  const who = standing(ctx.position, cell);
  const name = who === "knight" ? t("page-cn-knight") : who && pawnName(ctx, who.clan, who.rank);
  return html`<p><b>${cellName(ctx, cell)}</b></p>
    ${name ? html`<p>${name}</p>` : null}${
      who && who !== "knight" ? html`<p class="quiet small">${leftToPorte(ctx, who.clan, cell)}</p>` : null
    }`;
}

/**
 * @param {Ctx} ctx
 * @param {string} id
 * @param {Spot} spot
 * @param {string} label
 * @param {number} [cell]
 * @returns {Target}
 */
function stop(ctx, id, spot, label, cell) {
  const peek = cell === undefined ? undefined : () => peekAt(ctx, cell);
  return { id, ...spot, r: 22, label, hit: square(ctx), ring: litStone(ctx), peek };
}

/**
 * @param {Ctx} ctx
 * @param {string} id
 * @param {Spot} spot
 * @param {string} label
 * @param {Place} place
 * @returns {Target}
 */
function stander(ctx, id, spot, label, place) {
  const scale = place[0] === "start" ? campPlan(crossOf(ctx)).pawn : 1;
  const peek = place[0] === "track" ? () => peekAt(ctx, place[1]) : undefined;
  return {
    id,
    ...spot,
    r: 24 * scale,
    label,
    hit: body(ctx, scale),
    ring: litFoot(ctx, scale),
    chosen: ctx.svg``,
    peek,
  };
}

/**
 * @param {Ctx} ctx
 * @param {Position} position
 * @param {Cross} cross
 * @param {Clan} clan
 * @returns {Target[]}
 */
function pawnTargets(ctx, position, cross, clan) {
  return RANKS.flatMap((rank) => {
    const place = position.pawns[clan]?.[rank] ?? ["start"];
    if (place[0] === "home" || place[0] === "lifted") return [];
    return [
      stander(
        ctx,
        pawnId(clan, rank),
        placeSpot(cross, clan, rank, place),
        pawnLabel(ctx, clan, rank),
        place,
      ),
    ];
  });
}

/** A pawn and where it stands. @param {Ctx} ctx @param {Clan} clan @param {Rank} rank */
function pawnLabel(ctx, clan, rank) {
  const place = ctx.position.pawns[clan]?.[rank] ?? ["start"];
  return `${pawnName(ctx, clan, rank)}, ${placeName(ctx, place, clan)}`;
}

/** A cell and who stands on it. @param {Ctx} ctx @param {number} cell */
function cellLabel(ctx, cell) {
  const who = standing(ctx.position, cell);
  const piece = who === "knight" ? ctx.t("page-cn-knight") : who && pawnName(ctx, who.clan, who.rank);
  return piece ? ctx.t("page-cn-read-taken", { cell: cellName(ctx, cell), piece }) : cellName(ctx, cell);
}

/**
 * Everything on the board that may be picked. What is legal now comes last, so that it lies on top of what is not.
 * @param {Position} position
 * @param {Ctx} ctx
 * @returns {Target[]}
 */
export function targets(position, ctx) {
  const cross = crossOf(ctx);
  const clan = playingNow(ctx);
  const cells = Array.from({ length: cross.track }, (_, cell) =>
    stop(ctx, cellId(cell), cellSpot(cross, cell), cellLabel(ctx, cell), cell),
  );
  const tresor = Array.from({ length: cross.depth }, (_, at) =>
    stop(
      ctx,
      placeId(["tresor", at + 1], clan),
      tresorSpot(cross, clan, at + 1),
      ctx.t("page-cn-tresor", { depth: at + 1 }),
    ),
  );
  const home = stop(ctx, HOME, homeSpot(cross), ctx.t("page-cn-arrivee"));
  const knight =
    typeof position.knight === "number"
      ? [
          stander(ctx, KNIGHT, cellSpot(cross, position.knight), cellLabel(ctx, position.knight), [
            "track",
            position.knight,
          ]),
        ]
      : [];
  const all = [...cells, ...tresor, home, ...pawnTargets(ctx, position, cross, clan), ...knight];
  return [...all.filter(({ id }) => !ctx.mark(id).legal), ...all.filter(({ id }) => ctx.mark(id).legal)];
}

/**
 * The actions whose way is shown: the one the pointer is on, or what the picked piece can do.
 * @param {Ctx} ctx
 * @returns {Action[]}
 */
function shownActions(ctx) {
  if (ctx.preview) return [ctx.preview];
  if (!ctx.picked.length) return [];
  const left = matching(ctx);
  return new Set(left.map(pawnOf)).size === 1 ? left : [];
}

/**
 * The dots of a way, cell by cell, without the last one, which is lit; and the ring under the picked piece.
 * @param {Position} position
 * @param {Ctx} ctx
 */
export function way(position, ctx) {
  const { svg } = ctx;
  const cross = crossOf(ctx);
  const clan = playingNow(ctx);
  const shown = shownActions(ctx).filter((action) => action.type === "move" || action.type === "ride");
  const longest = shown.sort((one, other) => (other.die ?? 0) - (one.die ?? 0))[0];
  const dots = longest ? spots(cross, clan, wayOf(longest, ctx).slice(0, -1)) : [];
  const goal = ctx.preview ? spots(cross, clan, wayOf(ctx.preview, ctx).slice(-1)) : [];
  return svg`<g class="cn-way">${dots.map(({ x, y }) => svg`<circle cx=${x} cy=${y} r="6"></circle>`)}</g>
    ${goal.map(
      ({ x, y }) =>
        svg`<rect class="cased cn-cased" x=${x - 22} y=${y - 22} width="44" height="44" rx="9"></rect>
          <rect class="selected cn-selected" x=${x - 22} y=${y - 22} width="44" height="44" rx="9"></rect>`,
    )}
    ${pickedRing(position, ctx, cross, clan)}`;
}

/**
 * @param {Position} position
 * @param {Ctx} ctx
 * @param {Cross} cross
 * @param {Clan} clan
 */
function pickedRing(position, ctx, cross, clan) {
  const { svg } = ctx;
  const ring = (
    /** @type {Spot} */ { x, y },
    /** @type {number} */ scale,
  ) => svg`<g transform=${`translate(${x} ${y}) scale(${scale})`}>
    <ellipse class="cased cn-cased" cx="0" cy="19" rx="25" ry="11"></ellipse>
    <ellipse class="selected cn-selected" cx="0" cy="19" rx="25" ry="11"></ellipse></g>`;
  if (ctx.mark(KNIGHT).picked && typeof position.knight === "number")
    return ring(cellSpot(cross, position.knight), 1);
  const rank = RANKS.find((/** @type {Rank} */ each) => ctx.mark(pawnId(clan, each)).picked);
  const place = rank && position.pawns[clan]?.[rank];
  return rank && place
    ? ring(placeSpot(cross, clan, rank, place), place[0] === "start" ? campPlan(cross).pawn : 1)
    : null;
}

/**
 * The cells where something began or ended since the position before.
 * @param {Ctx} ctx
 * @returns {string[]}
 */
export function ticked(ctx) {
  const { before, position } = ctx;
  if (!before) return [];
  const knights = before.knight === position.knight ? [] : [before.knight, position.knight];
  return [
    ...position.clans.flatMap((clan) => RANKS.flatMap((rank) => pawnTicks(before, position, clan, rank))),
    ...knights.filter((cell) => typeof cell === "number").map(cellId),
  ];
}

/**
 * Where a pawn was and is, if it moved; camps and homes are not ticked.
 * @param {Position} before
 * @param {Position} position
 * @param {Clan} clan
 * @param {Rank} rank
 */
function pawnTicks(before, position, clan, rank) {
  const was = before.pawns[clan]?.[rank];
  const is = position.pawns[clan]?.[rank];
  if (!was || !is || was.join() === is.join()) return [];
  return [was, is]
    .filter(([kind]) => kind === "track" || kind === "tresor")
    .map((place) => placeId(place, clan));
}
