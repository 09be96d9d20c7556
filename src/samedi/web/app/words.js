/** The words people read, from the server's Fluent files. */
/** @import { Message } from "../types.js" */
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent-bundle/index.js";

export const LANGUAGES = ["en", "fr"];

/** The language of the words that are loaded. */
export const language = signal("en");

let bundle = new FluentBundle("en");
/**
 * The entries of the words that nobody has asked for yet: to read them all would hold up the first screen.
 * @type {Map<string, string>}
 */
let unread = new Map();

/** Load a language and speak it from now on. @param {string} wanted */
export async function speak(wanted) {
  const response = await fetch(new URL(`../words/${wanted}.ftl`, import.meta.url));
  if (!response.ok) throw new Error(`no words in ${wanted}`);
  const entries = (await response.text()).split(/^(?=[a-z][\w-]* *=)/m);
  bundle = new FluentBundle(wanted, { useIsolating: false });
  unread = new Map(entries.map((entry) => [entry.slice(0, entry.search(/ *=/)), entry]));
  document.documentElement.lang = wanted;
  language.value = wanted;
}

/** Whether there is a sentence for a code. @param {string} code */
export function knows(code) {
  return patternOf(code) !== null;
}

/** @param {string} code */
function patternOf(code) {
  const entry = unread.get(code);
  if (entry !== undefined) bundle.addResource(new FluentResource(entry));
  unread.delete(code);
  return bundle.getMessage(code)?.value ?? null;
}

/**
 * The sentence with a code; parameters stay as they are, for people type what they like.
 * @param {string} code
 * @param {Record<string, string | number>} [params]
 */
export function t(code, params = {}) {
  const pattern = patternOf(code);
  if (pattern === null) {
    console.warn(`no words for ${code}`);
    return code;
  }
  /** @type {Record<string, string | number | FluentNumber>} */
  const filled = {};
  for (const [name, value] of Object.entries(params)) filled[name] = filling(value);
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(pattern, filled, errors);
  if (errors.length) console.warn(`${code}: ${errors[0]}`);
  return text;
}

/**
 * A message of the server in words, without its clause; a parameter that is "@" and another code is
 * replaced by its words (the server marks what was typed, so that it is none).
 * @param {Message | null | undefined} message
 * @returns {string}
 */
export function say(message) {
  if (!message) return "";
  const params = Object.entries(message.params ?? {}).map(([name, value]) => [name, referred(value)]);
  const cause = message.cause ? { cause: say(message.cause) } : {};
  return t(message.code, { ...Object.fromEntries(params), ...cause });
}

/** The words a parameter refers to, or the parameter. @param {string | number} value */
function referred(value) {
  if (typeof value !== "string" || !value.startsWith("@")) return value;
  const pattern = patternOf(value.slice(1));
  return pattern !== null ? bundle.formatPattern(pattern, {}, []) : value;
}

/** A number that every language writes with the same digits; the browser's formats for it take long to load. */
class Few extends FluentNumber {
  toString() {
    return String(this.value);
  }
}

/** @param {string | number} value */
function filling(value) {
  const isFew = Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1000;
  return isFew ? new Few(Number(value)) : value;
}
