/** What this browser has seen of each table: the number of the last event that was shown to somebody. */

const KEY = "seen";
const MOST_TABLES = 60;

/** @returns {Record<string, number>} */
function all() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

/** The last event seen of a table; null: it was never open here. @param {string} table @returns {number | null} */
export function lastSeen(table) {
  const seq = all()[table];
  return Number.isInteger(seq) ? seq : null;
}

/** @param {string} table @param {number} seq */
export function see(table, seq) {
  const { [table]: before, ...others } = all();
  if (before !== undefined && before >= seq) return;
  const kept = [...Object.entries(others).slice(1 - MOST_TABLES), [table, seq]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    /* a browser that keeps nothing tells nothing either */
  }
}
