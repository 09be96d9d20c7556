/** What this person likes: language, light, sound. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { setLanguage, sound, theme } from "../app/me.js";
import { aboutCalls, calls, look, wish } from "../app/push.js";
import { icon, sheet } from "../app/ui.js";
import { NAMES, language, t } from "../app/words.js";
import { choice, toggle } from "./form.js";

const THEMES = ["system", "light", "dark"];

/** Open the menu. */
export function openMenu() {
  const shown = sheet(
    t("page-lobby-menu"),
    (close) =>
      html`<div class="menu-sheet">
        ${choice({
          name: "language",
          label: t("page-app-language"),
          value: language.value,
          choices: Object.entries(NAMES).map(([value, label]) => ({ value, label })),
          change: (wanted) => {
            close();
            void setLanguage(wanted);
          },
        })}
        ${choice({
          name: "theme",
          label: t("page-app-theme"),
          value: theme.value,
          isWide: true,
          choices: THEMES.map((value) => ({ value, label: t(`page-app-theme-${value}`) })),
          change: (wanted) => {
            theme.value = wanted;
            shown.refresh();
          },
        })}
        ${toggle({
          name: "sound",
          label: t("page-lobby-sound"),
          about: t("page-lobby-sound-about"),
          value: sound.value,
          change: (isOn) => {
            sound.value = isOn;
            shown.refresh();
          },
        })}
        ${called(() => shown.refresh())}${toDevices(close)}
      </div>`,
    "menu",
  );
  void look().then(() => shown.refresh());
}

/** Whether to be called on this device when it is one's turn. @param {() => void} refresh */
function called(refresh) {
  if (calls.value === "unable") return nothing;
  return toggle({
    name: "calls",
    label: t("page-table-notify"),
    about: aboutCalls(),
    value: calls.value === "on",
    change: (isOn) => void wish(isOn).then(refresh),
  });
}

/** The way to the same person on another device. @param {() => void} close */
function toDevices(close) {
  const open = () => {
    close();
    void import("./device.js").then(({ openDevices }) => openDevices());
  };
  return html`<button @click=${open}>${icon("screen")}${t("page-device")}</button>`;
}
