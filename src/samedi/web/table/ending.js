/** The end: who won, the score sheet in the bar's place, and what next. */
/** @import { Context, GamePage, View } from "../types.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon, toast } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { go } from "../app/routes.js";
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { botName } from "../app/bots.js";
import { isKeptHere } from "../app/here.js";
import { saveFromHere } from "../app/saving.js";
import { hasOthers } from "./commands.js";
import { isMe } from "./telling.js";

/** @type {Record<string, string>} */
const HOW = { resigned: "page-table-end-resigned", time: "page-table-end-time" };

/** @typedef {Awaited<ReturnType<GamePage["sheet"]>>} Score what a game shows of its result */

/**
 * @param {Score} score
 * @param {Context} ctx
 * @param {import("./end.js").Ways} ways
 */
export function endingBar(score, ctx, { review, isLive, lesson }) {
  const { view } = ctx;
  const others = isLive ? wanting(view) : [];
  return html`<section class="act panel ending" aria-label=${t("page-table-over")}>
    ${lesson?.panel ?? nothing}
    <div class="ask">
      <h2>${sentence(ctx, score)}</h2>
      ${
        others.length
          ? html`<p role="status">
              <b>${t("page-table-rematch-asked", { count: others.length, names: inWords(others) })}</b>
            </p>`
          : nothing
      }${isLive ? myLevel(view) : nothing}
      ${view.vouched === false ? html`<p class="quiet small">${t("page-table-not-vouched")}</p>` : nothing}
    </div>
    ${lesson?.onward ?? onward(ctx, review, isLive)}
    ${
      ctx.play.result
        ? html`<div class="sheet-table" tabindex="0">${score.sheet(ctx.play.result, ctx)}</div>`
        : nothing
    }
  </section>`;
}

/** What may come next. @param {Context} ctx @param {() => void} review @param {boolean} isLive */
function onward({ view, play }, review, isLive) {
  const again = html`<button @click=${review}>${icon("log")}${t("page-table-review")}</button>`;
  const ways = play.daily ? [daily(view), again] : [isLive ? nextGame(view) : nothing, again];
  return html`<div class="answers">${ways} ${isLive && !play.daily ? asFile(view) : nothing}</div>`;
}

/** What the day brought everybody. @param {View} view */
const daily = ({ game }) =>
  html`<a class="button go" href=${`/daily/${game}`}>${icon("star")}${t("page-table-daily")}</a>`;

/** The game as a file; one that went on from another has none. @param {View} view */
const asFile = ({ id, game, begun }) =>
  begun
    ? nothing
    : html`<a
        class="button"
        href=${`/api/tables/${id}/export`}
        @click=${isKeptHere(id) ? saveFromHere : nothing}
        download=${`samedi-${game}-${id}.json`}
        >${icon("share")}${t("page-table-download")}</a
      >`;

/** What a table has taught of the reader's level, once that is known. */
const learnt = signal({ id: "", bot: "", isFound: false });

/** How well the reader plays, if the table was opened to find out. @param {View} view */
function myLevel(view) {
  if (learnt.value.id !== view.id) void learn(view);
  const { id, bot, isFound } = learnt.value;
  if (id !== view.id || !bot) return nothing;
  const code = isFound ? "page-table-level-found" : "page-table-level-next";
  return html`<p class="my-level" role="status">${t(code, { bot: botName(bot) })}</p>`;
}

/** @param {View} view */
async function learn(view) {
  const mine = await import("../app/my_level.js");
  mine.learn(view);
  learnt.value = { ...mine.found(view.game), id: view.id, ...(mine.isSought(view) ? {} : { bot: "" }) };
}

/** «Léa, Karim et Inès». @param {string[]} names */
const inWords = (names) => new Intl.ListFormat(document.documentElement.lang).format(names);

/** Who has gone to the next table, or wants one. @param {View} view @returns {string[]} */
const wanting = ({ you, rematch, seats }) =>
  seats.flatMap(({ occupant }) =>
    occupant.type === "person" && occupant.person !== you.person && rematch?.includes(occupant.person)
      ? [occupant.name]
      : [],
  );

/** Another game with the same people, by one tap of each. @param {View} view */
function nextGame(view) {
  if (typeof view.vouched === "boolean") return nothing; // a file plays no more
  if (!view.you.seats.length)
    return view.successor
      ? html`<button class="go" @click=${() => go(`/t/${view.successor}`)}>
          ${icon("play")}${t("page-table-rematch-go")}
        </button>`
      : nothing;
  return html`<button class="go" @click=${() => playAgain(view.id)}>
    ${icon("play")}${t(hasOthers(view) ? "page-table-rematch" : "page-table-play-again")}
  </button>`;
}

let isBeginning = false;

/** @param {string} id */
async function playAgain(id) {
  if (isBeginning) return; // somebody taps twice
  isBeginning = true;
  try {
    await (await import("./again.js")).playAgain(id);
  } catch (error) {
    toast(say(/** @type {any} */ (error).say ?? { code: "page-app-unreachable" }));
  } finally {
    isBeginning = false;
  }
}

/** Who won, and how it came to an end. @param {Context} ctx @param {Score} score */
function sentence(ctx, score) {
  const { ended } = ctx.view;
  if (ended?.why === "abandoned") return t("page-table-end-abandoned");
  const name = ctx.names[ended?.seat ?? -1] ?? "";
  const how = HOW[ended?.why ?? ""];
  const own = isMe(ended?.seat ?? -1, ctx) ? "-you" : "";
  return [how ? t(`${how}${own}`, { name }) : "", won(ctx, score)].filter(Boolean).join(" ");
}

/** @param {Context} ctx @param {Score} score */
function won({ view, play, names, me }, score) {
  /** @type {number[]} */
  const winners = view.ended?.winners ?? play.result?.winners ?? [];
  if (!winners.length) return t(view.seats.length > 1 ? "page-table-end-nobody" : "page-table-end-alone");
  const by = leadOf(play.result, score);
  const winning = winners.map((seat) => names[seat]);
  if (winners.length > 1) return t("page-table-end-many", { names: inWords(winning), by });
  const isMine = winners.includes(me) && view.you?.seats.length === 1;
  return isMine ? t("page-table-end-you", { by }) : t("page-table-end-one", { name: winning[0], by });
}

/**
 * By how many points it was won; 0: nobody counts points, or it was not played to its end.
 * @param {any} result
 * @param {Score} score
 */
const leadOf = (result, { lead }) => (result && lead?.(result)) ?? 0;
