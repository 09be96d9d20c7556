/** Notices when somebody comes back to a table, and tells them the turns they have missed. */
/** @import { TableScreen } from "./play.js" */
/** @import { Note, Turn } from "./log.js" */
import { effect, untracked } from "../vendor/signals-core/signals-core.module.js";
import { lastSeen, see } from "./seen.js";
import { isTold } from "./telling.js";

/** Who looked elsewhere for less was not away. */
const AWAY_MS = 20_000;

/** @param {TableScreen} screen @returns {() => void} */
export function noticeAbsence(screen) {
  const { table, model } = screen;
  if (!table.isLive) return () => {};
  const away = { since: lastSeen(table.id), at: 0, isOver: false };
  const comeBack = () => {
    away.isOver = true;
    if (away.since !== null) tellMissed(screen, away.since);
  };
  const turn = () => {
    if (document.hidden) Object.assign(away, { since: table.view.value.seq, at: Date.now() });
    else if (Date.now() - away.at > AWAY_MS) comeBack();
    if (!document.hidden && !screen.missed.value) see(table.id, table.view.value.seq);
  };
  document.addEventListener("visibilitychange", turn);
  const stops = [
    effect(() => {
      const isWhole = (table.events.value.at(-1)?.seq ?? 0) >= table.view.value.seq;
      if (isWhole && !away.isOver) untracked(comeBack);
    }),
    effect(() => {
      const { seq } = model.view.value;
      if (!document.hidden && away.isOver && !screen.missed.value) see(table.id, seq);
    }),
  ];
  return () => {
    document.removeEventListener("visibilitychange", turn);
    for (const stop of stops) stop();
  };
}

/** @param {TableScreen} screen @param {number} since */
function tellMissed(screen, since) {
  const turns = missedSince(screen.entries.value, since, screen.table.view.value.you?.seats ?? []);
  if (!turns.length) return;
  const dismiss = () => {
    screen.missed.value = null;
  };
  const watch = () => {
    dismiss();
    void screen.replay.watch(turns[0].deeds[0].length - 1);
  };
  void import("./recap.js").then(({ recap }) => {
    screen.missed.value = (ctx) => recap(turns, screen.game, ctx, { watch, dismiss });
  });
}

/**
 * The turns of others after an event.
 * @param {(Turn | Note)[]} entries
 * @param {number} since
 * @param {number[]} mine
 * @returns {Turn[]}
 */
export function missedSince(entries, since, mine) {
  return entries.flatMap((entry) => {
    if (entry.kind !== "turn" || entry.seat === null || mine.includes(entry.seat)) return [];
    const deeds = entry.deeds.filter((deed) => deed.seq > since && !deed.isTakenBack && isTold(deed.shown));
    return deeds.length ? [{ ...entry, deeds }] : [];
  });
}
