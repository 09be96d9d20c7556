/** Events of a table, as the games see them. */
/** @import { Moment, Shown, TableEvent, What } from "../types.js" */

/** @typedef {Extract<What, { type: "moved" | "rolled" }>} Deed */

/** Whether an event is an action of the game. @param {What} what @returns {what is Deed} */
export const isDeed = (what) => what.type === "moved" || what.type === "rolled";

/** An action, whose it was and its words. @param {Deed} what @returns {Shown} */
export function shownOf(what) {
  return {
    seat: what.seat ?? null,
    action: what.action,
    told: what.told,
    explained: what.explained,
    chance: what.type === "rolled",
  };
}

/** The other way: actions as the events of a table that only ever had these. */
/** @param {Partial<Moment>[]} all @param {number[]} [times] @returns {TableEvent[]} */
export function eventsOf(all, times = []) {
  return all.map(({ chance, seat, action, told, explained }, index) => ({
    seq: index + 1,
    at: times[index] ?? 0,
    by: "",
    what: /** @type {TableEvent["what"]} */ ({
      type: chance ? "rolled" : "moved",
      seat: seat ?? null,
      action,
      told,
      explained,
    }),
  }));
}

/** The actions among some events. @param {TableEvent[]} events @returns {Shown[]} */
export function deeds(events) {
  return events.flatMap(({ what }) => (isDeed(what) ? [shownOf(what)] : []));
}
