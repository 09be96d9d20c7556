/** What arrives is shown one thing after the other, each when the one before has come to rest. */
/** @import { Arrival, View } from "../types.js" */
/** @import { Moment, TableModel } from "./model.js" */
import { batch, signal } from "../vendor/signals-core/signals-core.module.js";

const MOST_WAITING = 4;

export class Arrivals {
  /** @param {TableModel} model @param {() => Promise<void>} settle resolves when the board has come to rest */
  constructor(model, settle) {
    this.model = model;
    this.settle = settle;
    /** @type {Arrival[]} */
    this.queue = [];
    this.isPlaying = false;
    /** Whether something has arrived that is not shown yet. */
    this.isBehind = signal(false);
    /**
     * The moment the game is at, shown or not.
     * @type {import("../vendor/signals-core/signals-core.module.js").Signal<Moment>}
     */
    this.now = signal(model.moment.value);
    /** Whether an earlier moment is being looked at. */
    this.isAway = signal(false);
  }

  /** @param {Arrival} arrival */
  add(arrival) {
    this.queue.push(arrival);
    if (!this.isPlaying) void this.play();
    this.isBehind.value = this.queue.length > 0;
  }

  /** Show everything that has arrived, at once. @returns {boolean} whether something was waiting */
  hurry() {
    const isWaiting = this.queue.length > 0;
    for (const arrival of this.queue.splice(0)) this.take(arrival);
    this.isBehind.value = false;
    return isWaiting;
  }

  async play() {
    this.isPlaying = true;
    while (this.queue.length) {
      if (this.queue.length > MOST_WAITING || document.hidden) this.hurry();
      else this.take(/** @type {Arrival} */ (this.queue.shift()));
      this.isBehind.value = this.queue.length > 0;
      await this.settle();
    }
    this.isPlaying = false;
  }

  /** @param {Arrival} arrival */
  take({ view, last }) {
    const before = this.now.value;
    const play = view.play;
    if (!play) return;
    const isSame = play === before.play;
    const moment = isSame
      ? before
      : {
          play,
          isNow: true,
          last: last.length ? last : before.last,
          before: last.length ? before.play.position : before.before,
        };
    batch(() => {
      this.model.view.value = view;
      this.now.value = moment;
      if (!this.isAway.value && !isSame) this.model.show(moment);
    });
  }

  /** Look at an earlier moment, or at none: the present one. @param {Moment | null} moment */
  lookAt(moment) {
    batch(() => {
      this.isAway.value = moment !== null;
      this.model.show(moment ?? this.now.value);
    });
  }
}

/** Whether this person sees what the game is asking for. @param {View} view */
export function mustHandOver(view) {
  const mine = view.you?.seats ?? [];
  const asked = view.play?.asked ?? null;
  return view.stage === "playing" &&
    mine.length > 1 &&
    asked !== null &&
    mine.includes(asked) &&
    asked !== view.seat
    ? asked
    : null;
}
