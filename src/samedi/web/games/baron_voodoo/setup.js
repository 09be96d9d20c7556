/** The form of a new table: presets to tap, and the levers with a sentence each. */
/** @import { Lever, Setup, Side } from "../../types.js" */
/** @import { Loa } from "./model.js" */
import { t } from "../../app/words.js";
import { COLOUR_OF, LOAS } from "./model.js";

const SETUPS = ["random", "draft", "balanced", "chaotic"];
/** Partners in a team: the four pairs the rules allow. */
const PAIRS = [
  ["papa_legba", "mamy_wata"],
  ["erzulie_freda", "gran_bwa"],
  ["erzulie_freda", "mamy_wata"],
  ["papa_legba", "gran_bwa"],
];

/** @typedef {{ loa: Loa, level?: number, score?: number, baron_first?: boolean }} Solo */
/** @typedef {{ loas?: Loa[], first?: number, setup?: string, teams?: boolean, solo?: Solo }} Options */

/** @type {Setup["tables"]} */
const tables = [
  { id: "two", options: { loas: ["mamy_wata", "papa_legba"] }, seats: 2 },
  { id: "three", options: { loas: ["mamy_wata", "papa_legba", "erzulie_freda"] }, seats: 3 },
  { id: "four", options: { loas: ["mamy_wata", "papa_legba", "erzulie_freda", "gran_bwa"] }, seats: 4 },
  {
    id: "teams",
    options: { loas: ["papa_legba", "erzulie_freda", "mamy_wata", "gran_bwa"], teams: true },
    seats: 4,
  },
  { id: "balanced", options: { loas: ["mamy_wata", "papa_legba"], setup: "balanced" }, seats: 2 },
  {
    id: "chaotic",
    options: { loas: ["mamy_wata", "papa_legba", "erzulie_freda"], setup: "chaotic" },
    seats: 3,
  },
  { id: "draft", options: { loas: ["mamy_wata", "papa_legba"], setup: "draft" }, seats: 2 },
  { id: "solo", options: { solo: { loa: "erzulie_freda" } }, seats: 2 },
  {
    id: "solo-hard",
    options: { solo: { loa: "mamy_wata", level: 3, score: 5, baron_first: true } },
    seats: 2,
  },
];

/** @param {Options} options */
const isSolo = (options) => Boolean(options.solo);

/** The Loa of one seat; whoever had it before takes what this seat gives up. @param {number} seat @returns {Lever} */
function loaOfSeat(seat) {
  return {
    name: `loa${seat + 1}`,
    kind: "choice",
    chair: seat,
    values: pictured(LOAS),
    about: "page-bv-setup-loa-about",
    when: (/** @type {Options} */ { loas }) => Boolean(loas && seat < loas.length),
    get: (/** @type {Options} */ { loas }) => loas?.[seat],
    set: (/** @type {Options} */ options, loa) => ({
      ...options,
      loas: given(options.loas ?? [], seat, /** @type {Loa} */ (loa)),
    }),
  };
}

/** @param {Loa[]} loas @param {number} seat @param {Loa} loa */
function given(loas, seat, loa) {
  return loas.map((each, n) => (n === seat ? loa : each === loa ? loas[seat] : each));
}

/**
 * How many play: missing Loas are dealt, too many go.
 * @param {Options} options
 * @param {number} count
 * @returns {Options}
 */
function withPlayers(options, count) {
  const loas = options.loas ?? [];
  const free = LOAS.filter((loa) => !loas.includes(loa));
  return { ...options, loas: [...loas, ...free].slice(0, count) };
}

/** @param {(string | number)[]} values @param {string} words */
function choices(values, words) {
  return values.map((value) => ({ value, label: `${words}${value}` }));
}

/** Loas to choose, with their emblems. @param {Loa[]} loas */
function pictured(loas) {
  return loas.map((loa) => ({ value: loa, label: `baron-loa-${loa}`, sign: emblemOf(loa) }));
}

/** @param {Loa} loa */
const emblemOf = (loa) => ({ id: `loa-${loa.replace("_", "-")}`, kind: COLOUR_OF[loa] });

/**
 * A lever of the solo game.
 * @param {keyof Solo} name
 * @param {Partial<Lever>} how
 * @param {Solo[keyof Solo]} usual
 * @returns {Lever}
 */
function soloLever(name, how, usual) {
  return {
    kind: "choice",
    ...how,
    name,
    label: `baron-option-solo-${name}`,
    about: `baron-option-solo-${name}-about`,
    when: isSolo,
    get: (/** @type {Options} */ { solo }) => solo?.[name] ?? usual,
    set: (/** @type {Options} */ { solo }, value) => ({ solo: { ...solo, [name]: value } }),
  };
}

/** @type {Lever[]} */
const fields = [
  {
    name: "players",
    kind: "choice",
    values: choices([2, 3, 4], "page-bv-setup-players-"),
    label: "page-bv-setup-players",
    about: "page-bv-setup-players-about",
    when: (options) => !isSolo(options),
    get: ({ loas }) => loas?.length,
    set: (options, count) => withPlayers(options, Number(count)),
  },
  ...[0, 1, 2, 3].map(loaOfSeat),
  {
    name: "first",
    kind: "chair",
    label: "baron-option-first",
    about: "baron-option-first-about",
    when: (options) => !isSolo(options),
    get: ({ first }) => first ?? 0,
    set: (options, first) => ({ ...options, first }),
  },
  {
    name: "setup",
    kind: "choice",
    values: choices(SETUPS, "page-bv-setup-dice-"),
    label: "baron-option-setup",
    about: "page-bv-setup-dice-about",
    when: (options) => !isSolo(options),
    get: ({ setup }) => setup ?? "random",
    set: (options, setup) => ({ ...options, setup }),
  },
  {
    name: "teams",
    kind: "switch",
    label: "baron-option-teams",
    about: "baron-option-teams-about",
    when: ({ loas }) => loas?.length === 4,
    get: ({ teams }) => teams ?? false,
    set: (options, teams) => ({ ...options, teams }),
  },
  soloLever("loa", { values: pictured(LOAS), isWide: true }, "erzulie_freda"),
  soloLever("level", { kind: "number", min: 1, max: 4 }, 1),
  soloLever("score", { kind: "number", min: 0, max: 6 }, 3),
  soloLever("baron_first", { kind: "switch" }, false),
];

/**
 * Options that fit each other: partners that may play together, a first player who exists.
 * @param {Options} options
 * @returns {Options}
 */
function complete(options) {
  if (options.solo) return { solo: options.solo };
  const { loas = [], first = 0, setup = "random" } = options;
  const teams = Boolean(options.teams) && loas.length === 4;
  return { loas: teams ? partnered(loas) : loas, first: first < loas.length ? first : 0, setup, teams };
}

/** Seats 0 and 2 are partners; where they may not be, the second partner changes places. @param {Loa[]} loas */
function partnered(loas) {
  const fits = (/** @type {Loa[]} */ each) =>
    PAIRS.some((pair) => pair.includes(each[0]) && pair.includes(each[2]));
  if (fits(loas)) return loas;
  const [a, b, c, d] = loas;
  return [a, c, b, d];
}

/** The seats only a program can play: Baron Samedi's. @param {Options} options @returns {number[]} */
function bots(options) {
  return options.solo ? [1] : [];
}

/** @param {Options} options */
const seats = ({ solo, loas }) => (solo ? 2 : (loas?.length ?? 2));

/** Who a seat is: its Loa, or Baron Samedi. @param {Options} options @param {number} seat @returns {Side | null} */
function side({ loas, solo }, seat) {
  const loa = loas?.[seat] ?? (seat === 0 ? solo?.loa : null);
  if (loa) return { role: t(`baron-loa-${loa}`), sign: emblemOf(loa) };
  return solo ? { role: t("baron-loa-baron_samedi"), sign: { id: "baron", kind: "" } } : null;
}

/** @type {Setup} */
export const setup = { tables, fields, complete, seats, side, bots };
