/** The world as a table of fields to read, with the scores, the hands and the predictions. */
/** @import { ReadPart } from "../../types.js" */
/** @import { Colour, Context } from "./types.js" */
import { element, held } from "./asking.js";
import { COLOURS, letter } from "./colours.js";
import { fieldScores } from "./scores.js";

/** @param {Context} ctx @returns {ReadPart[]} */
export function reading(ctx) {
  return [fields(ctx), scores(ctx), players(ctx)];
}

/** Every field: its worth, who leads, and what stands in each corner. @param {Context} ctx @returns {ReadPart} */
function fields(ctx) {
  const { t, position } = ctx;
  return {
    title: t("page-dd-read-fields"),
    columns: ["worth", "leader", "corners"].map((each) => t(`page-dd-read-${each}`)),
    rows: fieldScores(ctx).map(({ field, worth, leader, isFrozen }) => ({
      name: field ? t("page-dd-field", { field: letter(field) }) : t("page-dd-outer-field"),
      cells: [
        String(worth),
        leader ? element(t, leader) : t("page-dd-read-nobody"),
        [
          ...(isFrozen ? [t("page-dd-read-frozen")] : []),
          ...position.world.fields[field].corners.map((crossing) => corner(crossing, field, ctx)),
        ].join(" "),
      ],
    })),
  };
}

/**
 * A corner by its crossing and the two cords that meet there.
 * @param {number} crossing
 * @param {number} field
 * @param {Context} ctx
 */
function corner(crossing, field, { t, position }) {
  const [one, other] = position.world.crossings[crossing].lines.map((line) => element(t, line));
  const demon = position.demons.find((each) => each.crossing === crossing && each.field === field);
  return t(demon ? "page-dd-read-corner" : "page-dd-read-corner-free", {
    crossing,
    one,
    other,
    ...(demon ? { demon: element(t, demon.colour) } : {}),
  });
}

/** What each colour would score now. @param {Context} ctx @returns {ReadPart} */
function scores({ t, position, facts }) {
  const line = (/** @type {Colour} */ colour) =>
    t("page-dd-read-points", {
      colour: element(t, colour),
      points: position.points[colour],
      place: facts.places[colour],
    });
  return { title: t("page-dd-if-ended"), lines: COLOURS.map(line) };
}

/** Hands and predictions, as far as they are known. @param {Context} ctx @returns {ReadPart} */
function players({ t, position, names, me }) {
  return {
    title: t("page-dd-read-players"),
    columns: [t("page-dd-read-hand"), t("page-dd-read-predicted")],
    rows: position.hands.map((hand, seat) => ({
      name: seat === me ? t("page-dd-read-you", { name: names[seat] }) : names[seat],
      cells: [
        "hidden" in hand ? t("page-dd-holds", { count: held(hand) }) : handText(hand, t),
        position.predicted[seat].map((colour) => element(t, colour)).join(", ") || t("page-dd-read-nothing"),
      ],
    })),
  };
}

/** @param {Record<Colour, number>} hand @param {Context["t"]} t */
function handText(hand, t) {
  const told = COLOURS.filter((colour) => hand[colour]).map((colour) => {
    const name = t(colour === "white" ? "page-dd-ghost" : `page-dd-element-${colour}`);
    return hand[colour] > 1 ? `${name} ${t("page-dd-times", { count: hand[colour] })}` : name;
  });
  return told.join(", ") || t("page-dd-read-nothing");
}
