/** What happened, in words: turns folded, newest first, every line a way to its position. */
/** @import { Context, Drawing, GamePage, Shown, TableEvent } from "../types.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { botName } from "../app/bots.js";
import { isDeed, shownOf } from "../app/events.js";
import { icon } from "../app/ui.js";
import { knows, say, t } from "../app/words.js";

const MOST_SENTENCES = 2;

/**
 * One action, with the length of the game after it.
 * @typedef {object} Deed
 * @property {number} length
 * @property {Shown} shown
 * @property {boolean} isTakenBack
 */
/** @typedef {{ kind: "turn", seat: number | null, deeds: Deed[], seq: number }} Turn */
/** @typedef {{ kind: "note", text: string, icon: string, seq: number, by?: string, isTalk?: boolean }} Note */

/**
 * The entries of the log, oldest first.
 * @param {TableEvent[]} events
 * @param {string[]} names
 * @param {(person: string) => string} nameOf
 * @returns {(Turn | Note)[]}
 */
export function entries(events, names, nameOf) {
  /** @type {(Turn | Note)[]} */
  const all = [];
  let length = 0;
  let isBegun = false;
  for (const { seq, by, what } of events) {
    isBegun ||= what.type === "started" || isDeed(what);
    if (isDeed(what)) {
      length += 1;
      addDeed(all, { length, shown: shownOf(what), isTakenBack: false }, seq);
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

/** In the last turn or a new one. @param {(Turn | Note)[]} all @param {Deed} deed @param {number} seq */
function addDeed(all, deed, seq) {
  const last = all[all.length - 1];
  if (last?.kind === "turn" && belongs(last, deed.shown)) last.deeds.push(deed);
  else all.push({ kind: "turn", seat: deed.shown.seat, deeds: [deed], seq });
}

/** What came after this length stays in the log, as taken back. @param {(Turn | Note)[]} all @param {number} length */
function takeBack(all, length) {
  const deeds = all.flatMap((entry) => (entry.kind === "turn" ? entry.deeds : []));
  for (const deed of deeds) deed.isTakenBack ||= deed.length > length;
}

/** @param {Turn} turn @param {Shown} shown */
function belongs(turn, shown) {
  return turn.seat === shown.seat || (shown.chance && shown.seat === null);
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
        text: what.phrase ? t(`table-phrase-${what.phrase}`) : (what.text ?? ""),
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
 */

/** @param {GamePage} game @param {Context} ctx @param {(Turn | Note)[]} all @param {LogSlots} slots */
export function log(game, ctx, all, slots) {
  return html`<section class="log panel" aria-label=${t("page-table-log")}>
    <h2>${t("page-table-log")}</h2>
    <button class="bare log-open" aria-label=${t("page-table-log-open")} @click=${slots.open}>
      ${icon("log")}
    </button>
    ${list(game, ctx, all, slots)} ${slots.coach} ${besides(slots.aside)} ${slots.talk}
  </section>`;
}

/** What the game puts beside the log. @param {Drawing} aside */
export function besides(aside) {
  return aside === nothing || !aside ? nothing : html`<div class="aside" tabindex="0">${aside}</div>`;
}

/**
 * @param {GamePage} game
 * @param {Context} ctx
 * @param {(Turn | Note)[]} all
 * @param {{ jump: (length: number) => void, at: number }} slots
 */
export function list(game, ctx, all, slots) {
  const newest = all.slice(-200).reverse();
  return html`<ol tabindex="0" aria-label=${t("page-table-log")}>
    ${newest.map((entry) => (entry.kind === "note" ? noteLine(entry) : turnLine(game, ctx, entry, slots)))}
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
 * @param {{ jump: (length: number) => void, at: number }} slots
 */
function turnLine(game, ctx, turn, slots) {
  const told = turn.deeds.filter(({ shown }) => shown.told && knows(shown.told.code));
  if (!told.length) return nothing;
  const who = turn.seat === null ? t("page-table-dice") : ctx.names[turn.seat];
  const isHere = turn.deeds.some(({ length }) => length === slots.at);
  const isGone = turn.deeds.every(({ isTakenBack }) => isTakenBack);
  const head = html`<b>${who}</b>${t("page-table-colon")}${headline(game, ctx, turn, told)}`;
  const jump = (/** @type {Deed} */ deed) => () => slots.jump(deed.length);
  return html`<li class="${isHere ? "here" : ""} ${isGone ? "gone" : ""}">
    ${turn.seat === null ? icon("dice") : html`<span class="mark">${game.emblem(turn.seat, ctx)}</span>`}
    ${
      told.length === 1
        ? html`<button class="told line" @click=${jump(told[0])}>${head}</button>`
        : html`<details class="told">
            <summary>${head}</summary>
            <ol>
              ${told.map(
                (deed) =>
                  html`<li class=${deed.isTakenBack ? "gone" : ""}>
                    <button class="line" @click=${jump(deed)}>${say(deed.shown.told)}</button>
                  </li>`,
              )}
            </ol>
          </details>`
    }
  </li>`;
}

/**
 * The turn in short: the game's own line, or what was decided.
 * @param {GamePage} game
 * @param {Context} ctx
 * @param {Turn} turn
 * @param {Deed[]} told
 */
function headline(game, ctx, turn, told) {
  const own = game.headline?.(
    turn.deeds.filter(({ isTakenBack }) => !isTakenBack).map(({ shown }) => shown),
    ctx,
  );
  if (own) return own;
  const decided = told.filter(({ shown }) => !shown.chance && shown.action?.type !== "pass");
  const main = decided.length ? decided : told.slice(-1);
  const words = main
    .slice(0, MOST_SENTENCES)
    .map(({ shown }) => say(shown.told))
    .join(" ");
  return main.length > MOST_SENTENCES ? `${words} …` : words;
}
