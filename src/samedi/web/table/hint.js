/** What a strong player would look at now, or would have looked at in a position of a finished game. */
/** @import { Action, Message, TableSource } from "../types.js" */
/** @import { Replay } from "./replay.js" */
/** @import { TableModel } from "./model.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { Refusal } from "../app/api.js";
import { icon, sheet, toast } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { askHint } from "./commands.js";

/** @typedef {{ action: Action, told: Message, value: number, line: Message[] }} Line */

const MOST_LINES = 3;
const MOST_AHEAD = 4;
const ATTEMPTS = 15;
const PAUSE = 2_000;
const NOT_READY = 503;

/** Whether a hint may be asked for now. @param {TableSource} table @param {TableModel} model */
export function mayAsk(table, model) {
  const { view, isMyTurn, play } = model.ctx.value;
  return (
    table.isLive && (view.stage === "over" || Boolean(view.settings.hints && isMyTurn && !play.confirming))
  );
}

/**
 * The moves worth a look, with what may follow.
 * @param {TableSource} table
 * @param {TableModel} model
 * @param {Replay} replay
 */
export async function openHint(table, model, replay) {
  const isOver = model.ctx.value.view.stage === "over";
  const lines = (await ask(table, model, replay))?.slice(0, MOST_LINES);
  if (!lines) return;
  const digits = digitsFor(lines);
  const show =
    (/** @type {Line} */ { action }, /** @type {() => void} */ close) =>
    () => {
      close();
      model.showOnly(action);
    };
  sheet(
    t("page-table-hint"),
    (close) =>
      html`<ol class="hints">
        ${lines.map(
          (line) =>
            html`<li>
              <b>${say(line.told)}</b>
              <span class="quiet small"
                >${t("page-table-hint-value", { percent: percent(line.value, digits) })}</span
              >
              ${
                line.line.length
                  ? html`<p class="quiet small">${line.line.slice(0, MOST_AHEAD).map(say).join(" ")}</p>`
                  : nothing
              }
              ${
                isOver
                  ? nothing
                  : html`<button @click=${show(line, close)}>${icon("hand")}${t("page-coach-show")}</button>`
              }
            </li>`,
        )}
      </ol>`,
  );
}

/** As many digits as tell the moves apart, two at most. @param {Line[]} lines */
function digitsFor(lines) {
  const isTold = (/** @type {number} */ digits) =>
    new Set(lines.map(({ value }) => percent(value, digits))).size === lines.length;
  return [0, 1].find(isTold) ?? 2;
}

/** @param {number} value @param {number} digits */
const percent = (value, digits) =>
  (value * 100).toLocaleString(document.documentElement.lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** @param {TableSource} table @param {TableModel} model @param {Replay} replay @returns {Promise<Line[] | null>} */
async function ask(table, model, replay) {
  const { view, turn, play } = model.ctx.value;
  const isOver = view.stage === "over";
  const seat = isOver ? (play.awaits.seat ?? 0) : (turn ?? view.seat);
  const hush = toast(t("page-table-hint-thinking"));
  try {
    return (
      await whenReady(() => askHint(table, seat, isOver ? (replay.at.value ?? play.length) : undefined))
    ).lines;
  } catch (error) {
    toast(error instanceof Refusal ? say(error.say) : t("page-app-trouble", { status: 0 }));
    return null;
  } finally {
    hush();
  }
}

/**
 * Strong players may still be on their way when the server is young.
 * @template T
 * @param {() => Promise<T>} question
 * @returns {Promise<T>}
 */
async function whenReady(question) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== NOT_READY || attempt === ATTEMPTS) throw error;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}
