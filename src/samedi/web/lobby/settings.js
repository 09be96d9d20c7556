/** How people play together at a table: sensible unless somebody says otherwise. */
import { html } from "../vendor/lit-html/lit-html.js";
import { t } from "../app/words.js";
import { list, toggle } from "./form.js";

/** @typedef {Partial<import("../types.js").Settings>} Settings */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MOST_WATCHERS = 32;

/** The paces a table can choose from. @type {Record<string, any>} */
const CLOCKS = {
  none: null,
  quick: { type: "fischer", base_ms: 10 * MINUTE, increment_ms: 10_000 },
  calm: { type: "per_move", move_ms: 2 * MINUTE },
  day: { type: "per_move", move_ms: DAY },
};

/** What a new table begins with. @type {Settings} */
const USUAL = {
  confirm: true,
  take_back: "consent",
  clock: null,
  chat: "free",
  hints: false,
  watchers: MOST_WATCHERS,
};

/** Among bots or alone, asking for a hint takes nothing from anybody. @param {string} way @returns {Settings} */
export const usualFor = (way) => ({ ...USUAL, hints: way === "bots" || way === "solo" });

/** @param {any} clock */
const paceOf = (clock) =>
  Object.keys(CLOCKS).find((pace) => JSON.stringify(CLOCKS[pace]) === JSON.stringify(clock ?? null)) ??
  (clock?.type === "fischer" ? "quick" : "calm");

/**
 * @param {Settings} settings
 * @param {(settings: Settings) => void} change
 * @param {{ isAlone?: boolean }} [more] alone, nobody talks or watches
 */
export function settingsForm(settings, change, { isAlone = false } = {}) {
  const set = (/** @type {keyof Settings} */ name) => (/** @type {any} */ value) =>
    change({ ...settings, [name]: value });
  const watchers = () =>
    toggle({
      name: "set-watchers",
      label: t("page-lobby-set-watchers"),
      about: t("page-lobby-set-watchers-about"),
      value: settings.watchers !== 0,
      change: (isOn) => set("watchers")(isOn ? MOST_WATCHERS : 0),
    });
  const some = (/** @type {"take_back" | "chat"} */ name, /** @type {string[]} */ values) =>
    list({
      name: `set-${name}`,
      label: t(`page-lobby-set-${name}`),
      value: settings[name],
      change: set(name),
      choices: values.map((value) => ({ value, label: t(`page-lobby-set-${name}-${value}`) })),
    });
  const yes = (/** @type {"confirm" | "hints"} */ name) =>
    toggle({
      name: `set-${name}`,
      label: t(`page-lobby-set-${name}`),
      about: t(`page-lobby-set-${name}-about`),
      value: Boolean(settings[name]),
      change: set(name),
    });
  return html`<div class="togs">${yes("confirm")}${yes("hints")} ${isAlone ? "" : watchers()}</div>
    ${some("take_back", ["consent", "free", "never"])}
    ${isAlone ? "" : [clockList(settings.clock, set("clock")), some("chat", ["free", "phrases", "off"])]}`;
}

/** @param {any} clock @param {(clock: any) => void} change */
function clockList(clock, change) {
  return list({
    name: "set-clock",
    label: t("page-lobby-set-clock"),
    value: paceOf(clock),
    change: (pace) => change(CLOCKS[pace]),
    choices: Object.keys(CLOCKS).map((value) => ({ value, label: t(`page-lobby-set-clock-${value}`) })),
  });
}
