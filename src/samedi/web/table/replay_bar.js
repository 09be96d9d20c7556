/** The controls of a replay, in the bar's place. */
/** @import { Context, GamePage } from "../types.js" */
/** @import { Replay } from "./replay.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { icon } from "../app/ui.js";
import { t } from "../app/words.js";
import { headlineOf } from "./log_lines.js";
import { drawn, isTold } from "./telling.js";

/** @param {Replay} replay @param {GamePage} game @param {Context} ctx */
export function replayBar(replay, game, ctx) {
  const at = replay.at.value ?? replay.length;
  const told = ctx.last.filter(isTold);
  const isSetUp = at <= replay.stops.value[0] || !told.length;
  const review = replay.review.value;
  requestAnimationFrame(showLine);
  return html`<section class="act panel replaying" aria-label=${t("page-table-replay")}>
    <div class="ask">
      <p class="label">${whereIn(replay, at)}</p>
      <h2 class="replay-told">${isSetUp ? t("page-table-log-setup") : drawn(headlineOf(told, game, ctx))}</h2>
    </div>
    <div class="replay">
      ${buttons(replay, at)} ${slider(replay, at)} ${review ? nothing : ways(replay, ctx)}
    </div>
    ${review ? [review.draw(game, ctx), ways(replay, ctx)] : nothing}
  </section>`;
}

/** Where to go from here; the graph, which is gone over, stands before it. */
/** @param {Replay} replay @param {Context} ctx */
function ways(replay, ctx) {
  if (!replay.table.isLive) return nothing;
  return html`<div class="row">
    ${tryThings(replay, ctx)}
    <button @click=${() => replay.leave()}>${t("page-table-replay-leave")}</button>
  </div>`;
}

/** A board to try things on, from this moment of a finished game. @param {Replay} replay @param {Context} ctx */
function tryThings({ table, at, length }, { play }) {
  if (table.view.value.stage !== "over") return nothing;
  const open = () => void import("./try_here.js").then(({ tryHere }) => tryHere(table, at.value ?? length));
  return html`<button ?disabled=${play.awaits.kind === "over"} @click=${open}>
    ${icon("pencil")}${t("page-table-try")}
  </button>`;
}

/** The turn, and the action where it is not the last one. @param {Replay} replay @param {number} at */
function whereIn(replay, at) {
  const stops = replay.stops.value;
  const turn = stops.findIndex((stop) => stop >= at);
  if (turn <= 0) return t("page-table-replay-setup");
  const words = { turn, turns: stops.length - 1 };
  if (stops[turn] === at) return t("page-table-replay-turn", words);
  const [before, end] = [stops[turn - 1], stops[turn]];
  return t("page-table-replay-action", { ...words, action: at - before, actions: end - before });
}

/** @param {Replay} replay @param {number} at */
function buttons(replay, at) {
  const [first] = replay.stops.value;
  const isLast = at >= replay.length;
  const isRunning = replay.isRunning.value;
  return [
    button("first", "page-table-first", () => replay.jump(first, { isTurn: true }), at <= first),
    button("back", "page-table-previous", () => replay.byTurn(-1), at <= first),
    button("less", "page-table-previous-action", () => replay.byAction(-1), at === 0),
    button(isRunning ? "pause" : "play", isRunning ? "page-table-pause" : "page-table-play", () =>
      replay.run(),
    ),
    button("more", "page-table-next-action", () => replay.byAction(1), isLast),
    button("next", "page-table-next", () => replay.byTurn(1), isLast),
    button("last", "page-table-last", () => replay.jump(replay.length, { isTurn: true }), isLast),
    html`<button class="bare" aria-label=${t("page-table-speed")} @click=${() => replay.quicken()}>
      ${t("page-table-speed-times", { times: replay.speed.value })}
    </button>`,
  ];
}

/** @param {string} name @param {string} label @param {() => unknown} act @param {boolean} [isOff] */
function button(name, label, act, isOff = false) {
  const words = t(label);
  return html`<button class="bare" aria-label=${words} title=${words} ?disabled=${isOff} @click=${act}>
    ${STEPS[name] ?? icon(name)}
  </button>`;
}

/** The signs of a single action, smaller than those of a turn. @type {Record<string, string>} */
const STEPS = { less: "‹", more: "›" };

/** As many steps as turns: a finger finds each. @param {Replay} replay @param {number} at */
function slider(replay, at) {
  const stops = replay.stops.value;
  const turn = stops.findIndex((stop) => stop >= at);
  const slide = (/** @type {Event} */ event) =>
    void replay.jump(stops[Number(/** @type {HTMLInputElement} */ (event.currentTarget).value)], {
      isTurn: true,
      isPassing: true,
    });
  return html`<input
    type="range"
    min="0"
    max=${stops.length - 1}
    .value=${live(String(turn))}
    aria-label=${t("page-table-replay-where")}
    aria-valuetext=${whereIn(replay, at)}
    @input=${slide}
  />`;
}

/** The log follows, and the page stays where it is. */
function showLine() {
  const line = document.querySelector(".log > ol > li.here");
  if (!line) return;
  for (const place of [line.closest("ol"), line.closest(".log")]) {
    if (!place) continue;
    const [all, mine] = [place.getBoundingClientRect(), line.getBoundingClientRect()];
    place.scrollTop += Math.min(0, mine.top - all.top) || Math.max(0, mine.bottom - all.bottom);
  }
}
