/** The time people have. */
/** @import { Clock } from "../types.js" */

/**
 * What a seat has left, in ms, at a moment of the server's time; null: it has no clock.
 * @param {Clock | null | undefined} clock
 * @param {number} seat
 * @param {number} now
 */
export function left(clock, seat, now) {
  if (!clock || clock.left[seat] === undefined) return null;
  const used = clock.running === seat ? Math.max(0, now - clock.since) : 0;
  return Math.max(0, clock.left[seat] - used);
}

/** Minutes and seconds, or days and hours where there are many. @param {number} ms */
export function clockText(ms) {
  const seconds = Math.ceil(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  const minutes = String(Math.floor(seconds / 60) % 60).padStart(hours ? 2 : 1, "0");
  const rest = `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  return hours ? `${hours}:${rest}` : rest;
}
