/** A table's screen from head to foot: who plays, the board, what is asked, what happened. */
/** @import { Context } from "../types.js" */
/** @import { TableScreen } from "./play.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../app/ui.js";
import { t } from "../app/words.js";
import { rulesLink } from "../app/games.js";
import { mustHandOver } from "./arrivals.js";
import { bar, canUndoTurn, undoLabel } from "./bar.js";
import { talk } from "./chat.js";
import { coach, coachLine } from "./coach.js";
import { atTheEnd } from "./end.js";
import { handOver } from "./handover.js";
import { log } from "./log_lines.js";
import { newsOver } from "./news.js";
import { notices } from "./notices.js";
import { seats } from "./seats.js";
import { waitingFor } from "./waiting.js";

/** What the way back is called, by where it leads; elsewhere it is the lobby. */
const WAYS_BACK = [
  ["/t/", "page-table-to-game"],
  ["/lessons/", "page-table-to-lessons"],
  ["/daily/", "page-table-to-daily"],
];

/** @param {TableScreen} screen @param {Context} ctx */
export function layout(screen, ctx) {
  const { table, game, board, arrivals, commands } = screen;
  const next = mustHandOver(ctx.view);
  if (next !== null && !arrivals.isAway.value)
    return handOver(ctx, game, next, () => void commands.look(next));
  return html`<main
    class="table game-${ctx.view.game} ${table.link.value.isLost ? "lost" : ""} ${screen.lesson.value ? "taught" : ""}"
    data-options=${optionsOf(ctx)}
    @click=${(/** @type {MouseEvent} */ event) => pickBeside(screen, event)}
  >
    ${head(screen, ctx)}
    <div class="side">
      ${seats(game, ctx, {
        online: table.online.value,
        now: screen.now.value,
        open: (group) => void import("./sheets.js").then(({ openCard }) => openCard(screen, group)),
      })}${strip(screen, ctx)}
    </div>
    ${board.root}
    <div class="over-board">
      ${screen.missed.value?.(ctx) ?? nothing}${newsOver(screen.news, () => showLog(screen))}
    </div>
    ${actBar(screen, ctx)} ${history(screen, ctx)} ${screen.attention.region}
  </main>`;
}

/** What is played with, for styles. @param {Context} ctx */
const optionsOf = ({ options }) =>
  Object.entries(options)
    .flatMap(([name, value]) => (value ? [name] : []))
    .join(" ");

/** @param {TableScreen} screen @param {Context} ctx */
function head(screen, ctx) {
  const open = () => void import("./menu.js").then(({ openMenu }) => openMenu(screen));
  return html`<header class="head">
    ${wayBack(screen.table.home ?? home(ctx))}
    <div class="where">
      <h1>${screen.title}</h1>
      <p>${whereLine(screen, ctx)}</p>
    </div>
    ${takeBackButtons(screen, ctx)}
    <a
      class="button bare"
      href=${rulesLink(ctx.view.game, screen.game.clauses[ctx.play.awaits.step ?? ""])}
      target="_blank"
      aria-label=${t("page-table-rules")}
      >${icon("help")}</a
    >
    <button class="bare" aria-label=${t("page-table-menu")} @click=${open}>${icon("menu")}</button>
  </header>`;
}

/** To where one came from, called by what is there. @param {string} home */
function wayBack(home) {
  const code = WAYS_BACK.find(([beginning]) => home.startsWith(beginning))?.[1] ?? "page-table-leave-screen";
  return html`<a class="button bare" href=${home} aria-label=${t(code)} title=${t(code)}>${icon("back")}</a>`;
}

/** Where whoever leaves a table goes. @param {Context} ctx */
const home = ({ play, view: { game } }) =>
  play.lesson ? `/lessons/${game}` : play.daily ? `/daily/${game}` : "/";

/** All of the log, on a sheet. @param {TableScreen} screen */
const showLog = (screen) => void import("./sheets.js").then(({ openLog }) => openLog(screen));

/** How far the game is; whoever only looks on is told so. @param {TableScreen} screen @param {Context} ctx */
function whereLine({ table, game }, ctx) {
  const isWatching = table.isLive && ctx.me < 0;
  return [isWatching ? t("page-table-watching") : "", game.where?.(ctx)].filter(Boolean).join(" · ");
}

/** @param {TableScreen} screen @param {Context} ctx */
function takeBackButtons({ controls }, ctx) {
  if (!ctx.play.take_back || ctx.view.stage !== "playing") return nothing;
  const button = (/** @type {string} */ picture, /** @type {string} */ label, isWhole = false) =>
    html`<button
      class="bare"
      aria-label=${label}
      title=${label}
      @click=${() => controls.takeBack({ isWhole })}
    >
      ${icon(picture)}
    </button>`;
  return [
    canUndoTurn(ctx) ? button("undo-all", t("page-table-undo-turn"), true) : nothing,
    button("undo", undoLabel(ctx)),
  ];
}

/** @param {TableScreen} screen @param {Context} ctx */
function strip({ game }, ctx) {
  const drawn = game.strip?.(ctx) ?? nothing;
  return drawn === nothing || !drawn ? nothing : html`<div class="strip">${drawn}</div>`;
}

/** What is asked now; or the controls of a replay; or how it ended. @param {TableScreen} screen @param {Context} ctx */
function actBar(screen, ctx) {
  const { table, game, model, arrivals, replay, controls, commands } = screen;
  if (arrivals.isAway.value && replay.controls.value) return replay.controls.value(replay, game, ctx);
  const lesson = screen.lesson.value?.(ctx);
  if (ctx.view.stage === "over" && ctx.play === arrivals.now.value.play)
    return atTheEnd(game, ctx, {
      review: () => void replay.jump(replay.stops.value[0], { isTurn: true }),
      isLive: table.isLive,
      lesson,
    });
  const time = { since: ctx.play.changed_at || screen.changedAt.value, now: screen.now.value };
  return bar(model, ctx, controls, {
    notices: [
      lesson
        ? lesson.panel
        : table.isLive
          ? coachLine(game, ctx, screen.pointed.value, showMe(screen, ctx))
          : nothing,
      notices(table, model, commands, controls.refusal, time),
    ],
    wait: () => waitingFor(game, ctx, { ...time, online: table.online.value }),
    instead: lesson?.instead ?? null,
  });
}

/** @param {TableScreen} screen @param {Context} ctx */
function history(screen, ctx) {
  const { table, game, model, arrivals, replay } = screen;
  return log(game, ctx, screen.entries.value, {
    jump: (length) => void replay.jump(length),
    talk: talk(table, model.view.value),
    coach: table.isLive ? coach(game, ctx, screen.pointed.value, showMe(screen, ctx)) : nothing,
    aside: screen.beside.value?.(ctx) ?? game.aside?.(ctx) ?? nothing,
    open: () => showLog(screen),
    unread: screen.unread.count.value,
    at: arrivals.isAway.value ? (replay.rested.value ?? -1) : -1,
    most: screen.lines.value,
  });
}

/**
 * How a newcomer is shown what a move is: any that can be tapped on the board, so that nobody is advised.
 * @param {TableScreen} screen
 * @param {Context} ctx
 */
function showMe({ model }, ctx) {
  const onBoard = model.choices.value.find(({ orders: [[first]] }) => first && !first.startsWith("@"));
  const action = onBoard?.action ?? ctx.offered[0];
  return action && !model.only.value ? () => model.showOnly(action) : null;
}

/** Picks outside the board. @param {TableScreen} screen @param {MouseEvent} event */
function pickBeside({ model, controls }, event) {
  const place = event.target instanceof Element ? event.target.closest("[data-pick]") : null;
  const id = place?.getAttribute("data-pick");
  if (id && (model.ctx.value.mark(id).legal || model.after(id))) controls.choose(id);
}
