/** Dicke Dämonen on the page: four cords, demons in the corners between them, ghosts that freeze fields. */
import { answer, note, question, steps, where } from "./asking.js";
import { emblem, holding, role, tray } from "./hand.js";
import { clauses, lessons } from "./lessons.js";
import { picks, wish } from "./picks.js";
import { placing } from "./places.js";
import { scene } from "./scene.js";
import { sound } from "./sounds.js";
import { strip } from "./strip.js";
import { begins, headline, label, last, named, touches } from "./telling.js";

/** @satisfies {import("./types.js").GamePage} */
const page = {
  scene,
  picks,
  question,
  answer,
  note,
  steps,
  where,
  wish,
  emblem,
  role,
  tray,
  strip,
  sheet: () => import("./sheet.js"),
  label,
  headline,
  last,
  named,
  touches,
  begins,
  sound,
  reading: () => import("./reading.js"),
  explaining: () => import("./about.js"),
  clauses,
  lessons,
  card: holding,
  chip: holding,
  score: () => null,
  prepare: (/** @type {any} */ position, /** @type {any} */ options) =>
    placing(options.world, position.world),
};

export default page;
