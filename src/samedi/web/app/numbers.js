/**
 * This person's own random number for the dice of a table: sealed before the game, opened after the start, and never
 * out of sight. The browser keeps it, with what lay on the table when it was opened (docs/fair-dice.md).
 */
/** @import { Order, Sealed, View } from "../types.js" */
import { bytes, hex, sha256 } from "./sha256.js";

/**
 * What this browser keeps; `witness`: the seals that lay on the table when the number was opened.
 * @typedef {{ table: string, person: string, number: string, seal: string, witness?: string }} Own
 */

const KEPT = "samedi-numbers";
const MOST_KEPT = 40;
const NUMBER_BYTES = 32;
/** Where a browser keeps nothing. @type {Own[]} */
let memory = [];

/** @param {string} number @param {string} table @param {string} person */
export const sealOf = (number, table, person) => hex(sha256(bytes(`${number}|${table}|${person}`)));

/** Whether what is open is what was sealed. @param {Sealed} sealed @param {string} table */
export const isTrue = ({ number, seal, by }, table) => !number || sealOf(number, table, by) === seal;

/** The command that seals this browser's number, unless its seal lies there; another's seal is replaced by a new one.
 * @param {string} table @param {string} person @param {Sealed[]} seals @returns {Order[]} */
export function sealing(table, person, seals) {
  const lies = seals.find(({ by }) => by === person)?.seal;
  const own = kept().find((each) => each.table === table && each.person === person);
  if (own && own.seal === lies) return [];
  if (own && !lies) return [{ type: "commit", seal: own.seal }];
  const number = hex(crypto.getRandomValues(new Uint8Array(NUMBER_BYTES)));
  const seal = sealOf(number, table, person);
  keep({ table, person, number, seal });
  return [{ type: "commit", seal }];
}

/** The command that opens the own number, once it is awaited. @param {View} view @returns {Order | null} */
export function opening(view) {
  const { own, mine } = mineAt(view);
  if (!own || mine?.seal !== own.seal) return null;
  if (!view.opening?.awaits.includes(own.person) || !isFirstOpen(view, own.person)) return null;
  keep({ ...own, witness: witnessOf(view) });
  return { type: "open_number", number: own.number, key: `open-${own.seal.slice(0, 32)}` };
}

/**
 * Whether the first has opened, or never will: only then do the others open, so that the first knows nothing of them.
 * @param {View} view @param {string} person
 */
function isFirstOpen({ id, seals = [] }, person) {
  const [first] = seals;
  return first.by === person || Boolean(first.is_missing || (first.number && isTrue(first, id)));
}

/** What is wrong with the numbers in the dice, as a code of words; null: nothing. @param {View} view */
export function wrongNumber(view) {
  const { own, mine } = mineAt(view);
  const table = view.origin ?? view.id;
  if (view.seals?.some((sealed) => !isTrue(sealed, table))) return "page-table-number-other";
  if (!own || view.stage === "lobby") return null;
  if (mine?.seal !== own.seal) return view.you?.seats.length ? "page-table-number-gone" : null;
  return own.witness ? wrongSinceOpen(view, mine, own.witness) : null;
}

/** @param {View} view @param {Sealed} mine @param {string} witness */
function wrongSinceOpen(view, mine, witness) {
  if (witness !== witnessOf(view)) return "page-table-number-changed";
  return mine.is_missing ? "page-table-number-dropped" : null;
}

/** What this browser knows of the own number, and what lies on the table of it. @param {View} view */
function mineAt({ id, you, seals = [] }) {
  const own = kept().find(({ table, person }) => table === id && person === you?.person);
  return { own, mine: seals.find(({ by }) => by === you?.person) };
}

/** The names of people without whose numbers the dice fall. @param {View} view @returns {string[]} */
export const missingNames = (view) =>
  (view.seals ?? []).filter((sealed) => sealed.is_missing).map(({ name, by }) => name || by);

/** What must not change once a number is open. @param {View} view */
const witnessOf = ({ commitment, seals = [] }) =>
  [commitment, ...seals.map(({ by, seal }) => `${by} ${seal}`)].join(", ");

/** @returns {Own[]} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]");
  } catch {
    return memory;
  }
}

/** @param {Own} own */
function keep(own) {
  const others = kept().filter(({ table, person }) => table !== own.table || person !== own.person);
  memory = [own, ...others].slice(0, MOST_KEPT);
  try {
    localStorage.setItem(KEPT, JSON.stringify(memory));
  } catch {
    // kept until the page is closed
  }
}
