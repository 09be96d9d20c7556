/** What a zone could be lowered for: the groups that score most together. */
/** @import { Colour, Die } from "./model.js" */
import { COLOURS, POINTS } from "./model.js";

const LARGEST = 4;
const MOST_WEIGHED = 13; // beyond, the groups are taken one by one, the largest first

/** @typedef {{ dice: Die[], points: number, byIcon: boolean }} Group */
/** @typedef {{ groups: Group[], left: Die[], points: number }} Grouping */

/**
 * Whether dice are a combination: one icon in different colours, or different icons in one colour.
 * @param {Die[]} dice
 */
export function isCombination(dice) {
  return dice.length >= 2 && dice.length <= LARGEST && (sharesIcon(dice) || sharesColour(dice));
}

/** Whether all show the same icon, in colours that differ; white stands for any. @param {Die[]} dice */
function sharesIcon(dice) {
  const colours = coloursOf(dice);
  return dice.every((die) => die.face === dice[0].face) && new Set(colours).size === colours.length;
}

/** Whether all have one colour, white standing for it, and icons that differ. @param {Die[]} dice */
function sharesColour(dice) {
  return new Set(coloursOf(dice)).size <= 1 && new Set(dice.map((die) => die.face)).size === dice.length;
}

/** @param {Die[]} dice */
function coloursOf(dice) {
  return dice.map((die) => die.colour).filter((colour) => colour !== "white");
}

/** The best way to lower a zone: its groups, and what stays. @param {Die[]} zone @returns {Grouping} */
export function bestGrouping(zone) {
  const masks = zone.length > MOST_WEIGHED ? oneByOne(zone) : weighed(zone);
  const used = masks.reduce((all, mask) => all | mask, 0);
  const groups = masks.map((mask) => group(chosen(zone, mask))).sort((a, b) => b.points - a.points);
  const left = zone.filter((_, place) => !((used >> place) & 1));
  return { groups, left, points: groups.reduce((sum, each) => sum + each.points, 0) };
}

/** The points a zone could be lowered for. @param {Die[]} zone */
export function bestPoints(zone) {
  return bestGrouping(zone).points;
}

/**
 * The colour a white die stands for in a group of one icon: the first that is missing.
 * @param {Die[]} dice
 * @param {number} place of the white die
 * @returns {Colour | null}
 */
export function jokerColour(dice, place) {
  const held = coloursOf(dice);
  if (!sharesIcon(dice)) return held[0] ?? null;
  const free = COLOURS.filter((colour) => colour !== "white" && !held.includes(colour));
  const whites = dice.slice(0, place).filter((die) => die.colour === "white").length;
  return free[whites] ?? null;
}

/** @param {Die[]} dice @returns {Group} */
export function group(dice) {
  return { dice, points: POINTS[dice.length] ?? 0, byIcon: sharesIcon(dice) };
}

/** All combinations of a zone, as sets of places. @param {Die[]} zone */
function combinations(zone) {
  /** @type {number[]} */
  const found = [];
  const extend = (/** @type {number} */ mask, /** @type {number} */ from) => {
    for (let place = from; place < zone.length; place++) {
      const wider = mask | (1 << place);
      const dice = chosen(zone, wider);
      if (dice.length > 1 && !isCombination(dice)) continue;
      if (dice.length > 1) found.push(wider);
      if (dice.length < LARGEST) extend(wider, place + 1);
    }
  };
  extend(0, 0);
  return found;
}

/**
 * The disjoint combinations that score most, of those the ones that leave most dice.
 * @param {Die[]} zone
 * @returns {number[]}
 */
function weighed(zone) {
  const all = combinations(zone);
  /** @type {Map<number, { worth: number, masks: number[] }>} */
  const known = new Map();
  const best = (/** @type {number} */ free) => {
    const seen = known.get(free);
    if (seen) return seen;
    let found = { worth: 0, masks: /** @type {number[]} */ ([]) };
    const lowest = free & -free;
    if (free) {
      found = best(free & ~lowest);
      for (const mask of all) {
        if (!(mask & lowest) || (mask & free) !== mask) continue;
        const rest = best(free & ~mask);
        const worth = rest.worth + worthOf(mask);
        if (worth > found.worth) found = { worth, masks: [mask, ...rest.masks] };
      }
    }
    known.set(free, found);
    return found;
  };
  return best((1 << zone.length) - 1).masks;
}

/** Points first, then few dice. @param {number} mask */
function worthOf(mask) {
  return 100 * POINTS[size(mask)] - size(mask);
}

/** @param {Die[]} zone */
function oneByOne(zone) {
  const taken = [];
  let free = -1;
  for (const mask of combinations(zone).sort((a, b) => size(b) - size(a))) {
    if ((mask & free) !== mask) continue;
    taken.push(mask);
    free &= ~mask;
  }
  return taken;
}

/** @param {number} mask */
function size(mask) {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
}

/** @param {Die[]} zone @param {number} mask */
function chosen(zone, mask) {
  return zone.filter((_, place) => (mask >> place) & 1);
}
