/** What lies under the pieces: the cloth, four camps, the track of stones, the Trésors and Arrivée. */

import {
  CLANS,
  RANKS,
  STONE,
  campCorner,
  campPlan,
  cellSpot,
  crossOf,
  gateOf,
  homeSpot,
  tresorSpot,
} from "./cross.js";

/** @import { Clan, Ctx, Position, Spot } from "./types.js" */
/** @import { Cross } from "./cross.js" */

/**
 * The engraver's hatchings of the four colours.
 * @param {Ctx} ctx
 */
function hatchings({ svg }) {
  return svg`<defs class="cn-hatch">
    <pattern id="cn-hatch-north" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M0 4.5h9"></path></pattern>
    <pattern id="cn-hatch-east" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M4.5 0v9"></path></pattern>
    <pattern id="cn-hatch-south" width="9" height="9" patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"><path d="M0 4.5h9"></path></pattern>
    <pattern id="cn-hatch-west" width="11" height="11" patternUnits="userSpaceOnUse">
    <path d="M5.5 5.5h.01"></path></pattern>
  </defs>`;
}

/**
 * A stone on a cell.
 * @param {Ctx} ctx
 * @param {Spot} spot
 * @param {string} [kind]
 * @param {string} [fill]
 */
function stone({ svg }, spot, kind = "cn-stone", fill = undefined) {
  const x = spot.x - STONE / 2;
  const y = spot.y - STONE / 2;
  return fill
    ? svg`<rect fill=${fill} x=${x} y=${y} width=${STONE} height=${STONE} rx="10"></rect>`
    : svg`<rect class=${kind} x=${x} y=${y} width=${STONE} height=${STONE} rx="10"></rect>`;
}

/**
 * @param {Ctx} ctx
 * @param {Cross} cross
 */
function track(ctx, cross) {
  const { svg } = ctx;
  return Array.from({ length: cross.track }, (_, cell) => {
    const spot = cellSpot(cross, cell);
    const gate = gateOf(ctx, cell);
    if (!gate) return stone(ctx, spot);
    return svg`<g class="cn-special ${gate.clan}">
      ${stone(ctx, spot, "cn-gate")}<use href=${`#${gate.kind}`} x=${spot.x - 15} y=${
        spot.y - (gate.kind === "porte" ? 16 : 15)
      } width="30" height="30"></use></g>`;
  });
}

/**
 * @param {Ctx} ctx
 * @param {Cross} cross
 * @param {Clan} clan
 */
function tresor(ctx, cross, clan) {
  const { svg } = ctx;
  const cells = Array.from({ length: cross.depth }, (_, at) => {
    const spot = tresorSpot(cross, clan, at + 1);
    return svg`${stone(ctx, spot, "cn-gold")}${stone(
      ctx,
      spot,
      "",
      `url(#cn-hatch-${clan})`,
    )}<text x=${spot.x} y=${spot.y + 8}>${at + 1}</text>`;
  });
  return svg`<g class="cn-tresor ${clan}">${cells}</g>`;
}

/**
 * @param {Ctx} ctx
 * @param {Cross} cross
 */
function arrivee({ svg }, cross) {
  const { x, y } = homeSpot(cross);
  const [outer, inner, crown] = cross.isShort ? [25, 20, 26] : [34, 27, 38];
  return svg`<g class="cn-arrivee"><circle cx=${x} cy=${y} r=${outer}></circle>
    <circle class="cn-rim" cx=${x} cy=${y} r=${inner}></circle>
    <use href="#couronne" x=${x - crown / 2} y=${y - crown / 2 - 1} width=${crown} height=${crown}></use></g>`;
}

/**
 * Cut a name that would not fit its camp.
 * @param {string} name
 * @param {number} longest
 */
function fitting(name, longest) {
  const letters = [...name];
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`
    : name;
}

/**
 * A camp: the clan's arms, who plays it, pegs for waiting pawns, a crown for each that is home.
 * @param {Ctx} ctx
 * @param {Cross} cross
 * @param {Position} position
 * @param {Clan} clan
 */
function camp(ctx, cross, position, clan) {
  const { svg, t } = ctx;
  const corner = campCorner(cross, clan);
  const plan = campPlan(cross);
  const { boss, inset, plate } = plan;
  const wide = cross.camp - 2 * inset;
  const seat = position.clans.indexOf(clan);
  const charge = boss.r * 1.27;
  return svg`<g class="cn-camp ${clan} ${cross.isShort ? "short" : ""}"
    transform=${`translate(${corner.x} ${corner.y})`}>
    <rect class="cn-ground" x=${inset} y=${inset} width=${wide} height=${wide} rx=${plan.round}></rect>
    <rect fill=${`url(#cn-hatch-${clan})`} x=${inset} y=${inset} width=${wide} height=${wide} rx=${plan.round}></rect>
    <rect class="cn-plate" x=${plate} y=${plate} width=${cross.camp - 2 * plate}
      height=${cross.camp - 2 * plate} rx="14"></rect>
    <circle class="cn-boss" cx=${boss.x} cy=${boss.y} r=${boss.r}></circle>
    <use href=${`#clan-${clan}`} x=${boss.x - charge / 2} y=${boss.y - charge / 2} width=${charge}
      height=${charge} class="cn-charge"></use>
    ${
      seat < 0
        ? svg`<text class="cn-clan" x=${plan.clan.x} y=${boss.y + 6}>${t(`page-cn-camp-${clan}`)}</text>`
        : people(ctx, cross, position, clan, seat)
    }
  </g>`;
}

/**
 * @param {Ctx} ctx
 * @param {Cross} cross
 * @param {Position} position
 * @param {Clan} clan
 * @param {number} seat
 */
function people({ svg, t, names }, cross, position, clan, seat) {
  const { name, clan: line, pegs, crowns, longest } = campPlan(cross);
  const pawns = position.pawns[clan];
  const home = RANKS.filter((rank) => pawns?.[rank][0] === "home").length;
  return svg`<text class="cn-name" x=${name.x} y=${name.y}>${fitting(names[seat] ?? "", longest)}</text>
    <text class="cn-clan" x=${line.x} y=${line.y}>${t(`page-cn-camp-${clan}`)}</text>
    ${RANKS.map(
      (_, at) =>
        svg`<ellipse class="cn-peg" cx=${pegs.x + pegs.step * at} cy=${pegs.y} rx=${pegs.rx} ry=${pegs.ry}></ellipse>`,
    )}
    ${cross.isShort ? null : svg`<text class="cn-clan" x="44" y="262">${t("page-cn-home")}</text>`}
    ${RANKS.map(
      (_, at) =>
        svg`<use href="#couronne" x=${crowns.x + crowns.step * at} y=${crowns.y} width=${crowns.size}
          height=${crowns.size} class=${at < home ? "cn-won" : "cn-tobe"}></use>`,
    )}`;
}

/**
 * Everything under the pieces.
 * @param {Position} position
 * @param {Ctx} ctx
 */
export function ground(position, ctx) {
  const { svg } = ctx;
  const cross = crossOf(ctx);
  const cloth = cross.size + 12;
  return svg`${hatchings(ctx)}<rect class="cn-cloth" x="-6" y="-6" width=${cloth} height=${cloth} rx="26"></rect>
    ${CLANS.map((clan) => camp(ctx, cross, position, clan))}
    <g class="cn-track">${track(ctx, cross)}</g>
    ${CLANS.map((clan) => tresor(ctx, cross, clan))}
    ${arrivee(ctx, cross)}`;
}
