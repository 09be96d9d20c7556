/** A new table: what people like to play, and how many pebbles. */
/** @import { Setup, Side } from "../../types.js" */
import { t } from "../../app/words.js";

const SEATS = 2;
const USUAL = 12;
export const COLOURS = ["blue", "red"];

/** @param {unknown} _options @param {number} seat @returns {Side} */
const side = (_options, seat) => ({
  role: t(["page-pebbles-first", "page-pebbles-second"][seat]),
  sign: { id: "pebble", kind: COLOURS[seat] },
});

/** @type {Setup} */
export const setup = {
  tables: [
    { id: "usual", options: {}, seats: SEATS },
    { id: "small", options: { heap: 5 }, seats: SEATS },
  ],
  fields: [
    {
      name: "heap",
      kind: "number",
      min: 5,
      max: 21,
      label: "pebbles-option-heap",
      about: "pebbles-option-heap-about",
    },
  ],
  complete: ({ heap = USUAL }) => ({ heap }),
  seats: () => SEATS,
  side,
};
