/**
 * What the modules of this folder speak about: the shapes of this game, as the server sends them.
 *
 * @import * as DickeDaemonen from "./shapes.js"
 * @typedef {DickeDaemonen.Position} Position
 * @typedef {DickeDaemonen.Action} Action
 * @typedef {DickeDaemonen.Place} Place
 * @typedef {DickeDaemonen.Colour} Colour
 * @typedef {DickeDaemonen.Options} Options
 * @typedef {DickeDaemonen.Demon} Demon
 * @typedef {DickeDaemonen.Result} Result
 * @typedef {DickeDaemonen.WorldJson} Crossed crossings and fields, by number
 * @typedef {import("../../types.js").Context<"dicke_daemonen">} Context
 * @typedef {import("../../types.js").Shown<"dicke_daemonen">} Shown
 * @typedef {import("../../types.js").GamePage<"dicke_daemonen">} GamePage
 */

export {};
