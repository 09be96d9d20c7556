/** The board now: fields, cords, creatures, and everything that may be tapped. */
import { ref } from "../../vendor/lit-html/directives/ref.js";
import { effect } from "../../vendor/signals-core/signals-core.module.js";
import { creature, letter } from "./colours.js";
import { element } from "./asking.js";
import { fieldCounted } from "./count.js";
import { cords } from "./cords.js";
import { badges, frozenBadges, ghostOf, grounds, outlinesOf } from "./fields.js";
import { CREATURE, cornerId, placesOf } from "./places.js";
import { fieldScores } from "./scores.js";

/** @typedef {import("./types.js").Context} Context */
/** @typedef {import("./types.js").Position} Position */
/** @typedef {import("../../types.js").Piece} Piece */
/** @typedef {import("../../types.js").Target} Target */
/** @typedef {import("./places.js").Places} Places */
/** @typedef {import("./types.js").Demon} Demon */

/** @param {Position} position @param {Context} ctx
 * @returns {import("../../types.js").Scene} */
export function scene(position, ctx) {
  const { svg } = ctx;
  const places = placesOf(ctx.options.world, position.world);
  const scores = fieldScores(ctx);
  return {
    box: places.box,
    ground: svg`${grounds(
      svg,
      places,
      scores,
      frozenBy(ctx.last),
    )}${cords(svg, places.atlas, places.key)}${badges(ctx, places, scores)}`,
    pieces: [
      ...position.demons.map((demon) => demonPiece(svg, places, demon)),
      ...position.ghosts.map((field) => ghostPiece(svg, places, field, position)),
    ],
    targets: [...fieldTargets(ctx, places, scores), ...cornerTargets(ctx, places, position)],
    over: svg`${frozenBadges(
      svg,
      places,
      scores,
      position,
    )}${countedField(ctx, places)}${chosenField(ctx, places)}${previewed(ctx, places)}`,
  };
}

/** The field that the last action froze.
 * @param {Context["last"]} last */
function frozenBy(last) {
  const [found] = last.flatMap(({ action }) =>
    action.type === "place" && action.colour === "white" ? [action.field] : [],
  );
  return found ?? null;
}

/** @param {Context["svg"]} svg @param {Places} places @param {Demon} demon
 * @returns {Piece} */
function demonPiece(svg, places, { crossing, field, colour }) {
  const id = cornerId(crossing, field);
  const [x, y] = /** @type {[number, number]} */ (places.corners.get(id));
  return {
    look: `demon ${colour}`,
    body: `demon ${colour}`,
    x,
    y,
    z: y,
    draw: demonAt(svg, colour),
    travel: "drop",
    on: id,
  };
}

/** A demon around (0, 0), with its shade.
 * @param {Context["svg"]} svg @param {string} colour */
function demonAt(svg, colour) {
  return svg`<ellipse class="shade" cy="27" rx="23" ry="6"/>
    <use href=${creature(colour)} x="-29" y="-30" width=${CREATURE} height=${CREATURE} class=${colour}/>`;
}

/** @param {Context["svg"]} svg @param {Places} places @param {number} field @param {Position} position
 * @returns {Piece} */
function ghostPiece(svg, places, field, position) {
  const { x, y, size } = ghostOf(places, field, position);
  return {
    look: "ghost",
    body: "ghost",
    x,
    y,
    z: y + 30,
    draw: ghostAt(svg, size),
    travel: "drop",
    on: `f${field}`,
  };
}

/** @param {Context["svg"]} svg @param {number} size */
function ghostAt(svg, size) {
  const half = (-size / 2).toFixed(1);
  return svg`<use href="#ghost" x=${half} y=${half} width=${size.toFixed(1)} height=${size.toFixed(1)}
    class="ghost white"/>`;
}

/** Every field but the outer one: a ghost may be asked for it.
 * @param {Context} ctx @param {Places} places @param {import("./scores.js").FieldScore[]} scores
 * @returns {Target[]} */
function fieldTargets({ svg, t }, places, scores) {
  const shapes = outlinesOf(places);
  return scores.slice(1).map(({ field, worth }) => {
    const { x, y } = places.middles[field];
    const back = `translate(${(-x).toFixed(1)} ${(-y).toFixed(1)})`;
    return {
      id: `f${field}`,
      x,
      y,
      r: 20,
      label: t("page-dd-field-worth", { field: letter(field), worth }),
      hit: svg`<path d=${shapes[field]} transform=${back}/>`,
      ring: svg`<path class="legal-bg" d=${shapes[field]} transform=${back}/>${freeRing(svg)}`,
      tick: svg`<path class="cased" d=${shapes[field]} transform=${back}/><path class="last placed"
        d=${shapes[field]} transform=${back}/>`,
    };
  });
}

/** Every corner, taken or not.
 * @param {Context} ctx @param {Places} places @param {Position} position
 * @returns {Target[]} */
function cornerTargets({ svg, t }, places, position) {
  return position.world.fields.flatMap(
    (/** @type {{ corners: number[] }} */ { corners }, /** @type {number} */ field) =>
      corners.map((crossing) => {
        const id = cornerId(crossing, field);
        const [x, y] = /** @type {[number, number]} */ (places.corners.get(id));
        return {
          id,
          x,
          y,
          r: 27,
          label: `${t("page-dd-corner", { field: letter(field), crossing })}, ${cordsAt(crossing, position, t)}`,
          ring: freeRing(svg),
          tick: ticks(svg),
        };
      }),
  );
}

/** The cords that meet at a crossing. @param {number} crossing @param {Position} position @param {Context["t"]} t */
function cordsAt(crossing, { world }, t) {
  const [one, other] = world.crossings[crossing].lines.map((line) => element(t, line));
  return t("page-dd-lines", { one, other });
}

/** @param {Context["svg"]} svg */
const freeRing = (svg) => svg`<use class="breathe" href="#corner" x="-27" y="-27" width="54" height="54"/>`;

/** @param {Context["svg"]} svg */
const ticks = (svg) => svg`<circle class="cased" r="36"/><circle class="last placed" r="36"/>`;

/** The field that the final count has come to; its outline follows the count by itself.
 * @param {Context} ctx @param {Places} places */
function countedField(ctx, places) {
  if (ctx.view.stage !== "over") return null;
  let stop = () => {};
  const follow = (/** @type {Element | undefined} */ group) => {
    stop();
    if (!group) return;
    stop = effect(() => {
      const counted = fieldCounted(ctx);
      const d = counted ? outlinesOf(places)[counted.field] : "";
      for (const path of group.children) path.setAttribute("d", d);
    });
  };
  return ctx.svg`<g class="chosen counting-field" ${ref(follow)}><path class="cased"/><path class="selected"/></g>`;
}

/** The field that was chosen from the list: outlined, with the numbers of its crossings.
 * @param {Context} ctx @param {Places} places */
function chosenField({ svg, picked }, places) {
  const chosen = picked.find((id) => /^@f\d+$/.test(id));
  if (!chosen) return null;
  const field = Number(chosen.slice(2));
  const d = outlinesOf(places)[field];
  const numbers = places.atlas.fields[field].corners.map(
    ({ crossing, point: [x, y] }) =>
      svg`<text class="crossing" x=${x.toFixed(1)} y=${(y + 8).toFixed(1)}>${crossing}</text>`,
  );
  return svg`<g class="chosen"><path class="cased" d=${d}/><path class="selected" d=${d}/>${numbers}</g>`;
}

/** The creature where it would go.
 * @param {Context} ctx @param {Places} places */
function previewed({ svg, preview, position }, places) {
  if (preview?.type !== "place") return null;
  if (preview.colour === "white") {
    const { x, y, size } = ghostOf(places, preview.field, position);
    return svg`<g class="preview" transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>${ghostAt(svg, size)}</g>`;
  }
  const [x, y] = /** @type {[number, number]} */ (
    places.corners.get(cornerId(preview.crossing ?? 0, preview.field))
  );
  return svg`<g class="preview" transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
    ${demonAt(svg, preview.colour)}</g>`;
}
