/** The controls of forms: choices, switches, numbers, and the levers of a game made of them. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { knows, t } from "../app/words.js";
import { icon, symbol } from "../app/ui.js";
/** @import { Drawing, Lever, Setup } from "../types.js" */

/** @typedef {{ value: string | number, label: string, about?: string, picture?: Drawing }} Choice */

const WIDEST = 7; // choices in one row; more of them, or long ones, become a list
const LONGEST = 34; // characters of all their words together
const FEW = 6; // steps from the smallest number to the largest that still stand side by side

/**
 * One of several, as segments or, where they are many, as a list to open.
 * @param {{ name: string, label: string, about?: string, choices: Choice[], value: unknown, change: (value:
 *   any) => void, isWide?: boolean, look?: string }} field `look`: how the segments are laid out
 */
export function choice({ name, label, about, choices, value, change, isWide = false, look }) {
  const isShort =
    choices.length <= WIDEST && choices.reduce((sum, each) => sum + each.label.length, 0) <= LONGEST;
  const isPictured = choices.some(({ picture }) => picture);
  if (!isShort && !isWide && !isPictured) return list({ name, label, about, choices, value, change });
  const usual = isPictured ? "pictured" : !isWide ? "" : isShort && choices.length <= 4 ? "wide" : "many";
  return html`<fieldset class=${`seg ${look ?? usual}`}>
    <legend>${label}</legend>
    ${about ? html`<p class="quiet small">${about}</p>` : nothing}
    <div class="segments">
      ${choices.map(
        (each) =>
          html`<label
            ><input
              type="radio"
              name=${name}
              .checked=${live(each.value === value)}
              @change=${() => change(each.value)}
            /><span>${each.picture ?? nothing}<b>${each.label}</b></span></label
          >`,
      )}
    </div>
  </fieldset>`;
}

/**
 * @param {{ name: string, label: string, about?: string, choices: Choice[], value: unknown, change: (value:
 *   any) => void }} field
 */
export function list({ name, label, about, choices, value, change }) {
  const chosen = (/** @type {Event} */ event) =>
    change(choices[/** @type {HTMLSelectElement} */ (event.target).selectedIndex].value);
  return html`<div class="field">
    <label for=${name}>${label}</label
    >${about ? html`<p class="quiet small" id=${`${name}-about`}>${about}</p>` : nothing}
    <select id=${name} aria-describedby=${about ? `${name}-about` : nothing} @change=${chosen}>
      ${choices.map((each) => html`<option .selected=${live(each.value === value)}>${each.label}</option>`)}
    </select>
  </div>`;
}

/**
 * Yes or no.
 * @param {{ name: string, label: string, about?: string, value: boolean, change: (value: boolean) => void }}
 *   field
 */
export function toggle({ name, label, about, value, change }) {
  return html`<label class="tog" for=${name}
    ><span><b>${label}</b>${about ? html`<small>${about}</small>` : nothing}</span>
    <input
      id=${name}
      type="checkbox"
      role="switch"
      .checked=${live(value)}
      @change=${(/** @type {Event} */ event) => change(/** @type {HTMLInputElement} */ (event.target).checked)}
  /></label>`;
}

/**
 * A small number.
 * @param {{ name: string, label: string, about?: string, min: number, max: number, value: number, change:
 *   (value: number) => void }} field
 */
export function stepper({ name, label, about, min, max, value, change }) {
  const by = (/** @type {number} */ step) => change(Math.min(max, Math.max(min, value + step)));
  return html`<div class="field stepper" role="group" aria-labelledby=${`${name}-label`}>
    <span id=${`${name}-label`} class="leg">${label}</span
    >${about ? html`<p class="quiet small">${about}</p>` : nothing}
    <div class="steps-row">
      <button
        type="button"
        aria-label=${t("page-lobby-less", { what: label })}
        ?disabled=${value <= min}
        @click=${() => by(-1)}
      >
        −
      </button>
      <output aria-live="polite">${value}</output
      ><button
        type="button"
        aria-label=${t("page-lobby-plus", { what: label })}
        ?disabled=${value >= max}
        @click=${() => by(1)}
      >
        +
      </button>
    </div>
  </div>`;
}

/**
 * A line of text.
 * @param {{ name: string, label: string, value: string, change: (value: string) => void, hint?: string,
 *   about?: string, isWrong?: boolean }} field
 */
export function text({ name, label, value, change, hint, about, isWrong = false }) {
  return html`<div class="field">
    <label for=${name}>${label}</label
    >${about ? html`<p class="quiet small" id=${`${name}-about`}>${about}</p>` : nothing}
    <input
      id=${name}
      type="text"
      maxlength="24"
      autocomplete="off"
      autocapitalize="words"
      placeholder=${hint ?? ""}
      .value=${live(value)}
      aria-describedby=${about ? `${name}-about` : nothing}
      aria-invalid=${isWrong ? "true" : nothing}
      @input=${(/** @type {Event} */ event) => change(/** @type {HTMLInputElement} */ (event.target).value)}
    />
  </div>`;
}

/** What went wrong, where it did. @param {string | null | undefined} sentence */
export function trouble(sentence) {
  const told = sentence ? html`<p class="tell no">${icon("help")}<span>${sentence}</span></p>` : nothing;
  return html`<div class="trouble" role="alert">${told}</div>`; // without a sentence it is empty, also of spaces
}

/**
 * What levers need to know of the table they are for.
 * @typedef {object} Around
 * @property {(lever: Lever) => Drawing} world how a lever that needs the world is drawn
 * @property {(seat: number) => string} [nameAt] who sits on a chair; "" for the reader
 */

/**
 * The levers of a game.
 * @param {Setup} setup
 * @param {Lever[]} all
 * @param {any} options
 * @param {(options: any) => void} change
 * @param {Around} around
 */
export function levers(setup, all, options, change, around) {
  return all
    .filter((lever) => !lever.when || lever.when(options))
    .map((lever) =>
      lever.kind === "world" ? around.world(lever) : leverField(setup, lever, options, change, around),
    );
}

/** Who sits on a chair, where that is known. @param {Around} around @param {number} seat */
const seated = ({ nameAt }, seat) =>
  nameAt ? nameAt(seat) || t("page-lobby-room-you") : t("page-lobby-first-chair", { number: seat + 1 });

/** What a lever is called: one about a chair tells whose it is. @param {Lever} lever @param {Around} around */
function titleOf({ chair, label, name }, around) {
  if (chair === undefined) return t(label ?? name);
  return around.nameAt?.(chair) === ""
    ? t("page-lobby-you-play")
    : t("page-lobby-plays", { name: seated(around, chair) });
}

/**
 * @param {Setup} setup
 * @param {Lever} lever
 * @param {any} options
 * @param {(options: any) => void} change
 * @param {Around} around
 */
export function leverField(setup, lever, options, change, around) {
  const common = {
    name: `option-${lever.name}`,
    label: titleOf(lever, around),
    about: lever.about && knows(lever.about) ? t(lever.about) : undefined,
    value: valueOf(lever, options),
    change: (/** @type {any} */ value) =>
      change(lever.set ? lever.set(options, value) : { ...options, [lever.name]: value }),
  };
  if (lever.kind === "switch") return toggle({ ...common, value: Boolean(common.value) });
  const [min, max] = [lever.min ?? 0, lever.max ?? 9];
  if (lever.kind === "number" && max - min > FEW)
    return stepper({ ...common, min, max, value: Number(common.value) });
  if (lever.kind === "number")
    return choice({
      ...common,
      choices: Array.from({ length: max - min + 1 }, (_, i) => ({ value: min + i, label: String(min + i) })),
    });
  return choice({ ...common, choices: choicesOf(setup, lever, options, around), isWide: lever.isWide });
}

/** @param {any} lever @param {any} options */
function valueOf(lever, options) {
  return lever.get ? lever.get(options) : options[lever.name];
}

/**
 * What a lever can be set to.
 * @param {Setup} setup
 * @param {Lever} lever
 * @param {any} options
 * @param {Around} around
 * @returns {Choice[]}
 */
function choicesOf(setup, lever, options, around) {
  if (lever.kind === "chair") return chairsOf(setup, options, around);
  return (lever.values ?? []).map((each) =>
    typeof each === "object"
      ? {
          value: each.value,
          label: t(each.label),
          picture: each.sign && symbol(each.sign.id, each.sign.kind),
        }
      : { value: each, label: labelOf(lever, each) },
  );
}

/**
 * The chairs of a table: by their sides where they have any, and by who sits there.
 * @param {Setup} setup
 * @param {any} options
 * @param {Around} around
 */
export function chairsOf(setup, options, around) {
  return Array.from({ length: setup.seats(options) }, (_, value) => {
    const sign = setup.side?.(options, value)?.sign;
    return { value, label: seated(around, value), picture: sign && symbol(sign.id, sign.kind) };
  });
}

/** @param {Lever} lever @param {string | number} value */
function labelOf({ label }, value) {
  return knows(`${label}-${value}`) ? t(`${label}-${value}`) : String(value);
}
