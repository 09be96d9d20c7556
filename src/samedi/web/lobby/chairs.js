/** The chairs of a table that has not begun: who sits, and how others come to sit. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { sealing } from "../app/numbers.js";
import { botFace, botLevel, botLine, namesAt } from "../app/bots.js";
import { icon } from "../app/ui.js";
import { t } from "../app/words.js";
import { programs } from "./draft.js";
import { myName, tidy } from "./names.js";
/** @import { Occupant, View } from "../types.js" */
/** @import { Room } from "./waiting.js" */

/** The chair whose second person at this screen is being named. */
const naming = signal(/** @type {number | null} */ (null));
const typed = signal("");

/** @param {Room} room */
export function chairs(room) {
  const names = seatNames(room.view);
  return html`<ul class="chairs">
    ${room.view.seats.map(
      (seat, number) =>
        html`<li class=${seat.occupant.type === "open" ? "free" : ""}>
            ${emblem(room, number)}
            <span class="who"
              ><b>${faceOf(seat.occupant)}${names[number] || t("page-lobby-room-free-chair")}</b
              ><small>${standing(room, number)}</small></span
            >${deeds(room, number)}
          </li>
          ${naming.value === number && seat.occupant.type === "open" ? nameForm(room, number) : nothing}`,
    )}
  </ul>`;
}

/** @param {Occupant} occupant */
const faceOf = (occupant) => (occupant.type === "bot" ? botFace(occupant.name) : nothing);

/** What everybody is called; nobody: "". @param {View} view */
export const seatNames = (view) => namesAt(view.seats.map(({ occupant }) => occupant));

/** What is to know about a chair. @param {Room} room @param {number} number */
function standing(room, number) {
  const role = sideOf(room, number)?.role;
  return [role, ...whoSits(room, number)].filter(Boolean).join(" · ");
}

/** @param {Room} room @param {number} number @returns {string[]} */
function whoSits(room, number) {
  const { occupant } = room.view.seats[number];
  if (occupant.type === "open") return [t("page-lobby-room-free-chair-about")];
  if (occupant.type === "bot") return [botLevel(occupant.name)];
  const isMe = occupant.person === room.me;
  if (isMe && number !== room.mine[0]) return [t("page-lobby-room-same-screen")];
  const isHost = occupant.person === room.view.host;
  return [
    isMe ? t("page-lobby-room-you") : "",
    isHost ? t("page-lobby-room-host") : "",
    isMe || room.table.online.has(occupant.person) ? "" : t("page-lobby-room-away"),
    readiness(room, number, occupant.person),
  ];
}

/**
 * The host need not say so, and of somebody who is away nobody knows.
 * @param {Room} room
 * @param {number} number
 * @param {string} person
 */
function readiness({ view, table, me }, number, person) {
  const isHere = person === me || table.online.has(person);
  if (!isHere || person === view.host) return "";
  return t(view.seats[number].is_ready ? "page-lobby-room-ready" : "page-lobby-room-not-ready");
}

/** Which side a chair plays, where the options say so. @param {Room} room @param {number} number */
const sideOf = ({ page, view }, number) => page?.setup.side?.(view.options, number) ?? null;

/**
 * Whose side a chair is on, where the game says so; an empty place otherwise.
 * @param {Room} room
 * @param {number} number
 */
function emblem(room, number) {
  const { type } = room.view.seats[number].occupant;
  const side = sideOf(room, number);
  if (!side && type === "open")
    return html`<svg viewBox="0 0 48 48" aria-hidden="true">
      <circle class="hole" cx="24" cy="24" r="20"></circle>
    </svg>`;
  const { id, kind } = side?.sign ?? { id: type === "bot" ? "i-bot" : "i-people", kind: "" };
  return html`<svg
    class=${`${kind} ${type === "open" ? "ghosted" : ""}`}
    viewBox="0 0 48 48"
    aria-hidden="true"
  >
    <use href=${`#${id}`} width="48" height="48"></use>
  </svg>`;
}

/** @param {Room} room @param {number} number */
function deeds(room, number) {
  const { view, me, mine, isHost, ask, page } = room;
  const { occupant } = view.seats[number];
  const isProgram = page ? programs(page.setup, view.options).includes(number) : false;
  if (occupant.type !== "open") {
    const isMine = occupant.type === "person" && occupant.person === me;
    if (!isMine && !isHost) return nothing;
    const words = isMine ? "page-lobby-room-rise" : "page-lobby-room-stand";
    return html`<button
      class="bare small"
      aria-label=${t(`${words}-which`, { number: number + 1 })}
      @click=${() => ask({ type: "vacate", seat: number })}
    >
      ${icon("cross")}${t(words)}
    </button>`;
  }
  return html`<span class="deeds"
    >${isProgram ? nothing : mine.length ? besides(room, number) : sitButton(room, number)}
    ${isHost ? botList(room, number) : nothing}</span
  >`;
}

/** Sit down: a guest is ready by it, the host still has to begin. @param {Room} room @param {number} number */
function sitButton({ view, me, isHost, ask }, number) {
  const sit = () => {
    if (isHost) return ask({ type: "sit", seat: number, name: myName() });
    const [order] = sealing(view.id, me, view.seals ?? []);
    const seal = order?.type === "commit" ? order.seal : null;
    return ask({ type: "come", seat: number, name: myName(), seal });
  };
  return html`<button
    class="go"
    aria-label=${t("page-lobby-room-sit-which", { number: number + 1 })}
    @click=${sit}
  >
    ${t("page-lobby-room-sit")}
  </button>`;
}

/** Who sits changes chairs, or lets somebody sit down at this screen. @param {Room} room @param {number} number */
function besides({ mine, ask }, number) {
  const named = (/** @type {string} */ words) => t(words, { number: number + 1 });
  return html`${
      mine.length === 1
        ? html`<button
            aria-label=${named("page-lobby-room-move-which")}
            @click=${() => ask({ type: "come", seat: number })}
          >
            ${t("page-lobby-room-move")}
          </button>`
        : nothing
    }<button
      aria-label=${named("page-lobby-room-here-which")}
      aria-expanded=${naming.value === number}
      @click=${() => openNaming(number)}
    >
      ${icon("screen")}${t("page-lobby-room-here")}
    </button>`;
}

/** @param {Room} room @param {number} number */
function botList({ bots, ask }, number) {
  const chosen = (/** @type {Event} */ event) => {
    const list = /** @type {HTMLSelectElement} */ (event.target);
    const bot = bots[list.selectedIndex - 1];
    list.selectedIndex = 0;
    if (bot) void ask({ type: "seat_bot", seat: number, bot: bot.name });
  };
  return html`<select aria-label=${t("page-lobby-room-bot", { number: number + 1 })} @change=${chosen}>
    <option>${t("page-lobby-room-bot-none")}</option>
    ${bots.map(({ name }) => html`<option>${botLine(name)}</option>`)}
  </select>`;
}

/** @param {number} number */
function openNaming(number) {
  naming.value = naming.value === number ? null : number;
  typed.value = "";
  setTimeout(() => document.getElementById("here-name")?.focus());
}

/** @param {Room} room @param {number} number */
function nameForm({ ask }, number) {
  const sit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const name = tidy(typed.value) || t("page-lobby-player", { number: number + 1 });
    naming.value = null;
    void ask({ type: "sit", seat: number, name });
  };
  return html`<li class="here">
    <form @submit=${sit}>
      <label for="here-name">${t("page-lobby-room-here-name")}</label>
      <div class="row">
        <input
          id="here-name"
          type="text"
          maxlength="24"
          autocomplete="off"
          placeholder=${t("page-lobby-player", { number: number + 1 })}
          @input=${(/** @type {Event} */ event) => {
            typed.value = /** @type {HTMLInputElement} */ (event.target).value;
          }}
        />
        <button class="go">${t("page-lobby-room-sit")}</button>
      </div>
    </form>
  </li>`;
}
