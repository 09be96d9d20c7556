/** Tells a person that it is their turn: title, icon, a knock, a small shake of the phone. */
import { t } from "../app/words.js";
import { entitle } from "../app/title.js";
import { file } from "../app/ui.js";
import { sound } from "./sounds.js";

/**
 * @param {string} title
 * @param {{ table: string, isMyTurn: boolean, isNew: boolean }} state `isNew`: it has just become so
 */
export function herald(title, { table, isMyTurn, isNew }) {
  entitle(isMyTurn ? `● ${t("page-table-your-turn")} · ${title}` : `${title} · Samedi`, { table, isMyTurn });
  if (!isMyTurn || !isNew) return;
  sound("knock");
  if (document.hidden && "Notification" in window && Notification.permission === "granted")
    void notify(title, `/t/${table}`);
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
}

/** Phones let only a service worker show a notification. @param {string} body @param {string} path */
async function notify(body, path) {
  const shown = { body, icon: file("/pictures/icon-turn.svg"), tag: "samedi", data: { path } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(t("page-table-your-turn"), shown);
  else new Notification(t("page-table-your-turn"), shown);
}

/** Whether this person could be told while they look elsewhere, and has not been asked yet. */
export function mayAskToNotify() {
  return "Notification" in window && isSecureContext && Notification.permission === "default";
}

/** Put the page's own title and icon back. */
export function dismiss() {
  entitle();
}
