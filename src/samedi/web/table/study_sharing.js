/** The links of a study, its files, and its end. */
/** @import { StudySource } from "./study_source.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { remove } from "../app/api.js";
import { isKeptHere } from "../app/here.js";
import { placeOf } from "../app/place.js";
import { go } from "../app/routes.js";
import { saveFromHere } from "../app/saving.js";
import { dialog, icon, sheet, toast } from "../app/ui.js";
import { say, t } from "../app/words.js";
import { reason } from "./study_source.js";

/** @param {StudySource} source */
export function openSharing(source) {
  const { is_mine: isMine, links } = source.study.value;
  sheet(
    t("whatif-share"),
    (close) =>
      html`<div class="menu sharing">
        ${isKeptHere(source.id) ? keptHere(source) : kept(source)}
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

/** The links and files of a study that a server keeps. @param {StudySource} source */
function kept({ path, study }) {
  const { links } = study.value;
  return html`${link(t("whatif-link-read"), t("whatif-link-read-about"), links.read)}
    ${links.edit ? link(t("whatif-link-edit"), t("whatif-link-edit-about"), links.edit) : nothing}
    <a class="button" download href=${placeOf(`${path}/file`)}>${t("whatif-file")}</a>
    ${
      study.value.lacks_way
        ? html`<p class="quiet small">${say({ code: "server-study-no-text" })}</p>`
        : html`<a class="button" download href=${placeOf(`${path}/text`)}>${t("whatif-text")}</a>`
    }`;
}

/** The files of a study of this device, to which no link leads. @param {StudySource} source */
function keptHere({ id, path, study }) {
  const name = `samedi-study-${study.value.game}-${id}`;
  if (study.value.lacks_way) return html`<p class="quiet small">${say({ code: "server-study-stays" })}</p>`;
  return html`<p class="quiet small">${t("whatif-here")}</p>
    <a class="button" download=${`${name}.json`} href=${`${path}/file`} @click=${saveFromHere}
      >${t("whatif-file")}</a
    >
    <a class="button" download=${`${name}.txt`} href=${`${path}/text`} @click=${saveFromHere}
      >${t("whatif-text")}</a
    >`;
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
    text: t(isKeptHere(source.id) ? "whatif-delete-about-here" : "whatif-delete-about"),
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
