/** Your games, those that wait for you first. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { get, newKey, post, remove } from "../app/api.js";
import { titleOf } from "../app/games.js";
import { namesAt } from "../app/bots.js";
import { isReached } from "../app/here.js";
import { hurry } from "../app/list_line.js";
import { name } from "../app/me.js";
import { keptTables, tables, unlist } from "../app/my_tables.js";
import { dialog, icon, symbol, toast } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { listed } from "./names.js";
/** @import { Drawing, GameCard, TableCard } from "../types.js" */

const AT_FIRST = 4;
const PAGE = 100; // games in one answer
const isAll = signal(false);
/** Whether the oldest game is in the list. */
const isWhole = signal(false);
const DEEDS = { lobby: "page-lobby-wait-room", playing: "page-lobby-look", over: "page-lobby-review" };
const HOUSE = { id: "samedi", kind: "" };

/** Ask for what comes after the last one. */
async function fetchMore() {
  const all = tables.peek();
  if (!Array.isArray(all) || !all.length) return;
  try {
    const next = await get(`/api/tables?after=${all[all.length - 1].place}`);
    const known = new Set(all.map(({ id }) => id)); // what has moved up meanwhile is there already
    isWhole.value = next.length < PAGE;
    tables.value = [...all, ...next.filter((/** @type {TableCard} */ { id }) => !known.has(id))];
  } catch (error) {
    toast(say(/** @type {any} */ (error).say));
  }
}

/** @param {Record<string, GameCard>} cards */
export function myGames(cards) {
  const { value } = tables;
  if (value === "failed" && isReached.value) {
    return html`<section class="going" aria-labelledby="going">
      <h2 id="going">${t("page-lobby-going")}</h2>
      <div class="panel empty-row">
        <p role="alert">${t("page-lobby-going-failed")}</p>
        <button @click=${hurry}>${t("page-lobby-again")}</button>
      </div>
    </section>`;
  }
  const all = [...keptTables.value, ...(Array.isArray(value) ? value : [])];
  if (!all.length) return nothing; // a newcomer has none: nothing moves when that is known
  const shown = isAll.value ? all : all.slice(0, AT_FIRST);
  return html`<section class="going" aria-labelledby="going">
    <h2 id="going">${t("page-lobby-going")}</h2>
    <ul>
      ${shown.map((card) => row(card, cards[card.game]?.emblem ?? HOUSE))}
    </ul>
    ${more(all.length, all.length - shown.length)}
  </section>`;
}

/** The way to the rest of the list. @param {number} count @param {number} hidden */
function more(count, hidden) {
  const hasMore = count >= PAGE && !isWhole.value;
  const show = () => {
    isAll.value = true;
  };
  if (hidden) {
    const words = hasMore ? t("page-lobby-more-all") : t("page-lobby-more", { count: hidden });
    return html`<button class="bare" @click=${show}>${words}</button>`;
  }
  return hasMore
    ? html`<button class="bare" @click=${fetchMore}>${t("page-lobby-more-older")}</button>`
    : nothing;
}

/** @param {TableCard} card @param {GameCard["emblem"]} emblem */
function row(card, emblem) {
  const title = titleOf(card.game);
  const who = company(card);
  return html`<li class=${card.asks_you || card.invited_by ? "panel yours" : "panel"}>
    ${symbol(emblem.id, emblem.kind)}
    <div>
      <p class="name">${title}</p>
      <p class="quiet small">
        ${who}${standing(card)}${isKept(card) ? ` · ${t("page-here-kept")}` : nothing}
      </p>
    </div>
    ${cross(card, { game: title, who })} ${ways(card, `${title}, ${who}`)}
  </li>`;
}

/** Remove it, or decline. @param {TableCard} card @param {{ game: string, who: string }} which */
function cross(card, which) {
  if (card.invited_by)
    return html`<button
      class="bare"
      aria-label=${t("page-lobby-decline-which", which)}
      @click=${() => decline(card)}
    >
      ${icon("cross")}
    </button>`;
  if (card.stage !== "over" && !isKept(card) && !(card.is_host && card.stage === "lobby")) return nothing;
  return html`<button
    class="bare"
    aria-label=${t(`${removing(card)}-which`, which)}
    @click=${() => forget(card)}
  >
    ${icon("trash")}
  </button>`;
}

/** Whether it is on this device, where nobody else misses it. @param {TableCard} card */
const isKept = ({ id }) => id.startsWith("here-");

/** Leave the chair that was kept. @param {TableCard} card */
async function decline({ id }) {
  try {
    await post(`/api/tables/${id}/commands`, { type: "leave", key: newKey() });
    unlist(id);
  } catch (error) {
    toast(say(/** @type {any} */ (error).say));
  }
}

/**
 * What to do about a table: go there, accept a chair there, or play again with the same people.
 * @param {TableCard} card
 * @param {string} which
 */
function ways(card, which) {
  if (card.invited_by)
    return tapped("go", "page-lobby-accept", which, (again) => again.acceptInvitation(card.id));
  const isMine = card.stage === "over" && card.mine.length > 0;
  return html`${
      isMine ? tapped("", "page-lobby-replay", which, (again) => again.playAgain(card.id)) : nothing
    }<a
      class=${card.asks_you ? "button go" : "button"}
      href=${`/t/${card.id}`}
      aria-label=${`${deed(card)}, ${which}`}
      >${deed(card)}</a
    >`;
}

/**
 * A button that leads to another table.
 * @param {string} kind
 * @param {string} words
 * @param {string} which
 * @param {(again: typeof import("../table/again.js")) => Promise<void>} lead
 */
function tapped(kind, words, which, lead) {
  const tap = () =>
    import("../table/again.js")
      .then(lead)
      .catch((error) => toast(say(error.say ?? { code: "page-app-unreachable" })));
  return html`<button class=${kind} aria-label=${`${t(words)}, ${which}`} @click=${tap}>${t(words)}</button>`;
}

/** What one would do there. @param {TableCard} card */
function deed(card) {
  if (card.asks_you) return t("page-lobby-your-turn");
  return t(DEEDS[/** @type {keyof typeof DEEDS} */ (card.stage)]);
}

/** «avec Inès, Karim et un bot». @param {TableCard} card */
export function company(card) {
  const mine = card.mine ?? [
    card.seats.findIndex((seat) => seat.type === "person" && seat.name === name.value),
  ];
  const called = namesAt(card.seats);
  const names = called.filter((each, i) => each && i !== mine[0]); // whoever else sits at this screen is company too
  const open = card.seats.filter(({ type }) => type === "open").length;
  if (open && !names.length) return t("page-lobby-open-chairs", { count: open });
  const said = t("page-lobby-with", { count: names.length, names: listed(names) });
  return open ? `${said} · ${t("page-lobby-open-chairs", { count: open })}` : said;
}

/** How it stands. @param {TableCard} card @returns {Drawing} */
function standing(card) {
  if (card.invited_by) return ` · ${t("page-lobby-invited-again", { name: card.invited_by })}`;
  if (card.stage === "over") {
    const called = namesAt(card.seats);
    const winners = (card.winners ?? []).map((seat) => called[seat]).filter(Boolean);
    const isMine = (card.winners ?? []).some((seat) => card.mine?.includes(seat));
    return ` · ${
      isMine
        ? t("page-lobby-you-won")
        : winners.length
          ? t("page-lobby-won", { name: listed(winners) })
          : t("page-lobby-over")
    }`;
  }
  const asked =
    card.stage === "playing" && !card.asks_you && typeof card.asked === "number"
      ? card.seats[card.asked]
      : null;
  return asked?.type === "person" ? ` · ${t("page-lobby-waiting-for", { name: asked.name })}` : nothing;
}

/** A finished game only leaves the own list. @param {TableCard} card */
const removing = (card) =>
  isKept(card) ? "page-here-delete" : card.stage === "over" ? "page-lobby-forget" : "page-lobby-delete";

/** Ask first: it cannot be taken back. @param {TableCard} card */
async function forget(card) {
  const words = removing(card);
  const answer = await dialog({
    title: t(`${words}-ask`),
    text: t(`${words}-about`),
    answers: [
      { value: "yes", label: t(`${words}-yes`), go: true },
      { value: "no", label: t("page-lobby-delete-no") },
    ],
  });
  if (answer !== "yes") return;
  try {
    await remove(`/api/tables/${card.id}`);
    unlist(card.id);
  } catch (error) {
    toast(say(/** @type {any} */ (error).say));
  }
}
