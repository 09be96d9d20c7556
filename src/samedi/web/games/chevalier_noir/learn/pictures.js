/** The pictures of Le Chevalier Noir's rules. */
import { html, svg } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../../app/words.js";
import { figure, figures } from "../../../learn/figures.js";

/** @typedef {import("../../../types.js").Drawing} Drawing */

const CELL = 52;
const ARM = 4; // cells of an arm of the short board
const CLANS = ["north", "east", "south", "west"];
const PAWNS = ["grand", "gros", "mince", "petit"];

/**
 * A stone of the track, perhaps a clan's Couronne or Porte or Trésor.
 * @param {number} column
 * @param {number} row
 * @param {{ clan?: string, sign?: string }} [more]
 */
function stone(column, row, { clan, sign } = {}) {
  const [x, y] = [column * CELL + 2.5, row * CELL + 2.5];
  return svg`<g class=${clan ? `stone ${clan}` : "stone"}><rect x=${x} y=${y} width="47" height="47" rx="10"></rect>
    ${sign ? svg`<use href=${`#${sign}`} x=${x + 9} y=${y + 9} width="29" height="29"></use>` : ""}</g>`;
}

/**
 * A pawn with its feet on a cell.
 * @param {string} rank
 * @param {string} clan
 * @param {number} column
 * @param {number} row
 * @param {number} [size]
 */
function pawn(rank, clan, column, row, size = 1) {
  const [width, height] = [39 * size, 55 * size];
  return svg`<use href=${`#pawn-${rank}`} class=${clan} x=${column * CELL + 26 - width / 2}
    y=${row * CELL + 47 - height} width=${width} height=${height}></use>`;
}

/** @param {number} column @param {number} row @param {number} [size] */
const knight = (column, row, size = 1.15) =>
  svg`<use href="#chevalier" x=${column * CELL + 26 - 19.5 * size} y=${row * CELL + 47 - 55 * size}
    width=${39 * size} height=${55 * size}></use>`;

/** A die of the throw. @param {number | "black"} shown @param {boolean} [isSpecial] */
const thrown = (shown, isSpecial = false) =>
  html`<svg class="sign" viewBox="0 0 48 48" aria-hidden="true">
    ${svg`<use href=${shown === "black" ? "#dice-black" : isSpecial ? "#dice-special" : "#dice"}></use>
  ${shown === "black" ? "" : svg`<use href=${`#pips-${shown}`}></use>`}`}
  </svg>`;

/** The cells of the track from the north Couronne on, clockwise. @returns {[number, number][]} */
function track() {
  const size = 2 * ARM + 3;
  /** @type {[number, number][]} */
  const quarter = [];
  for (let row = 0; row <= ARM; row++) quarter.push([ARM + 2, row]);
  for (let column = ARM + 3; column < size; column++) quarter.push([column, ARM]);
  quarter.push([size - 1, ARM + 1]);
  const turned = (/** @type {[number, number]} */ [column, row]) =>
    /** @type {[number, number]} */ ([size - 1 - row, column]);
  const all = [quarter];
  for (let i = 1; i < 4; i++) all.push(all[i - 1].map(turned));
  return all.flat();
}

function board() {
  const cells = track();
  const each = cells.length / 4;
  const middle = ARM + 1;
  const stones = cells.map(([column, row], i) =>
    stone(
      column,
      row,
      i % each === 0
        ? { clan: CLANS[i / each], sign: "couronne" }
        : i % each === each - 1
          ? { clan: CLANS[((i + 1) / each) % 4], sign: "porte" }
          : {},
    ),
  );
  const tresor = Array.from({ length: ARM }, (_, i) => [
    [middle, i + 1, "north"],
    [2 * ARM + 1 - i, middle, "east"],
    [middle, 2 * ARM + 1 - i, "south"],
    [i + 1, middle, "west"],
  ]).flat();
  const centre = (/** @type {number[]} */ [column, row]) => `${column * CELL + 26} ${row * CELL + 26}`;
  const path = `M${cells.map(centre).join("L")}L${centre([middle, middle])}`;
  const draw = svg`<rect class="velvet" x="-8" y="-8" width="588" height="588" rx="26"></rect>${stones}
    ${tresor.map(([column, row, clan]) => stone(Number(column), Number(row), { clan: String(clan) }))}
    <g class="stone"><circle cx="286" cy="286" r="24"></circle></g>
    <path class="hop-case" d=${path}></path><path class="hop dotted" d=${path}></path>
    ${pawn("grand", "north", ARM + 2, 0, 1.2)}${knight(2 * ARM + 2, ARM, 1.3)}`;
  return figure(
    { box: [-8, -16, 588, 596], draw },
    "page-learn-chevalier-board-picture",
    "page-learn-chevalier-board-caption",
  );
}

/**
 * A stretch of the track.
 * @param {number} length
 * @param {Drawing} over
 * @param {Record<number, { clan: string, sign: string }>} [special]
 * @param {number} [above] room above
 */
function stretch(length, over, special = {}, above = 40) {
  const width = length * CELL;
  return {
    box: [-10, -above, width + 20, CELL + above + 10],
    draw: svg`<rect class="velvet" x="-10" y="-10" width=${width + 20} height=${CELL + 20} rx="18"></rect>
      ${Array.from({ length }, (_, i) => stone(i, 0, special[i]))}${over}`,
  };
}

/**
 * An arc over the track from a cell to another.
 * @param {number} from
 * @param {number} to
 * @param {{ high?: number, isDotted?: boolean }} [more]
 */
function arc(from, to, { high = 80, isDotted = false } = {}) {
  const [a, b] = [from * CELL + 26, to * CELL + 26];
  const tip = -12;
  const lean = a < b ? -1 : 1;
  const barbs = `M${b + lean * 20} ${tip - 8}L${b} ${tip}L${b + lean * 2} ${tip - 22}`;
  const d = `M${a} -18Q${(a + b) / 2} ${-high} ${b} ${tip}${barbs}`;
  return svg`<path class="hop-case" d=${d}></path><path class=${isDotted ? "hop dotted" : "hop"} d=${d}></path>`;
}

const couronne = (/** @type {string} */ clan) => ({ clan, sign: "couronne" });
const porte = (/** @type {string} */ clan) => ({ clan, sign: "porte" });

function start() {
  const waiting = svg`<g class="camp north"><rect x="-10" y="66" width="220" height="92" rx="14"></rect></g>${[
    "gros",
    "mince",
    "petit",
  ].map((each, i) => pawn(each, "north", i * 1.2 + 0.2, 1.9, 1.2))}`;
  const { box, draw } = stretch(9, svg`${pawn("grand", "north", 1, 0, 1.2)}${knight(6, 0)}${waiting}`, {
    0: porte("north"),
    1: couronne("north"),
  });
  return figure(
    { box: [box[0], box[1], box[2], 210], draw },
    "page-learn-chevalier-start-picture",
    "page-learn-chevalier-start-caption",
  );
}

function dice() {
  const throwOf = (/** @type {(number | "black")[]} */ faces, /** @type {string} */ kind) =>
    html`<figure>
      <p class="zone throw" role="img" aria-label=${t(`page-learn-chevalier-dice-${kind}`)}>
        ${faces.map((face, i) => thrown(face, i === 2))}
      </p>
      <figcaption>${t(`page-learn-chevalier-dice-${kind}-caption`)}</figcaption>
    </figure>`;
  return figures(throwOf([3, 5, 2], "plain"), throwOf([4, 6, "black"], "black"));
}

function ranks() {
  const row = PAWNS.map(
    (each, i) => svg`${pawn(each, CLANS[i], i * 2.1 + 0.3, 1.1, 1.9)}${
      i < 3 ? svg`<path class="beats" d=${`M${i * 110 + 88} 62l16 10l-16 10`}></path>` : ""
    }
    <text class="rank" x=${i * 109 + 42} y="142">${t(`pawn-${each}`)}</text>`,
  );
  const back = "M372 -4C330 -74 84 -74 44 -14M46 -38L44 -14L66 -22";
  const draw = svg`${row}<path class="hop-case" d=${back}></path><path class="hop" d=${back}></path>`;
  return figure(
    { box: [-10, -70, 440, 222], draw },
    "page-learn-chevalier-ranks-picture",
    "page-learn-chevalier-ranks-caption",
  );
}

function way() {
  const home = svg`${[1, 2, 3, 4].map((row) =>
    stone(4, row, { clan: "north" }),
  )}<g class="stone"><circle cx=${4 * CELL + 26} cy=${5 * CELL + 26} r="24"></circle></g>`;
  const { box, draw } = stretch(
    9,
    svg`${home}${arc(2, 4, { high: 74 })}${pawn("gros", "north", 2, 0, 1.15)}${arc(2, 7, { high: 130, isDotted: true })}
    <use href="#stop" x=${7 * CELL + 20} y="-40" width="34" height="34"></use>`,
    { 4: porte("north"), 5: couronne("north") },
    110,
  );
  return figure(
    { box: [box[0], box[1], box[2], 430], draw },
    "page-learn-chevalier-way-picture",
    "page-learn-chevalier-way-caption",
  );
}

function doors() {
  const { box, draw } = stretch(
    8,
    svg`${pawn("grand", "east", 3, 0, 1.2)}${arc(3, 6, { high: 90, isDotted: true })}
    <path class="hop-case" d="M182 128V66M168 84L182 64L196 84"></path>
    <path class="hop" d="M182 128V66M168 84L182 64L196 84"></path>${pawn("mince", "north", 3, 2.6, 1.3)}`,
    { 2: porte("north"), 3: couronne("north") },
    64,
  );
  return figure(
    { box: [box[0], box[1], box[2], 262], draw },
    "page-learn-chevalier-doors-picture",
    "page-learn-chevalier-doors-caption",
  );
}

function knightChapter() {
  const taken = stretch(
    8,
    svg`${pawn("mince", "south", 3, 0, 1.15)}${knight(0, 0)}
      ${arc(0, 3, { high: 84 })}${arc(3, 6, { high: 84, isDotted: true })}
      <rect class="legal" x=${6 * CELL + 5} y="5" width="42" height="42" rx="9"></rect>`,
    {},
    70,
  );
  const pushed = stretch(
    8,
    svg`${knight(3, 0)}${pawn("petit", "west", 1, 0, 1.2)}
      ${arc(1, 3, { high: 84 })}${arc(3, 7, { high: 96, isDotted: true })}
      <rect class="legal" x=${7 * CELL + 5} y="5" width="42" height="42" rx="9"></rect>`,
    {},
    70,
  );
  return figures(
    figure(taken, "page-learn-chevalier-knight-picture", "page-learn-chevalier-knight-caption"),
    figure(pushed, "page-learn-chevalier-knight-push", "page-learn-chevalier-knight-push-caption"),
  );
}

function end() {
  const draw = svg`<rect class="velvet" x="-10" y="-10" width="332" height="210" rx="22"></rect>
    <g class="stone"><rect x="20" y="14" width="272" height="164" rx="40"></rect></g>
    ${PAWNS.map((each, i) => pawn(each, "north", 1.1 + i * 1.05, i % 2 ? 2 : 1.6, 1.7))}`;
  return figure(
    { box: [-10, -10, 332, 210], draw },
    "page-learn-chevalier-end-picture",
    "page-learn-chevalier-end-caption",
  );
}

export const pictures = { board, start, dice, ranks, way, doors, knight: knightChapter, end };
