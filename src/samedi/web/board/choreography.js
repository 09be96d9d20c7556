/** What each piece does between two pictures of a board, and when it begins. Nothing here draws. */
/** @import { Piece, Scene, Shown, Spot, Target } from "../types.js" */
/** @import { Journey } from "./motion.js" */
/** @import { Matched } from "./matching.js" */
import { departure, journey } from "./motion.js";

const STAGGER = 40;
const ONE_BY_ONE = ["walk", "gallop", "hop", "tumble"];
const USUAL_CELL = 60;

/** @typedef {{ kind: "gone", from: number, journey?: Journey, delay: number }} Leaving */
/** @typedef {{ kind: "turn" | "go" | "come", to: number, journey?: Journey, delay: number }} Staying */
/** @typedef {Leaving | Staying} Step without a journey it happens at once */

/**
 * What led from one picture to the next.
 * @typedef {object} Change
 * @property {boolean} travels
 * @property {Shown[]} last
 * @property {(piece: Piece, from: Spot, to: Spot) => Spot[] | null | undefined} [route] the way a piece goes
 * @property {Spot | null} [home] where the acting player's chip is
 */

/**
 * Whether every piece stands where it stood, as it stood.
 * @param {Piece[]} old @param {Piece[]} pieces @param {Matched} matched
 */
export function isUnchanged(old, pieces, { pairs, gone, come }) {
  if (gone.length || come.length) return false;
  return pairs.every(({ from, to, turned }) => !turned && !isElsewhere(old[from], pieces[to]));
}

/** Everything is at once where it belongs. @param {Matched} matched @returns {Step[]} */
export function atOnce({ pairs, gone, come }) {
  return [
    ...pairs.map(({ to }) => /** @type {Step} */ ({ kind: "go", to, delay: 0 })),
    ...gone.map((from) => /** @type {Step} */ ({ kind: "gone", from, delay: 0 })),
    ...come.map((to) => /** @type {Step} */ ({ kind: "come", to, delay: 0 })),
  ];
}

/**
 * Those who stay go first, then some leave, then others come.
 * @param {Piece[]} old @param {Scene} scene @param {Matched} matched @param {Change} change
 * @returns {Step[]}
 */
export function travelling(old, { pieces, targets }, { pairs, gone, come }, change) {
  const cell = cellOf(targets);
  const isCrowd = pairs.filter(({ from, to }) => isElsewhere(old[from], pieces[to])).length > 1;
  /** @type {Step[]} */
  const steps = [];
  let delay = 0;
  for (const { from, to, turned } of pairs) {
    const { travel = "slide" } = pieces[to];
    const way = wayOf(old[from], pieces[to], change);
    const ride = way && journey(travel, way, cell);
    steps.push(ride ? { kind: "go", to, journey: ride, delay } : { kind: turned ? "turn" : "go", to, delay });
    if (ride) delay += isCrowd && !ONE_BY_ONE.includes(travel) ? STAGGER : ride.duration;
  }
  for (const from of gone) {
    steps.push({ kind: "gone", from, journey: departure(old[from], old[from].to ?? change.home), delay });
    delay += STAGGER;
  }
  for (const to of come) {
    steps.push({ kind: "come", to, journey: entrance(pieces[to], change.home, cell), delay });
    delay += STAGGER;
  }
  return steps;
}

/** About how wide a cell of the board is. @param {Target[]} targets */
const cellOf = ([first]) => (first ? first.r * 2 : USUAL_CELL);

/** Null: it stays where it is. @param {Piece} old @param {Piece} piece @param {Change} change */
function wayOf(old, piece, { route }) {
  if (!isElsewhere(old, piece)) return null;
  return route?.(piece, old, piece) ?? [old, piece];
}

/** How a new piece comes. @param {Piece} piece @param {Spot | null | undefined} home @param {number} cell */
function entrance(piece, home, cell) {
  const from = piece.from ?? home;
  return journey(piece.travel === "drop" || !from ? "drop" : "slide", [from ?? piece, piece], cell);
}

/** @param {Spot} a @param {Spot} b */
const isElsewhere = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) > 0.5;
