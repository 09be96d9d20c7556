/** The five colours, their creatures and their second signs. */

/** @typedef {"red" | "blue" | "green" | "yellow"} Element */
/** @typedef {Element | "white"} Colour */

/** @type {Element[]} the order of the rules, in which cords are laid */
export const ELEMENTS = ["red", "blue", "green", "yellow"];

/** @type {Colour[]} */
export const COLOURS = [...ELEMENTS, "white"];

/** The symbol of a creature.
 * @param {string} colour */
export const creature = (colour) => (colour === "white" ? "#ghost" : `#demon-${colour}`);

/** The shape of a badge, around (0, 0): no colour is told by its hue alone.
 * @type {Record<string, { d: string, y: number }>} */
export const BADGES = {
  red: { d: "M0-29L27 18H-27z", y: 10 },
  blue: { d: "M0-31C6-18 21-12 21 3a21 21 0 0 1-42 0C-21-12-6-18 0-31z", y: 9 },
  green: { d: "M-19-19h38v38h-38z", y: 9 },
  yellow: { d: "M0-21a21 21 0 1 0 .1 0z", y: 9 },
  open: { d: "M0-20a20 20 0 1 0 .1 0z", y: 9 },
};

export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** The letter of a field; A is the outer one.
 * @param {number} field */
export const letter = (field) => LETTERS[field];
