/** What was done, told afterwards: who did it, by name, and what; places that are named can be seen on the board. */
/** @import { Context, Drawing, GamePage, Message, Named, Place, Shown } from "../types.js" */
import { html } from "../vendor/lit-html/lit-html.js";
import { Few, fillings, knows, language, t } from "../app/words.js";

/** What stands around a place in a sentence: first the places as JSON, then the words; nobody can type them. */
const [OPENS, SAYS, ENDS] = ["\uE000", "\uE001", "\uE002"];
const MARKED = /(\uE000[^\uE002]*\uE002)/;
const MARKS = /\uE000[^\uE001]*\uE001|\uE002/g;

/** Whether there are words for something that was done. @param {Shown} shown */
export const isTold = ({ told }) => Boolean(told && knows(`${told.code}-told`));

/** What was done, as a sentence. @param {Shown} shown @param {GamePage} game @param {Context} ctx */
export const sentence = (shown, game, ctx) => sentenceOf([shown], game, ctx).replace(MARKS, "");

/**
 * Everything somebody did, as one sentence with its places marked.
 * @param {Shown[]} deeds of one seat
 * @param {GamePage} game
 * @param {Context} ctx
 */
export function sentenceOf(deeds, game, ctx) {
  const what = together(deeds)
    .map((some) => (some.length > 1 ? phraseOfAll(some) : phrase(some[0], game, ctx)))
    .join(", ");
  const { seat } = deeds[0];
  if (seat === null) return what;
  return isMe(seat, ctx) ? t("did-you", { what }) : t("did", { name: marked(ctx.names[seat]), what });
}

/** What has words for several in a row is told as one: “rolled 3, 5 and 1”. @param {Shown[]} deeds */
function together(deeds) {
  /** @type {Shown[][]} */
  const groups = [];
  for (const shown of deeds) {
    const last = groups.at(-1);
    const code = shown.told?.code;
    if (last && last[0].told?.code === code && knows(`${code}-all-told`)) last.push(shown);
    else groups.push([shown]);
  }
  return groups;
}

/** Several deeds that differ in their parameters only, as one. @param {Shown[]} deeds */
function phraseOfAll(deeds) {
  const all = deeds.map(({ told }) => fillings(/** @type {Message} */ (told)));
  const list = new Intl.ListFormat(language.value);
  const params = Object.keys(all[0]).map((name) => [
    name,
    list.format(all.map((each) => String(each[name]))),
  ]);
  return t(`${deeds[0].told?.code}-all-told`, Object.fromEntries(params));
}

/** The person at this screen is spoken to, unless several sit here. @param {number} seat @param {Context} ctx */
export const isMe = (seat, { me, view }) => seat === me && view.you?.seats.length === 1;

/** A sentence with its places to be seen and who did it in bold. @param {string} text @returns {Drawing} */
export function drawn(text) {
  return text.split(MARKED).map((part) => {
    if (!part.startsWith(OPENS)) return part;
    const [places, words] = part.slice(1, -1).split(SAYS);
    return places ? html`<span class="place" data-places=${places}>${words}</span>` : html`<b>${words}</b>`;
  });
}

/** All places that a sentence names, as JSON; for whoever points at the whole of it. @param {string} text */
export function placesIn(text) {
  const found = [...text.matchAll(/\uE000([^\uE001]+)\uE001/g)].flatMap(([, places]) => JSON.parse(places));
  return JSON.stringify(found);
}

/** @param {string | number} words @param {Place[]} [places] */
const marked = (words, places) => `${OPENS}${places ? JSON.stringify(places) : ""}${SAYS}${words}${ENDS}`;

/** To whom something is told, and in what language: for others it is said differently. @param {Context} ctx */
export const readers = ({ me, view, names }) => [language.value, me, view.you?.seats.length, ...names].join();

/** @typedef {{ to: string, words: string }} Telling */
/** What was told once, and to whom: a long log is told at every move. @type {WeakMap<object, Telling>} */
const told = new WeakMap();

/** What was done, without who did it. @param {Shown} shown @param {GamePage} game @param {Context} ctx */
function phrase(shown, game, ctx) {
  if (!shown.told) return "";
  const to = readers(ctx);
  const known = told.get(shown.told);
  if (known?.to === to) return known.words;
  const words = worded(shown, shown.told, game, ctx);
  told.set(shown.told, { to, words });
  return words;
}

/** @param {Shown} shown @param {Message} message @param {GamePage} game @param {Context} ctx */
function worded(shown, message, game, ctx) {
  const named = game.named?.(shown, ctx) ?? {};
  /** @type {Record<string, string | number>} */
  const params = { ...fillings(message), touched: touched(shown, named, ctx) };
  for (const [key, each] of Object.entries(named)) params[key] = inWords(params[key], each, ctx);
  return t(`${message.code}-told`, params);
}

/** @param {string | number} value @param {Named} named @param {Context} ctx @returns {any} */
function inWords(value, { seat, text, places }, { names }) {
  const words = seat === undefined ? (text ?? value) : names[seat];
  if (!places?.length) return words;
  return typeof words === "number" ? new Few(words, marked(words, places)) : marked(words, places);
}

/** Whose things it was done to. @param {Shown} shown @param {Record<string, Named>} named @param {Context} ctx */
function touched({ seat }, named, ctx) {
  const seats = Object.values(named).flatMap((each) => each.seat ?? []);
  if (seats.some((each) => isMe(each, ctx))) return "you";
  return seat !== null && seats.includes(seat) ? "self" : "other";
}

/**
 * What somebody else did to the person at this screen, as a sentence; null: nothing.
 * @param {Shown} shown
 * @param {GamePage} game
 * @param {Context} ctx
 */
export function toMe(shown, game, ctx) {
  if (shown.seat === ctx.me || ctx.me < 0 || !isTold(shown)) return null;
  const own = game.touches?.(shown, ctx);
  if (own) return own;
  const seats = Object.values(game.named?.(shown, ctx) ?? {}).map(({ seat }) => seat);
  return seats.includes(ctx.me) ? sentence(shown, game, ctx) : null;
}
