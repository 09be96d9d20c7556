/** Names of people, and lists of them in words. */
import { t } from "../app/words.js";
import { name } from "../app/me.js";

/** The name this person plays under, typed or not. */
export const myName = () => tidy(name.value) || t("page-app-guest");

/** A name without what nobody sees at its ends. @param {string} typed */
export const tidy = (typed) => typed.trim().replace(/\s+/g, " ").slice(0, 24).trim();

/** «Inès, Karim et un bot». @param {string[]} names */
export function listed(names) {
  if (names.length < 2) return names[0] ?? "";
  return t("page-lobby-and", { before: names.slice(0, -1).join(", "), last: names[names.length - 1] });
}
