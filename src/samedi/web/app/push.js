/** Being called on this device when it is one's turn: only for whoever taps for it, and until they tap again. */
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { get, post } from "./api.js";
import { letIn } from "./keeping.js";
import { me } from "./me.js";
import { BASE, HAS_SERVER } from "./place.js";
import { toast } from "./ui.js";
import { language, t } from "./words.js";

const TOLD = "samedi-called"; // what the server was last told of this device

/** @typedef {"unable" | "off" | "on" | "blocked"} Calls */

/** How it stands here. `unable`: the browser or the server cannot; `blocked`: the browser was told not to. */
export const calls = signal(/** @type {Calls} */ ("unable"));

/** Whether the last tap came to nothing. */
const hasFailed = signal(false);

/** @type {string | null} */
let key = null;

/** What stands beside the switch: what it does and what is kept, or why it does not work. */
export function aboutCalls() {
  if (hasFailed.value) return t("page-calls-failed");
  return t(calls.value === "blocked" ? "page-calls-blocked" : "page-calls-about");
}

const isAble = () =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** See how it stands; nothing is asked of the person. @returns {Promise<Calls>} */
export async function look() {
  if (!HAS_SERVER || !isAble()) return "unable";
  key ??= (await get("/api/push").catch(() => null))?.key ?? null;
  calls.value = key ? await standing() : "unable";
  return calls.value;
}

/** @returns {Promise<Calls>} */
async function standing() {
  if (Notification.permission === "denied") return "blocked";
  return Notification.permission === "granted" && (await subscription()) ? "on" : "off";
}

/** The browser asks the person; then it is subscribed and the server told. Whether that went well. */
async function turnOn() {
  if ((await look()) === "unable") return false;
  if ((await Notification.requestPermission()) === "granted") await tell(await subscribed());
  return (await look()) === "on";
}

async function turnOff() {
  const mine = await subscription();
  localStorage.removeItem(TOLD);
  if (mine) {
    await post("/api/push/forget", { endpoint: mine.endpoint });
    await mine.unsubscribe();
  }
  calls.value = "off";
}

/** What the last tap has asked for is done after what the one before it did. */
let turn = Promise.resolve();

/** What the person taps for, told to them. @param {boolean} isWanted */
export function wish(isWanted) {
  turn = turn.then(() => fulfil(isWanted));
  return turn;
}

/** @param {boolean} isWanted */
async function fulfil(isWanted) {
  hasFailed.value = false;
  try {
    if (!isWanted) await turnOff();
    else if (!(await turnOn()) && calls.value === "unable") await Notification.requestPermission();
    if (calls.value !== "unable") toast(t(`page-calls-${calls.value}`));
  } catch {
    hasFailed.value = true;
    toast(t("page-calls-failed"));
  }
}

/** Whoever is called here still is, in the language of today. */
export async function keep() {
  if (isAble() && matchMedia("(display-mode: standalone)").matches) await letIn();
  if ((await look()) !== "on") return;
  const mine = await subscription();
  if (mine && localStorage.getItem(TOLD) !== (await saidOf(mine))) await tell(mine);
}

/** @returns {Promise<PushSubscription | null>} */
async function subscription() {
  const registration = await navigator.serviceWorker.getRegistration(BASE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Let the service worker in, and the browser know who may call. */
async function subscribed() {
  await letIn();
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wanted);
  } catch (error) {
    const former = await pushManager.getSubscription(); // for a key that the server has no more
    if (!former) throw error;
    await former.unsubscribe();
    return pushManager.subscribe(wanted);
  }
}

/** @param {PushSubscription} mine */
async function tell(mine) {
  const said = await saidOf(mine);
  const { endpoint, keys } = mine.toJSON();
  await post("/api/push", { endpoint, keys, language: language.value });
  localStorage.setItem(TOLD, said);
}

/** @param {PushSubscription} mine */
async function saidOf(mine) {
  return `${await me()} ${language.value} ${mine.endpoint}`;
}
