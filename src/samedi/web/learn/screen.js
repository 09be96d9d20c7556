/** The rules of a game: one chapter, one sentence, one picture; the numbers one tap away. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { effect, signal } from "../vendor/signals-core/signals-core.module.js";
import { WORDS } from "../app/games.js";
import { language, t } from "../app/words.js";
import { icon, style, symbol } from "../app/ui.js";
import { CHAPTERS, chapterOf, isGame } from "./anchors.js";
import { clauseList, clausesIn, clausesOf, sections } from "./clauses.js";
/** @import { GameName } from "./anchors.js" */
/** @import { Clause } from "./clauses.js" */
/** @import { Drawing } from "../types.js" */

/**
 * @typedef {object} Reading
 * @property {string} chapter
 * @property {string | null} clause
 * @property {Clause[] | "loading" | "failed"} clauses
 * @property {Record<string, () => Drawing>} pictures
 */

const EVERY = "rules"; // the chapter that is all rules by number

/** Show the rules of a game. @param {HTMLElement} root @param {{ game: string }} params @returns {() => void} */
export function mount(root, { game }) {
  if (!isGame(game)) {
    render(unknown(), root);
    return () => render(nothing, root);
  }
  /** @type {import("../vendor/signals-core/signals-core.module.js").Signal<Reading>} */
  const reading = signal({ ...asked(game), clauses: /** @type {"loading"} */ ("loading"), pictures: {} });
  const change = (/** @type {Partial<Reading>} */ news) => {
    reading.value = { ...reading.peek(), ...news };
  };
  const load = () => {
    change({ clauses: "loading" });
    clausesOf(game, language.value).then(
      (clauses) => change({ clauses }),
      () => change({ clauses: "failed" }),
    );
  };
  const turn = () => {
    change(asked(game));
    arrive(root, reading.value);
  };
  const ready = Promise.all([style("/styles/learn.css"), import(`./pictures/${game}.js`)]).then(
    ([, module]) => {
      change({ pictures: module.default });
      showChapter(root); // now that the style is there
    },
  );
  const stopLoading = effect(() => {
    void language.value;
    load();
  });
  const stopDrawing = effect(() => {
    void language.value;
    document.title = `${t("page-learn-title", { game: t(`${WORDS[game]}-title`) })} · Samedi`;
    render(screen(game, reading.value, load), root);
    showChapter(root);
  });
  const stopArriving = effect(() => {
    if (Array.isArray(reading.value.clauses) && reading.value.clause)
      ready.then(() => arrive(root, reading.value));
  });
  addEventListener("hashchange", turn);
  return () => {
    removeEventListener("hashchange", turn);
    [stopLoading, stopDrawing, stopArriving].forEach((stop) => stop());
  };
}

/** What the address asks for: a chapter, or a rule and its chapter. @param {GameName} game */
function asked(game) {
  const hash = decodeURIComponent(location.hash.slice(1));
  const first = Object.keys(CHAPTERS[game])[0];
  const clause = /^[A-Z]{2}-\d+\.\d+$/.test(hash) && chapterOf(game, hash) ? hash : null;
  const chapter = clause ? chapterOf(game, clause) : hash in CHAPTERS[game] || hash === EVERY ? hash : first;
  return { chapter: chapter ?? first, clause };
}

/**
 * Bring what was asked for into view: a rule, or the beginning of a chapter.
 * @param {HTMLElement} root
 * @param {Reading} reading
 */
function arrive(root, { clause }) {
  const target = root.querySelector(clause ? `[id="${clause}"]` : "h1");
  if (!(target instanceof HTMLElement)) return;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: clause ? "center" : "nearest" });
}

/** Where the chapters stand in one row, move the present one into view. @param {HTMLElement} root */
function showChapter(root) {
  const [row, now] = [root.querySelector(".rules nav ol"), root.querySelector(".rules nav [aria-current]")];
  if (!row || !now) return;
  const [around, own] = [row.getBoundingClientRect(), now.getBoundingClientRect()];
  row.scrollLeft += own.left - around.left - (around.width - own.width) / 2;
}

/** @param {GameName} game @param {Reading} reading @param {() => void} load */
function screen(game, reading, load) {
  const title = t(`${WORDS[game]}-title`);
  return html`<div class="learn">
    <header class="top">
      <a class="brand" href="/" aria-label=${t("page-learn-home")}
        >${symbol("samedi")}<span class="display">Samedi</span></a
      >
      <a class="button" href=${`/?game=${game}`}>${icon("play")}${t("page-learn-play")}</a>
    </header>
    <main class="rules panel">
      ${chapters(game, reading.chapter)}
      <article aria-labelledby="chapter">
        <p class="label">${title}</p>
        ${reading.chapter === EVERY ? everyRule(game, reading, load) : chapterPage(game, reading, load)}
      </article>
    </main>
    <nav class="others" aria-label=${t("page-learn-other")}>
      ${Object.keys(CHAPTERS)
        .filter((each) => each !== game)
        .map(
          (each) =>
            html` <a href=${`/rules/${each}`}
              >${t("page-learn-title", { game: t(`${WORDS[each]}-title`) })}</a
            >`,
        )}
    </nav>
  </div>`;
}

/** @param {GameName} game @param {string} now */
function chapters(game, now) {
  const entry = (/** @type {string} */ id, /** @type {string} */ label, /** @type {Drawing} */ number) =>
    html`<li>
      <a href=${`#${id}`} aria-current=${id === now ? "page" : nothing}><b>${number}</b>${label}</a>
    </li>`;
  return html`<nav aria-label=${t("page-learn-chapters")}>
    <ol>
      ${Object.keys(CHAPTERS[game]).map((id, i) =>
        entry(id, t(`page-learn-${WORDS[game]}-${id}`), i + 1),
      )}${entry(EVERY, t("page-learn-every"), "§")}
    </ol>
  </nav>`;
}

/** @param {GameName} game @param {Reading} reading @param {() => void} load */
function chapterPage(game, reading, load) {
  const { chapter, clause, clauses, pictures } = reading;
  const code = `page-learn-${WORDS[game]}-${chapter}`;
  const rules = Array.isArray(clauses) ? clausesIn(clauses, game, chapter) : null;
  return html`<h1 id="chapter" tabindex="-1">${t(`${code}-title`)}</h1>
    <p class="lead">${t(`${code}-lead`)}</p>
    <div class="picture">${pictures[chapter]?.() ?? nothing}</div>
    <details class="word-for-word" ?open=${clause !== null}>
      <summary>${rules ? t("page-learn-clauses", { count: rules.length }) : t("page-learn-every")}</summary>
      ${rules ? clauseList(rules, game, clause ?? undefined) : missing(clauses, load)}
    </details>
    ${onward(game, chapter)}`;
}

/** @param {GameName} game @param {Reading} reading @param {() => void} load */
function everyRule(game, { clauses, clause }, load) {
  return html`<h1 id="chapter" tabindex="-1">${t("page-learn-every")}</h1>
    ${Array.isArray(clauses) ? sections(clauses, game, clause ?? undefined) : missing(clauses, load)}`;
}

/** @param {Reading["clauses"]} clauses @param {() => void} load */
function missing(clauses, load) {
  if (clauses !== "failed") return html`<p class="quiet">${t("page-learn-clauses-loading")}</p>`;
  return html`<p role="alert">${t("page-learn-clauses-failed")}</p>
    <button @click=${load}>${t("page-learn-again")}</button>`;
}

/** The way to the chapters before and after. @param {GameName} game @param {string} chapter */
function onward(game, chapter) {
  const all = Object.keys(CHAPTERS[game]);
  const at = all.indexOf(chapter);
  const link = (
    /** @type {string | undefined} */ id,
    /** @type {Drawing} */ before,
    /** @type {Drawing} */ after,
  ) =>
    id
      ? html`<a class="button" href=${`#${id}`}>${before}${t(`page-learn-${WORDS[game]}-${id}`)}${after}</a>`
      : html`<span></span>`;
  return html`<p class="onward">
    ${link(all[at - 1], icon("back"), nothing)}${link(all[at + 1], nothing, icon("next"))}
  </p>`;
}

/** Where there is no such game. */
function unknown() {
  return html`<main class="empty">
    <h1>${t("page-learn-unknown")}</h1>
    <a class="button go" href="/">${t("page-learn-home")}</a>
  </main>`;
}
