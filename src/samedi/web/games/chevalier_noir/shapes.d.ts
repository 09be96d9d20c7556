/** What travels between the server and the page. Made by tools/make_types.py. */

import type { World } from "../../wire.js";

export type Clan = "north" | "east" | "south" | "west";

export type Rank = "grand" | "gros" | "mince" | "petit";

export type Value = 1 | 2 | 3 | 4 | 5 | 6;

/** A die shows a face. */
export interface Roll {
  type: "roll";
  face: 1 | 2 | 3 | 4 | 5 | 6 | "black";
}

/** A pawn comes onto the Couronne: the first one free, later ones with a 6. */
export interface Enter {
  type: "enter";
  die?: 6;
  pawn: Rank;
}

/** A pawn goes as far as a die says. */
export interface Move {
  type: "move";
  die: Value;
  pawn: Rank;
}

/** The Chevalier goes as far as a die says. */
export interface Ride {
  type: "ride";
  die: Value;
}

/** The Chevalier is put on a cell. */
export interface Knight {
  type: "knight";
  cell: number;
}

/** The pawn the Chevalier took the place of is put on a cell. */
export interface Displace {
  type: "displace";
  cell: number;
}

export type Action = Roll | Enter | Move | Ride | Knight | Displace;

/** What a table of Le Chevalier Noir chooses. */
export interface ChevalierOptions {
  players: 2 | 3 | 4;
  first: number;
  board: "long" | "short";
  teams?: boolean;
  strict: boolean;
  both_clans: boolean;
}

export type Options = ChevalierOptions;

/** The whole position: nothing is secret in this game. */
export interface Position {
  pawns: Record<Clan, Record<Rank, ["start" | "lifted" | "home"] | ["track" | "tresor", number]>>;
  knight?: number | null;
  throw: (number | "black")[];
  unused: number[];
  displaced?: [Clan, Rank] | null;
  clans: Clan[];
}

/** Whose pawns each seat moves (CN-6.1). */
export interface Facts {
  playing: Clan[];
}

/** The cross these options are played on (CN-1.2, CN-1.3). */
export interface Constants {
  track: number;
  tresor: number;
  couronnes: Record<Clan, number>;
  portes: Record<Clan, number>;
}

export type Prospect = ["start" | "lifted" | "home"] | ["track" | "tresor", number];

/** Who has won. */
export interface Result {
  winners: number[];
}

export interface Shapes { Action: Action; Options: Options; Position: Position; Facts: Facts; Constants: Constants; Prospect: Prospect; Result: Result }

declare module "../../wire.js" {
  interface GameShapes { chevalier_noir: Shapes }
}
