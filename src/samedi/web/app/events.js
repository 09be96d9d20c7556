/** Events of a table, as the games see them. */
/** @import { Shown, TableEvent, What } from "../types.js" */

/** Whether an event is an action of the game. @param {What} what */
export const isDeed = (what) => what.type === "moved" || what.type === "rolled";

/** An action, whose it was and its words. @param {What} what @returns {Shown} */
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
  return events.filter(({ what }) => isDeed(what)).map(({ what }) => shownOf(what));
}
