/** The way to how an end is shown: it comes when a game is over. */
/** @import { Context, Drawing, GamePage } from "../types.js" */
import { html } from "../vendor/lit-html/lit-html.js";
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { t } from "../app/words.js";

/** @typedef {{ review: () => void, isLive: boolean, lesson?: import("./lesson.js").LessonShown }} Ways */
/** @typedef {{ game: GamePage, draw: (ctx: Context, ways: Ways) => Drawing }} Ending */

/** What is here. @type {import("../vendor/signals-core/signals-core.module.js").Signal<Ending | null>} */
const ending = signal(null);

/** Bring it for a game. @param {GamePage} game */
export async function loadEnding(game) {
  const [{ endingBar }, score] = await Promise.all([import("./ending.js"), game.sheet()]);
  ending.value = { game, draw: (ctx, ways) => endingBar(score, ctx, ways) };
}

/**
 * How it ended, in the bar's place; until that is here the place is kept.
 * @param {GamePage} game
 * @param {Context} ctx
 * @param {Ways} ways
 */
export function atTheEnd(game, ctx, ways) {
  if (ending.value?.game === game) return ending.value.draw(ctx, ways);
  return html`<section class="act panel ending" aria-label=${t("page-table-over")}>
    <div class="ask" aria-busy="true"><h2></h2></div>
  </section>`;
}
