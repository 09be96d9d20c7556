/** Going back and forth through a game: turn by turn, or action by action. */
/** @import { Context, Drawing, GamePage, Moment, Shown, TableSource } from "../types.js" */
/** @import { Signal } from "../vendor/signals-core/signals-core.module.js" */
/** @import { Arrivals } from "./arrivals.js" */
/** @import { Note, Turn } from "./log.js" */
/** @import { LookingBack } from "./review.js" */
import { batch, computed, signal } from "../vendor/signals-core/signals-core.module.js";
import { Refusal } from "../app/api.js";
import { here } from "../app/place.js";
import { atRest, toast } from "../app/ui.js";
import { say, t } from "../app/words.js";

const PACE = 900;
const SPEEDS = [1, 2, 4];
const ADDRESS = /^#at=(\d+)$/;

export class Replay {
  /**
   * @param {TableSource} table
   * @param {Arrivals} arrivals
   * @param {() => Promise<void>} settle
   * @param {Signal<(Turn | Note)[]>} entries
   */
  constructor(table, arrivals, settle, entries) {
    this.table = table;
    this.arrivals = arrivals;
    this.settle = settle;
    /** The length of the game that is looked at; null: the present. @type {Signal<number | null>} */
    this.at = signal(null);
    /** The same, once nobody passes on: log, address and words follow then. @type {Signal<number | null>} */
    this.rested = signal(null);
    this.isRunning = signal(false);
    this.speed = signal(SPEEDS[0]);
    /** The lengths at which turns end; the set-up is one of them. */
    this.stops = computed(() => stopsOf(entries.value, this.length));
    /** How the controls are drawn, once they are here. @type {Signal<Draw | null>} */
    this.controls = signal(null);
    /** What was luck and what was choice, in a finished game. @type {Signal<LookingBack | null>} */
    this.review = signal(null);
    this.wanted = 0;
    this.resting = atRest();
  }

  get length() {
    return this.arrivals.now.value.play.length;
  }

  /** Where a turn begins that ends here. @param {number} length */
  before(length) {
    return this.stops.value.findLast((stop) => stop < length) ?? 0;
  }

  /** The end of the next turn, or of the one before. @param {number} ways */
  byTurn(ways) {
    const at = this.at.value ?? this.length;
    const next = ways < 0 ? this.before(at) : this.stops.value.find((stop) => stop > at);
    return this.jump(Math.max(next ?? this.length, this.stops.value[0]), { isTurn: true });
  }

  /** @param {number} ways */
  byAction(ways) {
    return this.jump((this.at.value ?? this.length) + ways);
  }

  /**
   * Look at a moment: all of the turn is told that ends there, or one action; who is only passing sees nothing travel.
   * @param {number} length
   * @param {{ isTurn?: boolean, isPassing?: boolean }} [how]
   */
  async jump(length, { isTurn = false, isPassing = false } = {}) {
    const wanted = Math.max(0, Math.min(length, this.length));
    const mine = ++this.wanted;
    const [moments] = await Promise.all([this.moments(wanted), this.load()]);
    if (!moments || mine !== this.wanted) return;
    const from = Math.max(0, isTurn ? this.before(wanted) : wanted - 1);
    batch(() => {
      this.at.value = wanted;
      if (!isPassing) this.rested.value = wanted;
      this.arrivals.lookAt({
        play: this.playAt(moments[wanted], wanted),
        last: moments.slice(from + 1, wanted + 1).flatMap(shownAt),
        before: wanted ? moments[from].position : null,
        isNow: false,
        isPassing,
      });
    });
    this.resting(() => this.rest(wanted), isPassing);
  }

  /** Somebody stays here, if they still do: a browser takes its time for an address. @param {number} length */
  rest(length) {
    const { isLive, id } = this.table;
    if (this.at.value !== length) return;
    this.rested.value = length;
    if (isLive && here() === `/t/${id}`) history.replaceState(history.state, "", `#at=${length}`);
  }

  /** The controls come when somebody goes back for the first time. */
  async load() {
    if (this.at.value === null) this.lookBack();
    this.controls.value ??= (await import("./replay_bar.js")).replayBar;
  }

  /** A game that is over is looked back on. */
  lookBack() {
    if (this.review.value) this.review.value.resume();
    else if (this.isOver && this.length) void import("./review.js").then(({ lookBack }) => lookBack(this));
  }

  get isOver() {
    const { isLive, view } = this.table;
    return isLive && view.value.stage === "over";
  }

  /** What it takes to look back is fetched while the end is read. */
  foresee() {
    if (!this.isOver) return;
    const fetched = Promise.all([
      import("./review.js").then(({ bring }) => bring()),
      import("./replay_bar.js"),
      import("../engine/looking_back.js"),
    ]);
    void fetched.catch(() => {}); // whoever looks back hears why not
  }

  /** The moment that the address names. */
  follow() {
    const found = ADDRESS.exec(location.hash);
    if (found && this.table.isLive) void this.jump(Number(found[1]));
  }

  /** @param {Moment} past @param {number} length */
  playAt(past, length) {
    return {
      ...this.arrivals.now.value.play,
      position: past.position,
      facts: past.facts,
      status: past.status,
      awaits: past.awaits,
      asked: past.awaits.seat ?? null,
      legal: null,
      prospects: null,
      confirming: false,
      take_back: null,
      length,
    };
  }

  /** Every moment up to so many actions; null: they cannot be had, and all stands still. @param {number} length */
  async moments(length) {
    try {
      return await this.table.past(length);
    } catch (error) {
      this.isRunning.value = false;
      toast(error instanceof Refusal ? say(error.say) : t("page-app-trouble", { status: 0 }));
      return null;
    }
  }

  /** Nobody looks any more: it neither plays on nor finds out what is left to be known. */
  stop() {
    this.wanted++;
    this.isRunning.value = false;
    this.at.value = this.rested.value = null;
  }

  leave() {
    this.stop();
    this.arrivals.lookAt(null);
    if (this.table.isLive) history.replaceState(history.state, "", location.pathname);
  }

  /** Start or stop; from the beginning where there is nothing left. */
  async run() {
    if (this.isRunning.value) {
      this.isRunning.value = false;
      return;
    }
    this.isRunning.value = true;
    if (this.at.value === null || this.at.value >= this.length)
      await this.jump(this.stops.value[0], { isTurn: true });
    while (this.isRunning.value && this.at.value !== null && this.at.value < this.length) await this.step();
    this.isRunning.value = false;
  }

  /** One action that changes something, at the pace that was chosen. */
  async step() {
    const [begun, at] = [Date.now(), this.at.value ?? 0];
    const moments = await this.moments(this.length);
    if (!moments) return;
    await (at < this.stops.value[0] ? this.byTurn(1) : this.jump(nextDeed(moments, at)));
    await this.settle();
    const pace = PACE / this.speed.value - (Date.now() - begun);
    await new Promise((done) => setTimeout(done, Math.max(60, pace)));
  }

  /** Everything after a moment, and then the present. @param {number} from */
  async watch(from) {
    await this.jump(from);
    await this.run();
    if (this.at.value === this.length) this.leave();
  }

  quicken() {
    this.speed.value = SPEEDS[(SPEEDS.indexOf(this.speed.value) + 1) % SPEEDS.length];
  }

  /** Keys of a replay. @param {string} key @param {boolean} isFine @returns {boolean} whether it was one */
  press(key, isFine) {
    if (this.at.value === null) return false;
    const [first] = this.stops.value;
    /** @type {Record<string, () => unknown>} */
    const keys = {
      ArrowLeft: () => (isFine ? this.byAction(-1) : this.byTurn(-1)),
      ArrowRight: () => (isFine ? this.byAction(1) : this.byTurn(1)),
      Home: () => this.jump(first, { isTurn: true }),
      End: () => this.jump(this.length, { isTurn: true }),
      " ": () => this.run(),
      Escape: () => this.table.isLive && this.leave(),
    };
    if (!(key in keys)) return this.review.value?.press(key) ?? false;
    keys[key]();
    return true;
  }
}

/** @typedef {(replay: Replay, game: GamePage, ctx: Context) => Drawing} Draw */

/** The length after the next action that is no pass. @param {Moment[]} moments @param {number} at */
function nextDeed(moments, at) {
  const found = moments.findIndex(({ action }, length) => length > at && action?.type !== "pass");
  return found < 0 ? moments.length - 1 : found;
}

/** @param {Moment} moment @returns {Shown[]} */
function shownAt({ seat, action, told, explained, chance }) {
  return action ? [{ seat: seat ?? null, action, told, explained, chance: chance ?? false }] : [];
}

/** Where turns end, the set-up first. @param {(Turn | Note)[]} entries @param {number} length @returns {number[]} */
export function stopsOf(entries, length) {
  const turns = entries.flatMap((entry) => (entry.kind === "turn" ? [entry] : []));
  const done = turns.map(({ seat, deeds }) => ({ seat, deeds: deeds.filter((deed) => !deed.isTakenBack) }));
  const ends = done.flatMap(({ seat, deeds }) =>
    deeds.length ? [{ seat, end: deeds[deeds.length - 1].length }] : [],
  );
  const stops = ends.map(({ end }) => Math.min(end, length));
  const first = ends[0]?.seat === null ? [] : [0];
  return [...new Set([...first, ...stops, length])].sort((one, other) => one - other);
}
