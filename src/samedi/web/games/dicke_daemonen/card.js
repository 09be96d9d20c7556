/** Dicke Dämonen in the lobby. */
/** @import { GameCard } from "../../types.js" */
import { svg } from "../../vendor/lit-html/lit-html.js";
import { cord, way } from "./learn/cords.js";

/** Where the cords go, point by point. */
const CORDS = {
  red: "675,300 662,370 640,440 600,530 560,620",
  blue: "312,310 297,380 302,450 335,515 392,562 470,610",
  green: "330,610 395,520 455,430 520,365 600,330 720,320",
  yellow: "190,470 240,418 310,374 385,368 470,398 560,440 640,490 700,590",
};
/** @type {[string, string, number, number, number][]} */
const CREATURES = [
  ["demon-red", "red", 262, 432, 92],
  ["demon-yellow", "yellow", 598, 470, 92],
  ["demon-green", "green", 545, 345, 80],
  ["demon-blue", "blue", 330, 345, 76],
  ["ghost", "", 418, 440, 104],
];

/** @param {string} points @returns {[number, number][]} */
const through = (points) =>
  points.split(" ").map((point) => /** @type {[number, number]} */ (point.split(",").map(Number)));

/** Cords, and creatures between them. */
function cover() {
  const cords = Object.entries(CORDS).map(([colour, points]) => cord(colour, way(through(points))));
  const creatures = CREATURES.map(
    ([id, kind, x, y, size]) =>
      svg`<use href=${`#${id}`} class=${kind} x=${x} y=${y} width=${size} height=${size}></use>`,
  );
  return {
    box: [230, 330, 480, 252],
    draw: svg`<rect x="200" y="300" width="540" height="310" fill="#132A38"></rect>${cords}${creatures}`,
  };
}

/** The loops of the small world: a colour, and the middle. */
const LOOPS = Object.entries({ red: [29, 28], blue: [47, 29], green: [28, 46], yellow: [46, 47] });

/** @type {GameCard} */
export default {
  cover,
  board: () => ({
    box: [0, 0, 75, 75],
    draw: svg`<rect width="75" height="75" rx="9" fill="#132A38"></rect>
      ${LOOPS.map(
        ([colour, [x, y]]) =>
          svg`<g class=${colour} fill="none"><circle cx=${x} cy=${y} r="18" stroke="#1B1026" stroke-width="7"></circle>
            <circle cx=${x} cy=${y} r="18" stroke="var(--c)" stroke-width="4.4"></circle></g>`,
      )}`,
  }),
  players: { few: 1, many: 4 },
  minutes: 25,
  emblem: { id: "demon-blue", kind: "blue" },
};
