/** The words people read, from the server's Fluent files. */
/** @import { Message } from "../types.js" */
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent-bundle/index.js";

/** The languages there are words for, each by its own name. @type {Record<string, string>} */
export const NAMES = { en: "English", fr: "Français", de: "Deutsch" };
export const LANGUAGES = Object.keys(NAMES);

/** What stands before the fraction of a number. @type {Record<string, string>} */
const MARKS = { en: ".", fr: ",", de: "," };

/** The language of the words that are loaded. */
export const language = signal("en");

const REFERENCE = /\{ *([a-z][\w-]*)/g;

let bundle = new FluentBundle("en");
/**
 * The entries of the words that nobody has asked for yet: to read them all would hold up the first screen.
 * @type {Map<string, string>}
 */
let unread = new Map();
/** What is loaded besides the words of all screens. @type {Set<string>} */
const more = new Set();

/**
 * Load a language and speak it from now on.
 * @param {string} wanted
 * @param {string} [folder] of the game whose words are enough
 */
export async function speak(wanted, folder = "") {
  const names = [`${folder}/words/${wanted}`, ...[...more].map((part) => `/words/${wanted}-${part}`)];
  const parts = await Promise.all(names.map(entriesOf));
  bundle = new FluentBundle(wanted, { useIsolating: false });
  unread = new Map(parts.flat());
  document.documentElement.lang = wanted;
  language.value = wanted;
}

/** Load words that only some screens need, now and in every language that is spoken later. @param {string} part */
export async function alsoSpeak(part) {
  if (more.has(part)) return;
  const spoken = language.peek();
  const entries = await entriesOf(`/words/${spoken}-${part}`);
  more.add(part);
  if (spoken === language.peek()) unread = new Map([...unread, ...entries]);
  else await speak(language.peek());
}

/** @param {string} name @returns {Promise<[string, string][]>} */
async function entriesOf(name) {
  const response = await fetch(new URL(`..${name}.ftl`, import.meta.url));
  if (!response.ok) throw new Error(`no words: ${name}`);
  const entries = (await response.text()).split(/\n(?=[a-z])/);
  return entries.map((entry) => [entry.slice(0, entry.search(/ *=/)), entry]);
}

/** Whether there is a sentence for a code. @param {string} code */
export function knows(code) {
  return patternOf(code) !== null;
}

/** @param {string} code */
function patternOf(code) {
  return messageOf(code)?.value ?? null;
}

/** A message, read when it is asked for the first time, with those it refers to. @param {string} code */
function messageOf(code) {
  const entry = unread.get(code);
  unread.delete(code);
  if (entry !== undefined) {
    bundle.addResource(new FluentResource(entry));
    for (const [, named] of entry.matchAll(REFERENCE)) messageOf(named);
  }
  return bundle.getMessage(code);
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
 * replaced by its words (the server marks what was typed, so that it is none), and by those of `page-` and the
 * code where the page has a name of its own for it.
 * @param {Message | null | undefined} message
 * @returns {string}
 */
export function say(message) {
  if (!message) return "";
  const params = fillings(message);
  return t(message.code, message.cause ? { ...params, cause: say(message.cause) } : params);
}

/** The parameters of a message, in words. @param {Message} message @returns {Record<string, string | number>} */
export function fillings({ params = {} }) {
  return Object.fromEntries(Object.entries(params).flatMap(([name, value]) => referred(name, value)));
}

/**
 * The words a parameter refers to, with each of their forms as `name-form`; or the parameter.
 * @param {string} name
 * @param {string | number} value
 * @returns {[string, string | number][]}
 */
function referred(name, value) {
  const code = typeof value === "string" && value.startsWith("@") ? value.slice(1) : null;
  const message = code === null ? undefined : (messageOf(`page-${code}`) ?? messageOf(code));
  if (!message?.value) return [[name, value]];
  const forms = Object.entries(message.attributes).map(
    ([form, pattern]) => /** @type {[string, string]} */ ([`${name}-${form}`, plain(pattern)]),
  );
  return [[name, plain(message.value)], ...forms];
}

/** @param {import("../vendor/fluent-bundle/ast.js").Pattern} pattern */
function plain(pattern) {
  return bundle.formatPattern(pattern, {}, []);
}

/** A number that every language writes with the same digits; the browser's formats for it take long to load. */
export class Few extends FluentNumber {
  /** @param {number} value @param {string} [shown] how it is written */
  constructor(value, shown = String(value)) {
    super(value);
    this.shown = shown;
  }

  toString() {
    return this.shown;
  }
}

/**
 * A number with so many digits after its mark, as `Few` without the browser's formats.
 * @param {number} value
 * @param {number} digits
 */
export const decimal = (value, digits) => value.toFixed(digits).replace(".", MARKS[language.value]);

/** @param {string | number} value */
function filling(value) {
  const isFew = Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1000;
  return isFew ? new Few(Number(value)) : value;
}
