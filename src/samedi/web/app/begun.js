/** A game that goes on from a moment of another one, and what its players may know of each other. */
/** @import { View } from "../types.js" */
import { SECRET } from "./games.js";
import { t } from "./words.js";

/** Whether somebody has what others do not see. @param {Pick<View, "game" | "seats">} table */
export const hidesMore = ({ game, seats }) => SECRET.includes(game) && seats.length > 1;

/** That what is played goes on from another game, and who may know what is hidden; nothing if it does not. */
/** @param {Pick<View, "game" | "seats" | "begun">} table */
export function begunWords(table) {
  if (!table.begun) return null;
  if (table.begun.is_anew) return t("page-table-log-begun-anew");
  return t(hidesMore(table) ? "page-table-log-begun-known" : "page-table-log-begun");
}
