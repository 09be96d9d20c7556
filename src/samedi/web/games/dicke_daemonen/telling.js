/** The board in one sentence, for those who hear it, and a turn in one line, for the log. */
import { COLOURS, letter } from "./colours.js";
import { element } from "./asking.js";

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

/** Alone a turn never ends: only the last of it is told in its line. */
const MOST_TOLD = 2;

/** What a turn did, shortly; null where nothing but a pass was done.
 * @param {import("./types.js").Shown[]} deeds @param {import("./types.js").Context} ctx
 * @returns {string | null} */
export function headline(deeds, { t, position }) {
  const drawn = deeds.filter(({ action }) => action.type === "draw").length;
  const placed = deeds.flatMap(({ action }) => (action.type === "place" ? [placing(action, t)] : []));
  const predicted = deeds
    .flatMap(({ action }) => (action.type === "predict" ? [action.colour] : []))
    .map((colour, rank) =>
      t(
        position.hands.length === 1
          ? `page-dd-rank-${Math.min(3, rank + 1)}-${colour}`
          : `page-dd-told-predicts-${colour}`,
      ),
    );
  const told = [...placed, ...predicted];
  if (told.length) return `${told.length > MOST_TOLD ? "… " : ""}${told.slice(-MOST_TOLD).join(" · ")}`;
  return drawn ? t("page-dd-told-draws", { count: drawn }) : null;
}

/** @param {import("./types.js").Place} action @param {import("./types.js").Context["t"]} t */
function placing({ colour, crossing = 0, field }, t) {
  if (colour === "white") return t("page-dd-told-freezes", { field: letter(field) });
  return t(`page-dd-told-places-${colour}`, { field: letter(field), crossing });
}
