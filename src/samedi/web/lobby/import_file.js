/** Bring in the file of a finished game: it is checked and kept among your games. */
import { html } from "../vendor/lit-html/lit-html.js";
import { post } from "../app/api.js";
import { meThere } from "../app/me.js";
import { go } from "../app/routes.js";
import { sheet } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { trouble } from "./form.js";

const LARGEST = 8_000_000; // bytes

/** Ask for a file; errors stand beside it, and another can be chosen. */
export function openImport() {
  /** @type {{ isBusy: boolean, wrong: string | null }} */
  const state = { isBusy: false, wrong: null };
  const choose = async (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    if (!file) return;
    Object.assign(state, { isBusy: true, wrong: null });
    shown.refresh();
    const { to, wrong } = await bring(file);
    Object.assign(state, { isBusy: false, wrong });
    input.value = "";
    shown.refresh();
    if (to) {
      shown.close();
      void go(to);
    }
  };
  const shown = sheet(
    t("page-lobby-way-import"),
    () =>
      html`<div class="menu-sheet">
        <div class="field">
          <label for="file">${t("page-lobby-import-file")}</label>
          <input
            id="file"
            type="file"
            accept=".json,.samedi,.txt,application/json,text/plain"
            ?disabled=${state.isBusy}
            @change=${choose}
          />
        </div>
        <p role="status">${state.isBusy ? t("page-lobby-import-busy") : ""}</p>
        ${trouble(state.wrong)}
      </div>`,
  );
}

/** Where the game or the study of a file is now. */
/** @param {File} file @returns {Promise<{ to: string | null, wrong: string | null }>} */
async function bring(file) {
  if (file.size > LARGEST) return { to: null, wrong: t("page-lobby-import-too-large", { file: file.name }) };
  const text = await file.text();
  const game = read(text);
  if (game === null) return { to: null, wrong: t("page-lobby-import-unreadable", { file: file.name }) };
  try {
    await meThere();
    if (game === text || game.format === "samedi-study")
      return { to: `/study/${(await post("/api/studies/files", game)).edit}`, wrong: null };
    return { to: `/t/${(await post("/api/imports", game)).id}`, wrong: null };
  } catch (error) {
    return { to: null, wrong: say(/** @type {any} */ (error).say) };
  }
}

/** What a file holds: JSON, or a study written as text; null: neither. @param {string} text */
function read(text) {
  if (text.startsWith("[game ")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
