/** The sounds of a table: what makes them comes with the first tap, for no browser allows any before. */
/** @typedef {import("../app/sound.js").Sound} Sound */

/** @type {(name: Sound) => void} */
let play = () => {};

addEventListener(
  "pointerdown",
  () =>
    void import("../app/sound.js").then((made) => {
      play = made.play;
    }),
  { once: true, passive: true },
);

/** @param {Sound} name */
export const sound = (name) => play(name);
