/** A game's rules and searches in WebAssembly: what they are told, and what they tell. */

/** Where a number lies in a record. */
export interface Field { at: number; bits: number }
export interface RecordLayout { size: number; fields: Record<string, Field> }

/** What a net looks at, how much of it at once, and how large its layers are. */
export interface Sight { features: number; most: number; first: number; second: number; curve: number }

/** What goes best with a net's weights. */
export interface Recipe { exploration: number; breadth: number; slope: number; offset: number }

/** What has to be known of a game and its module (`GET /api/engines` gives it for each game). */
export interface Layout {
  /** The game, and the version of its rules. */
  name: string; version: number;
  /** How many numbers of actions there are. */
  action_count: number;
  has_secrets: boolean;
  worth_scale: number;
  /** How many random decisions tell most about a position. */
  rollout: number;
  /** What `worth` knows: the n-th is bit n of `overlooked`. */
  knows: string[];
  /** state, rng, node, manner, branch, habit. */
  records: Record<string, RecordLayout>;
  /** What its nets are like; none if the game has learnt nothing. */
  sight?: Sight | null;
  /** What bounds a search. */
  search: {
    largest_tree: number; longest_path: number; most_seats: number;
    many: number; exploration: number; little_exploration: number;
    expected: number; longest_line: number;
    sure: number;
  };
}

/** A learnt judgement: the bytes of its weights (`<net>.bin`), and what goes best with them. */
export interface Net extends Recipe { weights: Uint8Array }

/** A search. The state is hidden for the seat, or nothing is hidden in it that the seat does not know. */
export interface Asked {
  state: Uint8Array;
  seat: number;
  /** Where chance begins: `seeded(seed, 0)` as on a server, or `randomly()`. */
  rng: Uint8Array;
  /** How many simulations all trees together will do: it says how much room a tree gets, and how far it looks around. */
  simulations: number;
  /** Trust this judgement; without one, play on at random and trust `worth`. */
  net?: Net | null;
  /** Of a search without a net: think of the others' replies (true), leave out of `worth` what these bits name (0), */
  sees_replies?: boolean; overlooked?: number;
  /** and play on for so many decisions (as many as suit the game). */
  rollout?: number | null;
  /** Whether what is expected after each action is told (true). */
  tells_lines?: boolean;
  /** Whether the position itself is valued for the seat, be it to act or not (false). */
  tells_value?: boolean;
  /** Whether values are what the net says, for bots to choose by, and not as people are shown them (false). */
  is_bare?: boolean;
}

/** What one tree found out about an action. */
export interface Found {
  action: number;
  /** How often it was looked at. */
  looks: number;
  /** What it pays to the seat on average, 0 to 1. */
  paid: number;
  /** Whether it surely wins. */
  is_won: boolean;
  /** The actions expected after it, outcomes of chance included. */
  expected: number[];
}

/** What all trees found out about an action. */
export interface Variation { action: number; visits: number; value: number; expected: number[] }

/** One tree, grown in slices. An engine holds one at a time: beginning another ends it. */
export interface Search {
  /** How many simulations were done. */
  readonly done: number;
  /** Whether there is nothing left to find out. */
  readonly isSettled: boolean;
  /** Search on. */
  grow(simulations: number): void;
  /** What is known now about every action, the best first. `merged` makes one answer of those of several trees. */
  found(): Found[];
  /** For whom the position itself is valued: nobody, the seat, or everybody where more than two know the same. */
  readonly asking: number[];
  /** What the position is worth to one of those, 0 to 1. */
  value(seat: number): number;
}

/** The rules of one game. States are bytes, actions are numbers, seats count from 0; nothing given is changed. */
export interface Engine {
  readonly layout: Layout;
  /** The bytes of memory the module has taken; it never gives any back. */
  readonly memorySize: number;
  /** The seat to act, CHANCE or OVER. */
  mover(state: Uint8Array): number;
  /** What the seat to act may do, in a fixed order. */
  legal(state: Uint8Array): number[];
  /** What chance may bring, with whole numbers for how likely it is. */
  outcomes(state: Uint8Array): { actions: number[]; weights: number[] };
  /** The state after a legal action or an outcome. Whether it is legal is not checked. */
  apply(state: Uint8Array, action: number): Uint8Array;
  /** The state without what a seat (-1: somebody who watches) does not know. */
  hide(state: Uint8Array, seat: number): Uint8Array;
  /** A hidden state filled with something the seat thinks possible, and the generator afterwards. */
  determinise(state: Uint8Array, seat: number, rng: Uint8Array): { state: Uint8Array; rng: Uint8Array };
  /** What a finished game is worth to a seat, 0 to 1000. */
  payoff(state: Uint8Array, seat: number): number;
  /** How well a seat stands, to somebody who overlooks what the bits name. */
  worth(state: Uint8Array, seat: number, overlooked?: number): number;
  /** What a net thinks of a seat's chances, of 10,000. */
  judge(state: Uint8Array, seat: number, net: Net): number;
  /** A legal action or an outcome by chance, and the generator afterwards. */
  choose(state: Uint8Array, rng: Uint8Array): { action: number; rng: Uint8Array };
  /** Play to the end at random so many times; how many decisions that took. */
  playouts(state: Uint8Array, rng: Uint8Array, count: number): number;
  /** Begin a search; nothing is searched before `grow`. */
  search(asked: Asked): Search;
  /** e to the power of a number that is not above 700: the same bits everywhere, which `Math.exp` does not promise. */
  exponential(power: number): number;
}
