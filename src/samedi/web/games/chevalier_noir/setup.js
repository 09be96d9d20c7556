/** A new table: what people like to play, and every lever with its sentence. */

/** @import { Lever, Setup, Side } from "../../types.js" */
/** @import { Options } from "./types.js" */
import { t } from "../../app/words.js";

const TEAM_PLAYERS = 4;
/** Which clans play, by the number of players. @type {Record<number, string[]>} */
const CLANS = { 2: ["north", "south"], 3: ["north", "east", "south"], 4: ["north", "east", "south", "west"] };

/** What the server offers under the same names. */
const TABLES = [
  { id: "two", options: { players: 2 }, seats: 2 },
  { id: "two-short", options: { players: 2, board: "short" }, seats: 2 },
  { id: "three", options: { players: 3 }, seats: 3 },
  { id: "teams", options: { players: 4 }, seats: 4 },
  { id: "four", options: { players: 4, teams: false }, seats: 4 },
  { id: "both-clans", options: { players: 4, both_clans: true }, seats: 4 },
];

/** @param {Pick<Options, "players">} options */
const isFour = (options) => options.players === TEAM_PLAYERS;

/** @param {string} name */
const words = (name) => ({ label: `chevalier-option-${name}`, about: `chevalier-option-${name}-about` });

/** @type {Lever[]} */
const FIELDS = [
  { name: "players", kind: "choice", values: [2, 3, 4], ...words("players") },
  { name: "board", kind: "choice", values: ["long", "short"], ...words("board") },
  { name: "teams", kind: "switch", when: isFour, ...words("teams") },
  {
    name: "both_clans",
    kind: "switch",
    when: (/** @type {Options} */ options) => isFour(options) && options.teams !== false,
    ...words("both_clans"),
  },
  { name: "strict", kind: "switch", ...words("strict") },
  { name: "first", kind: "chair", ...words("first") },
];

/**
 * Options that fit each other: a lever that no longer applies goes back.
 * @param {Partial<Options> & Pick<Options, "players">} options
 * @returns {Options}
 */
function complete(options) {
  const teams = isFour(options) && options.teams !== false;
  const first = Math.min(options.first ?? 0, options.players - 1);
  return {
    board: "long",
    strict: false,
    ...options,
    first,
    teams,
    both_clans: teams && options.both_clans === true,
  };
}

/** Which clan a seat plays. @param {Options} options @param {number} seat @returns {Side | null} */
function side({ players }, seat) {
  const clan = CLANS[players]?.[seat];
  return clan ? { role: t(`clan-${clan}`), sign: { id: "pawn-grand", kind: clan } } : null;
}

/** @type {Setup} */
export const setup = { tables: TABLES, fields: FIELDS, complete, seats: ({ players }) => players, side };
