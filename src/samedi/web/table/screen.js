/** The screen of a table: its waiting room, then its game. */
/** @import { Thinking } from "../app/socket.js" */
/** @import { View } from "../types.js" */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { effect, signal, untracked } from "../vendor/signals-core/signals-core.module.js";
import { get, Refusal } from "../app/api.js";
import { loadGame } from "../app/games.js";
import { isKnown, meThere } from "../app/me.js";
import { opening } from "../app/numbers.js";
import { whole } from "../app/routes.js";
import { Connection } from "../app/socket.js";
import { pause, style, symbol } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { loadEnding } from "./end.js";
import { mountPlay } from "./play.js";

const CAN_THINK = typeof Worker === "function" && typeof WebAssembly === "object";
const PLAYING = "samedi-playing"; // `sw.js` looks for it
const HISTORY_MS = 100; // what happened before mostly comes with the table; it is drawn once then

/** @param {HTMLElement} root @param {{ id: string }} params @returns {() => void} */
export function mount(root, { id }) {
  const parts = { isOver: false, close: () => {} };
  const leave = stay();
  void arrive(root, id, parts).catch((error) => render(apology(error), root));
  return () => {
    parts.isOver = true;
    parts.close();
    leave();
  };
}

/** Hold a lock, so that what this device keeps of the page does not change under a game. */
function stay() {
  let leave = () => {};
  const left = new Promise((/** @type {(_: void) => void} */ done) => (leave = done));
  void navigator.locks?.request(PLAYING, { mode: "shared" }, () => left);
  return leave;
}

/** @param {HTMLElement} root @param {string} id @param {{ isOver: boolean, close: () => void }} parts */
async function arrive(root, id, parts) {
  render(
    html`<main class="arriving" aria-busy="true"><p class="quiet">${t("page-table-arriving")}</p></main>`,
    root,
  );
  const [{ view, game }] = await Promise.all([meet(id), style("/styles/table.css")]);
  if (parts.isOver) return;
  const table = new Connection(id, view);
  if (CAN_THINK) table.ponder = (asked) => void ponder(table, asked);
  await Promise.race([
    table.isWhole,
    new Promise((passed) => {
      setTimeout(passed, HISTORY_MS);
    }),
  ]);
  if (parts.isOver) return table.close();
  const shown = signal(/** @type {"waiting" | "play" | null} */ (null));
  let unmount = () => {};
  const fresh = () => freshPlace(root);
  render(html``, root);
  const stopChoosing = effect(() => {
    const { stage, opening: isOpening } = table.view.value;
    shown.value = stage === "lobby" || isOpening ? "waiting" : "play";
  });
  const stopShowing = effect(() => {
    const what = shown.value;
    untracked(() => {
      unmount();
      unmount = what === "play" ? mountPlay(fresh(), table, game) : mountWaiting(fresh(), table);
    });
  });
  const stopOpening = openNumber(table);
  const stopFarewell = effect(() => {
    if (table.farewell.value) render(farewell(table.farewell.value), fresh());
  });
  parts.close = () => {
    for (const stop of [stopChoosing, stopShowing, stopOpening, stopFarewell, unmount]) stop();
    table.close();
  };
}

/** Where the next thing is shown; whoever pressed a button that is gone goes on there. @param {HTMLElement} root */
function freshPlace(root) {
  const place = document.createElement("div");
  const isFirst = root.childElementCount === 0;
  root.replaceChildren(place);
  if (!isFirst && document.activeElement === document.body) {
    root.tabIndex = -1;
    root.focus({ preventScroll: true });
  }
  return place;
}

/** Open this person's number for the dice as soon as the table waits for it. @param {Connection} table */
function openNumber(table) {
  const sent = new Set();
  return effect(() => {
    const command = opening(table.view.value);
    if (!command || sent.has(command.key)) return;
    sent.add(command.key);
    void table.send(command);
  });
}

/** The table, and the page of its game; a new visitor is given a name first. @param {string} id */
async function meet(id) {
  const path = `/api/tables/${id}`;
  /** @type {View} */
  const view = await get(path).catch(async (error) => {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    await meThere();
    return get(path);
  });
  isKnown.value = true;
  const game = await loadGame(view.game);
  if (view.stage === "over") await loadEnding(game);
  if (view.play) for (const _step of game.prepare?.(view.play.position, view.options) ?? []) await pause();
  await pause();
  return { view, game };
}

/** Think for a bot of who is alone here. @param {Connection} table @param {Thinking} asked */
async function ponder(table, asked) {
  const found = await import("../engine/for_bots.js")
    .then(({ thought }) => thought(asked.about))
    .catch(() => []);
  table.say({ type: "thought", seq: asked.seq, found });
}

/** Before the game. @param {HTMLElement} root @param {Connection} table */
function mountWaiting(root, table) {
  let isOver = false;
  let stop = () => {};
  const arriving = Promise.all([import("../lobby/waiting.js"), style("/styles/lobby.css"), whole()]);
  void arriving.then(([{ waiting, listen }]) => {
    if (isOver) return;
    const talk = listen(table);
    const stopDrawing = effect(() => {
      render(
        waiting(table.view.value, {
          send: (/** @type {any} */ command) => table.send(command),
          online: table.online.value ?? new Set(),
          id: table.id,
          unread: talk.count.value,
        }),
        root,
      );
    });
    stop = () => {
      stopDrawing();
      talk.stop();
    };
  });
  return () => {
    isOver = true;
    stop();
  };
}

/** @param {unknown} error */
function apology(error) {
  const text = error instanceof Refusal ? say(error.say) : t("page-app-trouble", { status: 0 });
  if (!(error instanceof Refusal)) console.error(error);
  return html`<main class="arriving">
    ${symbol("ghost", "big")}
    <h1>${text}</h1>
    <a class="button go" href="/">${t("page-table-leave-screen")}</a>
  </main>`;
}

/** @param {import("../types.js").Message} message */
const farewell = (message) =>
  html`<main class="arriving">
    ${symbol("ghost", "big")}
    <h1>${say(message)}</h1>
    <a class="button go" href="/">${t("page-table-leave-screen")}</a>
  </main>`;
