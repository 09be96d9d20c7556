/** What a world needs, and how far a drawing has come. */
import { ELEMENTS } from "../colours.js";

/**
 * @typedef {object} Report the server's word on a drawing
 * @property {boolean} ok
 * @property {Record<string, { line: [number, number][], knot?: [number, number] }>} cords
 * @property {{ lines: [string, string], at: [number, number] }[]} crossings
 * @property {{ message: import("../../../types.js").Message, at?: [number, number], colour?: string }[]} problems
 * @property {any} [world]
 * @property {number} [points]
 */
/** @typedef {{ name: string, state: "met" | "failed" | "open", count?: number, of?: number, places?: number }} Need */

const FEWEST_CROSSINGS = 8;
const FEWEST_CROSSED = 2;

/** The code of a problem: "three-lines-meet".
 * @param {Report["problems"][number]} problem */
export const codeOf = ({ message }) => message.code.replace("daemonen-world-", "");

/** The cords that have a part in a problem.
 * @param {Report["problems"][number]} problem */
export function coloursIn({ message, colour }) {
  const named = String(message.params?.lines ?? "");
  const found = ELEMENTS.filter((each) => named.includes(each));
  return found.length ? found : ELEMENTS.filter((each) => each === colour);
}

/** @param {Report | null} report
 * @returns {Need[]} */
export function needsOf(report) {
  const cords = Object.keys(report?.cords ?? {});
  const isWhole = cords.length === ELEMENTS.length;
  const crossings = report?.crossings ?? [];
  const crossed = ELEMENTS.filter((colour) => othersOf(crossings, colour) >= FEWEST_CROSSED).length;
  const wrong = (/** @type {string[]} */ ...codes) =>
    (report?.problems ?? []).filter((problem) => codes.includes(codeOf(problem))).length;
  const knots = cords.length - wrong("knot-near-crossing");
  return [
    {
      name: "two",
      state: crossed === ELEMENTS.length ? "met" : isWhole ? "failed" : "open",
      count: crossed,
      of: ELEMENTS.length,
    },
    {
      name: "eight",
      state: crossings.length >= FEWEST_CROSSINGS ? "met" : isWhole ? "failed" : "open",
      count: crossings.length,
    },
    { name: "three", ...clean(cords.length, wrong("three-lines-meet")) },
    { name: "self", ...clean(cords.length, wrong("crosses-itself", "lines-touch")) },
    { name: "room", ...roomy(isWhole, report, wrong("crossings-too-close", "field-too-thin")) },
    {
      name: "knot",
      state: wrong("knot-near-crossing") ? "failed" : isWhole ? "met" : "open",
      count: knots,
      of: ELEMENTS.length,
    },
  ];
}

/** How many others a line crosses.
 * @param {Report["crossings"]} crossings @param {string} colour */
function othersOf(crossings, colour) {
  return new Set(
    crossings
      .filter(({ lines }) => lines.includes(colour))
      .flatMap(({ lines }) => lines)
      .filter((each) => each !== colour),
  ).size;
}

/** @param {number} cords @param {number} places
 * @returns {{ state: Need["state"], places: number }} */
const clean = (cords, places) => ({ state: places ? "failed" : cords ? "met" : "open", places });

/** Fields are measured when all cords lie.
 * @param {boolean} isWhole @param {Report | null} report @param {number} places
 * @returns {{ state: Need["state"], places: number }} */
const roomy = (isWhole, report, places) => ({
  state: places ? "failed" : isWhole && report?.ok ? "met" : "open",
  places,
});
