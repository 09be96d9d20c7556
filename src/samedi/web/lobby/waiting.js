/** The waiting room: chairs, the link, and what the table plays, until the dice are whole and the game begins. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { remove } from "../app/api.js";
import { begunWords } from "../app/begun.js";
import { loadSetup, titleOf } from "../app/games.js";
import { go } from "../app/routes.js";
import { dialog, icon, symbol } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { allBots } from "./bots.js";
import { beginning, freeSeats, hostName } from "./beginning.js";
import { chairs, seatNames } from "./chairs.js";
import { levers, trouble } from "./form.js";
import { guests } from "./guests.js";
import { listed, myName } from "./names.js";
import { roomTalk, unreadTalk } from "./room_talk.js";
import { settingsForm } from "./settings.js";
import { invitesOf, linkField, linkOf, sharePanel } from "./share.js";
import { worldField } from "./worlds.js";
/** @import { Drawing, GameSetup, Message, Order, View } from "../types.js" */
/** @import { Bot } from "./bots.js" */

/** @typedef {{ type: string, message?: Message }} Reply */
/**
 * `unread`: how many lines of others nobody has seen.
 * @typedef {{ send: (order: Order) => Promise<Reply>, online: Set<string>, id: string, unread: number }} Table
 */
/**
 * What the room needs at every turn: who looks at it, what they may do, and one way to ask.
 * @typedef {{ view: View, table: Table, me: string, mine: number[], isHost: boolean, bots: Bot[], page:
 *   GameSetup | null, ask: (...orders: Order[]) => Promise<void> }} Room
 */

const bots = signal(/** @type {Bot[]} */ ([]));
const page = signal(/** @type {GameSetup | null} */ (null));
const wrong = signal(/** @type {string | null} */ (null));
let loadedGame = "";

export { listen } from "./room_talk.js";

/** @param {View} view @param {Table} table */
export function waiting(view, table) {
  load(view.game);
  const room = roomOf(view, table);
  const free = freeSeats(room).length;
  return html`<div class="lounge room">
    <header class="top">
      <a class="brand" href="/" aria-label="Samedi">${symbol("samedi")}<span class="display">Samedi</span></a>
      ${unreadTalk(table.unread)}
      <a class="button bare" href=${`/rules/${view.game}`}>${icon("help")}${t("page-lobby-rules")}</a>
    </header>
    <main>
      <header class="room-head">
        <p class="label">${titleOf(view.game)}</p>
        <h1>${t("page-lobby-room-free", { count: free })}</h1>
        <p class="quiet">${about(room, free)}</p>
        ${view.begun ? html`<p>${begunWords(view)}</p>` : nothing}
      </header>
      <div class="room-cols">
        <section class="panel" aria-labelledby="chairs">
          <h2 id="chairs">${t("page-lobby-room-chairs")}</h2>
          ${chairs(room)}${lookers(view)}${beginning(room)}${trouble(wrong.value)}
        </section>
        <section class="panel invite" aria-label=${t("page-lobby-room-invite")}>${links(room)}</section>
        ${roomTalk(room)} ${tableOf(room)}
      </div>
    </main>
  </div>`;
}

/** The host is asked to invite, the others are told whose table it is. @param {Room} room @param {number} free */
function about(room, free) {
  if (!free) return t("page-lobby-room-full-about");
  const name = hostName(room);
  return room.isHost || !name ? t("page-lobby-room-free-about") : t("page-lobby-room-guest-about", { name });
}

/** @param {string} game */
function load(game) {
  if (loadedGame === game) return;
  loadedGame = game;
  wrong.value = null;
  void allBots().then(
    (all) => {
      bots.value = all;
    },
    () => {
      loadedGame = "";
    },
  );
  void loadSetup(game).then(
    (found) => {
      page.value = found;
    },
    () => {
      loadedGame = "";
    },
  );
}

/** @param {View} view @param {Table} table @returns {Room} */
function roomOf(view, table) {
  const me = view.you?.person ?? "";
  const ask = async (/** @type {Order[]} */ ...commands) => {
    wrong.value = null;
    for (const command of commands) {
      const reply = await table.send(command).catch((error) => ({ type: "refused", message: error.say }));
      if (reply.type === "refused" || reply.type === "conflict") {
        wrong.value = say(reply.message);
        return;
      }
    }
  };
  const mine = view.seats.flatMap(({ occupant }, seat) =>
    occupant.type === "person" && occupant.person === me ? [seat] : [],
  );
  return { view, table, me, mine, isHost: view.host === me, bots: bots.value, page: page.value, ask };
}

/** Who looks on. @param {View} view */
function lookers({ watchers }) {
  const names = Object.values(watchers).filter(Boolean);
  return names.length
    ? html`<p class="quiet small">
        ${t("page-lobby-room-watchers", { count: names.length, names: listed(names) })}
      </p>`
    : nothing;
}

/** Say where it happened why something was refused. @param {Promise<Reply | null>} answer */
async function report(answer) {
  const message = (await answer.catch((error) => ({ message: error.say })))?.message;
  wrong.value = message ? say(message) : null;
}

/** @param {Room} room */
function links(room) {
  const { table, isHost } = room;
  return html`${shares(room)} ${guests(room, report)}
    <div class="row">
      ${
        isHost
          ? html`<button class="bare" @click=${() => closeTable(table.id)}>
              ${icon("trash")}${t("page-lobby-room-delete")}
            </button>`
          : html`<button class="bare" @click=${() => leave(table)}>${t("page-lobby-room-leave")}</button>`
      }
    </div>`;
}

/** The links to hand out, once they have come. @param {Room} room */
function shares({ view, table }) {
  const invites = invitesOf(table.id, view.links);
  if (!invites) return html`<p class="quiet">${t("page-lobby-busy")}</p>`;
  const words = t("page-lobby-room-share-text", { name: myName(), game: titleOf(view.game) });
  return html`${sharePanel(invites, words)}
  ${
    view.settings.watchers === 0
      ? nothing
      : linkField("watch-link", t("page-lobby-room-watch-link"), linkOf(invites, invites.watch))
  }`;
}

/** What the table plays: for the host to change, for the others to read. @param {Room} room @returns {Drawing} */
function tableOf(room) {
  const { view, isHost, ask, page: game } = room;
  if (!game) return nothing;
  const put = (/** @type {any} */ options) =>
    void ask({ type: "set_options", options: game.setup.complete(options) });
  const names = seatNames(view);
  const fields = levers(game.setup, game.setup.fields, view.options, put, {
    world: (lever) => worldLever(room, lever, put),
    nameAt: (seat) =>
      room.mine[0] === seat ? "" : names[seat] || t("page-lobby-first-chair", { number: seat + 1 }),
  });
  const settings = settingsForm(view.settings, (next) => void ask({ type: "set_table", settings: next }), {
    bots: room.bots,
  });
  const fold = (/** @type {string} */ title, /** @type {Drawing} */ content) =>
    html`<details class="fold">
      <summary>${t(title)}</summary>
      <fieldset class="plain-set" ?disabled=${!isHost}>
        <legend class="sr">${t(title)}</legend>
        ${content}
      </fieldset>
    </details>`;
  return html`<section class="panel" aria-label=${t("page-lobby-options")}>
    ${view.begun ? nothing : html`${drawing(room)}${fold("page-lobby-options", fields)}`}
    ${fold("page-lobby-settings", settings)}
  </section>`;
}

/** @param {Room} room @param {any} lever @param {(options: any) => void} put */
function worldLever({ view, isHost }, lever, put) {
  return isHost
    ? worldField(lever, view.options, put)
    : html`<div class="field">
        <span class="leg">${t(lever.label)}</span>
        <p>${lever.says(/** @type {any} */ (view.options)[lever.name])}</p>
      </div>`;
}

/** Where somebody may draw: who does, and the way to the drawing. @param {Room} room */
function drawing(room) {
  const { view, isHost, ask, page: game, mine } = room;
  const lever = /** @type {any} */ (game?.setup.fields.find(({ kind }) => kind === "world"));
  if (!lever) return nothing;
  const people = view.seats.flatMap(({ occupant }, seat) =>
    occupant.type === "person" ? [{ seat, name: occupant.name }] : [],
  );
  const choose = (/** @type {Event} */ event) =>
    void ask({
      type: "let_draw",
      seat: [null, ...people.map(({ seat }) => seat)][
        /** @type {HTMLSelectElement} */ (event.target).selectedIndex
      ],
    });
  const isMine = typeof view.drawer === "number" && mine.includes(view.drawer);
  const draw = () =>
    lever.open({
      place: "draw",
      done: (/** @type {any} */ world) => ask({ type: "draw", seat: view.drawer ?? 0, drawing: world }),
    });
  return html`${
    isHost
      ? html`<div class="field">
          <label for="drawer">${t("page-lobby-room-drawer")}</label>
          <p class="quiet small" id="drawer-about">${t("page-lobby-room-drawer-about")}</p>
          <select id="drawer" aria-describedby="drawer-about" @change=${choose}>
            <option .selected=${typeof view.drawer !== "number"}>
              ${t("page-lobby-room-drawer-nobody")}
            </option>
            ${people.map(({ seat, name }) => html`<option .selected=${view.drawer === seat}>${name}</option>`)}
          </select>
        </div>`
      : nothing
  }
  ${isMine ? html`<button class="go" @click=${draw}>${icon("pencil")}${t("page-lobby-room-draw")}</button>` : nothing}`;
}

/** @param {Table} table */
async function leave(table) {
  await table.send({ type: "leave" }).catch(() => null);
  await go("/");
}

/** Ask first: nobody can come back. @param {string} id */
async function closeTable(id) {
  const answer = await dialog({
    title: t("page-lobby-room-delete-ask"),
    text: t("page-lobby-room-delete-about"),
    answers: [
      { value: "yes", label: t("page-lobby-room-delete"), go: true },
      { value: "no", label: t("page-lobby-cancel") },
    ],
  });
  if (answer !== "yes") return;
  try {
    await remove(`/api/tables/${id}`);
    await go("/");
  } catch (error) {
    wrong.value = say(/** @type {any} */ (error).say);
  }
}
