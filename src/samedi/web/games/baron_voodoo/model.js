/**
 * What the modules of this folder speak about: the shapes of this game, as the server sends them.
 *
 * @import * as BaronVoodoo from "./shapes.js"
 * @typedef {BaronVoodoo.ColourName} Colour
 * @typedef {BaronVoodoo.FaceName} Face
 * @typedef {BaronVoodoo.Player["loa"]} Loa
 * @typedef {BaronVoodoo.Die} Die
 * @typedef {BaronVoodoo.Player} Player
 * @typedef {BaronVoodoo.Position} Position
 * @typedef {BaronVoodoo.Cell} Cell
 * @typedef {BaronVoodoo.Slide} Slide
 * @typedef {BaronVoodoo.Capture} Capture
 * @typedef {BaronVoodoo.Put} Put
 * @typedef {BaronVoodoo.Group} Group
 * @typedef {BaronVoodoo.Result} Result
 * @typedef {BaronVoodoo.Action} Action
 * @typedef {import("../../types.js").Context<"baron_voodoo">} Context
 * @typedef {import("../../types.js").Shown<"baron_voodoo">} Shown
 * @typedef {import("../../types.js").Plan<"baron_voodoo">} Plan
 * @typedef {import("../../types.js").GamePage<"baron_voodoo">} GamePage
 */

/** @type {Colour[]} */
export const COLOURS = ["yellow", "red", "purple", "turquoise", "white"];
/** @type {Face[]} */
export const FACES = ["offering", "soul", "change", "protection", "steal", "exchange"];
/** @type {Loa[]} */
export const LOAS = ["mamy_wata", "papa_legba", "erzulie_freda", "gran_bwa"];

/** The colour a Loa plays. @type {Record<Loa, Colour>} */
export const COLOUR_OF = {
  mamy_wata: "yellow",
  papa_legba: "red",
  erzulie_freda: "purple",
  gran_bwa: "turquoise",
  baron_samedi: "white",
};
