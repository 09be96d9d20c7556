/** The host's guests in the waiting room: who may be sent away, and links that may be withdrawn. */
/** @import { Answer } from "../app/guests.js" */
/** @import { Room } from "./waiting.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { letIn, renewLinks, sendAway, toLetIn, toSendAway } from "../app/guests.js";
import { icon } from "../app/ui.js";
import { t } from "../app/words.js";

/** @param {Room} room @param {(answer: Promise<Answer | null>) => void} act what to do with an answer */
export function guests({ view, table, isHost }, act) {
  if (!isHost) return nothing;
  const line = (/** @type {string} */ picture, /** @type {string} */ label, /** @type {() => void} */ deed) =>
    html`<button class="bare item" @click=${deed}>${icon(picture)}${label}</button>`;
  return html`<details class="fold">
    <summary>${t("page-guests")}</summary>
    <div class="guests">
      ${toSendAway(view).map((guest) =>
        line("stop", t("page-guests-send", { name: guest.name }), () => act(sendAway(table.send, guest))),
      )}
      ${toLetIn(view).map(({ person, name }) =>
        line("people", t("page-guests-again", { name }), () => act(letIn(table.send, person))),
      )}
      ${line("link", t("page-guests-links"), () => act(renewLinks(table.send)))}
    </div>
  </details>`;
}
