/** The page starts here: words and pieces first, then the screen of the address. */
import { effect } from "../vendor/signals-core/signals-core.module.js";
import { followTables } from "./list_line.js";
import { isKnown, speakMine } from "./me.js";
import { prepare, show, start } from "./routes.js";
import { keepTitle } from "./title.js";
import { layShelf, loadPieces } from "./ui.js";
import { language } from "./words.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));

prepare();
layShelf();
void begin();

async function begin() {
  await Promise.all([speakMine(), loadPieces()]);
  keepTitle();
  await start(root);
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

/** Whether a service worker has to know the language: it calls, or the page is installed. @param {string} _now */
function mayBeCalled(_now) {
  const isAllowed = "Notification" in window && Notification.permission === "granted";
  return isAllowed || matchMedia("(display-mode: standalone)").matches;
}
