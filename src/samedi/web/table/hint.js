/** What a strong player would look at now, or would have looked at in a position of a finished game. */
/** @import { TableSource } from "../types.js" */
/** @import { Replay } from "./replay.js" */
/** @import { Stage } from "./stage.js" */
import { html } from "../vendor/lit-html/lit-html.js";
import { Refusal } from "../app/api.js";
import { sheet, toast } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { askHint } from "./commands.js";

const MOST_LINES = 3;
const ATTEMPTS = 15;
const PAUSE = 2_000;
const NOT_READY = 503;

/** @param {TableSource} table @param {Stage} stage @param {Replay} replay */
export async function openHint(table, stage, replay) {
  const { view, turn, play } = stage.ctx.value;
  const isOver = view.stage === "over";
  const seat = isOver ? play.awaits.seat ?? 0 : turn ?? view.seat;
  toast(t("page-table-hint-thinking"));
  try {
    const { lines } = await whenReady(() => askHint(table, seat, isOver ? replay.at.value ?? play.length : undefined));
    sheet(t("page-table-hint"), () => html`<ol class="hints">${lines.slice(0, MOST_LINES).map((/** @type {any} */ line) => html`<li><b>${say(line.told)}</b>
      <span class="quiet small">${t("page-table-hint-value", { percent: Math.round(line.value * 100) })}</span>
      ${line.line?.length > 1 ? html`<p class="quiet small">${line.line.slice(1, 5).map(say).join(" ")}</p>` : ""}</li>`)}</ol>`);
  } catch (error) {
    toast(error instanceof Refusal ? say(error.say) : t("page-app-trouble", { status: 0 }));
  }
}

/** Strong players may still be on their way when the server is young. @template T @param {() => Promise<T>} ask @returns {Promise<T>} */
async function whenReady(ask) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== NOT_READY || attempt === ATTEMPTS) throw error;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}
