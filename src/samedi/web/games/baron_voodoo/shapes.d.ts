/** What travels between the server and the page. Made by tools/make_types.py. */

import type { World } from "../../wire.js";

export type ColourName = "yellow" | "red" | "purple" | "turquoise" | "white";

export type FaceName = "offering" | "soul" | "change" | "protection" | "steal" | "exchange";

export type LoaName = "mamy_wata" | "papa_legba" | "erzulie_freda" | "gran_bwa";

export type Reason = "points" | "blocked" | "combinations";

export type Cell = "a1" | "b1" | "c1" | "d1" | "e1" | "f1" | "g1" | "a2" | "b2" | "c2" | "d2" | "e2" | "f2" | "g2" | "a3" | "b3" | "c3" | "d3" | "e3" | "f3" | "g3" | "a4" | "b4" | "c4" | "d4" | "e4" | "f4" | "g4" | "a5" | "b5" | "c5" | "d5" | "e5" | "f5" | "g5" | "a6" | "b6" | "c6" | "d6" | "e6" | "f6" | "g6" | "a7" | "b7" | "c7" | "d7" | "e7" | "f7" | "g7";

export type Seat = 0 | 1 | 2 | 3;

export type Zone = 0 | 1 | 2 | 3 | "column";

export type Row = "1" | "2" | "3" | "4" | "5" | "6" | "7";

export type Column = "a" | "b" | "c" | "d" | "e" | "f" | "g";

export type Edge = "left" | "right" | "up" | "down";

/** A die shows a face. */
export interface Roll {
  type: "roll";
  face: FaceName;
}

/** A die of the draft is put on a cell of its colour. */
export interface Place {
  type: "place";
  die: Die;
  cell: Cell;
}

/** A soul: a colour and the face on top. */
export interface Die {
  colour: ColourName;
  face: FaceName;
}

/** A Loa's power is used. */
export interface Power {
  type: "power";
  loa: LoaName;
}

/** Mamy Wata: a line closes up against one of its ends. */
export interface Slide {
  type: "slide";
  line: Row | Column;
  to: Edge;
}

/** Papa Legba, Erzulie Freda, Gran Bwa: the die or stack to be moved. */
export interface Pick {
  type: "pick";
  cell: Cell;
}

/** Papa Legba, Erzulie Freda, Gran Bwa: where the die goes. */
export interface Put {
  type: "put";
  cell: Cell;
}

/** A die jumps over a neighbour and captures it. */
export interface Capture {
  type: "capture";
  from: Cell;
  to: Cell;
}

/** The captured die is turned to another face. */
export interface Turn {
  type: "turn";
  face: FaceName;
}

/** The effect Offering, Soul or Protection is applied. */
export interface Apply {
  type: "apply";
}

/** Effect Change: a die of the capture zone is turned to another face. */
export interface Change {
  type: "change";
  die: Die;
  face: FaceName;
}

/** Effect Steal: a die of an opponent's Spirit World changes hands. */
export interface Steal {
  type: "steal";
  seat: Seat;
  die: Die;
}

/** Effect Exchange: the first of the two dice. */
export interface Take {
  type: "take";
  seat: Zone;
  die: Die;
}

/** Effect Exchange: the second of the two dice. */
export interface Give {
  type: "give";
  seat: Zone;
  die: Die;
}

/** Two offerings buy an extra turn. */
export interface Again {
  type: "again";
}

/** A die goes to the Spirit World and joins the open group. */
export interface Lower {
  type: "lower";
  die: Die;
}

/** The open group is complete and scores. */
export interface Close {
  type: "close";
}

/** Baron Samedi makes his next capture. */
export interface Baron {
  type: "baron";
}

/** An optional step is declined. */
export interface Pass {
  type: "pass";
}

export type Action = Roll | Place | Power | Slide | Pick | Put | Capture | Turn | Apply | Change | Steal | Take | Give | Again | Lower | Close | Baron | Pass;

/** What a table of Baron Voodoo chooses: the Loas by seat, or a solo game. */
export interface BaronOptions {
  loas?: LoaName[];
  first?: number;
  setup?: "random" | "draft" | "balanced" | "chaotic";
  teams?: boolean;
  solo?: Solo;
}

/** The four levers of the game against Baron Samedi (BV-9.16). */
export interface Solo {
  loa: LoaName;
  level: 1 | 2 | 3 | 4;
  score: number;
  baron_first: boolean;
}

export type Options = BaronOptions;

/** The whole position: nothing is secret in this game. The last four are of the solo game. */
export interface Position {
  board: Record<string, DieJson[]>;
  players: Player[];
  reserve: number;
  marker?: number | null;
  round: number;
  first: number;
  extra: boolean;
  group: DieJson[];
  pool: DieJson[];
  trigger?: Trigger | null;
  power_used: boolean;
  power?: PowerInUse | null;
  taken?: Taken | null;
  line?: DieJson[];
  column?: DieJson[];
  cursor?: string;
  combination?: Combination;
}

/** A die. */
export interface DieJson {
  colour: ColourName;
  face: FaceName;
}

/** What lies before a seat; partners show their team's. */
export interface Player {
  loa: LoaName | "baron_samedi";
  zone: DieJson[];
  spirit: DieJson[];
  offerings: number;
  score: number;
  protection: boolean;
}

/** Who triggered the end, and how. */
export interface Trigger {
  seat: number;
  why: Reason;
}

/** A power in use, with the cell picked for it. */
export interface PowerInUse {
  loa: LoaName | "baron_samedi";
  cell?: string | null;
}

/** The first die of an exchange, and whose it was. */
export interface Taken {
  seat: number | "column";
  die: DieJson;
}

/** What Baron Samedi collects, and how many he has lowered. */
export interface Combination {
  colour?: ColourName | null;
  lowered: number;
}

/** What the seat to act may want to know. */
export interface Facts {
  protected: ColourName[];
  icons?: number;
  group?: Group;
  lowering?: Lowering;
}

/** Dice that are, or could be, lowered together (BV-6.1). */
export interface Group {
  dice: DieJson[];
  jokers: (ColourName | null)[];
  by: "icon" | "colour";
  points: number;
}

/** The best way to lower the zone of the seat to act, and what would stay. */
export interface Lowering {
  groups: Group[];
  left: DieJson[];
  points: number;
  actions: Action[];
  end: Action[];
}

/** What holds at a table all through the game. */
export interface Constants {
  dice: number;
  points: number[];
  extra_turn_price: number;
  threshold: number;
  line?: ColourName[];
}

/** What comes of an action. */
export interface Prospect {
  price?: number;
  gain?: number;
  is_gift?: boolean;
  then?: Later[];
}

/** A step that follows when everything before it is passed. */
export interface Later {
  step: string;
  actions: Action[];
  prospects: (Prospect | null)[];
}

/** Scores, winners, and the sheet that explains them, by seat. */
export interface Result {
  scores: number[];
  winners: number[];
  sheet: SideSheet[];
}

/** Where the points of a side come from. */
export interface SideSheet {
  play: number;
  lowering: number;
  majorities: Record<ColourName, number>;
}

export interface Shapes { Action: Action; Options: Options; Position: Position; Facts: Facts; Constants: Constants; Prospect: Prospect; Result: Result }

declare module "../../wire.js" {
  interface GameShapes { baron_voodoo: Shapes }
}
