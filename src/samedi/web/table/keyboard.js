/** Keys of the whole table: Escape, u, c, ?, b for the board, and those of a replay. */
/** @import { Replay } from "./replay.js" */
/** @import { Controls } from "./controls.js" */
/** @import { TableModel } from "./model.js" */
import { html } from "../vendor/lit-html/lit-html.js";
import { sheet } from "../app/ui.js";
import { t } from "../app/words.js";

const KEYS = ["b", "arrows", "enter", "escape", "u", "c", "l", "help"];

/** @typedef {{ controls: Controls, model: TableModel, replay: Replay, root: HTMLElement }} Parts */

/** @param {Parts} parts @returns {() => void} */
export function keyboard(parts) {
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (!isForTheTable(event)) return;
    const isDone = isTaken(event)
      ? event.key === "Escape" && parts.replay.press(event.key)
      : parts.replay.press(event.key) || act(parts, event.key);
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
function act({ controls, model, root }, key) {
  const { play, view, isMyTurn } = model.ctx.value;
  switch (key) {
    case "Escape":
      if (!model.picked.value.length) return false;
      controls.back();
      return true;
    case "u":
      if (!play.take_back || view.stage !== "playing") return false;
      controls.takeBack();
      return true;
    case "c":
      if (!play.confirming || !isMyTurn) return false;
      controls.confirm();
      return true;
    case "b":
      return focus(root, '.board [role="listbox"]');
    case "l":
      return focus(root, ".log ol");
    case "?":
      openKeys();
      return true;
    default:
      return false;
  }
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
  if (element instanceof HTMLElement) element.focus();
  return element !== null;
}
