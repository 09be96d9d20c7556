/** Places named in words light up on the board: under a pointer, with the focus, and for a while after a tap. */
/** @import { Place } from "../types.js" */
/** @import { Layer } from "../board/layer.js" */

const LINGERS = 3000;

/** @param {HTMLElement} root where the words are @param {Layer} layer @returns {() => void} */
export function lighting(root, layer) {
  const stopping = new AbortController();
  const show = (/** @type {Event} */ event) => layer.light(placesAt(event) ?? []);
  const tap = (/** @type {Event} */ event) => {
    if (!lightTapped(event, layer)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const name of ["pointerover", "focusin"])
    root.addEventListener(name, show, { signal: stopping.signal });
  root.addEventListener("click", tap, { capture: true, signal: stopping.signal });
  return () => stopping.abort();
}

/** Let a tapped place shine; whether one was tapped. @param {Event} event @param {Layer} layer */
export function lightTapped(event, layer) {
  const places = event.target instanceof Element && event.target.closest(".place") ? placesAt(event) : null;
  if (!places) return false;
  layer.light(places);
  setTimeout(() => layer.light([], places), LINGERS);
  return true;
}

/** The places named by what a pointer or the focus is on; null: none. @param {Event} event @returns {Place[] | null} */
function placesAt({ target }) {
  const named = target instanceof Element ? target.closest("[data-places]") : null;
  return named ? JSON.parse(/** @type {HTMLElement} */ (named).dataset.places ?? "[]") : null;
}
