/** The pictures of Dicke Dämonen's rules. */
import { html, svg } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../../app/words.js";
import { figure, lines, small } from "../../../learn/figures.js";
import { cord, oval, way } from "./cords.js";

const DEMONS = ["red", "blue", "green", "yellow"];

/**
 * A creature with its middle at a place.
 * @param {string} colour or "ghost", "hidden"
 * @param {number} x
 * @param {number} y
 * @param {number} [size]
 */
function creature(colour, x, y, size = 62) {
  const id = DEMONS.includes(colour) ? `demon-${colour}` : colour === "hidden" ? "creature-hidden" : "ghost";
  return svg`<use href=${`#${id}`} class=${colour} x=${x - size / 2} y=${y - size / 2} width=${size}
    height=${size}></use>`;
}

/** @param {string} colour */
const alone = (colour) => small([0, 0, 48, 48], creature(colour, 24, 24, 48), "sign");

/** A knot. @param {string} colour @param {number} x @param {number} y */
const knot = (colour, x, y) =>
  svg`<use href="#knot" class=${colour} x=${x - 24} y=${y - 24} width="48" height="48"></use>`;

/** A free corner. @param {number} x @param {number} y */
const free = (x, y) =>
  svg`<circle class="legal-bg" cx=${x} cy=${y} r="26"></circle>
    <circle class="legal" cx=${x} cy=${y} r="26"></circle><circle class="dot" cx=${x} cy=${y} r="5"></circle>`;

/** What a field is worth. @param {number} x @param {number} y @param {string | number} worth @param {string} colour */
const badge = (x, y, worth, colour) =>
  svg`<g class=${`badge ${colour}`}><path d=${`M${x} ${y - 30}L${x + 32} ${y + 24}H${x - 32}Z`}></path>
    <text x=${x} y=${y + 16}>${worth}</text></g>`;

const ground = (/** @type {number} */ width, /** @type {number} */ height) =>
  svg`<rect class="cloth" width=${width} height=${height} rx="22"></rect>`;

function world() {
  const draw = svg`${ground(620, 420)}
    ${cord("yellow", oval(330, 285, 200, 92, -8))}${cord(
      "green",
      oval(425, 190, 150, 118, 20),
    )}${cord("blue", oval(300, 155, 165, 105, -12))}${cord("red", oval(205, 225, 160, 130, 10))}
    ${knot("red", 52, 197)}${knot("blue", 300, 50)}${knot("green", 573, 224)}${knot("yellow", 330, 377)}
    <g class="corners"><circle cx="293" cy="121" r="48"></circle></g>
    ${[
      [299, 150],
      [264, 127],
      [287, 92],
      [322, 115],
    ].map(([x, y]) => svg`<circle class="dot" cx=${x} cy=${y} r="5"></circle>`)}`;
  return html`${figure(
    { box: [0, 0, 620, 420], draw },
    "page-learn-daemonen-world-picture",
    "page-learn-daemonen-world-caption",
  )}${lines("page-learn-daemonen-world-made")}`;
}

function turn() {
  const signs = {
    place: alone("red"),
    predict: html`<svg class="sign crystal" aria-hidden="true"><use href="#i-crystal"></use></svg>`,
    draw: alone("hidden"),
  };
  return html`<ol class="stages three">
      ${Object.entries(signs).map(
        ([step, sign]) =>
          html`<li class=${step === "place" ? "must" : ""}>
            ${sign}<span
              ><b>${t(`page-learn-daemonen-turn-${step}`)}</b>
              <small>${t(`page-learn-daemonen-turn-${step}-about`)}</small></span
            >
          </li>`,
      )}
    </ol>
    <p class="zone creatures" aria-hidden="true">${[...DEMONS, "ghost"].map(alone)}</p>
    ${lines("page-learn-daemonen-turn-bag")}`;
}

function demons() {
  const draw = svg`${ground(520, 300)}${cord(
    "blue",
    way([
      [60, 300],
      [150, 230],
      [260, 150],
      [380, 80],
      [470, 0],
    ]),
  )}${cord(
    "red",
    way([
      [60, 0],
      [150, 80],
      [260, 150],
      [380, 230],
      [470, 300],
    ]),
  )}
    ${creature("red", 260, 72, 72)}${free(165, 152)}${free(355, 152)}${free(260, 232)}
    ${creature("green", 72, 152, 58)}<use href="#stop" x="84" y="112" width="36" height="36"></use>`;
  return html`${figure(
    { box: [0, 0, 520, 300], draw },
    "page-learn-daemonen-demons-picture",
    "page-learn-daemonen-demons-caption",
  )}${lines("page-learn-daemonen-demons-outer")}`;
}

function ghosts() {
  const left = oval(210, 160, 150, 112);
  const right = oval(350, 160, 150, 112);
  const draw = svg`${ground(560, 320)}<path class="ice"
    d="M280 61C386 95 386 225 280 259C174 225 174 95 280 61Z"></path>
    ${cord("green", left)}${cord("blue", right)}${creature("ghost", 280, 172, 84)}${creature("blue", 280, 100, 52)}`;
  return figure(
    { box: [0, 0, 560, 320], draw },
    "page-learn-daemonen-ghosts-picture",
    "page-learn-daemonen-ghosts-caption",
  );
}

function prediction() {
  const draw = svg`${ground(560, 230)}<rect class="open" x="50" y="46" width="150" height="138" rx="16"></rect>
    ${creature("green", 125, 118, 96)}
    <g class="seer"><use href="#i-crystal" x="166" y="22" width="58" height="58"></use></g>
    <path class="hop dotted" d="M250 150Q340 60 430 118M408 112L430 118L428 96"></path>
    ${creature("hidden", 292, 96, 56)}${creature("hidden", 356, 74, 56)}${creature("hidden", 470, 136, 112)}`;
  return figure(
    { box: [0, 0, 560, 230], draw },
    "page-learn-daemonen-prediction-picture",
    "page-learn-daemonen-prediction-caption",
  );
}

function end() {
  const draw = svg`${ground(560, 380)}
    ${cord(
      "red",
      way([
        [60, 400],
        [130, 270],
        [220, 120],
        [280, 60],
        [330, -20],
      ]),
    )}${cord(
      "yellow",
      way([
        [-20, 300],
        [90, 292],
        [280, 306],
        [470, 292],
        [580, 300],
      ]),
    )}
    ${cord(
      "blue",
      way([
        [230, -20],
        [280, 60],
        [350, 130],
        [440, 260],
        [500, 400],
      ]),
    )}
    ${knot("yellow", 290, 306)}${creature("red", 206, 252, 62)}
    ${creature("red", 280, 128, 66)}${creature("blue", 362, 252, 62)}${badge(280, 216, 4, "red")}`;
  return html`${figure(
    { box: [0, 0, 560, 380], draw },
    "page-learn-daemonen-end-picture",
    "page-learn-daemonen-end-caption",
  )}${lines("page-learn-daemonen-end-winner")}`;
}

function alone_() {
  const place = (
    /** @type {string} */ colour,
    /** @type {number} */ x,
    /** @type {number} */ top,
    /** @type {string} */ sum,
    /** @type {string} */ rank,
  ) => svg`
    <rect class="podium" x=${x} y=${top} width="130" height=${240 - top} rx="10"></rect>
    ${creature(colour, x + 65, top - 38, 72)}
    <text class="rank" x=${x + 65} y=${top + 42}>${rank}</text>
    <text class="sum" x=${x + 65} y=${top + 74}>${sum}</text>`;
  const draw = svg`${ground(520, 250)}${place("green", 195, 110, "3 × 9", "1")}${place("red", 55, 140, "2 × 8", "2")}
    <rect class="open" x="335" y="164" width="130" height="76" rx="10"></rect>
    <text class="rank" x="400" y="212">3</text>`;
  return figure(
    { box: [0, 0, 520, 250], draw },
    "page-learn-daemonen-alone-picture",
    "page-learn-daemonen-alone-caption",
  );
}

export const pictures = { world, turn, demons, ghosts, prediction, end, alone: alone_ };
