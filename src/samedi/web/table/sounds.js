/** The sounds of a table: what makes them comes with the first tap, for no browser allows any before. */
/** @typedef {import("../app/sound.js").Sound} Sound */

/** @type {(name: Sound) => void} */
let play = () => {};

/** With the next tap; without a line, with one of those after it. */
function comeWithATap() {
  addEventListener("pointerdown", () => void fetched(), { once: true, passive: true });
}

const fetched = () =>
  import("../app/sound.js").then((made) => {
    play = made.play;
  }, comeWithATap);

comeWithATap();

/** @param {Sound} name */
export const sound = (name) => play(name);
