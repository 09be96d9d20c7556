/** Baron Voodoo in the page: its board, its players, its questions. */
/** @import { GamePage } from "./model.js" */
import { ahead, course } from "./ahead.js";
import { answer } from "./answers.js";
import { begins, headline, named, touches } from "./headlines.js";
import { clauses, lessons } from "./lessons.js";
import { plans } from "./lowering.js";
import { picks } from "./picks.js";
import { card, chip, emblem, groups, name, role, score, team, teamChip } from "./players.js";
import { label, note, question, steps, where } from "./questions.js";
import { scene } from "./scene.js";
import { sound } from "./sounds.js";
import { tray } from "./tray.js";
import { aside } from "./why.js";
import { last, wish } from "./wishes.js";

/** @type {GamePage} */
export default {
  scene,
  picks,
  question,
  answer,
  card,
  chip,
  emblem,
  role,
  score,
  name,
  sheet: () => import("./sheet.js"),
  label,
  reading: () => import("./reading.js"),
  explaining: () => import("./about.js"),
  clauses,
  lessons,
  tray,
  aside,
  steps,
  note,
  where,
  plans,
  ahead,
  course,
  groups,
  team,
  teamChip,
  wish,
  last,
  headline,
  named,
  touches,
  begins,
  sound,
};
