/** The page starts here: words and pieces first, then the screen of the address. */
import { effect } from "../vendor/signals-core/signals-core.module.js";
import { speakMine } from "./me.js";
import { prepare, show, start } from "./routes.js";
import { loadPieces } from "./ui.js";
import { language } from "./words.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));

prepare();
void begin();

async function begin() {
  await Promise.all([speakMine(), loadPieces()]);
  await start(root);
  let spoken = language.value;
  effect(() => {
    if (language.value === spoken) return;
    spoken = language.value;
    void show();
  });
}
