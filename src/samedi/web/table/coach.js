/**
 * A first game with a coach: when a step is asked for the first time, it points at what can be done on the board now,
 * with the chapter of the rules behind a tap.
 */
/** @import { Context, GamePage } from "../types.js" */
/** @import { Pointing } from "./pointing.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { WORDS, rulesLink } from "../app/games.js";
import { icon, sheet } from "../app/ui.js";
import { t } from "../app/words.js";

const KEY = "samedi-coach";

/** The chapters this person has heard, as "game/chapter". */
const heard = signal(new Set(kept()));

/**
 * The chapter to tell now; null when everything about this step was told.
 * @param {GamePage} game
 * @param {Context} ctx
 * @returns {string | null}
 */
export function lesson(game, { isMyTurn, play, view }) {
  if (!isMyTurn || play.confirming || view.stage !== "playing" || play.lesson || play.puzzle) return null;
  const chapters = game.lessons[play.awaits.step ?? ""] ?? [];
  return chapters.find((chapter) => !heard.value.has(`${view.game}/${chapter}`)) ?? null;
}

/**
 * The lesson of this step, where there is room for it.
 * @param {GamePage} game
 * @param {Context} ctx
 * @param {Pointing | null} pointed
 * @param {(() => void) | null} showMe
 */
export function coach(game, ctx, pointed, showMe) {
  const chapter = lesson(game, ctx);
  if (chapter === null) return nothing;
  return html`<aside class="coach" aria-label=${t("page-coach")}>
    <p class="label">${at(game, ctx.view.game)}</p>
    <h2>${pointed?.text ?? titleOf(ctx.view.game, chapter)}</h2>
    ${telling(game, ctx.view.game, chapter, showMe, () => {})}
  </aside>`;
}

/**
 * Elsewhere one sentence in the bar, which opens the rest.
 * @param {GamePage} game
 * @param {Context} ctx
 * @param {Pointing | null} pointed
 * @param {(() => void) | null} showMe
 */
export function coachLine(game, ctx, pointed, showMe) {
  const chapter = lesson(game, ctx);
  if (chapter === null) return nothing;
  const { game: name } = ctx.view;
  const open = () =>
    sheet(
      titleOf(name, chapter),
      (close) =>
        html`<p class="label">${at(game, name)}</p>
          ${telling(game, name, chapter, showMe, close)}`,
      "coach-sheet",
    );
  return html`<button class="coach-line" data-chapter=${chapter} aria-haspopup="dialog" @click=${open}>
    ${icon("star")}<span>${pointed?.text ?? titleOf(name, chapter)}</span>${icon("next")}
  </button>`;
}

/**
 * @param {GamePage} game
 * @param {string} name
 * @param {string} chapter
 * @param {(() => void) | null} showMe
 * @param {() => void} close
 */
function telling(game, name, chapter, showMe, close) {
  const and = (/** @type {() => void} */ act) => () => {
    close();
    act();
  };
  return html`<p class="small">${t(`page-learn-${WORDS[name]}-${chapter}-lead`)}</p>
    <div class="row">
      ${showMe ? html`<button @click=${and(showMe)}>${t("page-coach-show")}</button>` : nothing}
      <a class="button" href=${rulesLink(name, chapter)} target="_blank">${t("page-coach-pictures")}</a>
    </div>
    <button class="bare" @click=${and(() => hear(name, chaptersOf(game)))}>
      ${t("page-coach-enough")}
    </button>`;
}

/** @param {string} game @param {string} chapter */
const titleOf = (game, chapter) => t(`page-learn-${WORDS[game]}-${chapter}-title`);

/** How many lessons there are, and which this one is. @param {GamePage} game @param {string} name */
function at(game, name) {
  const all = chaptersOf(game);
  return t("page-coach-at", {
    at: 1 + all.filter((each) => heard.value.has(`${name}/${each}`)).length,
    count: all.length,
  });
}

/** These chapters need not be told any more. @param {string} game @param {string[]} chapters */
export function hear(game, chapters) {
  keep(new Set([...heard.peek(), ...chapters.map((chapter) => `${game}/${chapter}`)]));
}

/** Whether something of a game was told that could be told again. @param {string} game */
export const hasHeard = (game) => [...heard.value].some((each) => each.startsWith(`${game}/`));

/** Tell everything about a game from the beginning. @param {string} game */
export function beginAgain(game) {
  keep(new Set([...heard.peek()].filter((each) => !each.startsWith(`${game}/`))));
}

/** @param {GamePage} game */
const chaptersOf = ({ lessons }) => [...new Set(Object.values(lessons).flat())];

/** @param {Set<string>} chapters */
function keep(chapters) {
  heard.value = chapters;
  try {
    localStorage.setItem(KEY, JSON.stringify([...chapters]));
  } catch {
    /* a browser that keeps nothing is told again next time */
  }
}

/** @returns {string[]} */
function kept() {
  try {
    const chapters = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(chapters) ? chapters.map(String) : [];
  } catch {
    return [];
  }
}
