/** What a strong player would look at now, or would have looked at in a position of a finished game. */
/** @import { Hint, HintLine as Line, TableSource } from "../types.js" */
/** @import { Sheet } from "../app/ui.js" */
/** @import { Replay } from "./replay.js" */
/** @import { TableModel } from "./model.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { newKey, post, Refusal } from "../app/api.js";
import { icon, toast } from "../app/ui.js";
import { decimal, say, t } from "../app/words.js";

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

/** Who opens the menu may want one. @param {TableSource} table */
export const prepareHints = (table) =>
  void import("../engine/hints.js").then(({ prepare }) => prepare(table.view.value.game)).catch(() => {});

/**
 * The moves worth a look, with what may follow: shown as soon as there is something to say.
 * @param {Sheet} opened becomes the hint
 * @param {TableSource} table
 * @param {TableModel} model
 * @param {Replay} replay
 */
export async function openHint(opened, table, model, replay) {
  const leaving = new AbortController();
  let told = { lines: /** @type {Line[]} */ ([]), simulations: 0, isLast: false };
  opened.become(
    t("page-table-hint"),
    (close) => drawn(told, model, close),
    () => leaving.abort(),
  );
  const show = (/** @type {Hint} */ { lines, simulations }, /** @type {boolean} */ isLast) => {
    told = { lines: lines.slice(0, MOST_LINES), simulations, isLast };
    if (opened.isOpen()) opened.refresh();
  };
  try {
    await advise(table, questionOf(model, replay), show, leaving.signal);
  } catch (error) {
    if (leaving.signal.aborted) return;
    opened.close();
    toast(error instanceof Refusal ? say(error.say) : t("page-app-trouble", { status: 0 }));
  }
}

/**
 * @param {{ lines: Line[], simulations: number, isLast: boolean }} told
 * @param {TableModel} model
 * @param {() => void} close
 */
function drawn({ lines, simulations, isLast }, model, close) {
  const digits = digitsFor(lines);
  const isOver = model.ctx.value.view.stage === "over";
  const show = (/** @type {Line} */ { action }) => {
    close();
    model.showOnly(action);
  };
  return html`<ol class="hints" ?hidden=${!lines.length}>
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
                : html`<button @click=${() => show(line)}>${icon("hand")}${t("page-coach-show")}</button>`
            }
          </li>`,
      )}
    </ol>
    <p class="quiet small" role="status">${said(simulations, isLast)}</p>`;
}

/** How far it has come. @param {number} count @param {boolean} isLast */
function said(count, isLast) {
  if (!count) return t("page-table-hint-thinking");
  return t(isLast ? "page-table-hint-looked" : "page-table-hint-looking", { count });
}

/** As many digits as tell the moves apart, two at most. @param {Line[]} lines */
function digitsFor(lines) {
  const isTold = (/** @type {number} */ digits) =>
    new Set(lines.map(({ value }) => percent(value, digits))).size === lines.length;
  return [0, 1].find(isTold) ?? 2;
}

/** @param {number} value @param {number} digits */
const percent = (value, digits) => decimal(value * 100, digits);

/** What is asked about. @param {TableModel} model @param {Replay} replay */
function questionOf(model, replay) {
  const { view, turn, play } = model.ctx.value;
  const key = newKey();
  if (view.stage !== "over") return { key, seat: turn ?? view.seat };
  return { key, seat: play.awaits.seat ?? 0, length: replay.at.value ?? play.length };
}

/**
 * Ask this device, or the server where it cannot think.
 * @param {TableSource} table
 * @param {ReturnType<typeof questionOf>} asked
 * @param {(hint: Hint, isLast: boolean) => void} show
 * @param {AbortSignal} signal
 */
async function advise(table, asked, show, signal) {
  const here = await import("../engine/hints.js").catch(() => null);
  if (await here?.hintHere(table, asked, show, signal)) return;
  show(await whenReady(() => post(`/api/tables/${table.id}/hint`, asked), signal), true);
}

/**
 * Strong players may still be on their way when the server is young.
 * @template T
 * @param {() => Promise<T>} question
 * @param {AbortSignal} signal
 * @returns {Promise<T>}
 */
async function whenReady(question, signal) {
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted();
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== NOT_READY || attempt === ATTEMPTS) throw error;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}
