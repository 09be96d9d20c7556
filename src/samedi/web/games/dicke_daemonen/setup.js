/** The form of a new table: presets to tap, and what can be chosen. */
import { knows, t } from "../../app/words.js";

/** The worlds to choose by name, as the rules list them. */
export const PRESETS = [
  "first-picture",
  "reckoning",
  "ring",
  "clover",
  "basket",
  "comb",
  "petals",
  "trefoil",
  "snail",
];

/** The editor comes when it is wanted.
 * @param {import("./editor.js").Host} host */
const open = async (host) => (await import("./editor.js")).openEditor(host);

/** What a world looks like; how to draw one comes when it is wanted. @param {any} options */
const picture = async ({ world }) => (await import("./editor/worlds.js")).pictureOf(world);

/** What a world is called. @param {any} world */
function says(world) {
  if (typeof world === "string")
    return knows(`page-dd-preset-${world}`) ? t(`page-dd-preset-${world}`) : world;
  if (typeof world === "number") return t("page-dd-world-called-seed", { seed: world });
  return world?.seed !== undefined
    ? t("page-dd-world-called-seed", { seed: world.seed })
    : t("page-dd-world-called-own");
}

export const setup = {
  tables: [
    { id: "two", options: { players: 2, world: "first-picture" }, seats: 2 },
    { id: "three", options: { players: 3, world: "clover" }, seats: 3 },
    { id: "four", options: { players: 4, world: "reckoning" }, seats: 4 },
    { id: "two-long", options: { players: 2, world: "petals" }, seats: 2 },
    { id: "solitaire", options: { players: 1, world: "first-picture" }, seats: 1 },
    { id: "solitaire-bag", options: { players: 1, world: "trefoil", rest_to_bag: true }, seats: 1 },
  ],
  fields: [
    {
      name: "players",
      kind: "number",
      min: 1,
      max: 4,
      label: "daemonen-option-players",
      about: "daemonen-option-players-about",
    },
    {
      name: "world",
      kind: "world",
      values: PRESETS,
      label: "daemonen-option-world",
      about: "page-dd-world-about",
      open,
      says,
    },
    {
      name: "rest_to_bag",
      kind: "switch",
      label: "daemonen-option-rest_to_bag",
      about: "daemonen-option-rest_to_bag-about",
      when: (/** @type {any} */ options) => options.players === 1,
    },
  ],
  seats: (/** @type {any} */ { players = 2 }) => players,
  picture,
  /** Fill in what was left open; the rest of a hand matters only alone.
   * @param {any} options */
  complete(options) {
    const { players = 2, world = "first-picture", rest_to_bag = false } = options;
    return players === 1 && rest_to_bag ? { players, world, rest_to_bag } : { players, world };
  },
};
