/** The rules of Le Chevalier Noir in the page: the door to their chapters and pictures. */
/** @import { GameRules } from "../../types.js" */
import { pictures } from "./learn/pictures.js";

/** The chapters with the sections or single rules they tell; a single rule outweighs its section. */
const chapters = {
  board: ["CN-1"],
  start: ["CN-2"],
  dice: ["CN-3"],
  ranks: ["CN-4.2"],
  way: ["CN-4"],
  doors: ["CN-4.3", "CN-4.4", "CN-4.5"],
  knight: ["CN-5"],
  end: ["CN-6"],
};

/** @type {GameRules} */
export default { chapters, pictures };
