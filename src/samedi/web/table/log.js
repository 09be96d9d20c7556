/** What happened, in words: turns folded, newest first, every line a way to its position. */
/** @import { Context, Drawing, GamePage, Shown, TableEvent } from "../types.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { botName } from "../app/bots.js";
import { isDeed, shownOf } from "../app/events.js";
import { icon } from "../app/ui.js";
import { language, t } from "../app/words.js";
import { saidIn } from "./chat.js";
import { drawn, isTold, placesIn, sentenceOf, toMe } from "./telling.js";

/**
 * One action, with the length of the game after it.
 * @typedef {object} Deed
 * @property {number} length
 * @property {Shown} shown
 * @property {boolean} isTakenBack
 * @property {number} seq the number of its event
 */
/** @typedef {{ kind: "turn", seat: number | null, deeds: Deed[], seq: number }} Turn */
/** @typedef {{ kind: "note", text: string, icon: string, seq: number, by?: string, isTalk?: boolean }} Note */

/**
 * The entries of the log, oldest first.
 * @param {TableEvent[]} events
 * @param {string[]} names
 * @param {(person: string) => string} nameOf
 * @param {GamePage["begins"]} [begins]
 * @returns {(Turn | Note)[]}
 */
export function entries(events, names, nameOf, begins) {
  /** @type {(Turn | Note)[]} */
  const all = [];
  let length = 0;
  let isBegun = false;
  for (const { seq, by, what } of events) {
    isBegun ||= what.type === "started" || isDeed(what);
    if (isDeed(what)) {
      length += 1;
      addDeed(all, { length, shown: shownOf(what), isTakenBack: false, seq }, begins);
      continue;
    }
    if (what.type === "taken_back") {
      length = what.to;
      takeBack(all, length);
    }
    const note = noteOf(what, by, names, nameOf);
    if (note && (isBegun || note.isTalk)) all.push({ kind: "note", seq, ...note });
  }
  return all;
}

/**
 * In the last turn or a new one.
 * @param {(Turn | Note)[]} all
 * @param {Deed} deed
 * @param {GamePage["begins"]} begins
 */
function addDeed(all, deed, begins) {
  const last = all.findLast((entry) => entry.kind === "turn");
  const isOn = last !== undefined && last === all[all.length - 1] && belongs(last, deed.shown);
  if (isOn && !begins?.(deed.shown, last.deeds[last.deeds.length - 1].shown)) last.deeds.push(deed);
  else if (!last && deed.shown.chance) all.push({ kind: "turn", seat: null, deeds: [deed], seq: deed.seq });
  else all.push({ kind: "turn", seat: deed.shown.seat, deeds: [deed], seq: deed.seq });
}

/** What came after this length stays in the log, as taken back. @param {(Turn | Note)[]} all @param {number} length */
function takeBack(all, length) {
  const deeds = all.flatMap((entry) => (entry.kind === "turn" ? entry.deeds : []));
  for (const deed of deeds) deed.isTakenBack ||= deed.length > length;
}

/** Whatever chance does before anybody chooses is the set-up. @param {Turn} turn @param {Shown} shown */
function belongs(turn, shown) {
  return turn.seat === null
    ? shown.chance
    : turn.seat === shown.seat || (shown.chance && shown.seat === null);
}

/**
 * What is told besides the game's own actions.
 * @param {any} what
 * @param {string} by
 * @param {string[]} names
 * @param {(person: string) => string} nameOf
 * @returns {{ text: string, icon: string, by?: string, isTalk?: boolean } | null}
 */
function noteOf(what, by, names, nameOf) {
  const seat = names[what.seat] ?? "";
  const name = nameOf(by);
  switch (what.type) {
    case "said":
      return {
        text: saidIn(what),
        icon: "chat",
        by: name,
        isTalk: true,
      };
    case "taken_back":
      return { text: t("page-table-log-taken-back", { name: seat }), icon: "undo" };
    case "take_back_asked":
      return { text: t("page-table-log-asks", { name: seat }), icon: "undo" };
    case "take_back_answered":
      return what.accepts ? null : { text: t("page-table-log-declined", { name }), icon: "undo" };
    case "hint_taken":
      return { text: t("page-table-log-hint", { name: seat }), icon: "star" };
    case "resigned":
      return { text: t("page-table-log-resigned", { name: seat }), icon: "stop" };
    case "flag_fell":
      return { text: t("page-table-log-flag", { name: seat }), icon: "clock" };
    case "seated":
      return seatedNote(what, seat);
    case "left":
      return { text: t("page-table-log-left", { name }), icon: "people" };
    case "watching":
      return { text: t("page-table-log-watching", { name: what.name }), icon: "people" };
    case "abandon_voted":
      return {
        text: t(what.wants ? "page-table-log-abandon" : "page-table-log-stay", { name }),
        icon: "cross",
      };
    case "rematch_wanted":
      return what.wants ? { text: t("page-table-log-rematch", { name }), icon: "play" } : null;
    default:
      return null;
  }
}

/** @param {any} what @param {string} seat */
function seatedNote({ occupant }, seat) {
  if (occupant.type === "bot")
    return { text: t("page-table-log-bot", { name: botName(occupant.name) }), icon: "bot" };
  return occupant.type === "person"
    ? { text: t("page-table-log-seated", { name: occupant.name ?? seat }), icon: "people" }
    : null;
}

/**
 * @typedef {object} LogSlots
 * @property {(length: number) => void} jump
 * @property {Drawing} talk what stands at the foot
 * @property {Drawing} coach
 * @property {Drawing} aside
 * @property {() => void} open the sheet with everything, on small screens
 * @property {number} at the length shown
 * @property {number} unread how many lines of others nobody has read here
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
    ${list(game, ctx, all, slots.at)} ${slots.coach} ${besides(slots.aside)} ${slots.talk}
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

/** The lists as they were last drawn: words are found once, not whenever a pointer moves. */
const lists = new WeakMap();

/** @param {GamePage} game @param {Context} ctx @param {(Turn | Note)[]} all @param {number} at the length shown */
export function list(game, ctx, all, at) {
  const key = [language.value, ctx.me, at, ...ctx.names].join();
  const known = lists.get(all);
  if (known?.key === key) return known.list;
  const newest = all.slice(-200).reverse();
  const made = html`<ol tabindex="0" aria-label=${t("page-table-log")}>
    ${newest.map((entry) => (entry.kind === "note" ? noteLine(entry) : turnLine(game, ctx, entry, at)))}
  </ol>`;
  lists.set(all, { key, list: made });
  return made;
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
  const told = turn.deeds.filter(({ shown }) => isTold(shown));
  const head = headline(game, ctx, turn);
  return html`<details class="told">
    <summary data-places=${placesIn(head)}>${drawn(head)}</summary>
    <ol>
      ${told.map(
        (deed) =>
          html`<li class="${deed.isTakenBack ? "gone" : ""} ${deed.length === at ? "here" : ""}">
            ${deedLine(game, ctx, deed)}
          </li>`,
      )}
    </ol>
  </details>`;
}

/** One action, the way to its moment. @param {GamePage} game @param {Context} ctx @param {Deed} deed */
function deedLine(game, ctx, { shown, length }) {
  const text = sentenceOf([shown], game, ctx);
  return html`<button class="line" data-places=${placesIn(text)} data-length=${length}>
    ${drawn(text)}
  </button>`;
}

/** A turn in one sentence. @param {GamePage} game @param {Context} ctx @param {Turn} turn */
export function headline(game, ctx, { seat, deeds }) {
  if (seat === null) return t("page-table-log-setup");
  const done = deeds.filter(({ isTakenBack }) => !isTakenBack);
  return headlineOf((done.length ? done : deeds).map(({ shown }) => shown).filter(isTold), game, ctx);
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
