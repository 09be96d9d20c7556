/** The rules of a game: one chapter, one sentence, one picture; the numbers one tap away. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { effect, signal } from "../vendor/signals-core/signals-core.module.js";
import { QUIZZED, RULE, WORDS, loadRules, rulesLink, titleOf } from "../app/games.js";
import { language, t } from "../app/words.js";
import { here } from "../app/place.js";
import { rename } from "../app/routes.js";
import { icon, style, symbol } from "../app/ui.js";
import { entitle } from "../app/title.js";
import { chapterOf, clauseList, clausesIn, clausesOf, sections } from "./clauses.js";
/** @import { Clause } from "./clauses.js" */
/** @import { Drawing, GameRules } from "../types.js" */

/**
 * @typedef {object} Reading
 * @property {string} game
 * @property {GameRules} rules
 * @property {string} chapter
 * @property {string | null} clause
 * @property {Clause[] | "loading" | "failed"} clauses
 */

const EVERY = "rules"; // the chapter that is all rules by number

/** Show the rules of a game. @param {HTMLElement} root @param {{ game: string }} params @returns {() => void} */
export function mount(root, { game }) {
  const parts = { isOver: false, close: () => {} };
  void Promise.all([loadRules(game), style("/styles/learn.css"), style(`/games/${game}/learn.css`)]).then(
    ([rules]) => {
      if (!parts.isOver) parts.close = read(root, game, rules);
    },
  );
  return () => {
    parts.isOver = true;
    parts.close();
  };
}

/**
 * Show the chapters, from the one that the address asks for.
 * @param {HTMLElement} root
 * @param {string} game
 * @param {GameRules} rules
 */
function read(root, game, rules) {
  const reading = signal(
    /** @type {Reading} */ ({ game, rules, ...asked(rules), clauses: /** @type {"loading"} */ ("loading") }),
  );
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
    change(asked(rules));
    nameRule(reading.value);
    arrive(root, reading.value);
  };
  nameRule(reading.value);
  const stops = [
    effect(() => {
      void language.value;
      load();
    }),
    effect(() => {
      void language.value;
      entitle(`${t("page-learn-title", { game: titleOf(game) })} · Samedi`);
      render(screen(reading.value, load), root);
      showChapter(root);
    }),
    effect(() => {
      if (Array.isArray(reading.value.clauses) && reading.value.clause) arrive(root, reading.value);
    }),
  ];
  addEventListener("hashchange", turn);
  return () => {
    removeEventListener("hashchange", turn);
    stops.forEach((stop) => stop());
  };
}

/** What the address asks for: a chapter, or a rule and its chapter. @param {GameRules} rules */
function asked(rules) {
  const hash = decodeURIComponent(location.hash.slice(1));
  const [first] = Object.keys(rules.chapters);
  const told = RULE.test(hash) ? chapterOf(rules, hash) : null;
  if (told) return { chapter: told, clause: hash };
  return { chapter: hash in rules.chapters || hash === EVERY ? hash : first, clause: null };
}

/** Let the address say which rule is read, so that it says so where it is sent. @param {Reading} reading */
function nameRule({ game, clause }) {
  const path = clause ? rulesLink(game, clause) : `/rules/${game}${location.hash}`;
  if (path !== here() + location.search + location.hash) rename(path);
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

/** @param {Reading} reading @param {() => void} load */
function screen(reading, load) {
  const { game } = reading;
  return html`<div class="learn">
    <header class="top">
      <a class="brand" href="/" aria-label=${t("page-learn-home")}
        >${symbol("samedi")}<span class="display">Samedi</span></a
      >
      <a class="button" href=${`/?game=${game}`}>${icon("play")}${t("page-learn-play")}</a>
    </header>
    <main class="rules panel">
      ${chapters(reading)}
      <article aria-labelledby="chapter">
        <p class="label">${titleOf(game)}</p>
        ${reading.chapter === EVERY ? everyRule(reading, load) : chapterPage(reading, load)}
      </article>
    </main>
    <nav class="others" aria-label=${t("page-learn-other")}>
      ${Object.keys(WORDS)
        .filter((each) => each !== game)
        .map(
          (each) => html` <a href=${`/rules/${each}`}>${t("page-learn-title", { game: titleOf(each) })}</a>`,
        )}
    </nav>
  </div>`;
}

/** @param {Reading} reading */
function chapters({ game, rules, chapter: now }) {
  const entry = (/** @type {string} */ id, /** @type {string} */ label, /** @type {Drawing} */ number) =>
    html`<li>
      <a href=${`#${id}`} aria-current=${id === now ? "page" : nothing}><b>${number}</b>${label}</a>
    </li>`;
  return html`<nav aria-label=${t("page-learn-chapters")}>
    <ol>
      ${Object.keys(rules.chapters).map((id, i) =>
        entry(id, t(`page-learn-${WORDS[game]}-${id}`), i + 1),
      )}${entry(EVERY, t("page-learn-every"), "§")}
    </ol>
  </nav>`;
}

/** @param {Reading} reading @param {() => void} load */
function chapterPage(reading, load) {
  const { game, rules, chapter, clause, clauses } = reading;
  const code = `page-learn-${WORDS[game]}-${chapter}`;
  const told = Array.isArray(clauses) ? clausesIn(clauses, rules, chapter) : null;
  return html`<h1 id="chapter" tabindex="-1">${t(`${code}-title`)}</h1>
    <p class="lead">${t(`${code}-lead`)}</p>
    <div class="picture">${rules.pictures[chapter]?.() ?? nothing}</div>
    <details class="word-for-word" ?open=${clause !== null}>
      <summary>${told ? t("page-learn-clauses", { count: told.length }) : t("page-learn-every")}</summary>
      ${told ? clauseList(told, game, clause ?? undefined) : missing(clauses, load)}
    </details>
    ${onward(reading)}`;
}

/** @param {Reading} reading @param {() => void} load */
function everyRule({ game, clauses, clause }, load) {
  return html`<h1 id="chapter" tabindex="-1">${t("page-learn-every")}</h1>
    ${Array.isArray(clauses) ? sections(clauses, game, clause ?? undefined) : missing(clauses, load)}`;
}

/** @param {Reading["clauses"]} clauses @param {() => void} load */
function missing(clauses, load) {
  if (clauses !== "failed") return html`<p class="quiet">${t("page-learn-clauses-loading")}</p>`;
  return html`<p role="alert">${t("page-learn-clauses-failed")}</p>
    <button @click=${load}>${t("page-learn-again")}</button>`;
}

/** After the last chapter: whether it was all understood. @param {string} game */
const quiz = (game) =>
  QUIZZED.includes(game)
    ? html`<a class="button" href=${`/quiz/${game}`}>${icon("star")}${t("page-quiz-offer")}</a>`
    : html`<span></span>`;

/** The way to the chapters before and after. @param {Reading} reading */
function onward({ game, rules, chapter }) {
  const all = Object.keys(rules.chapters);
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
    ${link(all[at - 1], icon("back"), nothing)}${
      at === all.length - 1 ? quiz(game) : link(all[at + 1], nothing, icon("next"))
    }
  </p>`;
}
