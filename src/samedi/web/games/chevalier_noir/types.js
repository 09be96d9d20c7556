/**
 * What the modules of this folder speak about: the shapes of this game, as the server sends them.
 *
 * @import * as ChevalierNoir from "./shapes.js"
 * @typedef {ChevalierNoir.Clan} Clan
 * @typedef {ChevalierNoir.Rank} Rank
 * @typedef {NonNullable<ChevalierNoir.Prospect>} Place
 * @typedef {ChevalierNoir.Position} Position
 * @typedef {ChevalierNoir.Action} Action
 * @typedef {ChevalierNoir.Ride} Ride
 * @typedef {ChevalierNoir.Options} Options
 * @typedef {{ x: number, y: number }} Spot
 * @typedef {import("../../types.js").Context<"chevalier_noir">} Ctx
 * @typedef {import("../../types.js").Shown<"chevalier_noir">} Shown
 * @typedef {import("../../types.js").GamePage<"chevalier_noir">} GamePage
 */

export {};
