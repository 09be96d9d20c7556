/** The shapes that travel between the server, the table and the games' pages. */
import type { TemplateResult, nothing } from "./vendor/lit-html/lit-html.js";

export type Drawing = TemplateResult | TemplateResult[] | typeof nothing | string | number | null | undefined | Drawing[];

/* ── What travels: made from the server's types ───────────────────────── */
import type * as wire from "./wire.js";
export type {
  Action, Awaits, BotCard, ChatLine, ClientMessage, Clause, Clock, Command, Contribution, DiceSheet,
  Events, ExportedGame, Expected, GameName, Hint, HintLine, Invitation, Invites, Message, Moment, Need, Occupant, Offer, Options,
  LessonView, ListClientMessage, ListServerMessage, Patch, DailyResult, DailyView, Judgement, OwnDaily, PastDaily, PuzzleView, QuestionView, Replay, Reply, Report, Roll, Sealed, SeatView, ServerMessage, Settings,
  TableCard, TableEvent, TableSeat, What, World,
  FoundMoment, JudgedMoment, LookedBack, MomentsToJudge, Review, SeatReview, Throws, ToJudge, Told,
  Outcome, OwnGame, OwnPage, StudyCard, Sums, StudyView, ToldNode, TriedHere,
} from "./wire.js";
import type { Action, Command, GameName, GameShapes, Message, Moment, Options, Reply, TableEvent, World } from "./wire.js";
/** A table as this person is sent it. */
export type View = wire.SentView;
/** A running or finished game of a table. */
export type Play<G extends GameName = GameName> = wire.GameView & {
  position: GameShapes[G]["Position"]; facts: GameShapes[G]["Facts"];
  legal?: GameShapes[G]["Action"][] | null; prospects?: (GameShapes[G]["Prospect"] | null)[] | null;
};
/** A command as it is asked for: whoever sends it gives it a key. */
export type Order = Command extends infer C ? C extends Command ? Omit<C, "key"> & { key?: string } : never : never;

/* ── What a game gives (docs/page.md) ─────────────────────────────────── */
export type Travel = "hop" | "slide" | "walk" | "drop" | "gallop" | "tumble";
export type Spot = { x: number; y: number };

export interface Piece {
  /** Everything visible that is not the place. */
  look: string;
  /** What stays the same when the piece turns. */
  body: string;
  x: number; y: number;
  /** What is higher is drawn later; by default y. */
  z?: number;
  /** Around (0, 0). */
  draw: Drawing;
  travel?: Travel;
  /** The same piece always, where the game tells its pieces apart (pawns). */
  id?: string;
  /** The target it stands on: when that is picked, the piece is lifted. */
  on?: string;
  /** Where it comes from when it is new, and where it goes when it is gone; by default the acting player's chip. */
  from?: Spot; to?: Spot;
}
export interface Target {
  id: string; x: number; y: number;
  /** Its size in board units: for the default shapes and the focus ring. */
  r: number;
  /** What it is, in words: «c4, red soul». */
  label: string;
  /** Around (0, 0): the invisible shape to tap (by default a circle), and the marks (by default made from r). */
  hit?: Drawing; ring?: Drawing; chosen?: Drawing; tick?: Drawing;
  /** What stands here, for touch-and-hold and hovering: a bubble above it. */
  peek?: () => Drawing;
}
export interface Scene {
  box: [number, number, number, number];
  ground: Drawing; pieces: Piece[]; targets: Target[]; over?: Drawing;
}
export interface Answer { label: string; detail?: string; cost?: Drawing; picture?: Drawing; kind?: "go" | "bare" | "beside";
  /** What is done after it, one by one, by the same tap. */
  then?: Action[];
  /** Whether the turn is over then: it is handed on by the same tap. */
  ends?: boolean;
  /** What a screen reader says, where the visible words are short. */
  say?: string;
  /** Always in the list, never a button. */
  listed?: boolean }
/** A part of the board in words: a table with names for its rows and columns, or a list. */
export type ReadPart =
  | { title: string; columns: string[]; rows: { name: string; cells: string[] }[] }
  | { title: string; lines: string[] };
export interface Mark { legal: boolean; picked: boolean; last: boolean }
/** One action that was shown: whose it was (null: chance, for nobody), its words, and why an automaton chose it. */
export interface Shown<G extends GameName = GameName> { seat: number | null; action: GameShapes[G]["Action"]; told?: Message | null; explained?: Message[]; chance: boolean }
/** A place on the board: the id of a target, or a spot. */
export type Place = string | (Spot & { r: number });
/** How a word of what was done is said here: a seat's name (whose things are touched), a text; where it can be seen. */
export interface Named { seat?: number; text?: string; places?: Place[] }
export interface Plan<G extends GameName = GameName> { label: string; detail?: string; picture?: Drawing; actions: GameShapes[G]["Action"][];
  /** Whether the turn is over then: it is handed on by the same tap. */
  ends?: boolean; kind?: "go" | "bare" }
export interface Steps { names: string[]; now: number }

/** What a game's page is told; `G` names the game. */
export interface Context<G extends GameName = GameName> {
  view: View; play: Play<G>; position: GameShapes[G]["Position"];
  /** What the rules say of the position, and of the whole game. */
  facts: GameShapes[G]["Facts"]; constants: GameShapes[G]["Constants"];
  /** What comes of a legal action, where there is something to tell. */
  prospect: (action: GameShapes[G]["Action"]) => GameShapes[G]["Prospect"] | null;
  /** The seat this screen shows, -1: none. */
  me: number;
  picked: string[];
  /** Empty unless this screen is to choose. */
  legal: GameShapes[G]["Action"][];
  /** What may be begun now: the legal actions, and what the game offers ahead. */
  offered: GameShapes[G]["Action"][];
  /** Whether this person wants to be asked at every step. */
  asksAll: boolean;
  names: string[];
  t: (code: string, params?: Record<string, string | number>) => string;
  say: (message: Message | null | undefined) => string;
  html: (strings: TemplateStringsArray, ...values: unknown[]) => TemplateResult;
  svg: (strings: TemplateStringsArray, ...values: unknown[]) => TemplateResult;
  mark: (id: string) => Mark;
  isMyTurn: boolean;
  /** The seat that is asked, or null. */
  turn: number | null;
  /** What led from `before` to `position`. */
  last: Shown<G>[];
  /** All actions up to this position, oldest first, as far as the page knows them. */
  history: Shown<G>[];
  before: GameShapes[G]["Position"] | null; options: GameShapes[G]["Options"];
  /** The action that the answer under the pointer would make. */
  preview: GameShapes[G]["Action"] | null;
}
export interface Route<G extends GameName = GameName> {
  (piece: Piece, from: Spot, to: Spot, before: GameShapes[G]["Position"] | null, after: GameShapes[G]["Position"], ctx: Context<G>): Spot[] | null | undefined;
}
export interface Lever {
  name: string;
  /** "choice", "chair" (a seat of the table), "switch", "number" or "world". */
  kind: string;
  values?: (string | number | { value: any; label: string; sign?: Sign })[]; min?: number; max?: number;
  /** Whether the choices are buttons in any case, however long their words. */
  isWide?: boolean;
  when?: (options: any) => boolean; label?: string; about?: string;
  get?: (options: any) => any; set?: (options: any, value: any) => any;
  /** Where a world is chosen or drawn; `done` is given the chosen one. */
  open?: (parts: { world?: any; place: "option" | "draw"; done: (world: any) => unknown }) => unknown;
  /** What a world is called. */
  says?: (world: any) => string;
  /** The seat it is about: whose side it chooses. */
  chair?: number;
}
/** A symbol of the pictures, and the classes that colour it. */
export interface Sign { id: string; kind: string }
/** Whom a seat plays, before the game begins. */
export interface Side { role: string; sign: Sign }
export interface Setup {
  tables: { id: string; options: any; seats: number }[]; fields: Lever[]; complete: (options: any) => any;
  /** How many seats the options make. */
  seats(options: any): number;
  side?(options: any, seat: number): Side | null;
  /** A picture of what the options make, which may take a moment. */
  picture?(options: any): Promise<Drawing>;
  bots?(options: any): number[] }
/** How a game shows itself in the lobby: `games/<game>/card.js`. */
export interface GameCard {
  cover(): { box: number[]; draw: Drawing };
  /** The whole board, small, so that one sees what kind of game it is. */
  board?(): { box: number[]; draw: Drawing };
  players: { few: number; many: number };
  minutes: number;
  emblem: Sign;
}
/** A game's rules to read: `games/<game>/learn.js`. */
export interface GameRules {
  /** The chapters with the sections or single rules they tell; a single rule outweighs its section. */
  chapters: Record<string, string[]>;
  pictures: Record<string, () => Drawing>;
}
export interface GamePage<G extends GameName = GameName> {
  scene(position: GameShapes[G]["Position"], ctx: Context<G>): Scene;
  picks(action: GameShapes[G]["Action"], position: GameShapes[G]["Position"], ctx: Context<G>): string[] | string[][];
  question(ctx: Context<G>): string;
  answer(pick: string, ctx: Context<G>): Answer | null;
  card(seat: number, ctx: Context<G>): Drawing;
  chip(seat: number, ctx: Context<G>): Drawing;
  emblem(seat: number, ctx: Context<G>): Drawing;
  role(seat: number, ctx: Context<G>): string;
  name?(seat: number, ctx: Context<G>): string | null;
  score(seat: number, ctx: Context<G>): number | null;
  /** A score in words, where it is no points. */
  scored?(score: number, ctx: Context<G>): string;
  tray?(ctx: Context<G>): Drawing | null;
  strip?(ctx: Context<G>): Drawing;
  aside?(ctx: Context<G>): Drawing;
  steps?(ctx: Context<G>): Steps | null;
  note?(ctx: Context<G>): string | null;
  where?(ctx: Context<G>): string;
  plans?(ctx: Context<G>): Plan<G>[];
  groups?(ctx: Context<G>): number[][] | null;
  team?(seats: number[], ctx: Context<G>): Drawing;
  teamChip?(seats: number[], ctx: Context<G>): Drawing;
  /** Rows of actions one tap may do: those that only lead there, then the one that is picked. */
  ahead?(ctx: Context<G>): GameShapes[G]["Action"][][];
  /** What is done by itself after a tap, and a quiet word for it; null: it is asked. */
  course?(ctx: Context<G>): { action: GameShapes[G]["Action"]; word: string } | null;
  /** What was meant by a tap that is not allowed, as an action to ask about or as the answer itself. */
  wish?(picked: string[], id: string, ctx: Context<G>): GameShapes[G]["Action"] | { code: string } | null;
  last?(ctx: Context<G>): string[];
  /** Of a turn, what is worth a word in its line of the log; by default all that was decided but passes. */
  headline?(deeds: Shown<G>[], ctx: Context<G>): Shown<G>[];
  /** How parameters of the words of what was done are said, by their names; the seats among them are touched by it. */
  named?(deed: Shown<G>, ctx: Context<G>): Record<string, Named>;
  /** What something that others did does to this screen's seat, where `named` does not tell; null: nothing. */
  touches?(deed: Shown<G>, ctx: Context<G>): string | null;
  /** Whether a new turn begins with what was done, although the same seat did what was done before. */
  begins?(deed: Shown<G>, before: Shown<G>): boolean;
  /** The name of the sound of what was done (app/sound.js); null: none. */
  sound?(deed: Shown<G>, ctx: Context<G>): import("./app/sound.js").Sound | null;
  /** The final score sheet, and by how many points it was won; they come when a game is over. */
  sheet(): Promise<{
    sheet(result: GameShapes[G]["Result"], ctx: Context<G>): Drawing;
    lead?(result: GameShapes[G]["Result"]): number;
  }>;
  label(ctx: Context<G>): string;
  /** What lies where, to read; it comes after the board is drawn. */
  reading?(): Promise<{ reading(ctx: Context<G>): ReadPart[] }>;
  explaining?(): Promise<{
    about(id: string, ctx: Context<G>): string | null;
    /** The places that a question about the rules is about. */
    asked?(question: Message, ctx: Context<G>): Place[];
  }>;
  /** What takes long, in steps, done before the first scene of a table, which then finds it. */
  prepare?(position: GameShapes[G]["Position"], options: GameShapes[G]["Options"]): Iterable<unknown>;
  route?(...parts: Parameters<Route<G>>): ReturnType<Route<G>>;
  /** The rule to read when a step is awaited, by the step. */
  clauses: Record<string, string>;
  /** The chapters the coach tells at this table when a step is first asked, one at a time, by the step. */
  lessons(ctx: Context<G>): Record<string, string[]>;
}

/** How tables of a game are set up: `setup.js`. */
export interface GameSetup { setup: Setup }

/* ── Where a table comes from: the server, or a file ──────────────────── */
import type { Signal } from "./vendor/signals-core/signals-core.module.js";
export interface Arrival { view: View; last: Shown[] }
export interface TableSource {
  id: string;
  view: Signal<View>;
  events: Signal<TableEvent[]>;
  /** Who is connected; null where nobody knows. */
  online: Signal<Set<string> | null>;
  /** Whether the server is heard; `since` and `retry` are times of this screen. */
  link: Signal<{ isLost: boolean; since: number; retry: number }>;
  /** Whether anything can be asked of it. */
  isLive: boolean;
  /** Whether things are only tried here: no dice fell, and nothing is to be looked back on. */
  isTrial?: boolean;
  /** Where whoever leaves goes; by default to the lobby. */
  home?: string;
  send(order: Order): Promise<Reply>;
  /** The game at its start and after every action, at least so many of them. */
  past(length: number): Promise<Moment[]>;
  /** The server's time. */
  now(): number;
  hear(listener: (arrival: Arrival) => void): () => void;
  retry(): void;
}
