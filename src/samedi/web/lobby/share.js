/** The link to a table: to copy, to share, to photograph. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { get } from "../app/api.js";
import { icon, toast } from "../app/ui.js";
import { t } from "../app/words.js";

/** @typedef {{ play?: string, watch: string }} Invites */

/**
 * The codes of the links, by table.
 * @type {Map<string, import("../vendor/signals-core/signals-core.module.js").Signal<Invites | null>>}
 */
const known = new Map();

/**
 * The codes of a table's links; null until they have come.
 * @param {string} id
 * @param {number} [renewed] how many times they were withdrawn
 * @returns {Invites | null}
 */
export function invitesOf(id, renewed = 0) {
  const key = `${id} ${renewed}`;
  let codes = known.get(key);
  if (!codes) {
    const fresh = signal(/** @type {Invites | null} */ (null));
    known.set(key, (codes = fresh));
    get(`/api/tables/${id}/invites`).then(
      (found) => {
        fresh.value = found;
      },
      () => known.delete(key),
    );
  }
  return codes.value;
}

/** @param {string} code */
export const linkOf = (code) => `${location.origin}/i/${code}`;

/** @param {string} code @param {string} words what is said with the link */
export function sharePanel(code, words) {
  const link = linkOf(code);
  return html`<div class="inv">
      <div class="qr">
        <img src=${`/qr/${code}.svg`} alt=${t("page-lobby-room-qr")} width="200" height="200" />
      </div>
      <div>
        <div class="row">
          <button class="go" @click=${() => copy("play-link", link)}>
            ${icon("link")}${t("page-lobby-room-copy")}
          </button>
          ${
            "share" in navigator
              ? html`<button @click=${() => navigator.share({ text: words, url: link }).catch(() => {})}>
                  ${icon("share")}${t("page-lobby-room-share")}
                </button>`
              : nothing
          }
        </div>
      </div>
    </div>
    ${linkField("play-link", t("page-lobby-room-link"), link)}`;
}

/** @param {string} id @param {string} label @param {string} link */
export function linkField(id, label, link) {
  return html`<div class="field lnk">
    <label for=${id}>${label}</label
    ><input
      id=${id}
      readonly
      .value=${link}
      @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
    />
  </div>`;
}

/** @param {string} id of the field that shows the link @param {string} link */
export async function copy(id, link) {
  try {
    await navigator.clipboard.writeText(link);
    toast(t("page-lobby-room-copied"));
  } catch {
    document.getElementById(id)?.focus(); // it selects itself
    toast(t("page-lobby-room-copy-by-hand"));
  }
}
