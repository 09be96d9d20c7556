/** The time people have. */
/** @import { View } from "../types.js" */

/**
 * What a seat has left, in ms, at a moment of the server's time; null: it has no clock, or one that each of its moves
 * winds up anew and that does not run now.
 * @param {Pick<View, "clock" | "settings">} view
 * @param {number} seat
 * @param {number} now
 */
export function left({ clock, settings }, seat, now) {
  if (!clock || clock.left[seat] === undefined) return null;
  if (settings.clock?.type === "per_move" && clock.running !== seat) return null;
  const used = clock.running === seat ? Math.max(0, now - clock.since) : 0;
  return Math.max(0, clock.left[seat] - used);
}

/** Minutes and seconds, or days where there are many. @param {number} ms @param {string} language */
export function clockText(ms, language) {
  const seconds = Math.ceil(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return days(language).format(Math.floor(hours / 24));
  const minutes = String(Math.floor(seconds / 60) % 60).padStart(hours ? 2 : 1, "0");
  const rest = `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  return hours ? `${hours}:${rest}` : rest;
}

/** @param {string} language */
const days = (language) =>
  new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay: "narrow" });
