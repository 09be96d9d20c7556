/** The fields: a wash of the colour that leads, ice where a ghost is, and badges with what they are worth. */
import { BADGES, letter } from "./colours.js";
import { closedPath } from "./lines.js";
import { ghostIn } from "./middles.js";

/** @typedef {import("./types.js").Context} Context */
/** @typedef {import("./types.js").Position} Position */
/** @typedef {import("./places.js").Places} Places */
/** @typedef {import("./scores.js").FieldScore} FieldScore */

/** Room for a badge of full size. */
const ROOM = 20;
const SMALL = 0.84;

/** @type {WeakMap<Places, string[]>} */
const outlines = new WeakMap();

/** The outlines of all fields, by number, made once.
 * @param {Places} places */
export function outlinesOf(places) {
  let found = outlines.get(places);
  if (!found) outlines.set(places, (found = places.atlas.fields.map(({ ring }) => closedPath(ring))));
  return found;
}

/** What lies under the cords: washes and ice.
 * @param {Context["svg"]} svg
 * @param {Places} places
 * @param {FieldScore[]} scores
 * @param {number | null} frozenNow the field that has just been frozen */
export function grounds(svg, places, scores, frozenNow) {
  const shapes = outlinesOf(places);
  const inner = scores.slice(1);
  const frozen = inner.filter((score) => score.isFrozen);
  return svg`
    <defs>
      <pattern id="frost" width="64" height="56" patternUnits="userSpaceOnUse" patternTransform="rotate(12)">
      <path class="flake" d="M14 4v20M5.3 9l17.4 10M22.7 9L5.3 19M46 32v20M37.3 37l17.4 10M54.7 37l-17.4 10"/></pattern>
      <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter>
      ${frozen.map(
        ({ field }) =>
          svg`<clipPath id=${`${places.key}-field-${field}`}><path d=${shapes[field]}/></clipPath>`,
      )}
    </defs>
    <g class="fields">${inner.map(
      ({ field, leader }) => svg`<path class=${`field ${leader ?? "open"}`} d=${shapes[field]}/>`,
    )}</g>
    ${frozen.map(({ field }) => ice(svg, `${places.key}-field-${field}`, shapes[field], field === frozenNow))}`;
}

/** @param {Context["svg"]} svg @param {string} clip @param {string} d @param {boolean} isFresh */
function ice(svg, clip, d, isFresh) {
  return svg`<g class=${isFresh ? "frozen fresh" : "frozen"} clip-path=${`url(#${clip})`}>
    <path class="ice" d=${d}/><path class="rime" d=${d} filter="url(#soft)"/>
    <path class="flakes" fill="url(#frost)" d=${d}/></g>`;
}

/** The badges of fields without a ghost, and the outer field's.
 * @param {Context} ctx @param {Places} places @param {FieldScore[]} scores */
export function badges(ctx, places, scores) {
  const { svg, t } = ctx;
  const [x, y] = places.outer;
  return svg`<g class="worths">
    ${scores
      .slice(1)
      .filter((score) => !score.isFrozen)
      .map((score) => {
        const middle = places.middles[score.field];
        return badge(svg, score, middle.x, middle.y, middle.r < ROOM ? SMALL : 1);
      })}
    ${badge(svg, scores[0], x, y)}<text class="outer" x=${x.toFixed(1)}
      y=${(y + 46).toFixed(1)}>${t("page-dd-outside")}</text></g>`;
}

/** The badges of frozen fields, beside their ghosts.
 * @param {Context["svg"]} svg @param {Places} places @param {FieldScore[]} scores @param {Position} position */
export function frozenBadges(svg, places, scores, position) {
  return scores
    .filter((score) => score.isFrozen)
    .map((score) => {
      const [x, y] = ghostOf(places, score.field, position).badge;
      return badge(svg, score, x, y);
    });
}

/** Where the ghost of a field stands among its demons.
 * @param {Places} places @param {number} field @param {Position} position */
export function ghostOf(places, field, position) {
  const here = position.demons.filter((demon) => demon.field === field);
  return ghostIn(
    places,
    field,
    here.map((demon) => demon.crossing),
  );
}

/** What a field is worth, in the shape of the colour that leads it; a dashed circle: nobody.
 * @param {Context["svg"]} svg
 * @param {{ field: number, worth: number, leader: string | null }} score
 * @param {number} x
 * @param {number} y
 * @param {number} [scale] */
export function badge(svg, { field, worth, leader }, x, y, scale = 1) {
  const shape = BADGES[leader ?? "open"];
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)})${scale === 1 ? "" : ` scale(${scale})`}`;
  return svg`<g class=${`worth ${leader ?? "open"}`} transform=${place}><path d=${shape.d}/>
    <text y=${shape.y}>${worth}</text><text class="letter" y="-32">${letter(field)}</text></g>`;
}
