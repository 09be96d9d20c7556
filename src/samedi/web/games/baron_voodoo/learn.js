/** The rules of Baron Voodoo in the page: the door to their chapters and pictures. */
/** @import { GameRules } from "../../types.js" */
import { pictures } from "./learn/pictures.js";

/** The chapters with the sections or single rules they tell; a single rule outweighs its section. */
const chapters = {
  board: ["BV-1", "BV-2"],
  turn: ["BV-3"],
  capture: ["BV-4"],
  faces: ["BV-5"],
  powers: ["BV-3.2", "BV-3.3", "BV-3.4", "BV-5.1", "BV-5.2", "BV-5.3", "BV-5.4", "BV-5.5"],
  combinations: ["BV-6"],
  end: ["BV-7"],
  teams: ["BV-8"],
  solo: ["BV-9"],
};

/** @type {GameRules} */
export default { chapters, pictures };
