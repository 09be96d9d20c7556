/** Looking back on several games, one after the other, as long as somebody waits. */
/** @import { LookedBack } from "../types.js" */
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { reviewed } from "../table/reviewing.js";

export class Reviewing {
  /** @param {() => Promise<void>} done what is to be told after each */
  constructor(done) {
    this._done = done;
    this._left = new AbortController();
    /** How far it is, as long as something is being looked at. */
    this.at = signal(/** @type {{ at: number, of: number, done: number, all: number } | null} */ (null));
    this.hasFailed = signal(false);
  }

  /** @param {string[]} tables */
  async begin(tables) {
    this.stop();
    const left = (this._left = new AbortController()).signal;
    this.hasFailed.value = false;
    for (const [place, table] of tables.entries()) {
      const isWhole = await this._one(table, { at: place + 1, of: tables.length }, left);
      if (left.aborted) return;
      this.hasFailed.value ||= !isWhole;
      if (isWhole) await this._done();
    }
    if (!left.aborted) this.stop();
  }

  /** Leave what is being looked at. */
  stop() {
    this._left.abort();
    this.at.value = null;
  }

  /** @param {string} table @param {{ at: number, of: number }} place @param {AbortSignal} left */
  async _one(table, place, left) {
    this.at.value = { ...place, done: 0, all: 0 };
    try {
      const show = (/** @type {LookedBack} */ { done, all }) => (this.at.value = { ...place, done, all });
      await reviewed(table, show, left);
      return true;
    } catch {
      return false; // this one cannot be looked back on now; the next one may
    }
  }
}
