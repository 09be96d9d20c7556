/** Talk before the game, in the waiting room. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../app/words.js";
import { talk } from "../table/chat.js";
/** @import { ChatLine, Drawing, TableSource } from "../types.js" */
/** @import { Room } from "./waiting.js" */

/** @param {Room} room @returns {Drawing} */
export function roomTalk({ view, table }) {
  if (view.settings.chat === "off") return nothing;
  const lines = view.chat ?? [];
  const source = /** @type {TableSource} */ (/** @type {unknown} */ ({ isLive: true, send: table.send }));
  return html`<section class="panel talk" aria-labelledby="talk">
    <h2 id="talk">${t("page-lobby-room-talk")}</h2>
    <div class="lines" role="log" aria-labelledby="talk" tabindex="0">${lines.map(line)}</div>
    ${lines.length ? nothing : html`<p class="quiet small">${t("page-lobby-room-talk-none")}</p>`}
    ${talk(source, view)}
  </section>`;
}

/** @param {ChatLine} said */
const line = ({ name, text, phrase }) => html`<p><b>${name}</b> ${text ?? t(`table-phrase-${phrase}`)}</p>`;
