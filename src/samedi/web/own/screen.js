/** A page of one's own: what somebody has played, what was luck in it, and what is kept of them. */
/** @import { OwnPage } from "../types.js" */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { effect, signal } from "../vendor/signals-core/signals-core.module.js";
import { get } from "../app/api.js";
import { WORDS } from "../app/games.js";
import { meThere, name } from "../app/me.js";
import { entitle } from "../app/title.js";
import { icon, style, symbol, toast } from "../app/ui.js";
import { alsoSpeak, language, say, t } from "../app/words.js";
import { luck } from "./luck.js";
import { list } from "./list.js";
import { Reviewing } from "./reviewing.js";
import { alone, dailies, habits, results } from "./results.js";

/**
 * @typedef {object} Own
 * @property {import("../vendor/signals-core/signals-core.module.js").Signal<OwnPage | null>} page
 * @property {import("../vendor/signals-core/signals-core.module.js").Signal<boolean>} isFailed
 * @property {import("../vendor/signals-core/signals-core.module.js").Signal<number>} shown how many games of the list
 * @property {Reviewing} reviewing
 * @property {() => Promise<void>} look
 */

const AT_FIRST = 20;

/** @param {HTMLElement} root @returns {() => void} */
export function mount(root) {
  const page = signal(/** @type {OwnPage | null} */ (null));
  const isFailed = signal(false);
  const look = async () => {
    isFailed.value = false;
    await meThere()
      .then(() => get("/api/me/games"))
      .then((found) => (page.value = known(found)))
      .catch((error) => {
        isFailed.value = true;
        toast(say(error.say ?? { code: "page-app-unreachable" }));
      });
  };
  /** @type {Own} */
  const own = { page, isFailed, shown: signal(AT_FIRST), reviewing: new Reviewing(look), look };
  let stop = () => {};
  let isGone = false;
  const sheets = ["/styles/lobby.css", "/styles/own.css"].map(style);
  void Promise.all([alsoSpeak("own"), alsoSpeak("puzzles"), ...sheets]).then(() => {
    if (isGone) return;
    void look();
    stop = effect(() => {
      void language.value;
      entitle(`${title()} · Samedi`);
      render(screen(own), root);
    });
  });
  return () => {
    isGone = true;
    own.reviewing.stop();
    stop();
  };
}

/** Without games that this server no longer has. @param {OwnPage} page @returns {OwnPage} */
function known(page) {
  const isKnown = (/** @type {{ game: string }} */ { game }) => Object.hasOwn(WORDS, game);
  return {
    all: page.all,
    games: page.games.filter(isKnown),
    tallies: page.tallies.filter(isKnown),
    opponents: page.opponents.filter(isKnown),
    habits: page.habits.filter(isKnown),
    alone: page.alone.filter(isKnown),
  };
}

const title = () => (name.value ? t("own-title-name", { name: name.value }) : t("own-title"));

/** @param {Own} own */
function screen(own) {
  return html`<div class="lounge narrow own">
    <header class="top">
      <a class="brand" href="/" aria-label=${t("page-learn-home")}
        >${symbol("samedi")}<span class="display">Samedi</span></a
      >
    </header>
    <main>
      <div>
        <h1>${title()}</h1>
        <p class="quiet">${t("own-about")}</p>
      </div>
      ${content(own)}
    </main>
  </div>`;
}

/** @param {Own} own */
function content(own) {
  const { value: page } = own.page;
  if (own.isFailed.value && !page)
    return html`<div class="panel empty-row">
      <p role="alert">${t("own-failed")}</p>
      <button @click=${() => own.look()}>${t("own-again")}</button>
    </div>`;
  if (!page) return nothing;
  if (!page.games.length)
    return html`<div class="panel empty-row">
        <p>${t("own-none")}</p>
        <a class="button go" href="/">${t("own-none-play")}</a>
      </div>
      ${kept()}`;
  return html`${results(page)} ${luck(own, page)} ${habits(page)} ${alone(page)} ${dailies(page)}
  ${list(own, page)} ${kept()}`;
}

/** All of it as a file, and the end of it. */
function kept() {
  const forget = () => void import("./forgetting.js").then(({ askToForget }) => askToForget());
  return html`<section class="panel">
    <h2>${t("own-kept")}</h2>
    <p class="quiet">${t("own-kept-about")}</p>
    <div class="row">
      <a class="button" href="/api/me/file" download="samedi-me.json">${icon("log")}${t("own-file")}</a>
      <button @click=${forget}>${icon("trash")}${t("own-forget")}</button>
    </div>
  </section>`;
}
