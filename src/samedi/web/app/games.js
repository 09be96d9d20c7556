/** The games there are, and how their pages are loaded. */
/** @import { GamePage } from "../types.js" */
import { style } from "./ui.js";

/** What each game's words begin with. @type {Record<string, string>} */
export const WORDS = { baron_voodoo: "baron", dicke_daemonen: "daemonen", chevalier_noir: "chevalier" };

/** A game's page with its style, loaded when it is needed. @param {string} name @returns {Promise<GamePage>} */
export async function loadGame(name) {
  if (!(name in WORDS)) throw new Error(`no game ${name}`);
  const { default: game } = await import(`../games/${name}/game.js`);
  await style(game.style);
  return game;
}
