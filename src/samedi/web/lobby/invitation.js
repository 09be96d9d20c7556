/** An invitation: who invites to what, your name, and the way to the table. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { effect, signal } from "../vendor/signals-core/signals-core.module.js";
import { get, post } from "../app/api.js";
import { WORDS, loadCards, loadGame, titleOf } from "../app/games.js";
import { meThere, name } from "../app/me.js";
import { go, prepare } from "../app/routes.js";
import { icon, style, symbol } from "../app/ui.js";
import { entitle } from "../app/title.js";
import { say, t } from "../app/words.js";
import { coverOf } from "./covers.js";
import { text, trouble } from "./form.js";
import { tidy } from "./names.js";

/** @import { GameCard, Invitation } from "../types.js" */

const TOO_LATE = "table-chairs-taken"; // somebody else was quicker

/**
 * @typedef {object} State
 * @property {Record<string, GameCard>} cards
 * @property {Invitation | null} invite
 * @property {boolean} isWrong
 * @property {boolean} isLoading
 * @property {string} typed
 * @property {string | null} trouble
 * @property {boolean} isBusy
 */

/** @param {HTMLElement} root @param {{ code: string }} params @returns {() => void} */
export function mount(root, { code }) {
  const state = signal(
    /** @type {State} */ ({
      cards: {},
      invite: null,
      isWrong: false,
      isLoading: true,
      typed: name.peek(),
      trouble: null,
      isBusy: false,
    }),
  );
  const set = (/** @type {Partial<State>} */ news) => {
    state.value = { ...state.peek(), ...news };
    if (news.isWrong) entitle(`${t("page-lobby-invited-wrong")} · Samedi`);
  };
  void look(set, code);
  entitle(`${t("page-lobby-invited")} · Samedi`);
  let stop = () => {};
  void Promise.all([loadCards(), style("/styles/lobby.css")]).then(([cards]) => {
    set({ cards });
    stop = effect(() => {
      render(screen(state.value, set, code), root);
    });
  });
  return () => stop();
}

/** @param {State} state @param {(news: Partial<State>) => void} set @param {string} code */
function screen(state, set, code) {
  return html`<div class="lounge narrow">
    <header class="top">
      <a class="brand" href="/" aria-label="Samedi">${symbol("samedi")}<span class="display">Samedi</span></a>
    </header>
    <main class="invited panel">
      ${
        state.isLoading
          ? html`<p class="quiet" role="status">${t("page-lobby-busy")}</p>`
          : state.isWrong
            ? nowhere()
            : card(state, set, code)
      }
    </main>
  </div>`;
}

/** A link that is not whole, or whose table is gone. */
function nowhere() {
  return html`<div class="nothing-here">
    ${symbol("ghost", "white")}
    <h1>${t("page-lobby-invited-wrong")}</h1>
    <p class="quiet">${t("page-lobby-invited-wrong-about")}</p>
    <a class="button go" href="/">${t("page-lobby-invited-home")}</a>
  </div>`;
}

/**
 * What somebody can do here: go back to their own chair, take one, or only look.
 * @param {Invitation} invite @returns {"return" | "sit" | "look" | "none"}
 */
function offerOf(invite) {
  if (invite.is_yours) return "return";
  if (invite.stage === "lobby" && invite.free.length) return "sit";
  return invite.can_watch || invite.free.length || invite.stage === "over" ? "look" : "none";
}

/** @param {Invitation} invite */
function aboutOf(invite) {
  if (invite.is_yours) return "page-lobby-invited-back-about";
  if (invite.stage === "over") return "page-lobby-invited-over";
  if (offerOf(invite) === "none") return "page-lobby-invited-full";
  if (invite.role === "watch") return "page-lobby-invited-watch-about";
  if (invite.stage === "lobby")
    return invite.free.length ? "page-lobby-invited-about" : "page-lobby-invited-no-chair";
  return invite.free.length ? "page-lobby-invited-running" : "page-lobby-invited-running-full";
}

/** @param {Invitation} invite */
function titleOfInvite({ role, host, game }) {
  return t(role === "watch" ? "page-lobby-invited-watch" : "page-lobby-invited-by", {
    name: host,
    game: game in WORDS ? titleOf(game) : "",
  });
}

const LABELS = {
  return: "page-lobby-invited-back",
  sit: "page-lobby-invited-come",
  look: "page-lobby-invited-look",
};

/** @param {State} state @param {(news: Partial<State>) => void} set @param {string} code */
function card(state, set, code) {
  const { invite } = state;
  if (!invite)
    return html`<div class="about">
      <h1>${t("page-lobby-invited")}</h1>
      ${trouble(state.trouble)}
    </div>`;
  const offer = offerOf(invite);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void come(state, set, code);
  };
  return html`${state.cards[invite.game] ? coverOf(state.cards[invite.game]) : nothing}
    <form class="about" @submit=${submit}>
      <h1>${titleOfInvite(invite)}</h1>
      <p class="quiet">${t(aboutOf(invite))}</p>
      ${offer === "sit" || offer === "look" ? nameField(state, set) : nothing}${trouble(state.trouble)}
      <div class="row">
        ${
          offer === "none"
            ? nothing
            : html`<button class="go" ?disabled=${state.isBusy}>${t(LABELS[offer])}</button>`
        }
        <a class="button" href=${`/rules/${invite.game}`}>${icon("help")}${t("page-lobby-rules")}</a>
      </div>
    </form>`;
}

/** @param {State} state @param {(news: Partial<State>) => void} set */
const nameField = (state, set) =>
  text({
    name: "my-name",
    label: t("page-lobby-name"),
    hint: t("page-app-guest"),
    value: state.typed,
    change: (typed) => set({ typed, trouble: null }),
    isWrong: Boolean(state.trouble),
  });

/**
 * Come in, onto a chair if one is free, and go to the table; a refusal stands beside the name.
 * @param {State} state
 * @param {(news: Partial<State>) => void} set
 * @param {string} code
 */
async function come({ invite, typed }, set, code) {
  if (!invite) return;
  const called = tidy(typed) || t("page-app-guest");
  if (tidy(typed)) name.value = called;
  set({ isBusy: true, trouble: null });
  try {
    const person = await meThere();
    const sits = offerOf(invite) === "sit" ? { sits: true, seal: await sealFor(invite.id, person) } : {};
    const { id } = await post("/api/join", { invite: code, name: called, ...sits });
    await go(`/t/${id}`);
  } catch (error) {
    const refusal = /** @type {any} */ (error).say;
    set({ isBusy: false, trouble: say(refusal) });
    if (refusal?.code === TOO_LATE) await look(set, code);
  }
}

/**
 * This person's number for the dice, sealed; what that takes comes with the table.
 * @param {string} table
 * @param {string} person
 */
async function sealFor(table, person) {
  const { sealing } = await import("../app/numbers.js");
  const [order] = sealing(table, person, []);
  return order?.type === "commit" ? order.seal : null;
}

/** Ask anew what there is. @param {(news: Partial<State>) => void} set @param {string} code */
function look(set, code) {
  return get(`/api/invites/${encodeURIComponent(code)}`).then(
    (invite) => {
      set({ invite, isLoading: false });
      prepare(`/t/${invite.id}`); // while a name is typed
      void loadGame(invite.game).catch(() => {}); // the table says so if it cannot be had
    },
    (error) =>
      set({
        isWrong: error.status === 404 || error.status === 403,
        isLoading: false,
        trouble: error.status ? null : say(error.say),
      }),
  );
}
