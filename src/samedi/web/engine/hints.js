/** Hints found on this device; the server gives the position, and puts into words what was found. */
/** @import { Hint, TableSource } from "../types.js" */
/** @import { Analysis } from "./thinking.js" */
import { post, Refusal } from "../app/api.js";
import { prepare, think } from "./thinker.js";

export { prepare } from "./thinker.js";

const PATIENCE_MS = 2_000; // for what has to be fetched: then the server thinks, and the next hint finds it here
const MOST_LINES = 3;
const MOST_AHEAD = 4;

/**
 * Think about a position and show what is found, first and last; whether this device can.
 * @param {TableSource} table
 * @param {{ seat: number, key: string, length?: number }} asked
 * @param {(hint: Hint, isLast: boolean) => void} show
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>}
 */
export async function hintHere(table, asked, show, signal) {
  const { game } = table.view.value;
  if (!(await inTime(prepare(game)))) return false;
  const path = `/api/tables/${table.id}`;
  const about = await post(`${path}/think`, asked);
  const isAlone = table.id.startsWith("here-"); // nobody else thinks for a table of this device
  if (!(await inTime(prepare(game, about.net)))) {
    if (!isAlone) return false;
    about.net = null;
  }
  const tell = async (/** @type {Analysis} */ analysis, /** @type {boolean} */ isLast) =>
    show(await post(`${path}/told`, wordless(about, analysis)), isLast);
  /** @type {Promise<void> | null} */
  let first = null;
  const onProgress = (/** @type {Analysis} */ analysis) => {
    first ??= tell(analysis, false).catch(() => {}); // the last word says what is wrong
  };
  const look = () => think(about, about, { onProgress, signal });
  try {
    const analysis = await look().catch((error) => {
      if (signal.aborted || !isAlone) throw error;
      return look(); // a worker may have died: others have begun
    });
    await first;
    await tell(analysis, true);
    return true;
  } catch (error) {
    if (error instanceof Refusal || signal.aborted || isAlone) throw error;
    return false;
  }
}

/** Whether something is so before the patience ends. @param {Promise<boolean>} isSo */
const inTime = (isSo) =>
  Promise.race([isSo, new Promise((late) => setTimeout(() => late(false), PATIENCE_MS))]);

/**
 * What was found, as the server is told it.
 * @param {{ seat: number, length: number }} about
 * @param {Analysis} analysis
 */
const wordless = ({ seat, length }, { variations, simulations }) => ({
  seat,
  length,
  lines: variations.slice(0, MOST_LINES).map(({ action, visits, value, expected }) => ({
    action,
    visits,
    value,
    line: expected.slice(0, MOST_AHEAD),
  })),
  simulations,
});
