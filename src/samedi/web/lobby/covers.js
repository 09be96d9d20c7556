/** The covers of the games, made of their own pieces. */
import { html, svg } from "../vendor/lit-html/lit-html.js";
import { cord, way } from "../learn/pictures/cords.js";
/** @import { Drawing } from "../types.js" */

/** A picture that fills the head of a card. @param {number[]} box @param {Drawing} draw */
const cover = (box, draw) =>
  html`<svg class="cover" viewBox=${box.join(" ")} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${draw}
  </svg>`;

const CELLS = [
  "purple turquoise red yellow white",
  "red yellow white purple turquoise",
  "white purple turquoise red yellow",
];
const STACKS = [
  [14, "turquoise offering", "yellow soul"],
  [102, "purple steal", "white change", "red exchange"],
  [190, "yellow protection"],
];

function baronVoodoo() {
  const cells = CELLS.map((row, y) =>
    row.split(" ").map(
      (colour, x) =>
        svg`<g class=${colour}><rect class="felt" x=${x * 100 - 44} y=${y * 100 - 46} width="92" height="92"
            rx="12"></rect></g>`,
    ),
  );
  const stacks = STACKS.map(
    ([x, ...dice]) => svg`<ellipse cx=${Number(x) + 40} cy="168" rx="44" ry="10" fill="#0009"></ellipse>
    ${dice.map((die, height) => soul(String(die).split(" "), Number(x), 90 - 16 * height))}`,
  );
  return cover(
    [0, 0, 400, 210],
    svg`<rect width="400" height="210" fill="#241638"></rect>
      ${cells}<circle cx="316" cy="52" r="34" fill="#F4C06A"></circle>
    <use href="#baron" x="270" y="34" width="118" height="118"></use>${stacks}`,
  );
}

/** @param {string[]} die colour and face @param {number} x @param {number} y */
function soul([colour, face], x, y) {
  return svg`<g class=${`die ${colour}`} transform=${`translate(${x} ${y}) scale(1.12)`}>
    <use href="#die" x="-2" y="-2" width="70" height="72"></use>
    <use href=${`#front-${colour}`} y="54" width="66" height="14"></use>
    <use href=${`#face-${face}`} x="14" y="9" width="38" height="38"></use></g>`;
}

function dickeDaemonen() {
  const creature = (
    /** @type {string} */ id,
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ size,
  ) => svg`<use href=${`#${id}`} class=${id.slice(6)} x=${x} y=${y} width=${size} height=${size}></use>`;
  return cover(
    [230, 330, 480, 252],
    svg`<rect x="200" y="300" width="540" height="310" fill="#132A38"></rect>
    ${cord(
      "red",
      way([
        [675, 300],
        [662, 370],
        [640, 440],
        [600, 530],
        [560, 620],
      ]),
    )}
    ${cord(
      "blue",
      way([
        [312, 310],
        [297, 380],
        [302, 450],
        [335, 515],
        [392, 562],
        [470, 610],
      ]),
    )}
    ${cord(
      "green",
      way([
        [330, 610],
        [395, 520],
        [455, 430],
        [520, 365],
        [600, 330],
        [720, 320],
      ]),
    )}
    ${cord(
      "yellow",
      way([
        [190, 470],
        [240, 418],
        [310, 374],
        [385, 368],
        [470, 398],
        [560, 440],
        [640, 490],
        [700, 590],
      ]),
    )}
    ${creature("demon-red", 262, 432, 92)}${creature("demon-yellow", 598, 470, 92)}
    ${creature("demon-green", 545, 345, 80)}${creature("demon-blue", 330, 345, 76)}${creature("ghost", 418, 440, 104)}`,
  );
}

function chevalierNoir() {
  const stone = (
    /** @type {number} */ x,
    /** @type {string} */ clan,
    /** @type {string} */ sign,
  ) => svg`<g class=${clan}><rect class="stone" x=${x} y="150" width="45" height="45" rx="10"></rect>
    ${sign ? svg`<use href=${`#${sign}`} x=${x + 8} y="157" width="29" height="29"></use>` : ""}</g>`;
  const pawn = (/** @type {string} */ rank, /** @type {string} */ clan, /** @type {number} */ x) =>
    svg`<use href=${`#pawn-${rank}`} class=${clan} x=${x} y="66" width="78" height="109"></use>`;
  return cover(
    [0, 0, 400, 210],
    svg`<rect width="400" height="210" fill="#3A1620"></rect>
      <path d="M0 0h133v210H0z" fill="#2258A4" opacity=".55"></path>
      <path d="M267 0h133v210H267z" fill="#A87307" opacity=".45"></path>
    ${[-18, 82, 132, 182, 232, 282, 382].map((x) =>
      stone(x, "", ""),
    )}${stone(32, "north", "couronne")}${stone(332, "east", "porte")}
    ${pawn("grand", "north", 20)}${pawn("gros", "east", 268)}${pawn("mince", "south", 96)}${pawn("petit", "west", 326)}
    <ellipse cx="207" cy="178" rx="46" ry="9" fill="#0007"></ellipse>
    <use href="#chevalier" x="152" y="22" width="112" height="157"></use>`,
  );
}

/** @type {Record<string, () => Drawing>} */
export const COVERS = {
  baron_voodoo: baronVoodoo,
  dicke_daemonen: dickeDaemonen,
  chevalier_noir: chevalierNoir,
};
