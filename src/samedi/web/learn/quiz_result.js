/** What came of the questions: how many were right, and which lessons to look at again. */
/** @import { Drawing, GameCard } from "../types.js" */
/** @import { Progress } from "../app/quiz.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { WORDS, titleOf } from "../app/games.js";
import { lessonsOf } from "../app/lessons.js";
import { missedIn, rightOf } from "../app/quiz.js";
import { icon, toast } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { framed } from "./frame.js";
import { openLesson } from "./opening.js";

const MOST_LESSONS = 4;

/** @param {string} game @param {GameCard} card @param {Progress} progress @param {() => void} again */
export function result(game, card, { given, best = 0 }, again) {
  const [right, of] = [rightOf(given), given.length];
  const content = html`<p class="score display">${t("page-quiz-score", { right, of })}</p>
    <progress max=${of} value=${right} aria-label=${t("page-quiz-score", { right, of })}></progress>
    <p class="quiet small">${t("page-quiz-best", { best, of })}</p>
    ${look(game, missedIn(given))}
    <div class="row">
      <button class="go" @click=${again}>${icon("undo")}${t("page-quiz-again")}</button>
      <a class="button" href=${`/?game=${game}`}>${icon("play")}${t("page-learn-play")}</a>
      <a class="button" href=${`/lessons/${game}`}>${t("page-quiz-lessons")}</a>
    </div>`;
  const about = t("page-quiz-told", { share: right === of ? "all" : right * 4 >= of * 3 ? "most" : "some" });
  return framed(game, card, t("page-quiz", { game: titleOf(game) }), about, content);
}

/** The lessons that would help. @param {string} game @param {string[]} missed @returns {Drawing} */
function look(game, missed) {
  const lessons = missed.filter((lesson) => lessonsOf(game).includes(lesson)).slice(0, MOST_LESSONS);
  if (!lessons.length) return nothing;
  const open = (/** @type {string} */ lesson) =>
    void openLesson(game, lesson, { again: true }).catch((error) =>
      toast(say(error.say ?? { code: "page-app-unreachable" })),
    );
  return html`<h2 class="label">${t("page-quiz-look")}</h2>
    <ul class="lessons">
      ${lessons.map(
        (lesson) =>
          html`<li>
            <button class="bare" @click=${() => open(lesson)}>
              <b class="number">${lessonsOf(game).indexOf(lesson) + 1}</b
              ><span>${t(`${WORDS[game]}-lesson-${lesson}`)}</span>
            </button>
          </li>`,
      )}
    </ul>`;
}
