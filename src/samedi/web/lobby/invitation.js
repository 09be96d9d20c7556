/** An invitation: who invites to what, your name, and the way to the table. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { effect, signal } from "../vendor/signals-core/signals-core.module.js";
import { get, post } from "../app/api.js";
import { WORDS, loadCards, titleOf } from "../app/games.js";
import { me, name } from "../app/me.js";
import { go } from "../app/routes.js";
import { icon, style, symbol } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { coverOf } from "./covers.js";
import { text, trouble } from "./form.js";
import { tidy } from "./names.js";

/** @import { GameCard } from "../types.js" */
/**
 * @typedef {object} Invite
 * @property {string} id
 * @property {string} game
 * @property {"play" | "watch"} role
 * @property {string} host
 * @property {"lobby" | "playing" | "over"} stage
 */
/**
 * @typedef {object} State
 * @property {Record<string, GameCard>} cards
 * @property {Invite | null} invite
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
  };
  get(`/api/invites/${encodeURIComponent(code)}`).then(
    (invite) => set({ invite, isLoading: false }),
    (error) =>
      set({
        isWrong: error.status === 404 || error.status === 403,
        isLoading: false,
        trouble: error.status ? null : say(error.say),
      }),
  );
  document.title = `${t("page-lobby-invited")} · Samedi`;
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

/** What an invitation leads to. @param {Invite | null} invite */
function aboutOf(invite) {
  if (invite?.stage === "over") return "page-lobby-invited-over";
  if (invite?.role === "watch") return "page-lobby-invited-watch-about";
  return invite?.stage === "playing" ? "page-lobby-invited-running" : "page-lobby-invited-about";
}

/** @param {State} state @param {(news: Partial<State>) => void} set @param {string} code */
function card(state, set, code) {
  const { invite } = state;
  const isWatch = invite?.role === "watch";
  const game = invite && invite.game in WORDS ? titleOf(invite.game) : "";
  const title = invite
    ? t(isWatch ? "page-lobby-invited-watch" : "page-lobby-invited-by", { name: invite.host, game })
    : t("page-lobby-invited");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void come(state, set, code);
  };
  return html`${invite && state.cards[invite.game] ? coverOf(state.cards[invite.game]) : nothing}
    <form class="about" @submit=${submit}>
      <h1>${title}</h1>
      <p class="quiet">${t(aboutOf(invite))}</p>
      ${text({
        name: "my-name",
        label: t("page-lobby-name"),
        hint: t("page-lobby-guest"),
        value: state.typed,
        change: (typed) => set({ typed, trouble: null }),
        isWrong: Boolean(state.trouble),
      })}${trouble(state.trouble)}
      <div class="row">
        <button class="go" ?disabled=${state.isBusy}>
          ${t(isWatch || invite?.stage === "over" ? "page-lobby-invited-look" : "page-lobby-invited-come")}
        </button>
        ${
          invite
            ? html`<a class="button" href=${`/rules/${invite.game}`}
                >${icon("help")}${t("page-lobby-rules")}</a
              >`
            : nothing
        }
      </div>
    </form>`;
}

/**
 * Join, and go to the table; a refusal stands beside the name.
 * @param {State} state
 * @param {(news: Partial<State>) => void} set
 * @param {string} code
 */
async function come(state, set, code) {
  const called = tidy(state.typed) || t("page-lobby-guest");
  if (tidy(state.typed)) name.value = called;
  set({ isBusy: true, trouble: null });
  try {
    await me();
    const { id } = await post("/api/join", { invite: code, name: called });
    await go(`/t/${id}`);
  } catch (error) {
    set({ isBusy: false, trouble: say(/** @type {any} */ (error).say) });
  }
}
