/** How people play together at a table: sensible unless somebody says otherwise. */
import { html } from "../vendor/lit-html/lit-html.js";
import { botLine } from "../app/bots.js";
import { t } from "../app/words.js";
import { choice, list, toggle } from "./form.js";

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

/** How long the table waits for somebody who is away. @type {Record<string, number>} */
const PATIENCE = { minutes: 3 * MINUTE, hour: 60 * MINUTE, day: DAY, days: 3 * DAY };

/** An evening does not wait for days, a game over days does. @param {any} clock */
const patienceFor = (clock) =>
  clock?.type === "per_move" && clock.move_ms >= DAY ? PATIENCE.days : PATIENCE.minutes;

/** What a new table begins with. @type {Settings} */
const USUAL = {
  take_back: "consent",
  clock: null,
  chat: "free",
  hints: false,
  watchers: MOST_WATCHERS,
  patience_ms: PATIENCE.minutes,
};

/** Among bots or alone nobody waits for a word, and a hint takes nothing from anybody. */
const AMONG_BOTS = { confirm: false, hints: true };

/** @param {string} way @returns {Settings} */
export const usualFor = (way) => ({ ...USUAL, ...(way === "bots" || way === "solo" ? AMONG_BOTS : {}) });

/** @param {any} clock */
const paceOf = (clock) =>
  Object.keys(CLOCKS).find((pace) => JSON.stringify(CLOCKS[pace]) === JSON.stringify(clock ?? null)) ??
  (clock?.type === "fischer" ? "quick" : "calm");

/**
 * @param {Settings} settings
 * @param {(settings: Settings) => void} change
 * @param {{ isAlone?: boolean, bots?: { name: string }[] }} [more] alone, nobody talks, watches or is away
 */
export function settingsForm(settings, change, { isAlone = false, bots = [] } = {}) {
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
    choice({
      name: `set-${name}`,
      label: t(`page-lobby-set-${name}`),
      isWide: true,
      value: settings[name],
      change: set(name),
      choices: values.map((value) => ({ value, label: t(`page-lobby-set-${name}-${value}`) })),
    });
  const yes = (/** @type {"confirm" | "hints"} */ name) =>
    toggle({
      name: `set-${name}`,
      label: t(`page-lobby-set-${name}`),
      about: t(`page-lobby-set-${name}-about`),
      value: settings[name] ?? name === "confirm", // among people the table asks for a word unless it is told not to
      change: set(name),
    });
  return html`<div class="togs">${yes("confirm")}${yes("hints")} ${isAlone ? "" : watchers()}</div>
    ${
      isAlone
        ? ""
        : [
            some("take_back", ["consent", "free", "never"]),
            paceList(settings, change),
            some("chat", ["free", "phrases", "off"]),
            away(settings, set, bots),
          ]
    }`;
}

/** With the pace the patience changes. @param {Settings} settings @param {(settings: Settings) => void} change */
function paceList(settings, change) {
  return clockList(settings.clock, (clock) =>
    change({ ...settings, clock, patience_ms: patienceFor(clock) }),
  );
}

/**
 * When a bot may sit in for somebody who is away, and which one.
 * @param {Settings} settings
 * @param {(name: keyof Settings) => (value: any) => void} set
 * @param {{ name: string }[]} bots
 */
function away(settings, set, bots) {
  const names = Object.keys(PATIENCE);
  return [
    choice({
      name: "set-patience",
      isWide: true,
      label: t("page-lobby-set-patience"),
      about: t("page-lobby-set-patience-about"),
      value: names.find((name) => PATIENCE[name] >= (settings.patience_ms ?? 0)) ?? "days",
      change: (name) => set("patience_ms")(PATIENCE[name]),
      choices: names.map((value) => ({ value, label: t(`page-lobby-set-patience-${value}`) })),
    }),
    list({
      name: "set-stand-in",
      label: t("page-lobby-set-stand-in"),
      about: t("page-lobby-set-stand-in-about"),
      value: settings.stand_in ?? "",
      change: (name) => set("stand_in")(name || null),
      choices: [
        { value: "", label: t("page-lobby-set-stand-in-usual") },
        ...bots.map(({ name }) => ({ value: name, label: botLine(name) })),
      ],
    }),
  ];
}

/** @param {any} clock @param {(clock: any) => void} change */
function clockList(clock, change) {
  return choice({
    name: "set-clock",
    isWide: true,
    label: t("page-lobby-set-clock"),
    value: paceOf(clock),
    change: (pace) => change(CLOCKS[pace]),
    choices: Object.keys(CLOCKS).map((value) => ({ value, label: t(`page-lobby-set-clock-${value}`) })),
  });
}
