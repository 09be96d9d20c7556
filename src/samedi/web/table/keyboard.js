/** Keys of the whole table: digits for the answers, letters for places and deeds, and those of a replay. */
/** @import { GamePage } from "../types.js" */
/** @import { Replay } from "./replay.js" */
/** @import { Controls } from "./controls.js" */
/** @import { TableModel } from "./model.js" */
import { html } from "../vendor/lit-html/lit-html.js";
import { sheet } from "../app/ui.js";
import { t } from "../app/words.js";
import { canUndoTurn } from "./bar.js";

const KEYS = ["digits", "q", "b", "arrows", "enter", "escape", "u", "turn", "c", "t", "l", "help", "tap"];
/** What a digit gives, in the order in which it is shown: the style sheet counts the same. */
const ANSWERS = ".act.asks :is(.answers > button:not(.bare), .tray button[data-pick])";

/** @typedef {{ game: GamePage, controls: Controls, model: TableModel, replay: Replay, root: HTMLElement }} Parts */

/** @param {Parts} parts @returns {() => void} */
export function keyboard(parts) {
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (!isForTheTable(event)) return;
    const isDone = isTaken(event)
      ? event.key === "Escape" && parts.replay.press(event.key, false)
      : parts.replay.press(event.key, event.shiftKey) || act(parts, event.key);
    if (isDone) event.preventDefault();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

/** Whether no field, dialog or browser wants this key. @param {KeyboardEvent} event */
function isForTheTable({ defaultPrevented, ctrlKey, metaKey, altKey, target }) {
  if (defaultPrevented || ctrlKey || metaKey || altKey || document.querySelector("dialog[open]"))
    return false;
  return isSlider(target) || !isField(target);
}

/** Whether what has the focus uses this key itself. @param {KeyboardEvent} event */
function isTaken({ key, target }) {
  return isSlider(target) || (target instanceof HTMLButtonElement && key === " ");
}

/** @param {EventTarget | null} target */
const isField = (target) => target instanceof HTMLElement && target.matches("input, select, textarea");

/** @param {EventTarget | null} target */
const isSlider = (target) => target instanceof HTMLInputElement && target.type === "range";

/** @param {Parts} parts @param {string} key @returns {boolean} whether it did something */
function act(parts, key) {
  const { controls, model, root } = parts;
  const { play, view, isMyTurn } = model.ctx.value;
  if (/^[1-9]$/.test(key)) return answer(root, Number(key));
  switch (key) {
    case "Escape":
      if (!model.picked.value.length) return false;
      controls.back();
      return true;
    case "u":
      if (!play.take_back || view.stage !== "playing") return false;
      controls.takeBack();
      return true;
    case "U":
      if (!canUndoTurn(model.ctx.value)) return false;
      controls.takeBack({ isWhole: true });
      return true;
    case "c":
      if (!play.confirming || !isMyTurn) return false;
      controls.confirm();
      return true;
    case "b":
      return focus(root, '.board [role="listbox"]');
    case "q":
      return focus(root, ".act h2");
    case "t":
      void import("./reading.js").then(({ openReading }) => openReading(parts));
      return true;
    case "l":
      return focus(root, ".log ol");
    case "?":
      openKeys();
      return true;
    default:
      return false;
  }
}

/** Give an answer by its number. @param {HTMLElement} root @param {number} number */
function answer(root, number) {
  const shown = [...root.querySelectorAll(ANSWERS)].filter(
    (each) => each.checkVisibility() && !each.matches(":disabled"),
  );
  const chosen = shown[number - 1];
  if (chosen instanceof HTMLElement) chosen.click();
  return chosen !== undefined;
}

/** What the keys do. */
export function openKeys() {
  sheet(
    t("page-table-keys"),
    () =>
      html`<dl class="keys-list">
        ${KEYS.map(
          (key) =>
            html`<div>
              <dt><kbd>${t(`page-table-key-${key}`)}</kbd></dt>
              <dd>${t(`page-table-key-${key}-about`)}</dd>
            </div>`,
        )}
      </dl>`,
  );
}

/** @param {HTMLElement} root @param {string} place */
function focus(root, place) {
  const element = root.querySelector(place);
  if (!(element instanceof HTMLElement)) return false;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
  return true;
}
