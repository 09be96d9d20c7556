/** What this person likes: language, light, sound. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { asksAll, setLanguage, sound, speed, theme } from "../app/me.js";
import { aboutCalls, calls, look, wish } from "../app/push.js";
import { icon, sheet } from "../app/ui.js";
import { NAMES, language, t } from "../app/words.js";
import { choice, toggle } from "./form.js";

const THEMES = ["system", "light", "dark"];
const SPEEDS = ["calm", "brisk", "off"];

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
        ${oneOf("theme", THEMES, theme, refresh)} ${oneOf("speed", SPEEDS, speed, refresh)}
        ${onOrOff("sound", { label: "page-lobby-sound", chosen: sound }, refresh)}
        ${onOrOff("asks-all", { label: "page-app-asks-all", chosen: asksAll }, refresh)}
        ${called(refresh)}${toDevices(close)}${toStudies(close)}
      </div>`,
    "menu",
  );
  void look().then(refresh);
  function refresh() {
    shown.refresh();
  }
}

/** @param {string} name @param {string[]} values @param {{ value: string }} chosen @param {() => void} refresh */
function oneOf(name, values, chosen, refresh) {
  return choice({
    name,
    label: t(`page-app-${name}`),
    value: chosen.value,
    isWide: true,
    choices: values.map((value) => ({ value, label: t(`page-app-${name}-${value}`) })),
    change: (wanted) => {
      chosen.value = wanted;
      refresh();
    },
  });
}

/** @param {string} name @param {{ label: string, chosen: { value: boolean } }} what @param {() => void} refresh */
function onOrOff(name, { label, chosen }, refresh) {
  return toggle({
    name,
    label: t(label),
    about: t(`${label}-about`),
    value: chosen.value,
    change: (isOn) => {
      chosen.value = isOn;
      refresh();
    },
  });
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

/** The boards on which this person tries things. @param {() => void} close */
function toStudies(close) {
  const open = () => {
    close();
    void import("./my_studies.js").then(({ openStudies }) => openStudies());
  };
  return html`<button @click=${open}>${icon("pencil")}${t("page-lobby-studies")}</button>`;
}
