/** What opens over a table on small screens: a player's card, the whole log. */
/** @import { TableScreen } from "./play.js" */
import { html } from "../vendor/lit-html/lit-html.js";
import { effect, untracked } from "../vendor/signals-core/signals-core.module.js";
import { sheet } from "../app/ui.js";
import { t } from "../app/words.js";
import { talk } from "./chat.js";
import { lightTapped } from "./lighting.js";
import { besides, jumping, list, unfolded } from "./log_lines.js";

/** @param {TableScreen} screen @param {number[]} group the seats of one card */
export function openCard({ game, model }, group) {
  const card = () => {
    const ctx = model.ctx.value;
    return group.length > 1 ? game.team?.(group, ctx) : game.card(group[0], ctx);
  };
  const title = group.map((seat) => model.names.value[seat]).join(" · ");
  sheet(title, () => html`<div class="card-sheet">${card()}</div>`);
}

/** @param {TableScreen} screen */
export function openLog(screen) {
  screen.unread.read();
  const opened = sheet(t("page-table-log"), (close) => wholeLog(screen, close));
  const stop = effect(() => {
    screen.entries.value;
    unfolded.value;
    if (opened.isOpen()) untracked(opened.refresh);
    else queueMicrotask(() => stop());
  });
}

/** @param {TableScreen} screen @param {() => void} close */
function wholeLog({ table, game, model, board, replay, entries }, close) {
  const ctx = model.ctx.value;
  const jump = (/** @type {number} */ length) => {
    close();
    void replay.jump(length);
  };
  const tap = (/** @type {Event} */ event) =>
    lightTapped(event, board.layer) ? close() : jumping(jump)(event);
  return html`<div class="log-sheet" @click=${tap}>
    ${besides(game.aside?.(ctx))}${list(game, ctx, entries.value)} ${talk(table, model.view.value)}
  </div>`;
}
