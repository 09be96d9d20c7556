/** The first screen: a greeting, your games, all games, and other ways to play. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { effect, signal } from "../vendor/signals-core/signals-core.module.js";
import { post } from "../app/api.js";
import { DAILY, PUZZLED, WORDS, loadCards, titleOf } from "../app/games.js";
import { hasEarlier, hasPython, isReached, playsHere, pythons } from "../app/here.js";
import { hurry } from "../app/list_line.js";
import { learntOf, lessonsOf } from "../app/lessons.js";
import { isKnown, me, name, setLanguage } from "../app/me.js";
import { HAS_SERVER } from "../app/place.js";
import { entitle } from "../app/title.js";
import { icon, style, symbol, toast } from "../app/ui.js";
import { NAMES, language, say, t } from "../app/words.js";
import { boardOf, coverOf } from "./covers.js";
import { text } from "./form.js";
import { joinForm } from "./join.js";
import { myGames } from "./my_games.js";
import { tidy } from "./names.js";
/** @import { GameCard } from "../types.js" */
/** @import { Python } from "../here/pack.js" */
/** @import { Signal } from "../vendor/signals-core/signals-core.module.js" */

const EVENING = 18; // o'clock
const DAY_MS = 86_400_000;
const MEGA = 1_000_000;
/** Whether this document was shown because nobody answered. */
const IS_CUT_OFF = document.querySelector('meta[name="line"][content="none"]') !== null;

/**
 * @typedef {object} Lobby
 * @property {Record<string, GameCard>} cards
 * @property {Signal<boolean>} isNaming
 * @property {Signal<string>} typed
 * @property {Signal<string | null>} opening the game of which a table is being opened
 * @property {Signal<Python | null>} newer what would bring playing without a line up to date
 */

/**
 * Show the lobby, or with `game` or `way` in the address a new table.
 * @param {HTMLElement} root
 * @param {{ query: URLSearchParams }} params
 * @returns {() => void}
 */
export function mount(root, { query }) {
  if (query.has("game") || query.has("way")) return newTable(root, query);
  const lobby = /** @type {Lobby} */ ({
    cards: {},
    isNaming: signal(false),
    typed: signal(""),
    opening: signal(null),
    newer: signal(null),
  });
  const renew = () => void keepPage(lobby).catch(() => {});
  entitle();
  void me().catch(() => {}); // then the list of games is followed
  if (navigator.serviceWorker?.controller || isInstalled()) renew();
  addEventListener("appinstalled", renew);
  if (pythons.value.length) void import("../here/house.js").then(getReady);
  let stop = () => {};
  void Promise.all([loadCards(), style("/styles/lobby.css")]).then(([cards]) => {
    lobby.cards = cards;
    stop = effect(() => {
      render(screen(lobby), root);
    });
  });
  const stopLeaving = effect(() => {
    if (!isReached.value && hasEarlier.value && !IS_CUT_OFF) location.reload(); // what is kept plays
  });
  return () => {
    stopLeaving();
    removeEventListener("appinstalled", renew);
    stop();
  };
}

/** @param {typeof import("../here/house.js")} house */
function getReady(house) {
  void house.listTables();
  if (playsHere.value) void house.getReady().catch(() => {}); // whoever plays is told
}

const isInstalled = () => matchMedia("(display-mode: standalone)").matches;

/** Between games is the time to bring what is kept on this device up to date. @param {Lobby} lobby */
async function keepPage({ newer }) {
  const kept = (await import("../app/keeping.js")).keepPage().catch(() => "");
  if (!pythons.value.length) return;
  const pack = await import("../here/pack.js");
  newer.value = await pack.newer();
  await pack.renewEngines(await kept);
}

/** The form is loaded when it is wanted. @param {HTMLElement} root @param {URLSearchParams} query */
function newTable(root, query) {
  let stop = () => {};
  let isGone = false;
  void Promise.all([import("./new_table.js"), style("/styles/lobby.css")]).then(([module]) => {
    if (!isGone) stop = module.mount(root, { query });
  });
  return () => {
    isGone = true;
    stop();
  };
}

/** @param {Lobby} lobby */
function screen(lobby) {
  return html`<div class="lounge">
    ${top()}
    <main>
      ${hello(lobby)}${isReached.value ? newerHere(lobby) : noLine()}${myGames(lobby.cards)}
      <section class="games" aria-label=${t("page-lobby-games")}>
        ${Object.keys(WORDS).map((game) => gameCard(lobby, game))}
      </section>
      <section class="ways" aria-label=${t("page-lobby-ways")}>
        ${playsHere.value ? nothing : joinForm()} ${playsHere.value ? nothing : way("friends", "people")}
        ${way("screen", "screen")} ${way("bots", "bot")} ${way("solo", "crystal")} ${puzzleWay()}
        ${dailyWay()} ${importWay()} ${hereWay()}
      </section>
    </main>
  </div>`;
}

/** One plain word that nobody answers, and what there is all the same. */
function noLine() {
  return html`<div class="panel empty-row" role="status">
    <p><b>${t("page-offline-title")}</b> ${t(hasPython.value ? "page-offline-here" : "page-offline-text")}</p>
    <button @click=${() => post("/api/me").then(hurry, () => {})}>${t("page-offline-again")}</button>
  </div>`;
}

/**
 * What plays here without a line is of an earlier edition, until somebody has the megabytes fetched.
 * @param {Lobby} lobby
 */
function newerHere({ newer }) {
  const python = newer.value;
  if (!python || pythons.value.includes(python.base)) return nothing;
  const fetch = () => import("./without_line.js").then(({ fetchNewer }) => fetchNewer(python));
  const size = (python.bytes / MEGA).toLocaleString(language.value, { maximumFractionDigits: 1 });
  return html`<div class="panel empty-row">
    <p>${t("page-here-newer")}</p>
    <button @click=${fetch}>${t("page-here-yes", { size })}</button>
  </div>`;
}

function top() {
  const others = Object.entries(NAMES).filter(([code]) => code !== language.value);
  return html`<header class="top">
    <p class="brand">${symbol("samedi")}<span class="display">Samedi</span></p>
    ${others.map(
      ([code, words]) =>
        html`<button class="bare tongue" lang=${code} aria-label=${words} @click=${() => setLanguage(code)}>
          <span>${words}</span>
        </button>`,
    )}
    <button
      class="bare"
      aria-label=${t("page-lobby-menu")}
      aria-haspopup="dialog"
      @click=${() => import("./menu.js").then((menu) => menu.openMenu())}
    >
      ${icon("menu")}
    </button>
  </header>`;
}

/** @param {Lobby} lobby */
function hello(lobby) {
  const time = new Date().getHours() >= EVENING || new Date().getHours() < 5 ? "evening" : "day";
  const greeting = name.value ? t(`page-lobby-${time}-name`, { name: name.value }) : t(`page-lobby-${time}`);
  return html`<section class="hello">
    <h1>${greeting}</h1>
    <div class="line">
      <p class="quiet">${t("page-lobby-about")}</p>
      ${
        lobby.isNaming.value
          ? nothing
          : html`<button class="bare small" @click=${() => beginNaming(lobby)}>
              ${icon("pencil")}${t(name.value ? "page-lobby-name-change" : "page-lobby-name-give")}
            </button>`
      }
      ${isKnown.value && HAS_SERVER ? html`<a class="small" href="/me">${t("page-lobby-own")}</a>` : nothing}
    </div>
    ${lobby.isNaming.value ? naming(lobby) : nothing}
  </section>`;
}

/** @param {Lobby} lobby */
function beginNaming(lobby) {
  lobby.typed.value = name.value;
  lobby.isNaming.value = true;
  setTimeout(() => document.getElementById("my-name")?.focus());
}

/** @param {Lobby} lobby */
function naming({ typed, isNaming }) {
  const keep = (/** @type {Event} */ event) => {
    event.preventDefault();
    name.value = tidy(typed.value);
    isNaming.value = false;
  };
  return html`<form class="naming panel" @submit=${keep}>
    ${text({
      name: "my-name",
      label: t("page-lobby-name"),
      about: t("page-lobby-name-about"),
      value: typed.value,
      change: (value) => {
        typed.value = value;
      },
    })}
    <div class="row">
      <button class="go">${t("page-lobby-name-keep")}</button
      ><button
        type="button"
        @click=${() => {
          isNaming.value = false;
        }}
      >
        ${t("page-lobby-cancel")}
      </button>
    </div>
  </form>`;
}

/** @param {Lobby} lobby @param {string} game */
function gameCard(lobby, game) {
  const title = titleOf(game);
  const card = lobby.cards[game];
  const { few, many } = card.players;
  const { minutes } = card;
  const players = few === many ? "page-lobby-players-exactly" : "page-lobby-players";
  return html`<article class="game panel" aria-labelledby=${`card-${game}`}>
    ${coverOf(card)}
    <div class="about">
      <div class="of-game">
        <h2 id=${`card-${game}`}>${title}</h2>
        <p class="quiet">${t(`page-lobby-${game}`)}</p>
        ${boardOf(card)}
      </div>
      <ul class="facts">
        <li>
          ${icon("people")}<span aria-hidden="true">${t(players, { few, many })}</span
          ><span class="sr">${t(`${players}-say`, { few, many })}</span>
        </li>
        <li>
          ${icon("clock")}<span aria-hidden="true">${t("page-lobby-minutes", { minutes })}</span
          ><span class="sr">${t("page-lobby-minutes-say", { minutes })}</span>
        </li>
        ${lessons(game)}${puzzles(game, title)}
        <li>
          <a href=${`/rules/${game}`} aria-label=${t("page-lobby-rules-which", { game: title })}
            >${t("page-lobby-rules")}</a
          >
        </li>
      </ul>
      ${waysToPlay(lobby, game, title)}
    </div>
  </article>`;
}

/** The way to learn a game, and how far this person has come. @param {string} game */
function lessons(game) {
  const of = lessonsOf(game).length;
  if (!of) return nothing;
  const done = learntOf(game);
  return html`<li>
    <a href=${`/lessons/${game}`} aria-label=${t("page-lobby-learn-which", { game: titleOf(game), done, of })}
      >${done ? t("page-lobby-learn-at", { done, of }) : t("page-lobby-learn")}</a
    >
  </li>`;
}

/** What there is to find out. @param {string} game @param {string} title */
const puzzles = (game, title) =>
  PUZZLED.includes(game)
    ? html`<li>
        <a href=${`/puzzles/${game}`} aria-label=${t("page-lobby-puzzles-which", { game: title })}
          >${t("page-lobby-puzzles")}</a
        >
      </li>`
    : nothing;

/** The puzzle of the day is of one game after the other. */
function puzzleWay() {
  const game = PUZZLED[Math.floor(Date.now() / DAY_MS) % PUZZLED.length];
  return game ? way("puzzle", "star", `/puzzles/${game}`) : nothing;
}

/** The game of the day: of one game after the other. */
function dailyWay() {
  const game = DAILY[Math.floor(Date.now() / DAY_MS) % DAILY.length];
  return playsHere.value || !game ? nothing : way("daily", "dice", `/daily/${game}`);
}

/** At once, with friends, or in any other way. @param {Lobby} lobby @param {string} game @param {string} title */
function waysToPlay(lobby, game, title) {
  const isOpening = lobby.opening.value === game;
  return html`<div class="row">
    <button
      class="go"
      aria-label=${t("page-lobby-play-now-which", { game: title })}
      aria-busy=${isOpening}
      ?disabled=${lobby.opening.value !== null}
      @click=${() => play(lobby, game)}
    >
      ${t(isOpening ? "page-lobby-busy" : "page-lobby-play-now")}
    </button>
    ${
      playsHere.value
        ? nothing
        : html`<a
            class="button"
            href=${`/?game=${game}&way=friends`}
            aria-label=${t("page-lobby-friends-which", { game: title })}
            >${t("page-lobby-way-friends")}</a
          >`
    }
    <a
      class="button rest"
      href=${`/?game=${game}`}
      aria-label=${t("page-lobby-play-which", { game: title })}
      title=${t("page-lobby-play-more")}
      >${icon("menu")}</a
    >
  </div>`;
}

/** Straight to the board. @param {Lobby} lobby @param {string} game */
async function play({ opening }, game) {
  opening.value = game;
  try {
    const { playNow } = await import("./play_now.js");
    await playNow(game);
  } catch (error) {
    toast(say(/** @type {any} */ (error).say ?? { code: "page-app-unreachable" }));
  }
  opening.value = null;
}

/** @param {string} kind @param {string} sign @param {string} [path] */
function way(kind, sign, path = `/?way=${kind}`) {
  return html`<a class="way panel" href=${path}
    >${icon(sign)}<span
      ><b>${t(`page-lobby-way-${kind}`)}</b
      ><span class="quiet small">${t(`page-lobby-way-${kind}-about`)}</span></span
    ></a
  >`;
}

const importWay = () =>
  HAS_SERVER
    ? opened("import", "log", () => import("./import_file.js").then((module) => module.openImport()))
    : way("import", "log", "/replay");

/** Playing without a line, where a browser can keep what that takes. */
const hereWay = () =>
  isSecureContext
    ? opened("here", "screen", () => import("./without_line.js").then((module) => module.openWithoutLine()))
    : nothing;

/** @param {string} kind @param {string} sign @param {() => void} open */
function opened(kind, sign, open) {
  return html`<button class="way panel" @click=${open}>
    ${icon(sign)}<span
      ><b>${t(`page-lobby-way-${kind}`)}</b>
      <span class="quiet small">${t(`page-lobby-way-${kind}-about`)}</span></span
    >
  </button>`;
}
