/** A first game with a coach: when a step is asked for the first time, its chapter of the rules in a few sentences. */
/** @import { Context } from "../types.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { WORDS } from "../app/games.js";
import { icon, sheet } from "../app/ui.js";
import { t } from "../app/words.js";
import { rulesLink } from "../learn/anchors.js";

/** What is told at which step, one chapter at a time. @type {Record<string, Record<string, string[]>>} */
const LESSONS = {
  baron_voodoo: {
    power: ["turn", "powers"],
    capture: ["capture"],
    turn: ["faces"],
    effect: ["faces"],
    lower: ["combinations", "end"],
    last_power: ["powers"],
  },
  dicke_daemonen: { place: ["turn", "demons", "ghosts", "end"], predict: ["prediction"] },
  chevalier_noir: {
    first_pawn: ["start"],
    set_knight: ["knight"],
    move: ["dice", "way", "ranks", "doors", "end"],
    displace: ["knight"],
    push: ["knight"],
  },
};
const KEY = "samedi-coach";

/** The chapters this person has heard, as "game/chapter". */
const heard = signal(new Set(kept()));

/**
 * The chapter to tell now; null when everything about this step was told.
 * @param {Context} ctx
 * @returns {string | null}
 */
export function lesson({ isMyTurn, play, view }) {
  if (!isMyTurn || play.confirming || view.stage !== "playing") return null;
  const chapters = LESSONS[view.game]?.[play.awaits.step ?? ""] ?? [];
  return chapters.find((chapter) => !heard.value.has(`${view.game}/${chapter}`)) ?? null;
}

/** The lesson of this step, where there is room for it. @param {Context} ctx @param {(() => void) | null} showMe */
export function coach(ctx, showMe) {
  const chapter = lesson(ctx);
  if (chapter === null) return nothing;
  return html`<aside class="coach" aria-label=${t("page-coach")}>
    <p class="label">${at(ctx.view.game)}</p>
    <h2>${titleOf(ctx.view.game, chapter)}</h2>
    ${telling(ctx.view.game, chapter, showMe, () => {})}
  </aside>`;
}

/** Elsewhere its title in the bar, which opens it. @param {Context} ctx @param {(() => void) | null} showMe */
export function coachLine(ctx, showMe) {
  const chapter = lesson(ctx);
  if (chapter === null) return nothing;
  const { game } = ctx.view;
  const open = () =>
    sheet(
      titleOf(game, chapter),
      (close) =>
        html`<p class="label">${at(game)}</p>
          ${telling(game, chapter, showMe, close)}`,
      "coach-sheet",
    );
  return html`<button class="coach-line" aria-haspopup="dialog" @click=${open}>
    ${icon("star")}<span>${titleOf(game, chapter)}</span>${icon("next")}
  </button>`;
}

/** @param {string} game @param {string} chapter @param {(() => void) | null} showMe @param {() => void} close */
function telling(game, chapter, showMe, close) {
  const and = (/** @type {() => void} */ act) => () => {
    close();
    act();
  };
  return html`<p class="small">${t(`page-learn-${WORDS[game]}-${chapter}-lead`)}</p>
    <div class="row">
      ${showMe ? html`<button @click=${and(showMe)}>${t("page-coach-show")}</button>` : nothing}
      <a class="button" href=${rulesLink(game, chapter)} target="_blank">${t("page-coach-pictures")}</a>
    </div>
    <button class="bare" @click=${and(() => hear(game, chaptersOf(game)))}>
      ${t("page-coach-enough")}
    </button>`;
}

/** @param {string} game @param {string} chapter */
const titleOf = (game, chapter) => t(`page-learn-${WORDS[game]}-${chapter}-title`);

/** How many lessons there are, and which this one is. @param {string} game */
function at(game) {
  const all = chaptersOf(game);
  return t("page-coach-at", {
    at: 1 + all.filter((each) => heard.value.has(`${game}/${each}`)).length,
    count: all.length,
  });
}

/** These chapters need not be told any more. @param {string} game @param {string[]} chapters */
export function hear(game, chapters) {
  keep(new Set([...heard.peek(), ...chapters.map((chapter) => `${game}/${chapter}`)]));
}

/** Whether something of a game was told that could be told again. @param {string} game */
export const hasHeard = (game) => chaptersOf(game).some((chapter) => heard.value.has(`${game}/${chapter}`));

/** Tell everything about a game from the beginning. @param {string} game */
export function beginAgain(game) {
  keep(new Set([...heard.peek()].filter((each) => !each.startsWith(`${game}/`))));
}

/** @param {string} game */
const chaptersOf = (game) => [...new Set(Object.values(LESSONS[game] ?? {}).flat())];

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
