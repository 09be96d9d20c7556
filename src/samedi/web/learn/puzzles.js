/** The puzzles of a game: the one of today, the next one, and which to practise. */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { effect, signal } from "../vendor/signals-core/signals-core.module.js";
import { PUZZLED, WORDS, loadCards, titleOf } from "../app/games.js";
import { daysInARow, isSolved, kept, ofToday, puzzlesOf, solvedOf, today } from "../app/puzzles.js";
import { entitle } from "../app/title.js";
import { icon, style, toast } from "../app/ui.js";
import { alsoSpeak, language, say, t } from "../app/words.js";
import { framed } from "./frame.js";
import { fits, nextPuzzle, openPuzzle, want, wanted } from "./posing.js";
/** @import { GameCard } from "../types.js" */
/** @import { PuzzleCard } from "../app/puzzles.js" */
/** @import { Wanted } from "./posing.js" */

const GRADES = [1, 2, 3, 4, 5];
const MINUTE_MS = 60_000;

/** Whether a puzzle is being opened, and what is wanted. */
const isOpening = signal(false);
const wish = signal(/** @type {Wanted} */ ({ grade: 0, theme: "" }));

/** @param {HTMLElement} root @param {{ game: string }} params @returns {() => void} */
export function mount(root, { game }) {
  const parts = { isOver: false, close: () => {} };
  const sheets = ["/styles/learn.css", "/styles/lobby.css"].map(style);
  isOpening.value = false;
  wish.value = wanted();
  const day = signal(today());
  const lookAgain = () => {
    day.value = today(); // a page may stay open for longer than one
  };
  void Promise.all([loadCards(), puzzlesOf(game), alsoSpeak("puzzles"), ...sheets]).then(
    ([cards, puzzles]) => {
      if (parts.isOver) return;
      const draw = effect(() => {
        void language.value;
        void day.value;
        entitle(`${t("page-puzzles", { game: titleOf(game) })} · Samedi`);
        render(screen(game, cards[game], puzzles), root);
      });
      const timer = setInterval(lookAgain, MINUTE_MS);
      document.addEventListener("visibilitychange", lookAgain);
      parts.close = () => {
        draw();
        clearInterval(timer);
        document.removeEventListener("visibilitychange", lookAgain);
      };
    },
    (error) => toast(say(error.say ?? { code: "page-app-unreachable" })),
  );
  return () => {
    parts.isOver = true;
    parts.close();
  };
}

/** @param {string} game @param {GameCard} card @param {PuzzleCard[]} puzzles */
function screen(game, card, puzzles) {
  const title = t("page-puzzles", { game: titleOf(game) });
  const content = html`${standing(game, puzzles)} ${ofTheDay(game, puzzles)} ${choosing(game, puzzles)}
  ${games(game)}`;
  return framed(game, card, title, t("page-puzzles-about"), content);
}

/** How far somebody has come. @param {string} game @param {PuzzleCard[]} puzzles */
function standing(game, puzzles) {
  const done = { done: solvedOf(game), of: puzzles.length };
  const { row, best } = kept.value;
  return html`<p class="label">${t("page-puzzles-solved", done)}</p>
    <progress max=${done.of} value=${done.done} aria-label=${t("page-puzzles-solved", done)}></progress>
    <p class="quiet small">${t("page-puzzles-streak", { row, best, days: daysInARow() })}</p>`;
}

/** @param {string} game @param {PuzzleCard[]} puzzles */
function ofTheDay(game, puzzles) {
  const puzzle = ofToday(puzzles);
  const isRight = isSolved(game, puzzle.name);
  return html`<p>
    <button ?disabled=${isOpening.value} @click=${() => void open(game, ofToday(puzzles))}>
      ${icon(isRight ? "check" : "star")}${t("page-puzzles-today", { grade: puzzle.grade })}
    </button>
  </p>`;
}

/** What to practise, and the next one of it. @param {string} game @param {PuzzleCard[]} puzzles */
function choosing(game, puzzles) {
  const themes = [...new Set(puzzles.flatMap((each) => each.themes))];
  const words = (/** @type {string} */ theme) => t(`${WORDS[game]}-theme-${theme}`);
  const theme = themes.includes(wish.value.theme) ? wish.value.theme : "";
  const count = puzzles.filter((each) => fits(each, { ...wish.value, theme })).length;
  const change = (/** @type {Partial<Wanted>} */ part) => {
    wish.value = { ...wish.value, theme, ...part };
    want(wish.value);
  };
  return html`<div class="practice">
      ${select(
        "grade",
        wish.value.grade ? String(wish.value.grade) : "",
        GRADES.map((grade) => [String(grade), t("page-puzzle-grade", { grade })]),
        (value) => change({ grade: Number(value) }),
      )}
      ${select(
        "theme",
        theme,
        themes.map((each) => [each, words(each)]),
        (value) => change({ theme: value }),
      )}
    </div>
    <button class="go" ?disabled=${isOpening.value || !count} @click=${() => void open(game)}>
      ${icon("play")}${t("page-puzzles-go", { count })}
    </button>`;
}

/**
 * @param {string} name
 * @param {string} value
 * @param {string[][]} choices
 * @param {(value: string) => void} change
 */
function select(name, value, choices, change) {
  return html`<label class="field"
    ><span class="label">${t(`page-puzzles-${name}`)}</span
    ><select
      name=${name}
      @change=${(/** @type {Event} */ event) => change(/** @type {HTMLSelectElement} */ (event.target).value)}
    >
      <option value="" ?selected=${!value}>${t("page-puzzles-any")}</option>
      ${choices.map(([each, words]) => html`<option value=${each} ?selected=${each === value}>${words}</option>`)}
    </select></label
  >`;
}

/** The puzzles of the other games. @param {string} game */
function games(game) {
  const others = PUZZLED.filter((each) => each !== game);
  return html`<p class="others small">
    ${others.map((each) => html`<a href=${`/puzzles/${each}`}>${t("page-puzzles", { game: titleOf(each) })}</a>`)}
  </p>`;
}

/** @param {string} game @param {PuzzleCard} [puzzle] the next one by default */
async function open(game, puzzle) {
  isOpening.value = true;
  try {
    const next = puzzle ?? (await nextPuzzle(game));
    if (next) await openPuzzle(game, next.name);
  } catch (error) {
    toast(say(/** @type {any} */ (error).say ?? { code: "page-app-unreachable" }));
  }
  isOpening.value = false;
}
