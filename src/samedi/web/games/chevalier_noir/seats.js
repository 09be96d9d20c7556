/** Players: the arms of their clan, their pawns, and who belongs together. */

import { CLANS, RANKS } from "./cross.js";
import { picture } from "./pieces.js";

/** @import { Clan, Ctx, Place } from "./types.js" */

const MINI = { start: "cn-out", home: "cn-done", track: "", tresor: "", lifted: "" };

/** @param {number} seat @param {Ctx} ctx */
const clanOf = (seat, ctx) => ctx.position.clans[seat];

/**
 * How many pawns of a seat are home, on the way and in the start.
 * @param {number} seat
 * @param {Ctx} ctx
 */
export function count(seat, ctx) {
  const places = RANKS.map((rank) => ctx.position.pawns[clanOf(seat, ctx)]?.[rank][0] ?? "start");
  const home = places.filter((place) => place === "home").length;
  const start = places.filter((place) => place === "start").length;
  return { home, start, way: places.length - home - start };
}

/**
 * The clan's charge on its colour.
 * @param {number} seat
 * @param {Ctx} ctx
 */
export function emblem(seat, ctx) {
  return arms(ctx, clanOf(seat, ctx));
}

/**
 * @param {Ctx} ctx
 * @param {Clan} clan
 */
export function arms({ html, svg }, clan) {
  return html`<svg class="cn-arms ${clan}" viewBox="-20 -20 40 40" aria-hidden="true">
    ${svg`<circle r="18.5"></circle><use href=${`#clan-${clan}`} x="-12" y="-12" width="24" height="24"></use>`}
  </svg>`;
}

/**
 * Whether a seat is the partner of the person at the screen.
 * @param {number} seat
 * @param {Ctx} ctx
 */
function isAlly(seat, { me, options }) {
  return options.teams === true && me >= 0 && me !== seat && me % 2 === seat % 2;
}

/**
 * The clan, and what its player is to the person at the screen.
 * @param {number} seat
 * @param {Ctx} ctx
 */
export function role(seat, ctx) {
  const { t, me } = ctx;
  const clan = t(`page-cn-camp-${clanOf(seat, ctx)}`);
  const who = seat === me ? "you" : isAlly(seat, ctx) ? "ally" : "";
  return who ? t("page-cn-role", { clan, who: t(`page-cn-${who}`) }) : clan;
}

/**
 * How many pawns are home.
 * @param {number} seat
 * @param {Ctx} ctx
 */
export function score(seat, ctx) {
  return count(seat, ctx).home;
}

/**
 * The four pawns of a clan: pale in the start, glowing when home.
 * @param {number} seat
 * @param {Ctx} ctx
 */
export function card(seat, ctx) {
  const { html, t } = ctx;
  const clan = clanOf(seat, ctx);
  const mini = RANKS.map((rank) =>
    picture(ctx, rank, clan, `cn-mini ${MINI[ctx.position.pawns[clan]?.[rank][0] ?? "start"]}`),
  );
  return html`<p class="cn-pawns" role="img" aria-label=${t("page-cn-pawns", count(seat, ctx))}>${mini}</p>`;
}

/**
 * On a phone a row of four points: home, on the way, in the start.
 * @param {number} seat
 * @param {Ctx} ctx
 */
export function chip(seat, ctx) {
  const { html, svg, t } = ctx;
  const { home, way } = count(seat, ctx);
  const point = (/** @type {number} */ at) => (at < home ? "home" : at < home + way ? "way" : "");
  const points = html`<span
    class="cn-points ${clanOf(seat, ctx)}"
    role="img"
    aria-label=${t("page-cn-pawns", count(seat, ctx))}
    >${RANKS.map((_, at) => html`<i class=${point(at)}></i>`)}</span
  >`;
  return isAlly(seat, ctx)
    ? html`${points}<svg class="ico cn-ally" viewBox="0 0 24 24" role="img" aria-label=${t("page-cn-ally")}>
          ${svg`<use href="#i-link"></use>`}
        </svg>`
    : points;
}

/**
 * Who sends whom back: each of the ranks, and those it beats.
 * @param {Ctx} ctx
 */
export function aside(ctx) {
  const { html, svg, t } = ctx;
  const clan = ctx.position.clans[Math.max(ctx.me, 0)] ?? CLANS[0];
  const arrow = html`<svg class="cn-arrow" viewBox="0 0 24 24" aria-hidden="true">
    ${svg`<use href="#i-next"></use>`}
  </svg>`;
  const beats = RANKS.map((rank, at) => {
    const beaten = at < RANKS.length - 1 ? RANKS.slice(at + 1) : [RANKS[0]];
    return html`<span
      >${picture(ctx, rank, clan)}${arrow}${beaten.map((each) => picture(ctx, each, clan))}</span
    >`;
  });
  return html`<section class="cn-rank">
    <p class="label">${t("page-cn-who-sends-whom")}</p>
    <p class="cn-beats" role="img" aria-label=${t("page-cn-ranks")}>${beats}</p>
  </section>`;
}

/**
 * Where the game is played and by whom against whom.
 * @param {Ctx} ctx
 */
export function where(ctx) {
  const { t, options } = ctx;
  const board = t(options.board === "short" ? "page-cn-subtitle-short" : "page-cn-subtitle-long");
  const way = options.both_clans ? "both" : options.teams ? "teams" : options.players === 2 ? "two" : "alone";
  return t("page-cn-subtitle", { board, way: t(`page-cn-subtitle-${way}`) });
}

/**
 * The board in one sentence.
 * @param {Ctx} ctx
 * @param {(place: Place, clan: Clan) => string} placed
 */
export function label(ctx, placed) {
  const { t, position, names, options } = ctx;
  const clans = position.clans.map((clan, seat) => {
    const pawns = RANKS.map((rank) =>
      t("page-cn-label-pawn", {
        pawn: t(`pawn-${rank}`),
        place: placed(position.pawns[clan]?.[rank] ?? ["start"], clan),
      }),
    );
    return t("page-cn-label-clan", {
      clan: t(`page-cn-clan-${clan}`),
      name: names[seat] ?? "",
      pawns: pawns.join(", "),
    });
  });
  const knight =
    typeof position.knight === "number"
      ? t("page-cn-label-knight", { cell: position.knight })
      : t("page-cn-label-no-knight");
  return t("page-cn-label", { cells: options.board === "short" ? 40 : 56, clans: clans.join(" "), knight });
}
