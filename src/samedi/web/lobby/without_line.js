/** Playing without a line: what it takes is fetched when somebody asks for it, with its size said before. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { Refusal } from "../app/api.js";
import { hasEarlier, hasPython, playsHere, wantsHere } from "../app/here.js";
import { canKeep } from "../app/keeping.js";
import { HAS_SERVER } from "../app/place.js";
import { dialog, icon, sheet, toast } from "../app/ui.js";
import { language, t } from "../app/words.js";
import { fetchPython, forgetPython, offered } from "../here/pack.js";
import { toggle } from "./form.js";

/** @import { Python } from "../here/pack.js" */

const MEGA = 1_000_000;
const EARLIER = "earlier"; // as `sw.js` calls it

/** Fetch what is missing, and then say whether tables are to be here from now on. */
export const openWithoutLine = () =>
  toldIfNot(async () => {
    if (!hasPython.value) await fetchFirst();
    if (HAS_SERVER) openSwitch();
  });

/**
 * Fetch what belongs to the newest edition; somebody has asked for it, knowing how much it is.
 * @param {Python} python
 */
export const fetchNewer = (python) => toldIfNot(() => fetchShown(python));

/** @param {() => Promise<void>} work */
async function toldIfNot(work) {
  try {
    await work();
  } catch (error) {
    toast(error instanceof Refusal ? t(error.say.code) : t("page-here-failed"));
  }
}

/** Ask whether to fetch what is needed, and fetch it; who does not want to has refused. */
export async function fetchFirst() {
  const python = canKeep() ? await offered().catch(() => null) : null;
  if (!python) throw refused(canKeep() ? "page-here-none" : "page-here-unsafe");
  const size = (python.bytes / MEGA).toLocaleString(language.value, { maximumFractionDigits: 1 });
  const words = hasEarlier.value ? "page-here-newer" : "page-here";
  const answer = await dialog({
    title: t(`${words}-ask`),
    text: t(`${words}-about`, { size }),
    answers: [
      { value: "yes", label: t("page-here-yes", { size }), go: true },
      ...(playsEarlier() ? [{ value: "earlier", label: t("page-here-earlier") }] : []),
      { value: "no", label: t("page-here-no") },
    ],
  });
  if (answer === "earlier") await goEarlier();
  if (answer !== "yes") throw refused("page-here-declined");
  await fetchShown(python);
}

/** Whether new tables are of this device, and only an earlier edition plays them. */
const playsEarlier = () => hasEarlier.value && playsHere.value;

/** To the same address in the edition that plays here; this page ends. */
function goEarlier() {
  const address = new URL(location.href);
  address.searchParams.set(EARLIER, "");
  location.assign(address);
  return new Promise(() => {});
}

/** @param {Python} python */
async function fetchShown(python) {
  const ending = new AbortController();
  let part = 0;
  const shown = sheet(
    t("page-here-fetching"),
    () =>
      html`<p role="status">${t(part < 1 ? "page-here-fetching-about" : "page-here-readying")}</p>
        <progress
          class="wide"
          max="1"
          value=${part < 1 ? part : nothing}
          aria-label=${t("page-here-fetching")}
        ></progress>`,
    "",
    () => ending.abort(),
  );
  const progress = (/** @type {number} */ now) => {
    part = now;
    if (shown.isOpen()) shown.refresh();
  };
  try {
    await fetchPython(python, progress, ending.signal);
  } catch (error) {
    if (ending.signal.aborted && part < 1) throw refused("page-here-stopped");
    console.warn(error);
    if (error instanceof Refusal) throw error;
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    throw refused(isFull ? "page-here-full" : "page-here-failed");
  } finally {
    shown.close();
  }
}

/** @param {string} code */
const refused = (code) => new Refusal(0, { code });

function openSwitch() {
  const forget = async (/** @type {() => void} */ close) => {
    close();
    want(false);
    await forgetPython();
    toast(t("page-here-removed"));
  };
  const shown = sheet(
    t("page-lobby-way-here"),
    (close) =>
      html`<div class="menu-sheet">
        ${toggle({
          name: "here",
          label: t("page-here-switch"),
          about: t("page-here-switch-about"),
          value: wantsHere.value,
          change: (isOn) => {
            want(isOn);
            shown.refresh();
          },
        })}
        <button @click=${() => forget(close)}>${icon("trash")}${t("page-here-remove")}</button>
      </div>`,
    "menu",
  );
}

/** @param {boolean} isOn */
function want(isOn) {
  wantsHere.value = isOn;
  localStorage.setItem("samedi-here", isOn ? "yes" : "no");
}
