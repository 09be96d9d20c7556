/** Learning from mistakes: the choices of a seat that cost most, each asked again on a board. */
/** @import { Context, GamePage, JudgedMoment } from "../types.js" */
/** @import { LookingBack } from "./review.js" */
import { html } from "../vendor/lit-html/lit-html.js";
import { sheet } from "../app/ui.js";
import { t } from "../app/words.js";
import { beginTask } from "./mistake_task.js";
import { mistakesOf } from "./review.js";
import { inWords, ofSeat } from "./review_sheet.js";
import { sentence } from "./telling.js";

/** @param {LookingBack} looking @param {GamePage} game @param {Context} ctx */
export function openMistakes(looking, game, ctx) {
  const seat = looking.seat.value;
  const found = mistakesOf(looking.found.value.review?.moments ?? [], seat);
  if (!found.length) {
    const words = ofSeat("review-mistakes-none", seat, ctx);
    sheet(ofSeat("review-mistakes", seat, ctx), (close) => none(words, close), "review-sheet");
    return;
  }
  const mistakes = found.map((moment) => mistake(looking, moment, game, ctx));
  void beginTask(mistakes, 0);
}

/**
 * A mistake as it is asked, and what the review says of it; one that was kept for long does not say it of all.
 * @param {LookingBack} looking @param {JudgedMoment} moment @param {GamePage} game @param {Context} ctx
 */
function mistake(looking, moment, game, ctx) {
  const { at, change } = moment;
  const seat = moment.seat ?? looking.seat.value;
  const told = (looking.found.value.told ?? []).find(
    (each) => each.part === "mistake" && each.at === at + 1 && each.seat === seat,
  );
  return {
    table: looking.replay.table.id,
    at,
    seat,
    said: chosen(looking, moment, game, ctx),
    done: looking.past[at + 1].action,
    cost: -change[seat],
    ...(told && { better: told.better, answer: inWords(told, ctx, "") }),
  };
}

/** @param {string} words @param {() => void} close */
const none = (words, close) =>
  html`<p>${words}</p>
    <button @click=${close}>${t("page-app-close")}</button>`;

/** @param {LookingBack} looking @param {JudgedMoment} moment @param {GamePage} game @param {Context} ctx */
function chosen(looking, { at, seat }, game, ctx) {
  const { action, ...rest } = looking.past[at + 1];
  return sentence(/** @type {any} */ ({ ...rest, action, seat, chance: false }), game, ctx);
}
