/** The page starts here: words and pieces first, then the screen of the address. */
import { effect } from "../vendor/signals-core/signals-core.module.js";
import { followTables } from "./list_line.js";
import { isKnown, speakMine } from "./me.js";
import { prepare, show, start } from "./routes.js";
import { keepTitle } from "./title.js";
import { layShelf, loadPieces } from "./ui.js";
import { language } from "./words.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
/** Of a table the words and pieces of its game come first; the others when somebody goes elsewhere. */
const game = document.querySelector('meta[name="table"]')?.getAttribute("content");

prepare();
layShelf();
void begin();

async function begin() {
  const portion = game ? `/games/${game}` : "";
  await Promise.all([speakMine(portion), loadPieces(portion)]);
  keepTitle();
  await start(root, portion ? once(() => Promise.all([speakMine(), loadPieces()])) : async () => {});
  if (navigator.serviceWorker?.controller) void import("./keeping.js").then(({ stand }) => stand());
  effect(() => {
    if (isKnown.value) followTables();
  });
  let spoken = language.value;
  effect(() => {
    if (isKnown.value && mayBeCalled(language.value)) void import("./push.js").then(({ keep }) => keep());
  });
  effect(() => {
    if (language.value === spoken) return;
    spoken = language.value;
    void show();
  });
}

/** @param {() => Promise<unknown>} load @returns {() => Promise<unknown>} does it once, unless it failed */
function once(load) {
  /** @type {Promise<unknown> | null} */
  let loaded = null;
  return () =>
    (loaded ??= load().catch(() => {
      loaded = null; // the screen says itself what it lacks
    }));
}

/** Whether a service worker has to know the language: it calls, or the page is installed. @param {string} _now */
function mayBeCalled(_now) {
  const isAllowed = "Notification" in window && Notification.permission === "granted";
  return isAllowed || matchMedia("(display-mode: standalone)").matches;
}
