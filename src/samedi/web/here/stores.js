/** Where a browser keeps what plays without a server. `sw.js` knows it too. */
import { BASE, EDITION } from "../app/place.js";

/** The cache of Pythons, what they compiled, and engines. */
export const STORE = "samedi-python";

/** The list of the engines that belong to this edition. */
export const LIST = `${BASE}e/${EDITION}/engines.json`;
