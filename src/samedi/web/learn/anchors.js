/** Which chapter a rule belongs to, and which rule speaks of a step of the turn. */

/** The chapters of each game with the sections or single rules they tell; a single rule outweighs its section. */
export const CHAPTERS = {
  baron_voodoo: {
    board: ["BV-1", "BV-2"],
    turn: ["BV-3"],
    capture: ["BV-4"],
    faces: ["BV-5"],
    powers: ["BV-3.2", "BV-3.3", "BV-3.4", "BV-5.1", "BV-5.2", "BV-5.3", "BV-5.4", "BV-5.5"],
    combinations: ["BV-6"],
    end: ["BV-7"],
    teams: ["BV-8"],
    solo: ["BV-9"],
  },
  dicke_daemonen: {
    world: ["DD-1", "DD-5.2"],
    turn: ["DD-2"],
    demons: ["DD-2.5"],
    ghosts: ["DD-2.3", "DD-2.4"],
    prediction: ["DD-2.6", "DD-2.7", "DD-2.8"],
    end: ["DD-3", "DD-5"],
    alone: ["DD-4"],
  },
  chevalier_noir: {
    board: ["CN-1"],
    start: ["CN-2"],
    dice: ["CN-3"],
    ranks: ["CN-4.2"],
    way: ["CN-4"],
    doors: ["CN-4.3", "CN-4.4", "CN-4.5"],
    knight: ["CN-5"],
    end: ["CN-6"],
  },
};

/** The rule to read when a game waits for a step (`awaits.step`, or what a game asks chance for). */
export const STEPS = {
  baron_voodoo: {
    roll: "BV-2.2",
    place: "BV-2.3",
    power: "BV-3.2",
    target: "BV-3.4",
    capture: "BV-4.1",
    turn: "BV-3.6",
    effect: "BV-3.7",
    again: "BV-3.8",
    lower: "BV-3.9",
    last_power: "BV-3.2",
    baron: "BV-9.7",
    reroll: "BV-9.12",
    over: "BV-7.6",
  },
  dicke_daemonen: { draw: "DD-2.2", place: "DD-2.2", predict: "DD-2.6", over: "DD-3.4" },
  chevalier_noir: {
    first_pawn: "CN-2.2",
    set_knight: "CN-2.3",
    roll: "CN-3.1",
    move: "CN-3.2",
    displace: "CN-5.2",
    push: "CN-5.4",
    over: "CN-6.1",
  },
};

/** @typedef {keyof typeof CHAPTERS} GameName */

/** Whether the rules of a game are here. @param {string} game @returns {game is GameName} */
export const isGame = (game) => game in CHAPTERS;

/** The chapter a rule is told in. @param {string} game @param {string} clause @returns {string | null} */
export function chapterOf(game, clause) {
  if (!isGame(game)) return null;
  const chapters = Object.entries(CHAPTERS[game]);
  const telling = (/** @type {string} */ rule) => chapters.find(([, rules]) => rules.includes(rule))?.[0];
  return telling(clause) ?? telling(clause.split(".")[0]) ?? null;
}

/** The rule of a step. @param {string} game @param {string | null | undefined} step @returns {string | null} */
export function clauseOf(game, step) {
  if (!isGame(game) || !step) return null;
  return /** @type {Record<string, string>} */ (STEPS[game])[step.toLowerCase()] ?? null;
}

/** Where to read a rule. @param {string} game @param {string | null} [clause] */
export const rulesLink = (game, clause) => `/rules/${game}${clause ? `#${clause}` : ""}`;
