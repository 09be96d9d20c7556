/** Small controls that all screens share. */
/** @import { Drawing } from "../types.js" */
import { html, nothing, render, svg } from "../vendor/lit-html/lit-html.js";
import { t } from "./words.js";

/**
 * Where a file of the page is: all of them have moved together with this one.
 * @param {string} path from the page's folder, as "/styles/look.css"
 */
export const file = (path) => new URL(`..${path}`, import.meta.url).pathname;

/** Let the browser do what waits before going on. @returns {Promise<void>} */
export const pause = () =>
  new Promise((goOn) => {
    setTimeout(goOn);
  });

const SOON_MS = 500;
const REST_MS = 150;

/**
 * Does the last of several things, at once or when nothing more came for a moment.
 * @returns {(work: () => unknown, isPassing?: boolean) => void}
 */
export function atRest() {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  return (work, isPassing = false) => {
    clearTimeout(waiting);
    if (isPassing) waiting = setTimeout(work, REST_MS);
    else work();
  };
}

/** Do something when the browser has time, or a little later. @param {() => void} work */
export function soon(work) {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: SOON_MS });
  else setTimeout(work, SOON_MS);
}

/**
 * An icon of pieces.svg, in the colour of the words around it.
 * @param {string} name without "i-"
 * @param {string} [label]
 */
export function icon(name, label) {
  return html`<svg
    class="ico"
    viewBox="0 0 24 24"
    role=${label ? "img" : nothing}
    aria-label=${label ?? nothing}
    aria-hidden=${label ? nothing : "true"}
  >
    <use href=${`#i-${name}`}></use>
  </svg>`;
}

/** A symbol of pieces.svg, filling its box. @param {string} id @param {string} [kind] class names, for the colour */
export function symbol(id, kind = "") {
  return html`<svg class=${kind} aria-hidden="true">${svg`<use href=${`#${id}`}></use>`}</svg>`;
}

/** Put the symbols of pieces into the document, once. @param {string} [folder] of the game whose symbols are enough */
export async function loadPieces(folder = "") {
  const here = document.getElementById("pieces");
  if (here?.dataset.folder === folder) return;
  const text = await (await fetch(file(`${folder}/pictures/pieces.svg`))).text();
  if (here !== document.getElementById("pieces")) return;
  here?.remove();
  document.body.insertAdjacentHTML("afterbegin", text);
  const laid = document.getElementById("pieces");
  if (laid) laid.dataset.folder = folder;
}

/** Load a style sheet once; resolves when it is there. @param {string} path @returns {Promise<void>} */
export function style(path) {
  const href = file(path);
  const there = /** @type {HTMLLinkElement | null} */ (
    document.querySelector(`link[rel="stylesheet"][href="${href}"]`)
  );
  if (there?.sheet) return Promise.resolve();
  const link = there ?? Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((loaded) => {
    for (const end of ["load", "error"]) link.addEventListener(end, () => loaded(), { once: true });
    if (!there) document.head.append(link);
  });
}

/**
 * Ask something that cannot be taken back; Escape gives the harmless answer, the last one.
 * @param {{ title: string, text?: Drawing, answers: { value: string, label: string, go?: boolean }[] }} asked
 * @returns {Promise<string>}
 */
export function dialog({ title, text, answers }) {
  return new Promise((resolve) => {
    const harmless = answers[answers.length - 1].value;
    const { element, titleId, close } = overlay("dialog", (value) => resolve(value ?? harmless));
    render(
      html`<h2 id=${titleId}>${title}</h2>
        ${text ? html`<div class="quiet">${text}</div>` : nothing}
        <div class="row">
          ${answers.map(
            (each) =>
              html`<button class=${each.go ? "go" : ""} @click=${() => close(each.value)}>
                ${each.label}
              </button>`,
          )}
        </div>`,
      element,
    );
    element.showModal();
  });
}

/**
 * @typedef {{ refresh: () => void, close: () => void, isOpen: () => boolean, become: (title: string,
 *   draw: (close: () => void) => Drawing, closed: () => void) => void }} Sheet
 */

/**
 * A sheet from below on phones, a card elsewhere; `draw` is called again by `refresh`. It may become another: to open
 * a second one takes a browser longer.
 * @param {string} title
 * @param {(close: () => void) => Drawing} draw
 * @param {string} [kind]
 * @param {() => void} [whenClosed]
 * @returns {Sheet}
 */
export function sheet(title, draw, kind = "", whenClosed = () => {}) {
  let shown = { title, draw, closed: whenClosed };
  const { element, titleId, close } = overlay(`sheet ${kind}`, () => shown.closed());
  const refresh = () =>
    render(
      html`<header class="sheet-head">
          <h2 id=${titleId} tabindex="-1">${shown.title}</h2>
          <button class="bare" aria-label=${t("page-app-close")} @click=${() => close()}>
            ${icon("cross")}
          </button>
        </header>
        <div class="sheet-body">${shown.draw(() => close())}</div>`,
      element,
    );
  refresh();
  element.showModal();
  return {
    refresh,
    close: () => close(),
    isOpen: () => element.isConnected,
    become(another, drawAnother, closed) {
      shown = { title: another, draw: drawAnother, closed };
      refresh();
      document.getElementById(titleId)?.focus();
    },
  };
}

/** The place of toasts: it is there before the first one, or nobody would hear that. */
export function layShelf() {
  const shelf = Object.assign(document.createElement("div"), { id: "toasts", role: "status" });
  document.body.append(shelf);
  return shelf;
}

/** Whoever would be nowhere goes on from the question, or from the title. */
export function rescueFocus() {
  if (document.activeElement !== document.body || document.querySelector("dialog[open]")) return;
  const place = document.querySelector(".act h2, main h1");
  if (!(place instanceof HTMLElement)) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** A sentence that goes away by itself, or when it is told to. @param {string} text @returns {() => void} */
export function toast(text) {
  const shelf = document.getElementById("toasts") ?? layShelf();
  const line = Object.assign(document.createElement("p"), { className: "toast panel", textContent: text });
  shelf.append(line);
  setTimeout(() => line.remove(), 2500 + 50 * text.length);
  return () => line.remove();
}

let overlays = 0;

/** @param {string} kind @param {(value: string | null) => void} closed what was answered */
function overlay(kind, closed) {
  const element = document.createElement("dialog");
  element.className = `overlay ${kind}`;
  const titleId = `overlay-title-${++overlays}`; // a dialog may stand over a sheet
  element.setAttribute("aria-labelledby", titleId);
  /** @type {string | null} */
  let given = null;
  const close = (/** @type {string} */ value = "") => {
    given = value || null;
    element.close();
  };
  element.addEventListener("close", () => {
    element.remove();
    closed(given);
    rescueFocus();
  });
  element.addEventListener("click", (event) => {
    if (event.target === element) element.close();
  });
  document.body.append(element);
  return { element, titleId, close };
}
