/** What travels between the server and the page. Made by tools/make_types.py. */

import type { World } from "../../wire.js";

export type Colour = "red" | "blue" | "green" | "yellow" | "white";

/** A creature comes out of the bag. */
export interface Draw {
  type: "draw";
  colour: Colour | null;
}

/** A demon goes into a corner, named by crossing and field, or a ghost into a field. */
export interface Place {
  type: "place";
  colour: Colour;
  crossing?: number;
  field: number;
}

/** A creature is laid open: its colour will win. */
export interface Predict {
  type: "predict";
  colour: Colour;
}

/** Nothing is predicted now. */
export interface Pass {
  type: "pass";
}

export type Action = Draw | Place | Predict | Pass;

/** What a table of Dicke Dämonen chooses. */
export interface DaemonenOptions {
  players: 1 | 2 | 3 | 4;
  world: World;
  rest_to_bag: boolean;
}

export type Options = DaemonenOptions;

/** The position as the reader may know it. */
export interface Position {
  world: WorldJson;
  hands: (Record<Colour, number> | Unseen)[];
  bag: Record<Colour, number> | Unseen;
  predicted: Colour[][];
  demons: Demon[];
  ghosts: number[];
  discarded: Record<Colour, number>;
  points: Record<Colour, number>;
}

/** Crossings and fields by number; field 0 is the outer one. */
export interface WorldJson {
  crossings: CrossingJson[];
  fields: FieldJson[];
}

/** Where two lines meet. */
export interface CrossingJson {
  lines: Colour[];
  at: number[];
}

/** A field: its crossings in boundary order, and its knots. */
export interface FieldJson {
  corners: number[];
  knots: number;
}

/** How many creatures there are, where nobody may know which. */
export interface Unseen {
  hidden: number;
}

/** A demon and its corner. */
export interface Demon {
  crossing: number;
  field: number;
  colour: Colour;
}

/** Who would gain what if the game ended now. */
export interface Facts {
  leaders: Record<string, Colour>;
  places: Record<Colour, number>;
  ranks?: Ranks;
}

/** What the ranks of a solitaire would score now (DD-4.3, DD-4.4). */
export interface Ranks {
  is_right: boolean;
  total: number;
  score: number;
}

/** What the fields are worth (DD-3.2), and how many times the ranks of a solitaire count (DD-4.4). */
export interface Constants {
  worth: number[];
  times: number[];
}

export type Prospect = null;

/** Points, winning colours and winners; alone also the score. */
export interface Result {
  points: Record<Colour, number>;
  winning_colours: Colour[];
  winners: number[];
  score?: number;
}

export interface Shapes { Action: Action; Options: Options; Position: Position; Facts: Facts; Constants: Constants; Prospect: Prospect; Result: Result }

declare module "../../wire.js" {
  interface GameShapes { dicke_daemonen: Shapes }
}
