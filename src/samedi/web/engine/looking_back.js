/** Looking back on this device: the server asks in rounds and has the words, the workers judge every moment. */
/** @import { FoundMoment, LookedBack, MomentsToJudge, ToJudge } from "../types.js" */
import { post, Refusal } from "../app/api.js";
import { treesHere } from "./device.js";
import { foundBefore, keepFound } from "./found_before.js";
import { bytesOf, judge, prepare } from "./thinker.js";

const SLICE_S = 0.4; // how long others wait who think about something else
const SOON_MS = 8_000; // when it is looked at how long all of it will take,
const LONGEST_MS = 180_000; // and what is too long where a server can do it
const KEEP_MS = 2_000; // how much of a round is lost when the page is left
const ATTEMPTS = 3; // at the same slice

/** The server is of another opinion than this page. */
export const WRONG = "server-review-wrong";

/** This device cannot, or it would take too long. */
export class NotHere extends Error {}

/** What was found of a game is good for whoever opens it again. @type {Map<string, LookbackHere>} */
const begun = new Map();
const MOST_BEGUN = 8;

/** The work on a table's game, as far as it was done. @param {string} table */
export function lookbackOn(table) {
  const work = begun.get(table) ?? new LookbackHere(table);
  begun.delete(table);
  begun.set(table, work);
  if (begun.size > MOST_BEGUN) begun.delete([...begun.keys()][0]);
  return work;
}

/** One game; it can be left at any time, and goes on where it was. */
class LookbackHere {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    /** What was answered, round by round. @type {FoundMoment[][]} */
    this.rounds = [];
    /** What is found of the round that runs. @type {FoundMoment[]} */
    this.found = [];
    /** Whether all of it may be from before the page was opened. */
    this.isOld = false;
    /** @type {Promise<void> | null} */
    this.remembered = null;
    this.keptAt = 0;
  }

  /**
   * Find everything out, and show what is known by then; who cannot is told by `NotHere`.
   * @param {(found: LookedBack) => void} show
   * @param {AbortSignal} signal
   */
  async follow(show, signal) {
    await (this.remembered ??= this.remember());
    for (;;) {
      const { found, asks } = await this.told();
      signal.throwIfAborted();
      show(found);
      if (!asks) return;
      if (!(await prepare(asks.game, asks.net))) await this.doWithout(asks);
      const isFirst = !this.rounds.length;
      const tell = (/** @type {number} */ done) => isFirst && show({ ...found, done });
      await this.round(asks, tell, signal);
      this.rounds.push(this.found);
      this.found = [];
      void keepFound(this.table, this);
    }
  }

  /** Go on after what was found when the page was last here. */
  async remember() {
    const before = await foundBefore(this.table);
    this.isOld = before !== null;
    if (before) [this.rounds, this.found] = [before.rounds, before.found];
  }

  /** What is known by all that was found; what another server asked for is no answer, and found anew. */
  async told() {
    const tell = () => post(`/api/tables/${this.table}/moments`, { rounds: this.rounds });
    try {
      return await tell();
    } catch (error) {
      if (!this.isOld || !(error instanceof Refusal) || error.say.code !== WRONG) throw error;
      [this.isOld, this.rounds, this.found] = [false, [], []];
      return tell();
    }
  }

  /** Now and then, for whoever leaves in the middle of it. */
  keep() {
    if (performance.now() - this.keptAt < KEEP_MS) return;
    this.keptAt = performance.now();
    void keepFound(this.table, this);
  }

  /** Nobody else looks back on a table of this device, which may lack the weights. @param {MomentsToJudge} asks */
  async doWithout(asks) {
    asks.net = null;
    if (!this.table.startsWith("here-") || !(await prepare(asks.game))) throw new NotHere();
  }

  /** @param {MomentsToJudge} asks @param {(done: number) => void} tell @param {AbortSignal} signal */
  async round(asks, tell, signal) {
    const { game, net, start, rngs, moments, ...rest } = asks;
    const about = { ...rest, start: bytesOf(start), rngs: rngs.map(bytesOf) };
    const asked = { game, net, about, seconds: SLICE_S, key: `${this.table} ${this.rounds.length}` };
    const course = new Course(moments, this.found, await treesHere());
    const crew = new Crew(course.stretches.length);
    const pace = new Pace(this.found.length, moments.length);
    while (!course.isDone) {
      const judging = () => judge(asked, course.stretches.slice(0, crew.size), signal);
      this.found = course.take(await crew.work(judging, signal));
      this.keep();
      tell(course.done);
      if (!this.table.startsWith("here-")) pace.check(course.done);
    }
    this.found = course.found;
  }
}

/** The workers that judge: where one died all begin anew, and are fewer, for memory may be scarce. */
export class Crew {
  /** @param {number} size */
  constructor(size) {
    this.size = size;
  }

  /**
   * @template T
   * @param {() => Promise<T>} slice
   * @param {AbortSignal} signal
   * @returns {Promise<T>}
   */
  async work(slice, signal) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await slice();
      } catch (error) {
        if (signal.aborted || attempt === ATTEMPTS) throw error;
        this.size = Math.max(1, this.size >> 1);
      }
    }
  }
}

/** Who judges what: each worker has a stretch of its own, and who is done helps whoever has most left. */
export class Course {
  /** @param {ToJudge[]} moments @param {FoundMoment[]} found of the first ones @param {number} workers */
  constructor(moments, found, workers) {
    this.moments = moments;
    /** @type {(FoundMoment | undefined)[]} */
    this.answers = moments.map((_, place) => found[place]);
    const from = Math.min(found.length, moments.length);
    const count = Math.max(1, Math.min(workers, moments.length - from));
    const edge = (/** @type {number} */ share) =>
      from + Math.floor((share * (moments.length - from)) / count);
    /** From one place to before another. */
    this.spans = Array.from({ length: count }, (_, share) => ({ from: edge(share), to: edge(share + 1) }));
  }

  get isDone() {
    return this.done === this.moments.length;
  }

  get done() {
    return this.answers.filter(Boolean).length;
  }

  /** All that is found from the beginning on. @returns {FoundMoment[]} */
  get found() {
    const gap = this.answers.indexOf(undefined);
    return /** @type {FoundMoment[]} */ (gap < 0 ? this.answers : this.answers.slice(0, gap));
  }

  get stretches() {
    return this.spans.map(({ from, to }) => this.moments.slice(from, to));
  }

  /** What was found of the beginning of each stretch; what is left is shared anew. @param {FoundMoment[][]} told */
  take(told) {
    told.forEach((found, place) => {
      const span = this.spans[place];
      for (const each of found) this.answers[span.from++] = each;
    });
    this.spans.forEach((span) => span.from >= span.to && this.help(span));
    this.spans = this.spans.filter(({ from, to }) => from < to);
    return this.found;
  }

  /** Take the second half of the longest stretch. @param {{ from: number, to: number }} idle */
  help(idle) {
    const longest = this.spans.reduce((most, each) =>
      each.to - each.from > most.to - most.from ? each : most,
    );
    const middle = Math.ceil((longest.from + longest.to) / 2);
    [idle.from, idle.to, longest.to] = [middle, longest.to, middle];
  }
}

/** Whether all will be done before anybody tires. */
class Pace {
  /** @param {number} from @param {number} all */
  constructor(from, all) {
    this.from = from;
    this.all = all;
    this.begun = performance.now();
  }

  /** @param {number} done */
  check(done) {
    const taken = performance.now() - this.begun;
    const whole = (taken * (this.all - this.from)) / (done - this.from);
    if (taken > SOON_MS && whole > LONGEST_MS) throw new NotHere();
  }
}
