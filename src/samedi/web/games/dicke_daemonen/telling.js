/** The board in one sentence, for those who hear it; and a turn as the log tells it. */
import { COLOURS } from "./colours.js";
import { element } from "./asking.js";
import { cornerId } from "./places.js";

/** @typedef {import("./types.js").Context} Context */
/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {import("../../types.js").Named} Named */

/** @param {import("./types.js").Context} ctx */
export function label({ t, position }) {
  const points = COLOURS.map((colour) =>
    t("page-dd-points-of", { colour: element(t, colour), points: position.points[colour] }),
  ).join(", ");
  return t("page-dd-board", {
    crossings: position.world.crossings.length,
    fields: position.world.fields.length,
    demons: position.demons.length,
    ghosts: position.ghosts.length,
    points,
  });
}

/** What is worth a word: of what was only drawn, the last. @param {Shown[]} deeds @returns {Shown[]} */
export function headline(deeds) {
  const done = deeds.filter(({ action }) => action.type === "place" || action.type === "predict");
  return done.length ? done : deeds.slice(-1);
}

/** Creatures by their elements, and where they were put. @param {Shown} deed @param {Context} ctx */
export function named({ action }, { t }) {
  /** @type {Record<string, Named>} */
  const words = {};
  if (!("colour" in action) || !action.colour) return words;
  const colour = { text: t(`page-dd-the-${action.colour}`) };
  const isPlaced = action.type === "place";
  const places = isPlaced ? [cornerId(action.crossing ?? 0, action.field)] : [];
  const creature = { text: t(`page-dd-a-${action.colour}`), places };
  Object.assign(words, { colour, "colour-noun": colour, creature, "creature-accusative": creature });
  return isPlaced ? { ...words, field: { places: [`f${action.field}`] } } : words;
}

/** A colour that is predicted is lost to everybody else. @param {Shown} deed @param {Context} ctx */
export function touches({ seat, action }, { t, position, me, names }) {
  if (action.type !== "predict" || seat === null || position.predicted[me]?.length) return null;
  return t("page-dd-lost", { name: names[seat], colour: t(`page-dd-the-${action.colour}`) });
}

/** With every creature that is placed, also alone. @param {Shown} deed @param {Shown} before */
export function begins({ action }, before) {
  return action.type === "place" && before.action.type !== "place";
}

/** Where the last creature was put, whatever was drawn since. @param {Context} ctx @returns {string[]} */
export function last({ history }) {
  const placed = history.findLast(({ action }) => action.type === "place")?.action;
  if (placed?.type !== "place") return [];
  return [placed.colour === "white" ? `f${placed.field}` : cornerId(placed.crossing ?? 0, placed.field)];
}
