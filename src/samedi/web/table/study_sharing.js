/** The links of a study, its files, and its end. */
/** @import { StudySource } from "./study_source.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { remove } from "../app/api.js";
import { placeOf } from "../app/place.js";
import { go } from "../app/routes.js";
import { dialog, icon, sheet, toast } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { reason } from "./study_source.js";

/** @param {StudySource} source */
export function openSharing(source) {
  const { links, is_mine: isMine } = source.study.value;
  sheet(
    t("whatif-share"),
    (close) =>
      html`<div class="menu sharing">
        ${link(t("whatif-link-read"), t("whatif-link-read-about"), links.read)}
        ${links.edit ? link(t("whatif-link-edit"), t("whatif-link-edit-about"), links.edit) : nothing}
        <a class="button" download href=${placeOf(`${source.path}/file`)}>${t("whatif-file")}</a>
        <a class="button" download href=${placeOf(`${source.path}/text`)}>${t("whatif-text")}</a>
        ${
          isMine && links.edit
            ? html`<button
                class="bare"
                @click=${() => {
                  close();
                  void forget(source);
                }}
              >
                ${icon("trash")}${t("whatif-delete")}
              </button>`
            : nothing
        }
      </div>`,
  );
}

/** @param {string} label @param {string} about @param {string} code */
function link(label, about, code) {
  const url = `${location.origin}${placeOf(`/study/${code}`)}`;
  const copy = async (/** @type {Event} */ { currentTarget }) => {
    const shown = /** @type {HTMLElement} */ (currentTarget).parentElement?.querySelector("input");
    try {
      await navigator.clipboard.writeText(url);
      toast(t("page-table-copied"));
    } catch {
      shown?.focus(); // it selects itself
      toast(t("whatif-copy-by-hand"));
    }
  };
  const select = (/** @type {FocusEvent} */ event) =>
    /** @type {HTMLInputElement} */ (event.currentTarget).select();
  return html`<div class="study-link">
    <label>${label} <input class="wide" readonly .value=${url} @focus=${select} /></label>
    <button aria-label=${t("whatif-copy-link")} @click=${copy}>${icon("link")}</button>
    <p class="quiet small">${about}</p>
  </div>`;
}

/** @param {StudySource} source */
async function forget(source) {
  const answer = await dialog({
    title: t("whatif-delete-title"),
    text: t("whatif-delete-about"),
    answers: [
      { value: "delete", label: t("whatif-delete"), go: true },
      { value: "", label: t("whatif-keep") },
    ],
  });
  if (answer !== "delete") return;
  try {
    await remove(source.path);
    await go(source.home);
  } catch (error) {
    toast(say(reason(error)));
  }
}
