/** The replay of a downloaded game: everything is in the file; only of older ones the server is asked for the rest. */
/** @import { DiceSheet, ExportedGame, Moment, Replay, TableSource, View } from "../types.js" */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { namesAt } from "../app/bots.js";
import { loadGame, titleOf } from "../app/games.js";
import { post } from "../app/api.js";
import { eventsOf } from "../app/events.js";
import { momentsOf } from "../app/patch.js";
import { BASE, HAS_SERVER } from "../app/place.js";
import { style, symbol } from "../app/ui.js";
import { t } from "../app/words.js";
import { loadEnding } from "./end.js";
import { mountPlay } from "./play.js";

/** @param {HTMLElement} root @returns {() => void} */
export function mount(root) {
  let unmount = () => {};
  let isOver = false;
  void style("/styles/table.css");
  const choose = async (/** @type {Blob | undefined} */ file) => {
    if (!file) return;
    try {
      const table = tableOf(...(await read(file)));
      const game = await loadGame(table.view.value.game);
      await loadEnding(game);
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
  if (!HAS_SERVER) void offer(root, choose);
  return () => {
    isOver = true;
    root.removeEventListener("drop", drop);
    root.removeEventListener("dragover", over);
    unmount();
  };
}

/** Show the game that the address names, or those that lie beside the page. */
/** @param {HTMLElement} root @param {(file: Blob | undefined) => void} choose */
async function offer(root, choose) {
  const given = (/** @type {string} */ name) => fetch(`${BASE}given/${name}.json`);
  const named = new URLSearchParams(location.search).get("game");
  if (named) return choose(await (await given(encodeURIComponent(named))).blob());
  /** @type {{ name: string, game: string, seats: { type: string, name: string }[] }[]} */
  const games = await (await given("index")).json();
  render(chooser(choose, "", games), root);
}

/**
 * @param {(file: Blob | undefined) => void} choose
 * @param {string} trouble
 * @param {{ name: string, game: string, seats: { type: string, name: string }[] }[]} [games]
 */
function chooser(choose, trouble, games = []) {
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
    ${games.map(
      ({ name, game, seats }) =>
        html`<a class="button" href=${`/replay?game=${name}`}
          >${titleOf(game)}: ${namesAt(seats).join(", ")}</a
        >`,
    )}
    <a class="button" href="/">${t("page-table-leave-screen")}</a>
  </main>`;
}

/** A game, and what is shown of it. @param {Blob} file @returns {Promise<[ExportedGame, Replay]>} */
async function read(file) {
  /** @type {ExportedGame} */
  const game = JSON.parse(await file.text());
  if (game?.format !== "samedi-game") throw new Error("not a game of this table");
  return [game, game.replay?.constants ? game.replay : await post("/api/replays", game)];
}

/**
 * A table that only remembers.
 * @param {ExportedGame} file
 * @param {Replay} replay
 * @returns {TableSource & { dice: DiceSheet }}
 */
export function tableOf(file, replay) {
  const moments = momentsOf(replay);
  return {
    id: file.id,
    isLive: false,
    view: signal({ ...viewOf(file, moments), constants: replay.constants }),
    events: signal(eventsOf(moments.slice(1), file.times)),
    online: signal(null),
    link: signal({ isLost: false, since: 0, retry: 0 }),
    dice: diceOf(file, replay),
    send: () => Promise.reject(new Error("a file does nothing")),
    past: async () => moments,
    now: () => Date.now(),
    hear: () => () => {},
    retry: () => {},
  };
}

/** @param {ExportedGame} file @param {Moment[]} moments @returns {View} */
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
    settings: { take_back: "never", chat: "off", watchers: 0, hints: false, patience_ms: 0 },
    seat: -1,
    host: "",
    seats: file.seats.map((occupant) => ({ occupant, is_ready: true, is_kept: false })),
    watchers: {},
    commitment: file.dice.commitment,
    secret: file.dice.secret,
    entropy: file.dice.entropy,
    seals: file.dice.seals ?? [],
    ended: file.ended,
    you: { person: "", role: "watch", seats: [] },
    play: {
      position: last.position,
      facts: last.facts,
      status: last.status,
      awaits: last.awaits,
      asked: null,
      confirming: false,
      length: moments.length - 1,
      result: file.record.result,
    },
  };
}

/** @param {ExportedGame} file @param {Replay} replay @returns {DiceSheet} */
function diceOf({ id, dice }, { rolls }) {
  const { commitment, secret, seals = [] } = dice;
  return { table: id, commitment, secret, entropy: dice.entropy.map((each) => each.entropy), seals, rolls };
}
