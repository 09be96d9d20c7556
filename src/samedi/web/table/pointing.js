/** What can be done now, on the board or by the answers, and what a tap there begins. */
/** @import { Choice } from "../board/choosing.js" */
/** @import { Context } from "../types.js" */
import { WORDS } from "../app/games.js";
import { open } from "../board/choosing.js";
import { knows, t } from "../app/words.js";

/** The places are those of the board. @typedef {{ kind: string, places: string[], text: string }} Pointing */

/**
 * The kind of action that most places of the board are for, those places, and a sentence that is true of them all;
 * where nothing is to be done on the board, the same of the answers.
 * @param {Choice[]} choices
 * @param {Context} ctx
 * @param {(id: string) => boolean} isOnBoard
 * @returns {Pointing | null}
 */
export function pointing(choices, ctx, isOnBoard) {
  const [board, beside] = [new Map(), new Map()];
  for (const choice of choices) {
    const rest = open([choice], ctx.picked)[0]?.rest ?? []; // by the most usual order that fits
    const id = rest.find((each) => !each.startsWith("@")) ?? rest[0]; // a tap there gives what stands before it too
    const kinds = isOnBoard(id) ? board : beside;
    const kind = String(/** @type {any} */ (choice.action).type);
    if (id) kinds.set(kind, (kinds.get(kind) ?? new Set()).add(id));
  }
  return said(board, ctx, "") ?? said(beside, ctx, "-beside");
}

/**
 * @param {Map<string, Set<string>>} kinds @param {Context} ctx @param {string} where
 * @returns {Pointing | null}
 */
function said(kinds, { view, picked }, where) {
  const codeOf = (/** @type {string} */ kind) =>
    `page-coach-${WORDS[view.game]}-${kind}${where}${picked.length ? "-to" : ""}`;
  const [best] = [...kinds].filter(([kind]) => knows(codeOf(kind))).sort(([, a], [, b]) => b.size - a.size);
  if (!best) return null;
  const [kind, places] = best;
  return { kind, places: where ? [] : [...places], text: t(codeOf(kind), { count: places.size }) };
}
