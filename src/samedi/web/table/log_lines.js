/** What happened, in words: turns folded, newest first, every line a way to its position. */
/** @import { Context, Drawing, GamePage, Shown } from "../types.js" */
/** @import { Deed, Note, Turn } from "./log.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { icon } from "../app/ui.js";
import { t } from "../app/words.js";
import { still } from "../board/still.js";
import { drawn, isTold, placesIn, readers, sentenceOf, toMe } from "./telling.js";

export const MOST_LINES = 200;
export const FIRST_LINES = 20; // drawn with the first board; the others when it is there

/** The turns that are unfolded, by table and event; what is folded is not told. @type {Set<string>} */
const open = new Set();
/** Changes whenever one of them does. */
export const unfolded = signal(0);

/**
 * @typedef {object} LogSlots
 * @property {(length: number) => void} jump
 * @property {Drawing} talk what stands at the foot
 * @property {Drawing} coach
 * @property {Drawing} aside
 * @property {() => void} open the sheet with everything, on small screens
 * @property {number} at the length shown
 * @property {number} unread how many lines of others nobody has read here
 * @property {number} most how many lines there are at most
 */

/** @param {GamePage} game @param {Context} ctx @param {(Turn | Note)[]} all @param {LogSlots} slots */
export function log(game, ctx, all, slots) {
  return html`<section class="log panel" aria-label=${t("page-table-log")} @click=${jumping(slots.jump)}>
    <h2>${t("page-table-log")}</h2>
    <button
      class="bare log-open"
      aria-label=${t(slots.unread ? "page-table-log-unread" : "page-table-log-open", { count: slots.unread })}
      @click=${slots.open}
    >
      ${icon("log")}${slots.unread ? html`<span class="badge">${slots.unread}</span>` : nothing}
    </button>
    ${list(game, ctx, all, slots)} ${slots.coach} ${besides(slots.aside)} ${slots.talk}
  </section>`;
}

/** What the game puts beside the log. @param {Drawing} aside */
export function besides(aside) {
  return aside === nothing || !aside ? nothing : html`<div class="aside" tabindex="0">${aside}</div>`;
}

/** Taps on a line of the log lead to the moment of its action. @param {(length: number) => void} jump */
export const jumping = (jump) => (/** @type {Event} */ event) => {
  const line = event.target instanceof Element ? event.target.closest("[data-length]") : null;
  if (line) jump(Number(line.getAttribute("data-length")));
};

/**
 * @param {GamePage} game
 * @param {Context} ctx
 * @param {(Turn | Note)[]} all
 * @param {{ at?: number, most?: number }} [which] the length shown, and how many lines there are at most
 */
export function list(game, ctx, all, { at = -1, most = MOST_LINES } = {}) {
  const lines = () =>
    repeat(
      all.slice(-most).reverse(),
      ({ seq }) => seq,
      (entry) => (entry.kind === "note" ? noteLine(entry) : turnLine(game, ctx, entry, at)),
    );
  return html`<ol tabindex="0" aria-label=${t("page-table-log")}>
    ${still([all, readers(ctx), at, most, unfolded.value], lines)}
  </ol>`;
}

/** @param {Note} note */
function noteLine(note) {
  return html`<li class=${note.isTalk ? "talk" : "quiet"}>
    ${icon(note.icon)}<span>${note.by ? html`<b>${note.by}</b> ` : nothing}${note.text}</span>
  </li>`;
}

/**
 * One turn: a line, which opens when the turn had several actions.
 * @param {GamePage} game
 * @param {Context} ctx
 * @param {Turn} turn
 * @param {number} at
 */
function turnLine(game, ctx, turn, at) {
  const told = turn.deeds.filter(({ shown }) => isTold(shown));
  if (!told.length) return nothing;
  const isHere = turn.deeds.some(({ length }) => length === at);
  const isGone = turn.deeds.every(({ isTakenBack }) => isTakenBack);
  return html`<li class="${isHere ? "here" : ""} ${isGone ? "gone" : ""}">
    ${turn.seat === null ? icon("dice") : html`<span class="mark">${game.emblem(turn.seat, ctx)}</span>`}
    ${
      told.length === 1 && turn.seat !== null
        ? html`<div class="told">${deedLine(game, ctx, told[0])}</div>`
        : folded(game, ctx, turn, at)
    }
  </li>`;
}

/** A turn in short, which opens. @param {GamePage} game @param {Context} ctx @param {Turn} turn @param {number} at */
function folded(game, ctx, turn, at) {
  const head = lineOf(headline(game, ctx, turn));
  const name = `${ctx.view.id} ${turn.seq}`;
  const fold = (/** @type {Event} */ { currentTarget }) =>
    unfold(name, /** @type {HTMLDetailsElement} */ (currentTarget).open);
  return html`<details class="told" ?open=${open.has(name)} @toggle=${fold}>
    <summary data-places=${head.places}>${head.words}</summary>
    ${open.has(name) ? whole(game, ctx, turn, at) : nothing}
  </details>`;
}

/** @param {string} name @param {boolean} isOpen */
function unfold(name, isOpen) {
  if (open.has(name) === isOpen) return;
  if (isOpen) open.add(name);
  else open.delete(name);
  unfolded.value += 1;
}

/** Everything in a turn. @param {GamePage} game @param {Context} ctx @param {Turn} turn @param {number} at */
function whole(game, ctx, turn, at) {
  const told = turn.deeds.filter(({ shown }) => isTold(shown));
  return html`<ol>
    ${told.map(
      (deed) =>
        html`<li class="${deed.isTakenBack ? "gone" : ""} ${deed.length === at ? "here" : ""}">
          ${deedLine(game, ctx, deed)}
        </li>`,
    )}
  </ol>`;
}

/** One action, the way to its moment. @param {GamePage} game @param {Context} ctx @param {Deed} deed */
function deedLine(game, ctx, { shown, length }) {
  const { places, words } = lineOf(sentenceOf([shown], game, ctx));
  return html`<button class="line" data-places=${places} data-length=${length}>${words}</button>`;
}

/** @typedef {{ places: string, words: Drawing }} Line */
/** Sentences as they are drawn, the last ones. @type {Map<string, Line>} */
const lines = new Map();

/** @param {string} text @returns {Line} */
function lineOf(text) {
  if (lines.size > 2 * MOST_LINES) lines.clear();
  const line = lines.get(text) ?? { places: placesIn(text), words: drawn(text) };
  lines.set(text, line);
  return line;
}

/** @typedef {{ of: string, words: string }} Headline */
/** What a turn was in short: found once, for a long log is drawn at every move. @type {WeakMap<object, Headline>} */
const headlines = new WeakMap();

/** A turn in one sentence. @param {GamePage} game @param {Context} ctx @param {Turn} turn */
export function headline(game, ctx, { seat, deeds }) {
  if (seat === null) return t("page-table-log-setup");
  const done = deeds.filter(({ isTakenBack }) => !isTakenBack);
  const first = deeds[0].shown.told ?? deeds[0].shown;
  const of = [readers(ctx), deeds[0].length, deeds.length, done.length].join();
  const known = headlines.get(first);
  if (known?.of === of) return known.words;
  const words = headlineOf((done.length ? done : deeds).map(({ shown }) => shown).filter(isTold), game, ctx);
  headlines.set(first, { of, words });
  return words;
}

/**
 * What the game finds worth a word, beginning with what touches whoever reads it.
 * @param {Shown[]} deeds
 * @param {GamePage} game
 * @param {Context} ctx
 */
export function headlineOf(deeds, game, ctx) {
  if (deeds.length === 1) return sentenceOf(deeds, game, ctx);
  const worth = game.headline?.(deeds, ctx) ?? deeds.filter(isDecided);
  const main = worth.length ? worth : deeds.slice(-1);
  const first = Math.max(
    0,
    main.findIndex((shown) => toMe(shown, game, ctx) !== null),
  );
  return sentenceOf([...main.slice(first), ...main.slice(0, first)], game, ctx);
}

/** @param {Shown} shown */
const isDecided = ({ chance, action }) => !chance && action?.type !== "pass";
