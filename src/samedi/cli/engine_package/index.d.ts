import type { Engine as Rules, Found, Layout, Net, Variation } from "./types.js";

export type { Asked, Found, Layout, Net, Recipe, Search, Variation } from "./types.js";

/** Who acts when nobody does: chance, or nobody because the game is over. */
export declare const CHANCE: -1;
export declare const OVER: -2;

/** A table at its beginning: how many sit there, which net judges it, the state as bytes. */
export interface Table { seats: number; net: string | null; start: Uint8Array }

export interface Game {
  engine: Rules;
  /** How each action is written, by its number. */
  actions: string[];
  tables: Record<string, Table>;
  /** A learnt judgement, with its weights. */
  net(name: string): Promise<Net>;
}

/** Load a game by its name. */
export declare function load(game: string): Promise<Game>;

/** One answer of what several trees found about the same state. */
export declare function merged(trees: Found[][]): Variation[];
/** A generator that follows from seeds, and one that nobody can foretell. */
export declare function seeded(...seeds: (number | bigint)[]): Promise<Uint8Array>;
export declare function randomly(): Uint8Array;

export declare const Engine: { load(module: BufferSource | WebAssembly.Module, layout: Layout): Promise<Rules> };
