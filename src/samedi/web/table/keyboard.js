/** Keys of the whole table: Escape, u, c, ?, b for the board, and those of a replay. */
/** @import { Replay } from "./replay.js" */
/** @import { Controls } from "./controls.js" */
/** @import { TableModel } from "./model.js" */
import { html } from "../vendor/lit-html/lit-html.js";
import { sheet } from "../app/ui.js";
import { t } from "../app/words.js";

const KEYS = ["b", "arrows", "enter", "escape", "u", "c", "l", "help"];

/**
 * @param {{ controls: Controls, model: TableModel, replay: Replay, root: HTMLElement }} parts
 * @returns {() => void}
 */
export function keyboard({ controls, model, replay, root }) {
  const press = (/** @type {KeyboardEvent} */ event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches("input, select, textarea");
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      document.querySelector("dialog[open]")
    )
      return;
    if (isTyping && !(event.target instanceof HTMLInputElement && event.target.type === "range")) return;
    if (isTyping || (event.target instanceof HTMLButtonElement && event.key === " ")) {
      if (!(event.key === "Escape" && replay.press(event.key))) return;
    } else if (!replay.press(event.key) && !act(event.key)) return;
    event.preventDefault();
  };
  const act = (/** @type {string} */ key) => {
    const { play, view } = model.ctx.value;
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
        if (!play.confirming || !model.ctx.value.isMyTurn) return false;
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
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
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
