/** Le Chevalier Noir in the lobby. */
/** @import { GameCard } from "../../types.js" */
import { svg } from "../../vendor/lit-html/lit-html.js";

/** @type {[number, string, string][]} */
const STONES = [
  ...[-18, 82, 132, 182, 232, 282, 382].map((x) => /** @type {[number, string, string]} */ ([x, "", ""])),
  [32, "blue", "couronne"],
  [332, "red", "porte"],
];
/** @type {[string, string, number][]} */
const PAWNS = [
  ["grand", "blue", 20],
  ["gros", "red", 268],
  ["mince", "green", 96],
  ["petit", "yellow", 326],
];

/** @param {[number, string, string]} stone */
const stone = ([x, colour, sign]) =>
  svg`<g class=${colour}><rect fill="var(--c, #F6EFE2)" stroke="#1B1026" stroke-width="2"
      x=${x} y="150" width="45" height="45" rx="10"></rect>
    ${sign ? svg`<use href=${`#${sign}`} x=${x + 8} y="157" width="29" height="29"></use>` : ""}</g>`;

/** @param {[string, string, number]} pawn */
const pawn = ([rank, colour, x]) =>
  svg`<use href=${`#pawn-${rank}`} class=${colour} x=${x} y="66" width="78" height="109"></use>`;

/** A row of stones, a pawn of each clan, and the Chevalier among them. */
function cover() {
  return {
    box: [0, 0, 400, 210],
    draw: svg`<rect width="400" height="210" fill="#3A1620"></rect>
      <path d="M0 0h133v210H0z" fill="#2258A4" opacity=".55"></path>
      <path d="M267 0h133v210H267z" fill="#A87307" opacity=".45"></path>
      ${STONES.map(stone)}${PAWNS.map(pawn)}
      <ellipse cx="207" cy="178" rx="46" ry="9" fill="#0007"></ellipse>
      <use href="#chevalier" x="152" y="22" width="112" height="157"></use>`,
  };
}

/** The ways home and the camps of the small board: a colour, and where. */
const HOMES = Object.entries({
  blue: "M37.5 4v30",
  red: "M71 37.5H41",
  green: "M37.5 71V41",
  yellow: "M4 37.5h30",
});
const CAMPS = Object.entries({ yellow: [5, 5], blue: [48, 5], green: [5, 48], red: [48, 48] });

/** @type {GameCard} */
export default {
  cover,
  board: () => ({
    box: [0, 0, 75, 75],
    draw: svg`<rect width="75" height="75" rx="9" fill="#CDBB98"></rect>
      ${CAMPS.map(
        ([colour, [x, y]]) =>
          svg`<rect class=${colour} fill="var(--c)" x=${x} y=${y} width="22" height="22" rx="4"></rect>`,
      )}
      <g fill="none" stroke="#FFFBF2" stroke-width="4.6" stroke-dasharray="4.6 1">
        <path d="M32 4v67M43 4v67M4 32h67M4 43h67"></path>
        ${HOMES.map(([colour, way]) => svg`<path class=${colour} stroke="var(--c)" d=${way}></path>`)}
      </g>
      <circle cx="37.5" cy="37.5" r="5" fill="#E79A2E" stroke="#1B1026" stroke-width="1.6"></circle>`,
  }),
  players: { few: 2, many: 4 },
  minutes: 45,
  emblem: { id: "chevalier", kind: "blue" },
};
