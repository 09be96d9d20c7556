/** The parts of an action, where it has them. */

/** @import { Action, Rank } from "./types.js" */

/** The die it uses. @param {Action} action @returns {number | undefined} */
export const dieOf = (action) => ("die" in action ? action.die : undefined);

/** The pawn it moves. @param {Action} action @returns {Rank | undefined} */
export const pawnOf = (action) => ("pawn" in action ? action.pawn : undefined);

/** The cell it puts a piece on. @param {Action} action @returns {number | undefined} */
export const cellOf = (action) => ("cell" in action ? action.cell : undefined);
