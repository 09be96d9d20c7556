/**
 * What the modules of this folder speak about: the position as the server sends it.
 *
 * @typedef {"yellow" | "red" | "purple" | "turquoise" | "white"} Colour
 * @typedef {"offering" | "soul" | "change" | "protection" | "steal" | "exchange"} Face
 * @typedef {"mamy_wata" | "papa_legba" | "erzulie_freda" | "gran_bwa" | "baron_samedi"} Loa
 * @typedef {{ colour: Colour, face: Face }} Die
 *
 * @typedef {object} Player
 * @property {Loa} loa
 * @property {Die[]} zone
 * @property {Die[]} spirit
 * @property {number} offerings
 * @property {number} score
 * @property {boolean} protection
 *
 * @typedef {object} Position
 * @property {Record<string, Die[]>} board stacks from bottom to top
 * @property {Player[]} players
 * @property {number} reserve
 * @property {number | null} [marker]
 * @property {number} round
 * @property {number} first
 * @property {boolean} extra
 * @property {Die[]} group
 * @property {Die[]} pool
 * @property {{ seat: number, why: string } | null} [trigger]
 * @property {boolean} power_used
 * @property {{ loa: Loa, cell?: string | null } | null} [power]
 * @property {{ seat: number | "column", die: Die } | null} [taken]
 * @property {Die[]} [line] solo: what is left of the priority line
 * @property {Die[]} [column] solo: the exchange column from bottom to top
 * @property {string} [cursor] solo: where his next search begins
 * @property {{ colour?: Colour | null, lowered: number }} [combination] solo
 */

/** @type {Colour[]} */
export const COLOURS = ["yellow", "red", "purple", "turquoise", "white"];
/** @type {Face[]} */
export const FACES = ["offering", "soul", "change", "protection", "steal", "exchange"];
/** @type {Loa[]} */
export const LOAS = ["mamy_wata", "papa_legba", "erzulie_freda", "gran_bwa"];

/** The colour a Loa plays. @type {Record<Loa, Colour>} */
export const COLOUR_OF = {
  mamy_wata: "yellow",
  papa_legba: "red",
  erzulie_freda: "purple",
  gran_bwa: "turquoise",
  baron_samedi: "white",
};

/** Points of a combination by the number of its dice. */
export const POINTS = [0, 0, 1, 3, 5];

/** The score that ends the game, by the number of players; 18 in teams. */
export const THRESHOLDS = [0, 0, 18, 15, 12];
export const TEAM_THRESHOLD = 18;
