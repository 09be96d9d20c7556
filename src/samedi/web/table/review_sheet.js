/** A review in words and numbers, on a sheet. */
/** @import { Context, GamePage, JudgedMoment, LookedBack, Review, SeatReview } from "../types.js" */
/** @import { Shown, Throws, Told } from "../types.js" */
/** @import { LookingBack } from "./review.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { effect } from "../vendor/signals-core/signals-core.module.js";
import { icon, sheet } from "../app/ui.js";
import { decimal, knows, say, t } from "../app/words.js";
import { doneIn } from "./review.js";
import { endOf } from "./review_graph.js";
import { drawn, isMe, sentenceOf } from "./telling.js";

const PARTS = { "review-decided": ["decided"], "review-choices": ["best", "worst"], "review-luck": ["luck"] };
const CHANGES = /** @type {const} */ (["luck", "choices", "others", "revealed", "revisions"]);
const MEASURES = /** @type {const} */ (["start", ...CHANGES, "result", "even"]);
const CHANCES = ["start", "result", "even"]; // the others are changes
const RARE = 0.05;
const MUCH_DOUBT = 0.5; // of a game: beyond, no number says how far sums can be trusted

/** @typedef {(length: number) => void} Show */

/** @param {LookingBack} looking @param {GamePage} game @param {Context} ctx */
export function openReview(looking, game, ctx) {
  const panel = sheet(t("review-title"), (close) => contents(looking, game, ctx, close), "review-sheet");
  const stop = effect(() => {
    void looking.found.value;
    if (panel.isOpen()) panel.refresh();
    else stop?.();
  });
}

/** @param {LookingBack} looking @param {GamePage} game @param {Context} ctx @param {() => void} close */
function contents(looking, game, ctx, close) {
  const found = looking.found.value;
  if (!found.review) return nothing;
  const show = (/** @type {number} */ length) => {
    close();
    void looking.replay.jump(length);
  };
  return html`${Object.entries(PARTS).map(([title, parts]) => {
    const told = (found.told ?? []).filter(({ part }) => parts.includes(part));
    return html`<section>
      <h3>${t(title)}</h3>
      ${told.map((each) => line(each, looking, game, ctx, show))}
      ${told.length ? nothing : html`<p class="quiet">${t("review-nothing")}</p>`}
    </section>`;
  })}
  ${learn(looking, game, ctx, close)} ${sums(found, ctx)} ${(found.throws ?? []).map(rolls)}
  ${every(found.review, looking.seat.value, ctx, show)}`;
}

/** The way to the mistakes of the seat whose line is chosen: one's own, unless another one was. */
/** @param {LookingBack} looking @param {GamePage} game @param {Context} ctx @param {() => void} close */
function learn(looking, game, ctx, close) {
  const open = () => {
    close();
    void import("./mistakes.js").then(({ openMistakes }) => openMistakes(looking, game, ctx));
  };
  return html`<button @click=${open}>
    ${icon("star")}${ofSeat("review-mistakes", looking.seat.value, ctx)}
  </button>`;
}

/** What is said to somebody of their own, or of another one by name. */
/** @param {string} code @param {number} seat @param {Context} ctx */
export const ofSeat = (code, seat, ctx) =>
  seat === ctx.me ? t(code) : t(`${code}-of`, { name: ctx.names[seat] });

/** One sentence, and the way to its moment. */
/** @param {Told} told @param {LookingBack} looking @param {GamePage} game @param {Context} ctx @param {Show} show */
function line(told, looking, game, ctx, show) {
  const { at } = told;
  return html`<p class="told">
    <span>${drawn(sentence(told, looking, game, ctx))}</span>
    ${
      at === null || at === undefined
        ? nothing
        : html`<button class="bare" @click=${() => show(at)}>${t("review-show")}</button>`
    }
  </p>`;
}

/** @param {Told} told @param {LookingBack} looking @param {GamePage} game @param {Context} ctx */
export const sentence = (told, looking, game, ctx) => inWords(told, ctx, what(told, looking, game, ctx));

/** A sentence about somebody as it is said to them, where that is another one. */
/** @param {Told} told @param {Context} ctx */
function toldTo({ code, seat }, ctx) {
  const own = `review-told-${code}-you`;
  return isMe(seat, ctx) && knows(own) ? own : `review-told-${code}`;
}

/** The same with what was done in words. @param {Told} told @param {Context} ctx @param {string} done */
export function inWords(told, ctx, done) {
  const better = told.better ? say(told.better) : "";
  const follows = (told.line ?? []).map(say).join(" ");
  return [
    t(toldTo(told, ctx), {
      name: ctx.names[told.seat],
      points: told.points,
      what: done,
      better,
    }).trim(),
    follows ? t("review-told-line", { line: follows }) : "",
    told.why ? say(told.why) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What was done or rolled, by name; in a game that is over nothing is hidden, whoever looks back on it. */
/** @param {Told} told @param {LookingBack} looking @param {GamePage} game @param {Context} ctx */
export function what(told, looking, game, ctx) {
  const { done = [] } = told;
  if (!done.length) return "";
  if (told.actor === null || told.actor === undefined) return `${t("review-set-up")}.`;
  const [seat, past] = [told.actor ?? null, doneIn(told, looking.past)];
  const deeds = past.flatMap(({ action, chance = false }, place) =>
    action ? [/** @type {Shown} */ ({ action, seat, chance, told: done[place] })] : [],
  );
  return deeds.length ? sentenceOf(deeds, game, ctx) : "";
}

/** Of a hundred games, with its sign. @param {number} part */
const signed = (part) => {
  const points = Math.round(100 * part);
  return points > 0 ? `+${points}` : String(points).replace("-", "−");
};

/** With one digit after the mark, if it has one. @param {number} count */
const tenths = (count) => decimal(count, Math.round(10 * count) % 10 ? 1 : 0);

/** What the same choices would have come to with even luck. @param {SeatReview} seat */
export const evenly = ({ result, luck }) => Math.max(0, Math.min(1, result - luck));

/** How far the sums can be trusted. @param {SeatReview[]} seats */
function trust(seats) {
  const doubt = Math.max(...seats.map((each) => each.doubt));
  return t(doubt > MUCH_DOUBT ? "review-doubt-large" : "review-doubt", { doubt: Math.round(100 * doubt) });
}

/** The sums of all seats. @param {LookedBack} found @param {Context} ctx */
function sums({ review, seconds = [] }, ctx) {
  const { seats, open, is_over: isOver } = /** @type {Review} */ (review);
  const isRevealed = measuresOf(seats).includes("revealed");
  return html`<section>
    <h3>${t("review-sums")}</h3>
    <p class="quiet small">
      ${t("review-sums-about")} ${trust(seats)} ${isRevealed ? t("review-revealed-about") : nothing}
    </p>
    ${isOver ? nothing : html`<p class="quiet small">${t("review-left")}</p>`} ${sumsOf(seats, ctx, seconds)}
    ${
      open
        ? html`<h4>${t("review-open")}</h4>
            ${sumsOf(open, ctx, [])}`
        : nothing
    }
  </section>`;
}

/** What is told of a game: nothing comes to light where nothing is hidden. @param {SeatReview[]} seats */
export const measuresOf = (seats) =>
  MEASURES.filter((name) => name !== "revealed" || seats.some(({ revealed }) => revealed));

/** @param {SeatReview[]} seats @param {Context} ctx @param {number[]} seconds */
function sumsOf(seats, ctx, seconds) {
  const cell = (/** @type {SeatReview} */ each, /** @type {(typeof MEASURES)[number]} */ name) => {
    const value = name === "even" ? evenly(each) : (each[name] ?? 0);
    return CHANCES.includes(name) ? Math.round(100 * value) : signed(value);
  };
  const row = (/** @type {string} */ title, /** @type {unknown[]} */ cells) =>
    html`<tr>
      <th scope="row">${title}</th>
      ${cells.map((each) => html`<td>${each}</td>`)}
    </tr>`;
  return html`<div class="scrolls" tabindex="0">
    <table>
      <thead>
        <tr>
          <th>${t("review-name")}</th>
          ${seats.map((_, seat) => html`<th scope="col">${ctx.names[seat]}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${measuresOf(seats).map((name) =>
          row(
            t(`review-column-${name}`),
            seats.map((each) => cell(each, name)),
          ),
        )}
        ${seconds.length ? row(t("review-time"), seconds.map(duration)) : nothing}
      </tbody>
    </table>
  </div>`;
}

/** @param {number} seconds */
const duration = (seconds) =>
  t("review-minutes", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });

/** What chance brought, against what was to be expected. @param {Throws} throws */
function rolls({ faces, count, unusual }) {
  const most = Math.max(...faces.map((face) => Math.max(face.count, face.expected)), 1);
  return html`<section>
    <h3>${t("review-dice")}</h3>
    <p class="quiet small">${t("review-dice-about", { count })} ${t("review-dice-mark")}</p>
    <ul class="faces">
      ${faces.map((face) => {
        const [told, expected] = [say(face.told).replace(/\.$/, ""), tenths(face.expected)];
        return html`<li>
          <span>${t("review-dice-face", { told, count: face.count, expected })}</span>
          ${bar((100 * face.count) / most, (100 * face.expected) / most)}
        </li>`;
      })}
    </ul>
    ${unusual === null || unusual === undefined ? nothing : html`<p>${judgement(unusual)}</p>`}
  </section>`;
}

/** How often something came, and a stroke where that was to be expected; of a hundred. */
/** @param {number} count @param {number} expected */
const bar = (count, expected) =>
  html`<svg viewBox="-1 0 102 10" preserveAspectRatio="none" aria-hidden="true">
    <rect class="all" y="2" width="100" height="6"></rect>
    <rect class="count" y="2" width=${count} height="6"></rect>
    <path class="expected" d=${`M${expected} 0V10`}></path>
  </svg>`;

/** How unusual the rolls were. @param {number} unusual how often they are spread like this, or more */
export function judgement(unusual) {
  const games = (/** @type {number} */ share) => Math.round(1 / Math.max(share, 1e-4));
  if (unusual < RARE) return t("review-dice-rare", { games: games(unusual) });
  if (unusual > 1 - RARE) return t("review-dice-even", { games: games(1 - unusual) });
  return t("review-dice-usual", { share: Math.max(1, Math.round(10 * unusual)) });
}

/** Every moment, to read, with what it did to the seat whose line is chosen. */
/** @param {Review} review @param {number} mine @param {Context} ctx @param {Show} show */
function every({ moments }, mine, ctx, show) {
  const who = (/** @type {JudgedMoment} */ { seat }) =>
    seat === null || seat === undefined
      ? t("review-what-luck")
      : t("review-what-choice", { name: ctx.names[seat] });
  return html`<details>
    <summary>${t("review-all")}</summary>
    <div class="scrolls" tabindex="0">
      <table>
        <thead>
          <tr>
            <th>${t("review-moment")}</th>
            <th>${t("review-change", { name: ctx.names[mine] })}</th>
            ${ctx.names.map((name) => html`<th>${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${moments.map(
            (each) =>
              html`<tr>
                <th scope="row">
                  <button class="bare" @click=${() => show(endOf(each))}>
                    ${endOf(each)} · ${who(each)}
                  </button>
                </th>
                <td>${signed(each.change[mine])}</td>
                ${each.chances.map((chance) => html`<td>${Math.round(100 * chance)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}
