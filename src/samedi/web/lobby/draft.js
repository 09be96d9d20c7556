/** A table that is being set up: what was chosen so far, and what is sent when it is opened. */
/** @import { Setup } from "../types.js" */
/** @import { Bot } from "./bots.js" */
/** @import { Settings } from "./settings.js" */
import { newKey } from "../app/api.js";
import { playsHere } from "../app/here.js";
import { usualFor } from "./settings.js";
import { tidy } from "./names.js";

/** @typedef {"bots" | "friends" | "screen" | "solo"} Way */
/** @typedef {{ kind: "person" | "bot", name: string, bot: string }} Chair */
/**
 * `isMine`: the bot is chosen at this person's level.
 *
 * @typedef {{ game: string, way: Way, table: string, options: any, name: string, bot: string, isMine: boolean,
 *   chairs: Chair[], settings: Settings, seat: number, key: string }} Draft
 */

export const WAYS = /** @type {Way[]} */ (["bots", "friends", "screen", "solo"]);
const MOST_CHAIRS = 4;

/** The seats that only a program can play. @param {Setup} setup @param {any} options @returns {number[]} */
export const programs = (setup, options) => setup.bots?.(options) ?? [];

/** The tables to tap for a way of playing: for one person, or for several. @param {Setup} setup @param {Way} way */
export function tablesFor(setup, way) {
  if (way === "friends" && playsHere.value) return []; // nobody else comes to this device
  return setup.tables.filter(
    ({ options, seats }) => (seats - programs(setup, options).length === 1) === (way === "solo"),
  );
}

/** The ways a game can be played. @param {Setup} setup */
export const waysOf = (setup) => WAYS.filter((way) => tablesFor(setup, way).length);

/**
 * @param {string} game
 * @param {Setup} setup
 * @param {Way} wanted
 * @param {{ name: string, bot: string, isMine?: boolean }} person
 * @returns {Draft}
 */
export function newDraft(game, setup, wanted, { name, bot, isMine = false }) {
  const way = tablesFor(setup, wanted).length ? wanted : "bots";
  const chairs = Array.from(
    { length: MOST_CHAIRS },
    () => /** @type {Chair} */ ({ kind: "person", name: "", bot }),
  );
  const settings = usualFor(way);
  return onTable(
    { game, way, table: "", options: {}, name, bot, isMine, chairs, settings, seat: 0, key: newKey() },
    setup,
    tablesFor(setup, way)[0].id,
  );
}

/**
 * Change something; the key changes too, for it is another table now.
 * @param {Draft} draft
 * @param {Partial<Draft>} news
 * @returns {Draft}
 */
export const changed = (draft, news) => ({ ...draft, ...news, key: newKey() });

/** With other options; the own chair stays if it can. @param {Draft} draft @param {Setup} setup @param {any} given */
export function withOptions(draft, setup, given) {
  const options = setup.complete(given);
  return changed(draft, { options, seat: draft.seat < setup.seats(options) ? draft.seat : 0 });
}

/** @param {Draft} draft @param {Setup} setup @param {string} table */
export function onTable(draft, setup, table) {
  const found = setup.tables.find(({ id }) => id === table) ?? setup.tables[0];
  return changed(draft, { table: found.id, options: setup.complete(found.options), seat: 0 });
}

/** @param {Draft} draft @param {Setup} setup @param {Way} way */
export function onWay(draft, setup, way) {
  const tables = tablesFor(setup, way);
  const { confirm, hints } = usualFor(way);
  const next = changed(draft, { way, settings: { ...draft.settings, confirm, hints } });
  return tables.some(({ id }) => id === draft.table) ? next : onTable(next, setup, tables[0].id);
}

/**
 * Who else is asked to sit: the seats that are neither the host's nor a program's.
 * @param {Draft} draft
 * @param {Setup} setup
 */
export function otherSeats(draft, setup) {
  const taken = programs(setup, draft.options);
  return Array.from({ length: setup.seats(draft.options) }, (_, i) => i).filter(
    (seat) => seat !== draft.seat && !taken.includes(seat),
  );
}

/** What the server is asked for. @param {Draft} draft @param {Setup} setup @param {Bot[]} bots @param {string} me */
export function request(draft, setup, bots, me) {
  const others = otherSeats(draft, setup);
  const seat = (/** @type {number} */ number) => {
    if (number === draft.seat) return "me";
    if (!others.includes(number)) return { bot: bots[0].name };
    if (draft.way === "friends") return "open";
    const chair = draft.chairs[number];
    return draft.way === "screen" && chair.kind === "person"
      ? { me: tidy(chair.name) }
      : { bot: draft.way === "screen" ? chair.bot : draft.bot };
  };
  const seats = Array.from({ length: setup.seats(draft.options) }, (_, number) => seat(number));
  return {
    game: draft.game,
    name: me,
    options: draft.options,
    settings: draft.settings,
    key: draft.key,
    seats,
    starts: false,
  };
}

/** What is still missing, as a code of words. @param {Draft} draft @param {Setup} setup @param {string} me */
export function missing(draft, setup, me) {
  if (draft.way !== "screen") return null;
  const people = otherSeats(draft, setup)
    .map((seat) => draft.chairs[seat])
    .filter(({ kind }) => kind === "person")
    .map(({ name }) => tidy(name));
  if (people.some((each) => !each)) return "page-lobby-name-missing";
  const all = [me, ...people].map((each) => each.toLocaleLowerCase());
  return new Set(all).size < all.length ? "page-lobby-names-same" : null;
}
