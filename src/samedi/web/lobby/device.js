/** The same person on another device: a code to show there, or one to type here. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { get, post } from "../app/api.js";
import { meThere, name } from "../app/me.js";
import { dialog, icon, sheet } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { trouble } from "./form.js";

const MINUTE_S = 60;

/**
 * @typedef {object} State
 * @property {{ code: string, seconds: number } | null} given the code for the other device
 * @property {string} typed
 * @property {string | null} wrong
 * @property {boolean} isBusy
 */

/** Open the sheet. */
export function openDevices() {
  const state = signal(/** @type {State} */ ({ given: null, typed: "", wrong: null, isBusy: false }));
  const set = (/** @type {Partial<State>} */ news) => {
    state.value = { ...state.value, ...news };
    shown.refresh();
  };
  const shown = sheet(
    t("page-device"),
    () =>
      html`<div class="menu-sheet devices">${outgoing(state.value, set)}${incoming(state.value, set)}</div>`,
  );
}

/** @param {State} state @param {(news: Partial<State>) => void} set */
function outgoing({ given, isBusy }, set) {
  return html`<section aria-labelledby="device-out">
    <h3 id="device-out">${t("page-device-out")}</h3>
    <p class="quiet small">${t("page-device-out-about")}</p>
    <div role="status">
      ${
        given
          ? html`<p class="spoken display">${given.code}</p>
              <p class="quiet small">
                ${t("page-device-lasts", { minutes: Math.round(given.seconds / MINUTE_S) })}
              </p>`
          : nothing
      }
    </div>
    <button ?disabled=${isBusy} @click=${() => ask(set)}>
      ${icon("screen")}${t(given ? "page-device-another" : "page-device-show")}
    </button>
  </section>`;
}

/** @param {State} state @param {(news: Partial<State>) => void} set */
function incoming({ typed, wrong, isBusy }, set) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void come(typed, set);
  };
  return html`<form @submit=${submit}>
    <h3>${t("page-device-in")}</h3>
    <p class="quiet small" id="device-in-about">${t("page-device-in-about")}</p>
    <div class="row">
      <input
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        maxlength="80"
        aria-label=${t("page-device-code")}
        aria-describedby="device-in-about"
        aria-invalid=${wrong ? "true" : nothing}
        placeholder="piano tango 427"
        @input=${(/** @type {Event} */ event) => set({ typed: /** @type {HTMLInputElement} */ (event.target).value })}
      />
      <button class="go" ?disabled=${isBusy || !typed.trim()}>${t("page-device-come")}</button>
    </div>
    ${trouble(wrong)}
  </form>`;
}

/** Ask for a code. @param {(news: Partial<State>) => void} set */
async function ask(set) {
  set({ isBusy: true, wrong: null });
  try {
    await meThere();
    const given = await post("/api/me/code", name.peek() ? { name: name.peek() } : {});
    set({ given, isBusy: false });
  } catch (error) {
    set({ isBusy: false, wrong: say(/** @type {any} */ (error).say) });
  }
}

/**
 * Become the person of a code; whoever has games here is asked first.
 * @param {string} code
 * @param {(news: Partial<State>) => void} set
 */
async function come(code, set) {
  set({ isBusy: true, wrong: null });
  try {
    if (!(await mayLeave())) return set({ isBusy: false });
    const known = await post("/api/me/move", { code });
    if (known.name) name.value = known.name;
    location.assign("/"); // everything here belonged to somebody else
  } catch (error) {
    set({ isBusy: false, wrong: say(/** @type {any} */ (error).say) });
  }
}

/** Games of this device would stay with whoever plays here now. */
async function mayLeave() {
  await meThere();
  const games = (await get("/api/tables")).length;
  if (!games) return true;
  const answer = await dialog({
    title: t("page-device-leave", { count: games }),
    text: t("page-device-leave-about"),
    answers: [
      { value: "yes", label: t("page-device-leave-yes"), go: true },
      { value: "no", label: t("page-lobby-cancel") },
    ],
  });
  return answer === "yes";
}
