/** The game of the day: play it, see what it brought everybody, and yesterday's with its dice. */
/** @import { DailyResult, DailyView, DiceSheet, Drawing, GameCard, OwnDaily, PastDaily } from "../types.js" */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { effect, signal } from "../vendor/signals-core/signals-core.module.js";
import { get, post } from "../app/api.js";
import { DAILY, WORDS, loadCards, titleOf } from "../app/games.js";
import { playsHere } from "../app/here.js";
import { me, name as myName } from "../app/me.js";
import { go } from "../app/routes.js";
import { entitle } from "../app/title.js";
import { icon, style, toast } from "../app/ui.js";
import { alsoSpeak, language, say, t } from "../app/words.js";
import { judgement } from "../table/fair_dice.js";
import { framed } from "./frame.js";

const AGAIN_MS = 15_000; // until the results are asked for again
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const OTHER_DAY = "server-daily-other-day";

/** @param {HTMLElement} root @param {{ game: string }} params @returns {() => void} */
export function mount(root, { game }) {
  const parts = { isOver: false, close: () => {} };
  const today = signal(/** @type {DailyView | null} */ (null));
  const look = async () => {
    today.value = await get(`/api/daily/${game}`);
  };
  const play = () =>
    open(today.peek())
      .catch((error) => {
        if (error.say?.code !== OTHER_DAY) throw error;
        return look().then(() => open(today.peek())); // the day has ended since the page was opened
      })
      .catch(trouble);
  const lookAgain = () => void (document.hidden || parts.isOver || look().catch(() => {}));
  const sheets = ["/styles/learn.css", "/styles/lobby.css"].map(style);
  const first = playsHere.value ? null : look().catch(otherwise);
  void Promise.all([loadCards(), first, alsoSpeak("puzzles"), ...sheets]).then(([cards]) => {
    if (parts.isOver) return;
    const draw = effect(() => {
      void language.value;
      entitle(`${t("page-daily", { game: titleOf(game) })} · Samedi`);
      render(today.value ? screen(today.value, cards[game], play) : noLine(game, cards[game]), root);
    });
    const timer = setInterval(lookAgain, AGAIN_MS);
    document.addEventListener("visibilitychange", lookAgain);
    parts.close = () => {
      draw();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookAgain);
    };
  }, trouble);
  return () => {
    parts.isOver = true;
    parts.close();
  };
}

/** Who is not reached cannot say what today's game is; what else is wrong is told. @param {any} error */
function otherwise(error) {
  if (error.status !== 0) throw error;
}

/** That it takes a server. @param {string} game @param {GameCard} card */
const noLine = (game, card) =>
  framed(
    game,
    card,
    t("page-daily", { game: titleOf(game) }),
    t(`${WORDS[game]}-daily-about`),
    html`<p role="status">${t("page-daily-no-line")}</p>`,
  );

/** @param {any} error */
const trouble = (error) => toast(say(error.say ?? { code: "page-app-unreachable" }));

/** @param {DailyView} today @param {GameCard} card @param {() => void} play */
function screen(today, card, play) {
  const { game, results, yesterday, until, now } = today;
  const minutes = Math.ceil((until - now) / MINUTE_MS);
  const left = { hours: Math.floor(minutes / HOUR_MINUTES), minutes: minutes % HOUR_MINUTES };
  const about = `${t(`${WORDS[game]}-daily-about`)} ${t("page-daily-about")}`;
  const content = html`<p class="label">${t("page-daily-left", left)}</p>
    ${mine(today, play)}
    <h2>${t("page-daily-results")}</h2>
    ${table(game, results)}
    <p class="quiet small">${t("page-daily-fun")}</p>
    ${past(game, yesterday)}
    <p class="others small">
      ${DAILY.filter((each) => each !== game).map(
        (each) => html`<a href=${`/daily/${each}`}>${t("page-daily", { game: titleOf(each) })}</a>`,
      )}
    </p>`;
  return framed(game, card, t("page-daily", { game: titleOf(game) }), about, content);
}

/** The own game: to begin, to go on with, or what it brought. @param {DailyView} today @param {() => void} play */
function mine({ game, own }, play) {
  if (!own?.is_over)
    return html`<div class="row">
      <button class="go" @click=${play}>
        ${icon("play")}${t(own ? "page-daily-go-on" : "page-daily-play")}
      </button>
    </div>`;
  const { table: id, score } = own;
  const told =
    typeof score === "number"
      ? t("page-daily-yours", { result: scored(game, score) })
      : t("page-daily-given-up");
  return html`<p>
    <b>${told}</b>
    <a href=${`/t/${id}`}>${t("page-daily-look")}</a>
  </p>`;
}

/** @param {string} game @param {number} score */
const scored = (game, score) =>
  t(`${WORDS[game]}-daily-score`, {
    score,
    points: Math.abs(score),
    how: score > 0 ? "won" : score < 0 ? "lost" : "even",
  });

/** @param {string} game @param {DailyResult[]} results @param {string} [nobody] @returns {Drawing} */
function table(game, results, nobody = "page-daily-nobody") {
  if (!results.length) return html`<p class="quiet">${t(nobody)}</p>`;
  const rank = (/** @type {number} */ score) => 1 + results.filter((each) => each.score > score).length;
  return html`<div class="results" tabindex="0" role="region" aria-label=${t("page-daily-results")}>
    <table>
      <thead class="sr">
        <tr>
          ${["rank", "name", "score"].map((each) => html`<th scope="col">${t(`page-daily-${each}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${results.map(
          ({ name, score, is_yours }) =>
            html`<tr class=${is_yours ? "mine" : ""}>
              <td>${rank(score)}</td>
              <th scope="row">${name}${is_yours ? html` <i>(${t("page-quiz-you")})</i>` : nothing}</th>
              <td>${scored(game, score)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** The dice of a table of a day that is over, once they were asked for. */
const ownDice = signal(/** @type {{ table: string, dice: DiceSheet } | null} */ (null));

/** Yesterday, with its dice recomputed. @param {string} game @param {PastDaily} past */
function past(game, { day, results, secret, commitment, opening, own }) {
  const name = `daily-${day}`;
  return html`<details>
    <summary>${t("page-daily-yesterday", { day })}</summary>
    ${table(game, results, "page-daily-nobody-then")}
    <p class="small">${t("page-daily-dice", { dice: name })}</p>
    <div class="fair small">
      ${judgement({ table: name, commitment, secret, entropy: [], rolls: opening })}
      ${own ? ownRolls(own) : nothing}
    </div>
    <dl class="small dice">
      <dt>${t("page-daily-secret")}</dt>
      <dd><code>${secret}</code></dd>
      <dt>${t("page-daily-commitment")}</dt>
      <dd><code>${commitment}</code></dd>
    </dl>
  </details>`;
}

/** All rolls of the own game of a day that is over. @param {OwnDaily} own @returns {Drawing} */
function ownRolls({ table: id, is_over: isOver }) {
  if (!isOver) return nothing;
  const known = ownDice.value;
  if (known?.table === id)
    return html`<p class="label">${t("page-daily-own-dice")}</p>
      ${judgement(known.dice)}`;
  const check = async () => {
    ownDice.value = { table: id, dice: await get(`/api/tables/${id}/dice`) };
  };
  return html`<button @click=${() => void check().catch(trouble)}>
    ${icon("check")}${t("page-daily-check")}
  </button>`;
}

/** Begin, or go on, also with what was begun on a day that is over. @param {DailyView | null} today */
async function open(today) {
  if (!today) return;
  const { game, lesson, own } = today;
  if (own) return go(`/t/${own.table}`);
  await me();
  const name = myName.peek() || t("page-app-guest");
  const { id } = await post("/api/tables", { game, lesson, name, options: {}, key: lesson });
  await go(`/t/${id}`);
}
