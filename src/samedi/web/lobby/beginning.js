/** How a game begins: the one main button of the waiting room, and what it waits for. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { isKeptHere } from "../app/here.js";
import { sealing } from "../app/numbers.js";
import { icon } from "../app/ui.js";
import { t } from "../app/words.js";
import { usualBot } from "./bots.js";
import { listed } from "./names.js";
/** @import { Drawing, Order } from "../types.js" */
/** @import { Room } from "./waiting.js" */

/** @param {Room} room @returns {Drawing} */
export function beginning(room) {
  if (room.view.opening) return html`<p class="small" role="status">${t("page-lobby-room-opening")}</p>`;
  return html`<p class="small" role="status">${whatFor(room)}</p>
    <div class="row">${room.isHost ? hostDeeds(room) : guestDeeds(room)}</div>
    <p class="quiet small">${t(isKeptHere(room.view.id) ? "page-here-fair" : "page-lobby-room-fair")}</p>`;
}

/** The chairs nobody sits on. @param {Room} room */
export const freeSeats = ({ view }) =>
  view.seats.flatMap(({ occupant }, seat) => (occupant.type === "open" ? [seat] : []));

/** What the host is called; nothing where there is none. @param {Room} room @returns {string} */
export function hostName({ view }) {
  for (const { occupant } of view.seats)
    if (occupant.type === "person" && occupant.person === view.host) return occupant.name;
  return view.watchers[view.host] ?? "";
}

/** This person's part of the dice, sealed before anybody opens anything. @param {Room} room @returns {Order[]} */
export const sealed = ({ view, me, mine }) => (mine.length ? sealing(view.id, me, view.seals ?? []) : []);

/** Who else has not said to be ready; the host says it by beginning. @param {Room} room @returns {string[]} */
function unready({ view, me }) {
  return view.seats.flatMap(({ occupant, is_ready: isReady }) =>
    occupant.type === "person" && !isReady && occupant.person !== me && occupant.person !== view.host
      ? [occupant.name]
      : [],
  );
}

/** Whether this person has said to be ready. @param {Room} room */
const isReady = ({ view, mine }) => mine.length > 0 && mine.every((seat) => view.seats[seat].is_ready);

/** Whom or what this person waits for. @param {Room} room */
function whatFor(room) {
  const { view, isHost, mine } = room;
  const free = freeSeats(room).length;
  const others = unready(room);
  if (!isHost && !mine.length) return t(free ? "page-lobby-room-choose" : "page-lobby-room-watching");
  if (!isHost && !isReady(room)) return t("page-lobby-room-say-ready");
  if (isHost && isReady(room)) return t("page-lobby-room-by-itself");
  if (free) return t("page-lobby-room-wait-open");
  if (typeof view.drawer === "number") return t("page-lobby-room-wait-draw", { name: drawerName(room) });
  if (others.length) return t("page-lobby-room-wait-ready", { names: listed(others) });
  return isHost ? t("page-lobby-room-all-ready") : t("page-lobby-room-wait-host", { name: hostName(room) });
}

/** @param {Room} room @returns {string} */
function drawerName({ view }) {
  const { occupant } = view.seats[view.drawer ?? 0];
  return occupant.type === "person" ? occupant.name : "";
}

/** Begin now, or as soon as nobody is missing. @param {Room} room @returns {Drawing} */
function hostDeeds(room) {
  const free = freeSeats(room);
  const isLacking = free.length > 0 || unready(room).length > 0 || typeof room.view.drawer === "number";
  const bot = usualBot(room.bots);
  const fill = () => room.ask(...free.map((seat) => order({ type: "seat_bot", seat, bot })));
  return html`${
      free.length ? html`<button @click=${fill}>${icon("bot")}${t("page-lobby-room-fill")}</button>` : nothing
    }
    ${
      isLacking && room.mine.length
        ? html`<button aria-pressed=${isReady(room) ? "true" : "false"} @click=${() => sayReady(room)}>
            ${icon("check")}${t("page-lobby-room-begin-later")}
          </button>`
        : nothing
    }
    <button
      class="go"
      ?disabled=${isLacking}
      @click=${() => room.ask(...sealed(room), order({ type: "start" }))}
    >
      ${t("page-lobby-room-begin")}
    </button>`;
}

/** @param {Room} room @returns {Drawing} */
function guestDeeds(room) {
  if (!room.mine.length) return nothing;
  const isSaid = isReady(room);
  return html`<button class=${isSaid ? "" : "go"} @click=${() => sayReady(room)}>
    ${isSaid ? nothing : icon("check")}${t(isSaid ? "page-lobby-room-am-not-ready" : "page-lobby-room-am-ready")}
  </button>`;
}

/** Be ready, or no longer. @param {Room} room */
function sayReady(room) {
  const { view, mine, ask } = room;
  const isSaid = isReady(room);
  const changed = mine.filter((seat) => view.seats[seat].is_ready === isSaid);
  return ask(...sealed(room), ...changed.map((seat) => order({ type: "ready", seat, is_ready: !isSaid })));
}

/** @param {Order} given @returns {Order} */
const order = (given) => given;
