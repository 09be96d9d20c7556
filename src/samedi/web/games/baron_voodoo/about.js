/** What a place of the board is, for whoever has not met it yet. */
/** @import { Message } from "../../types.js" */
/** @import { Context } from "./model.js" */

/** @param {string} id @param {Context} ctx @returns {string | null} */
export function about(id, { position, t }) {
  const stack = position.board[id];
  if (!stack) return null;
  const top = stack.at(-1);
  if (!top) return t("page-bv-about-empty");
  return t("page-bv-about-die", {
    face: t(`baron-face-${top.face}`),
    effect: t(`page-learn-baron-faces-${top.face}`),
  });
}

/** The cells of a jump that is asked about. @param {Message} question */
export const asked = ({ params = {} }) =>
  [params.cell, params.target].filter((cell) => cell !== undefined).map(String);
