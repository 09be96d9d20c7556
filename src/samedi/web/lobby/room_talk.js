/** Talk before the game, in the waiting room; on small screens it is far down, so that a line of others is told. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon, toast } from "../app/ui.js";
import { t } from "../app/words.js";
import { talk, Unread } from "../table/chat.js";
import { personName } from "../table/model.js";
/** @import { Connection } from "../app/socket.js" */
/** @import { ChatLine, Drawing, TableSource } from "../types.js" */
/** @import { Room } from "./waiting.js" */

/** Whether somebody can see what is said: the latest line stands over the place to write. */
function isSeen() {
  const { top = -1 } = document.querySelector(".talk .say")?.getBoundingClientRect() ?? {};
  return !document.hidden && top > 0 && top < innerHeight;
}

/** Tell what others say where nobody sees it, and count it until somebody does. @param {Connection} table */
export function listen(table) {
  const unread = new Unread(table, table.view.peek().seq, (text, by) => {
    if (isSeen()) unread.read();
    else toast(`${personName(table.view.peek(), by)} – ${text}`);
  });
  const look = () => {
    if (isSeen()) unread.read();
  };
  addEventListener("scroll", look, { passive: true });
  document.addEventListener("visibilitychange", look);
  const stop = () => {
    unread.stop();
    removeEventListener("scroll", look);
    document.removeEventListener("visibilitychange", look);
  };
  return { count: unread.count, stop };
}

/** The way down to what was said. @param {number} count @returns {Drawing} */
export const unreadTalk = (count) =>
  count
    ? html`<a
        class="button bare unread"
        href="#talk"
        aria-label=${t("page-lobby-room-talk-unread", { count })}
        >${icon("chat")}<span class="badge">${count}</span></a
      >`
    : nothing;

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
