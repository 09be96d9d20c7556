/** A board to try things on: the same board and questions as in a game, for all seats and for chance. */
/** @import { Context, GamePage, StudyView, TriedHere } from "../types.js" */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { effect, untracked } from "../vendor/signals-core/signals-core.module.js";
import { get, post, Refusal } from "../app/api.js";
import { loadGame } from "../app/games.js";
import { isKeptHere } from "../app/here.js";
import { meThere } from "../app/me.js";
import { here } from "../app/place.js";
import { entitle } from "../app/title.js";
import { pause, style, symbol } from "../app/ui.js";
import { alsoSpeak, say, t } from "../app/words.js";
import { TableScreen } from "./play.js";
import { reason, START, StudySource } from "./study_source.js";
import { Trying } from "./trying.js";

const ADDRESS = /^#node=([0-9a-f]+)$/;

/** @param {HTMLElement} root @param {{ code: string }} params @returns {() => void} */
export function mount(root, { code }) {
  const parts = { isOver: false, close: () => {} };
  void arrive(root, code, parts).catch((error) => {
    if (!(error instanceof Refusal)) console.error(error);
    render(apology(error), root);
  });
  return () => {
    parts.isOver = true;
    parts.close();
  };
}

/** @param {HTMLElement} root @param {string} code @param {{ isOver: boolean, close: () => void }} parts */
async function arrive(root, code, parts) {
  const [source, game] = await meet(code);
  await Promise.all([alsoSpeak("review"), style("/styles/table.css"), style("/styles/study.css")]);
  if (parts.isOver) return;
  const screen = new StudyScreen(root, source, game);
  const stops = screen.start();
  parts.close = () => {
    for (const stop of stops) stop();
  };
}

/** The study, and the page of its game. @param {string} code @returns {Promise<[StudySource, GamePage]>} */
async function meet(code) {
  const path = `/api/studies/${encodeURIComponent(code)}`;
  if (!isKeptHere(code)) await meThere();
  /** @type {[StudyView, TriedHere, void]} */
  const [study, first] = await Promise.all([
    get(path),
    post(`${path}/look`, { node: START }),
    alsoSpeak("whatif"), // players without a name are called by it
  ]);
  const game = await loadGame(study.game);
  for (const _step of game.prepare?.(first.tried.play.position, study.options) ?? []) await pause();
  const source = new StudySource(code, study, first);
  const named = location.hash === "#last" ? study.nodes.at(-1)?.id : ADDRESS.exec(location.hash)?.[1];
  if (named && source.nodeOf(named)) await source.go(named);
  return [source, game];
}

/** The address names where one stands, to be found again or sent. @param {StudySource} source */
function name({ id, node }) {
  if (here() !== `/study/${id}`) return;
  history.replaceState(history.state, "", node === START ? location.pathname : `#node=${node}`);
}

class StudyScreen extends TableScreen {
  /** @param {HTMLElement} root @param {StudySource} source @param {GamePage} game */
  constructor(root, source, game) {
    super(root, source, game);
    this.source = source;
    this.titleOfGame = this.title;
    this.title = source.study.value.name || t("whatif-title");
    this.trying = new Trying(this, source);
    this.lesson.value = (ctx) => this.trying.show(ctx);
    this.beside.value = (ctx) => this.trying.tree(ctx);
    // Every line of the log leads to its node.
    this.replay.jump = async (length) => {
      const way = source.wayTo(source.node);
      if (length <= way.length) await source.go(way[length - 1]?.id ?? START);
    };
  }

  start() {
    const named = effect(() => name(this.source));
    return [...super.start(), this.trying.start(), this.source.watch(), named];
  }

  /** Nobody is waited for. @param {Context} _ctx @param {boolean} _wasMyTurn */
  announce(_ctx, _wasMyTurn) {
    untracked(() => entitle(`${this.title} · ${this.titleOfGame}`));
  }
}

/** @param {unknown} error */
const apology = (error) =>
  html`<main class="arriving">
    ${symbol("ghost", "big")}
    <h1>${say(reason(error))}</h1>
    <a class="button go" href="/">${t("page-table-leave-screen")}</a>
  </main>`;
