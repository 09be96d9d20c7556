/** Le Chevalier Noir on the page: the door to this folder. */

import { arrow } from "./arrow.js";
import { answer, course, note, question, steps } from "./bar.js";
import { orders, wish } from "./choices.js";
import { crossOf } from "./cross.js";
import { tray } from "./dice.js";
import { ground } from "./ground.js";
import { clauses, lessons } from "./lessons.js";
import { headline, named } from "./lines.js";
import { route } from "./motion.js";
import { pieces } from "./pieces.js";
import { placeName } from "./saying.js";
import { aside, card, chip, emblem, label, role, score, where } from "./seats.js";
import { sound } from "./sounds.js";
import { targets, ticked, way } from "./targets.js";

/** @import { Action, Ctx, Position } from "./types.js" */
/** @import { Scene } from "../../types.js" */
/** @import { GamePage } from "./types.js" */

/**
 * The board now.
 * @param {Position} position
 * @param {Ctx} ctx
 * @returns {Scene}
 */
function scene(position, ctx) {
  const { size } = crossOf(ctx);
  return {
    box: [-6, -6, size + 12, size + 12],
    ground: ctx.svg`${ground(position, ctx)}${way(position, ctx)}`,
    pieces: pieces(position, ctx),
    targets: targets(position, ctx),
    over: arrow(position, ctx),
  };
}

/** @type {GamePage} */
const game = {
  scene,
  picks: (action, _position, ctx) => orders(/** @type {Action} */ (action), ctx),
  question,
  answer,
  note,
  steps,
  tray,
  aside,
  where,
  headline,
  named,
  sound,
  card,
  chip,
  emblem,
  role,
  score,
  scored: (count, ctx) => ctx.t("page-cn-sheet-home", { count }),
  sheet: () => import("./sheet.js"),
  label: (ctx) => label(ctx, (place, clan) => placeName(ctx, place, clan)),
  last: ticked,
  wish,
  course,
  route,
  reading: () => import("./reading.js"),
  explaining: () => import("./about.js"),
  clauses,
  lessons,
};

export default game;
