/**
 * What the modules of this folder speak about: the position and the actions as the server sends them.
 *
 * @typedef {"north" | "east" | "south" | "west"} Clan
 * @typedef {"grand" | "gros" | "mince" | "petit"} Rank
 * @typedef {["start"] | ["lifted"] | ["home"] | ["track", number] | ["tresor", number]} Place
 * @typedef {{ x: number, y: number }} Spot
 *
 * @typedef {object} Position
 * @property {Partial<Record<Clan, Record<Rank, Place>>>} pawns
 * @property {number | null} [knight]
 * @property {(number | "black")[]} throw
 * @property {number[]} unused
 * @property {[Clan, Rank] | null} [displaced]
 * @property {Clan[]} clans
 *
 * @typedef {object} Action
 * @property {string} type roll, enter, move, ride, knight, displace
 * @property {number} [die]
 * @property {Rank} [pawn]
 * @property {number} [cell]
 * @property {number | "black"} [face]
 *
 * @typedef {object} Options
 * @property {2 | 3 | 4} players
 * @property {number} [first]
 * @property {"long" | "short"} [board]
 * @property {boolean} [teams]
 * @property {boolean} [strict]
 * @property {boolean} [both_clans]
 *
 * @typedef {Omit<import("../../types.js").Context, "position" | "before" | "legal" | "options" | "preview"> &
 *   { position: Position, before: Position | null, legal: Action[], options: Options, preview: Action | null
 *   }} Ctx
 */

export {};
