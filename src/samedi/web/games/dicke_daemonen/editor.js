/** The world editor: four cords drawn by hand, a world by its name, or one that grows from a number. */
import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { effect } from "../../vendor/signals-core/signals-core.module.js";
import { icon, loadPieces, style } from "../../app/ui.js";
import { t } from "../../app/words.js";
import { Easel } from "./editor/easel.js";
import { drawingBar, needList, tools } from "./editor/panels.js";
import { paper } from "./editor/paper.js";
import { Shelf, isSeed, worlds } from "./editor/worlds.js";

/**
 * @typedef {object} Host who wants a world
 * @property {unknown} [world] what is chosen so far: a name, {"seed": n} or {"lines", "knots"}
 * @property {"option" | "draw"} [place] a choice for a table, or the drawing that a table waits for
 * @property {(world: unknown) => unknown} done
 * @property {() => void} [closed]
 */

/** Open the editor over the page; the function it gives closes it.
 * @param {Host} host
 * @returns {() => void} */
export function openEditor({ world, place = "option", done, closed }) {
  const screen = document.createElement("dialog");
  screen.className = "editor";
  screen.setAttribute("aria-label", t("page-dd-draw-title"));
  document.body.append(screen);
  const easel = new Easel();
  const shelf = new Shelf(world);
  if (place === "option" && !isOwn(world)) easel.set({ page: "worlds" });
  const use = async (/** @type {unknown} */ chosen) => {
    await done(chosen);
    screen.close();
  };
  const stop = effect(() => draw(screen, easel, shelf, place, use));
  const stopHeading = effect(() => atHeading(screen, easel.state.value.page));
  const press = (/** @type {KeyboardEvent} */ event) =>
    event.target instanceof HTMLInputElement || easel.key(event);
  document.addEventListener("keydown", press);
  screen.addEventListener("close", () => {
    stop();
    stopHeading();
    document.removeEventListener("keydown", press);
    screen.remove();
    closed?.();
  });
  loadPieces();
  style("/games/dicke_daemonen/game.css").then(() => screen.isConnected && screen.showModal());
  return () => screen.close();
}

/** Where another page of the editor begins, for the keyboard and for screen readers.
 * @param {HTMLElement} screen @param {string} page */
function atHeading(screen, page) {
  if (screen.dataset.page === page) return;
  screen.dataset.page = page;
  screen.querySelector("h1")?.focus();
}

/** @param {unknown} world */
const isOwn = (world) => typeof world === "object" && world !== null && "lines" in world;

/**
 * @param {HTMLDialogElement} screen
 * @param {Easel} easel
 * @param {Shelf} shelf
 * @param {string} place
 * @param {(world: unknown) => void} use
 */
function draw(screen, easel, shelf, place, use) {
  const isDrawing = easel.state.value.page === "draw";
  if (!isDrawing) shelf.open();
  const back = () => (isDrawing ? screen.close() : easel.set({ page: "draw" }));
  const head = html`<header class="easel-head">
    <button class="bare" aria-label=${t("page-dd-draw-back")} @click=${back}>${icon("back")}</button>
    <div>
      <h1 tabindex="-1">${t(isDrawing ? "page-dd-draw-title" : "daemonen-option-world")}</h1>
      <p>${t("page-dd-draw-about")}</p>
    </div>
    ${
      isDrawing
        ? nothing
        : html`<button class="to-draw" @click=${() => easel.set({ page: "draw" })}>
            ${icon("pencil")}${t("page-dd-tool-draw")}
          </button>`
    }
  </header>`;
  const drawing = () =>
    html`${tools(easel)}
      <section class="easel-paper" aria-label=${t("page-dd-draw-board")}>${paper(easel)}</section>
      ${drawingBar(easel, { place, done: () => use(easel.report?.world) })}${needList(easel)}`;
  const choosing = () => worlds(shelf, { use, drawOver: (chosen) => easel.drawOver(chosen) });
  render(
    html`<main class=${isDrawing ? "easel" : "choosing"}>${head}${isDrawing ? drawing() : choosing()}</main>`,
    screen,
  );
}

/** What a world is called.
 * @param {unknown} world @param {typeof t} [words] */
export function worldName(world, words = t) {
  if (typeof world === "string") return words(`page-dd-preset-${world}`);
  return isSeed(world) ? words("page-dd-world-seed", { seed: world.seed }) : words("page-dd-world-own");
}
