/** What happened: the turns, and what is told besides. */
/** @import { GamePage, Shown, TableEvent } from "../types.js" */
import { begunWords } from "../app/begun.js";
import { botName } from "../app/bots.js";
import { isDeed, shownOf } from "../app/events.js";
import { t } from "../app/words.js";
import { saidIn } from "./chat.js";

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
    if (note && (isBegun || note.isTalk || what.type === "created")) all.push({ kind: "note", seq, ...note });
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

/** Where the game goes on from another one. @param {any} what */
function begunNote(what) {
  const text = begunWords(what);
  return text ? { text, icon: "play" } : null;
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
    case "created":
      return begunNote(what);
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
