/** Coming to a table by what somebody was sent or told: a link, its code, or two words and a number. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { get, post } from "../app/api.js";
import { meThere } from "../app/me.js";
import { go } from "../app/routes.js";
import { say, t } from "../app/words.js";
import { trouble } from "./form.js";

const LONGEST = 80; // letters of a spoken code, whatever stands between them
const typed = signal("");
const wrong = signal(/** @type {string | null} */ (null));
const isBusy = signal(false);

export function joinForm() {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void join();
  };
  return html`<form class="join panel" @submit=${submit}>
    <label for="code">${t("page-lobby-code")}</label>
    <div class="row">
      <input
        id="code"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        placeholder=${t("page-lobby-code-hint")}
        .value=${live(typed.value)}
        aria-invalid=${wrong.value ? "true" : nothing}
        aria-describedby="code-wrong"
        @input=${(/** @type {Event} */ event) => {
          typed.value = /** @type {HTMLInputElement} */ (event.target).value;
        }}
      /><button ?disabled=${isBusy.value}>${t("page-lobby-code-join")}</button>
    </div>
    <div id="code-wrong">${trouble(wrong.value)}</div>
  </form>`;
}

/** Find the table, and go to its invitation; what is wrong stands beside what was typed. */
async function join() {
  if (isBusy.value) return;
  isBusy.value = true;
  wrong.value = null;
  try {
    const code = await linkCode(typed.value);
    if (code) {
      await go(`/i/${encodeURIComponent(code)}`);
      typed.value = "";
    } else wrong.value = t("page-lobby-code-empty");
  } catch (error) {
    wrong.value = say(/** @type {any} */ (error).say ?? { code: "page-app-unreachable" });
  } finally {
    isBusy.value = false;
  }
}

/** The code of a link that leads somewhere; null: nothing of the kind was typed. @param {string} text */
async function linkCode(text) {
  if (isSpoken(text)) {
    await meThere();
    return (await post("/api/codes", { code: text.slice(0, LONGEST) })).invite;
  }
  const code = codeIn(text);
  if (code) await get(`/api/invites/${encodeURIComponent(code)}`);
  return code;
}

/** Whether this is made of words and a number, and not of a link's code. @param {string} text */
export const isSpoken = (text) =>
  /^[\p{L}\p{M}][\p{L}\p{M}\s.,;:_'’-]*\p{Nd}{3}$/u.test(text.normalize("NFKC").trim());

/** The code in what somebody pasted: a link or the code itself. @param {string} pasted */
export function codeIn(pasted) {
  return pasted.trim().match(/^(?:.*\/i\/)?([A-Za-z0-9_.-]+)\/?$/)?.[1] ?? null;
}
