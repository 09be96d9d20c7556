/** Thinking on this device: what is thought about, what comes of it, and what goes to and fro between page and workers. */
import type { FoundMoment, MomentsToJudge, ToJudge } from "../types.js";
import type { Found, Layout, Net, Variation } from "./types.js";

/** A position to think about, as a seat may know it, and how: what `POST …/think` and the message `think` carry. */
export interface Position {
  game: string;
  /** The bytes of the hidden state, in base64. */
  state: string;
  seat: number;
  /** The learnt judgement to trust. */
  net?: string | null;
  sees_replies?: boolean; overlooked?: number;
  /** Whether the position itself is valued for the seat. */
  tells_value?: boolean;
  /** Whether values are what the net says, for bots to choose by, and not as people are shown them. */
  is_bare?: boolean;
}

/** When it is enough: whatever comes first. */
export interface Budget {
  simulations: number; seconds: number;
  /** How many trees may grow at once; by default as many as suit the device. */
  workers?: number;
}

export interface Analysis {
  /** The actions as numbers, the best first. */
  variations: Variation[];
  simulations: number;
  /** Whether all simulations were done, or there is nothing left to find out. */
  isWhole: boolean;
  /** What the position is worth to the seat, 0 to 1, if that was asked for. */
  value?: number;
}

export interface Manner {
  /** Told what is known so far, again and again. */
  onProgress?: (analysis: Analysis) => void;
  signal?: AbortSignal;
}

/** What one worker has found so far. */
export interface Tree { found: Found[]; simulations: number; isWhole: boolean; value?: number }

/** An engine, fetched; its nets are fetched when one is wanted. */
export interface Loaded { module: WebAssembly.Module; layout: Layout; net(name: string): Promise<Net> }

export interface ToGrow {
  type: "grow"; id: number;
  about: Omit<Position, "game" | "state" | "net"> & { state: Uint8Array };
  /** The net to trust; "same": the one that was given last. */
  net: Net | null | "same";
  simulations: number; seconds: number;
}

/** A finished game that is looked back on: what `POST …/moments` asks about, as bytes. */
export interface Past extends Pick<MomentsToJudge, "actions" | "seats" | "simulations" | "is_open"> {
  start: Uint8Array; rngs: Uint8Array[];
}

export interface ToLookBack {
  type: "judge"; id: number;
  /** The same for the same past: what was found of it is kept. */
  key: string;
  about: Past;
  net: Net | null | "same";
  moments: ToJudge[];
  /** When to stop, though not before one moment is judged. */
  seconds: number;
}
export type ToWorker = ToGrow | ToLookBack | { type: "load"; id: number; module: WebAssembly.Module; layout: Layout } | { type: "stop" };
export type Heard =
  | { type: "loaded"; id: number }
  | { type: "failed"; id: number; why: string }
  | { type: "judged"; id: number; judged: FoundMoment[] }
  | (Tree & { type: "found"; id: number; isLast: boolean });
