/** The replay of a downloaded game: everything is in the file, no server is asked. */
/** @import { PastPosition, TableEvent, TableSource, View } from "../types.js" */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { loadGame } from "../app/games.js";
import { merged } from "../app/patch.js";
import { style, symbol } from "../app/ui.js";
import { t } from "../app/words.js";
import { mountPlay } from "./play.js";

/** @param {HTMLElement} root @returns {() => void} */
export function mount(root) {
  let unmount = () => {};
  let isOver = false;
  void style("/styles/table.css");
  const choose = async (/** @type {File | undefined} */ file) => {
    if (!file) return;
    try {
      const table = tableOf(JSON.parse(await file.text()));
      const game = await loadGame(table.view.value.game);
      if (isOver) return;
      const place = document.createElement("div");
      root.replaceChildren(place);
      unmount = mountPlay(place, table, game);
    } catch (error) {
      console.warn(error);
      render(chooser(choose, t("page-table-file-wrong")), root);
    }
  };
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    void choose(event.dataTransfer?.files[0]);
  };
  const over = (/** @type {DragEvent} */ event) => event.preventDefault();
  root.addEventListener("drop", drop);
  root.addEventListener("dragover", over);
  render(chooser(choose, ""), root);
  return () => {
    isOver = true;
    root.removeEventListener("drop", drop);
    root.removeEventListener("dragover", over);
    unmount();
  };
}

/** @param {(file: File | undefined) => void} choose @param {string} trouble */
function chooser(choose, trouble) {
  return html`<main class="arriving">
    ${symbol("samedi", "big")}
    <h1>${t("page-table-file")}</h1>
    <p class="quiet">${t("page-table-file-about")}</p>
    ${trouble ? html`<div class="tell no" role="alert"><p>${trouble}</p></div>` : nothing}
    <label class="button go"
      >${t("page-table-file-choose")}<input
        class="sr"
        type="file"
        accept=".json,application/json"
        @change=${(/** @type {Event} */ event) =>
          choose(/** @type {HTMLInputElement} */ (event.currentTarget).files?.[0])}
    /></label>
    <a class="button" href="/">${t("page-table-leave-screen")}</a>
  </main>`;
}

/** A table that only remembers. @param {any} file @returns {TableSource & { dice: object }} */
export function tableOf(file) {
  if (file?.format !== "samedi-game" || !file.replay) throw new Error("not a game of this table");
  const moments = momentsOf(file.replay);
  return {
    id: file.id,
    isLive: false,
    view: signal(viewOf(file, moments)),
    events: signal(eventsOf(file, moments)),
    online: signal(null),
    link: signal({ isLost: false, since: 0, retry: 0 }),
    dice: diceOf(file),
    send: () => Promise.reject(new Error("a file does nothing")),
    past: async (length) => moments[length],
    now: () => Date.now(),
    hear: () => () => {},
    retry: () => {},
  };
}

/** @param {any} file @param {PastPosition[]} moments @returns {TableEvent[]} */
function eventsOf(file, moments) {
  return moments.slice(1).map(({ chance, seat, action, told, explained }, index) => ({
    seq: index + 1,
    at: file.times?.[index] ?? 0,
    by: "",
    what: { type: chance ? "rolled" : "moved", seat: seat ?? null, action, told, explained },
  }));
}

/** @param {any} file @param {PastPosition[]} moments @returns {View} */
function viewOf(file, moments) {
  const last = moments[moments.length - 1];
  return {
    version: 1,
    seq: moments.length - 1,
    id: file.id,
    stage: "over",
    game: file.record.game,
    rules: file.record.rules,
    options: file.record.options,
    settings: {},
    seat: -1,
    host: "",
    seats: file.seats.map((/** @type {any} */ occupant) => ({ occupant, is_ready: true, is_kept: false })),
    watchers: {},
    commitment: file.dice.commitment,
    secret: file.dice.secret,
    entropy: file.dice.entropy ?? [],
    ended: file.ended,
    play: {
      position: last.position,
      status: last.status ?? [],
      awaits: last.awaits,
      asked: null,
      confirming: false,
      length: moments.length - 1,
      result: file.record.result,
    },
  };
}

/** @param {any} file */
function diceOf({ id, dice, replay }) {
  return {
    table: id,
    commitment: dice.commitment,
    secret: dice.secret,
    entropy: (dice.entropy ?? []).map((/** @type {any} */ each) => each.entropy),
    rolls: replay.rolls ?? [],
  };
}

/**
 * Every moment of the game, from the first and the changes.
 * @param {{ first: PastPosition, patches: object[] }} replay
 * @returns {PastPosition[]}
 */
function momentsOf({ first, patches }) {
  const moments = [first];
  for (const patch of patches) moments.push(merged(moments[moments.length - 1], patch));
  return moments;
}
