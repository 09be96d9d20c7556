/** Tells a person that it is their turn: title, icon, a knock, a small shake of the phone. */
import { t } from "../app/words.js";
import { play } from "../app/sound.js";
import { file } from "../app/ui.js";

const ICON = file("/pictures/icon.svg");
const ICON_TURN = file("/pictures/icon-turn.svg");

/** @param {string} title @param {{ isMyTurn: boolean, isNew: boolean }} state `isNew`: it has just become so */
export function herald(title, { isMyTurn, isNew }) {
  document.title = isMyTurn ? `● ${t("page-table-your-turn")} · ${title}` : `${title} · Samedi`;
  showIcon(isMyTurn ? ICON_TURN : ICON);
  if (!isMyTurn || !isNew) return;
  play("knock");
  if (document.hidden && "Notification" in window && Notification.permission === "granted")
    new Notification(t("page-table-your-turn"), { body: title, icon: ICON_TURN, tag: "samedi" });
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
}

/** Whether this person could be told while they look elsewhere, and has not been asked yet. */
export function mayAskToNotify() {
  return "Notification" in window && isSecureContext && Notification.permission === "default";
}

/** Put the page's own title and icon back. */
export function dismiss() {
  document.title = "Samedi";
  showIcon(ICON);
}

/** @param {string} href */
function showIcon(href) {
  const link = document.querySelector('link[rel="icon"]');
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}
