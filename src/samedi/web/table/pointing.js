/** Where something can be done on the board now, and what a tap there begins. */
/** @import { Choice } from "../board/choosing.js" */
/** @import { Context } from "../types.js" */
import { WORDS } from "../app/games.js";
import { open } from "../board/choosing.js";
import { knows, t } from "../app/words.js";

/** @typedef {{ kind: string, places: string[], text: string }} Pointing */

/**
 * The kind of action that most places of the board are for, those places, and a sentence that is true of them all.
 * @param {Choice[]} choices
 * @param {Context} ctx
 * @param {(id: string) => boolean} isOnBoard
 * @returns {Pointing | null}
 */
export function pointing(choices, ctx, isOnBoard) {
  /** @type {Map<string, Set<string>>} */
  const kinds = new Map();
  const usual = choices.map(({ action, orders: [first] }) => ({ action, orders: [first] }));
  for (const { action, rest } of open(usual, ctx.picked)) {
    const id = rest.find((each) => !each.startsWith("@")); // a tap there gives what stands before it too
    const kind = String(/** @type {any} */ (action).type);
    if (id && isOnBoard(id)) kinds.set(kind, (kinds.get(kind) ?? new Set()).add(id));
  }
  const said = [...kinds].filter(([kind]) => knows(codeOf(ctx, kind)));
  const [best] = said.sort(([, a], [, b]) => b.size - a.size);
  if (!best) return null;
  const [kind, places] = best;
  return { kind, places: [...places], text: t(codeOf(ctx, kind), { count: places.size }) };
}

/** @param {Context} ctx @param {string} kind */
const codeOf = ({ view, picked }, kind) =>
  `page-coach-${WORDS[view.game]}-${kind}${picked.length ? "-to" : ""}`;
