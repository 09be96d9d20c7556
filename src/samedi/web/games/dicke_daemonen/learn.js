/** The rules of Dicke Dämonen in the page: the door to their chapters and pictures. */
/** @import { GameRules } from "../../types.js" */
import { pictures } from "./learn/pictures.js";

/** The chapters with the sections or single rules they tell; a single rule outweighs its section. */
const chapters = {
  world: ["DD-1", "DD-5.2"],
  turn: ["DD-2"],
  demons: ["DD-2.5"],
  ghosts: ["DD-2.3", "DD-2.4"],
  prediction: ["DD-2.6", "DD-2.7", "DD-2.8"],
  end: ["DD-3", "DD-5"],
  alone: ["DD-4"],
};

/** @type {GameRules} */
export default { chapters, pictures };
