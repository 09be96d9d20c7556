/** Events of a table, as the games see them. */
/** @import { Shown, TableEvent, What } from "../types.js" */

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

/** The actions among some events. @param {TableEvent[]} events @returns {Shown[]} */
export function deeds(events) {
  return events.flatMap(({ what }) => (isDeed(what) ? [shownOf(what)] : []));
}
