/** The link to a table: to copy, to share, to photograph. */
/** @import { Drawing } from "../types.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { get } from "../app/api.js";
import { icon, toast } from "../app/ui.js";
import { t } from "../app/words.js";

/** @import { Invites } from "../types.js" */

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

/** The whole link of a code, as others can open it. @param {Invites} invites @param {string} code */
export const linkOf = ({ address }, code) => `${address?.base ?? location.origin}/i/${code}`;

/** @param {Invites} invites @param {string} words what is said with the link @returns {Drawing} */
export function sharePanel(invites, words) {
  const code = invites.play;
  if (!code) return nothing;
  const link = linkOf(invites, code);
  return html`${spoken(invites.spoken)}
    <div class="inv">
      <div class="qr">
        <img src=${`/qr/${code}.svg`} alt=${t("page-lobby-room-qr")} width="200" height="200" />
      </div>
      <div>
        <div class="row">
          <button class="go" @click=${() => copy("play-link", link)}>
            ${icon("link")}${t("page-lobby-room-copy")}
          </button>
          ${send(words, link)}
        </div>
      </div>
    </div>
    ${reachOf(invites)} ${linkField("play-link", t("page-lobby-room-link"), link)}`;
}

/** The code to say on the telephone. @param {string | null | undefined} code */
const spoken = (code) =>
  code
    ? html`<p class="spoken">
        <span class="quiet small">${t("page-lobby-room-spoken")}</span><b class="code">${code}</b>
      </p>`
    : nothing;

/** By whatever the device shares with; where it has nothing, by e-mail. @param {string} words @param {string} link */
function send(words, link) {
  if ("share" in navigator)
    return html`<button @click=${() => navigator.share({ text: words, url: link }).catch(() => {})}>
      ${icon("share")}${t("page-lobby-room-share")}
    </button>`;
  const mail = `mailto:?subject=${encodeURIComponent(words)}&body=${encodeURIComponent(`${words}\n${link}`)}`;
  return html`<a class="button" href=${mail}>${icon("share")}${t("page-lobby-room-mail")}</a>`;
}

/** Who can open the link, where that is not everybody. @param {Invites} invites */
function reachOf({ address }) {
  if (address?.reach === "home") return html`<p class="quiet small">${t("page-lobby-room-home")}</p>`;
  if (address?.reach !== "here") return nothing;
  return html`<div class="tell no" role="note">
    ${icon("help")}
    <p>
      <b>${t("page-lobby-room-here-only")}</b>
      <span class="small">${t("page-lobby-room-here-only-about")} <code>samedi serve --lan</code></span>
    </p>
  </div>`;
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
