/** The shapes that travel between the server, the table and the games' pages. */
import type { TemplateResult, nothing } from "./vendor/lit-html/lit-html.js";

export type Drawing = TemplateResult | TemplateResult[] | typeof nothing | string | number | null | undefined | Drawing[];

/* ── What the server sends (docs/wire.md) ─────────────────────────────── */
export interface Message { code: string; params?: Record<string, string | number>; clause?: string; cause?: Message }
export interface Action { type: string; [field: string]: any }
export type Occupant = { type: "open" } | { type: "person"; person: string; name: string } | { type: "bot"; name: string };
export interface SeatView { occupant: Occupant; is_ready: boolean; is_kept: boolean }
export interface Awaits { kind: "seat" | "chance" | "over"; seat?: number; step?: string }
export interface Play {
  position: any; facts?: any; prospects?: any[] | null; status: Message[]; awaits: Awaits; asked?: number | null; confirming: boolean; length: number;
  legal?: Action[] | null; take_back?: { to: number; is_free: boolean } | null; result?: any;
}
export interface Clock { left: number[]; running?: number | null; since: number; begun?: boolean }
export interface ChatLine { at: number; by: string; name: string; text?: string | null; phrase?: string | null; to_watchers?: boolean; seq?: number }
export interface Settings { confirm?: boolean; take_back?: string; hints?: any; clock?: any; [name: string]: any }
export interface View {
  version: number; seq: number; id: string; stage: "lobby" | "playing" | "over"; game: string; rules: number;
  options: any; settings: Settings; seat: number; host: string; seats: SeatView[]; watchers: Record<string, string>;
  commitment: string; entropy: { by: string; entropy: string }[]; drawer?: number | null; play?: Play | null;
  offer?: { seq: number; seat: number; to: number; agreed?: string[]; [more: string]: any } | null; clock?: Clock | null; votes?: string[];
  ended?: { why: string; seat?: number | null; winners: number[] } | null; secret?: string | null; rematch?: string[];
  successor?: string | null; chat?: ChatLine[]; muted?: string[]; vouched?: boolean | null;
  you?: { person: string; role: string; seats: number[] };
}
export interface What { type: string; [field: string]: any }
export interface TableEvent { seq: number; at: number; by: string; what: What }
export interface Command { type: string; key?: string; [field: string]: any }
export interface Reply { type: "accepted" | "duplicate" | "conflict" | "refused"; key: string; message?: Message; [field: string]: any }

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
export interface Answer { label: string; detail?: string; cost?: Drawing; picture?: Drawing; kind?: "go" | "bare";
  /** What a screen reader says, where the visible words are short. */
  say?: string;
  /** Always in the list, never a button. */
  listed?: boolean }
export interface Mark { legal: boolean; picked: boolean; last: boolean }
/** One action that was shown: whose it was (null: chance, for nobody), its words, and why an automaton chose it. */
export interface Shown { seat: number | null; action: Action; told?: Message | null; explained?: Message[]; chance: boolean }
export interface Plan { label: string; detail?: string; picture?: Drawing; actions: Action[] }
export interface Steps { names: string[]; now: number }

export interface Context {
  view: View; play: Play; position: any;
  /** The seat this screen shows, -1: none. */
  me: number;
  picked: string[];
  /** Empty unless this screen is to choose. */
  legal: Action[];
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
  last: Shown[];
  /** All actions up to this position, oldest first, as far as the page knows them. */
  history: Shown[];
  before: any; options: any;
  /** The action that the answer under the pointer would make. */
  preview: Action | null;
}
export interface Route { (piece: Piece, from: Spot, to: Spot, before: any, after: any, last: Shown[]): Spot[] | null | undefined }
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
  [more: string]: any;
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
  bots?(options: any): number[] }
/** How a game shows itself in the lobby: `games/<game>/card.js`. */
export interface GameCard {
  cover(): { box: number[]; draw: Drawing };
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
export interface GamePage {
  scene(position: any, ctx: Context): Scene;
  picks(action: Action, position: any, ctx: Context): string[] | string[][];
  question(ctx: Context): string;
  answer(pick: string, ctx: Context): Answer | null;
  card(seat: number, ctx: Context): Drawing;
  chip(seat: number, ctx: Context): Drawing;
  emblem(seat: number, ctx: Context): Drawing;
  role(seat: number, ctx: Context): string;
  name?(seat: number, ctx: Context): string | null;
  score(seat: number, ctx: Context): number | null;
  tray?(ctx: Context): Drawing;
  strip?(ctx: Context): Drawing;
  aside?(ctx: Context): Drawing;
  steps?(ctx: Context): Steps | null;
  note?(ctx: Context): string | null;
  where?(ctx: Context): string;
  plans?(ctx: Context): Plan[];
  groups?(ctx: Context): number[][] | null;
  team?(seats: number[], ctx: Context): Drawing;
  teamChip?(seats: number[], ctx: Context): Drawing;
  wish?(picked: string[], id: string, ctx: Context): Action | null;
  last?(ctx: Context): string[];
  /** One turn in a short line of the log; null: the sentences of its actions. */
  headline?(deeds: Shown[], ctx: Context): string | null;
  /** The name of the sound of what was done (app/sound.js); null: none. */
  sound?(deed: Shown, ctx: Context): import("./app/sound.js").Sound | null;
  sheet(result: any, ctx: Context): Drawing;
  label(ctx: Context): string;
  /** What takes long, in steps, done before the first scene of a table, which then finds it. */
  prepare?(position: any, options: any): Iterable<unknown>;
  route?: Route;
  setup: Setup;
  /** The rule to read when a step is awaited, by the step. */
  clauses: Record<string, string>;
  /** The chapters the coach tells when a step is first asked, one at a time, by the step. */
  lessons: Record<string, string[]>;
}

/* ── Where a table comes from: the server, or a file ──────────────────── */
import type { Signal } from "./vendor/signals-core/signals-core.module.js";
export interface Arrival { view: View; last: Shown[] }
export interface PastPosition { position: any; status?: Message[]; awaits: Awaits; length: number; seat?: number | null; chance?: boolean; action?: Action | null; told?: Message | null; explained?: Message[] }
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
  send(command: Command): Promise<Reply>;
  past(length: number): Promise<PastPosition>;
  /** The server's time. */
  now(): number;
  hear(listener: (arrival: Arrival) => void): () => void;
  retry(): void;
}
