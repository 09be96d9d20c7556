/**
 * A first game with a coach: when a step is asked for the first time, it points at what can be done now,
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
export function lesson(game, ctx) {
  const { isMyTurn, play, view } = ctx;
  if (!isMyTurn || play.confirming || view.stage !== "playing" || play.lesson || play.puzzle) return null;
  const chapters = game.lessons(ctx)[play.awaits.step ?? ""] ?? [];
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
  if (chapter === null || !pointed) return nothing;
  return html`<aside class="coach" aria-label=${t("page-coach")}>
    <p class="label">${at(game, ctx)}</p>
    <h2>${pointed.text}</h2>
    ${telling(game, ctx, chapter, showMe, () => {})}
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
  if (chapter === null || !pointed) return nothing;
  const open = () =>
    sheet(
      t(`page-learn-${WORDS[ctx.view.game]}-${chapter}-title`),
      (close) =>
        html`<p class="label">${at(game, ctx)}</p>
          ${telling(game, ctx, chapter, showMe, close)}`,
      "coach-sheet",
    );
  return html`<button class="coach-line" data-chapter=${chapter} aria-haspopup="dialog" @click=${open}>
    ${icon("star")}<span>${pointed.text}</span>${icon("next")}
  </button>`;
}

/**
 * @param {GamePage} game
 * @param {Context} ctx
 * @param {string} chapter
 * @param {(() => void) | null} showMe
 * @param {() => void} close
 */
function telling(game, ctx, chapter, showMe, close) {
  const { game: name } = ctx.view;
  const and = (/** @type {() => void} */ act) => () => {
    close();
    act();
  };
  return html`<p class="small">${t(`page-learn-${WORDS[name]}-${chapter}-lead`)}</p>
    <div class="row">
      ${showMe ? html`<button @click=${and(showMe)}>${t("page-coach-show")}</button>` : nothing}
      <a class="button" href=${rulesLink(name, chapter)} target="_blank">${t("page-coach-pictures")}</a>
    </div>
    <button class="bare" @click=${and(() => hear(name, chaptersOf(game, ctx)))}>
      ${t("page-coach-enough")}
    </button>`;
}

/** How many lessons there are, and which this one is. @param {GamePage} game @param {Context} ctx */
function at(game, ctx) {
  const all = chaptersOf(game, ctx);
  return t("page-coach-at", {
    at: 1 + all.filter((each) => heard.value.has(`${ctx.view.game}/${each}`)).length,
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

/** @param {GamePage} game @param {Context} ctx */
const chaptersOf = (game, ctx) => [...new Set(Object.values(game.lessons(ctx)).flat())];

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
