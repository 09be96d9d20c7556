/** Looking back on several games, one after the other, as long as somebody waits. */
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { post } from "../app/api.js";

const AGAIN_MS = 700;

export class Reviewing {
  /** @param {() => Promise<void>} done what is to be told after each */
  constructor(done) {
    this._done = done;
    this._turn = 0;
    /** How far it is, as long as something is being looked at. */
    this.at = signal(/** @type {{ at: number, of: number, done: number, all: number } | null} */ (null));
    this.hasFailed = signal(false);
  }

  /** @param {string[]} tables */
  async begin(tables) {
    const mine = ++this._turn;
    this.hasFailed.value = false;
    for (const [place, table] of tables.entries()) {
      const isWhole = await this._one(mine, table, { at: place + 1, of: tables.length });
      if (mine !== this._turn) return;
      this.hasFailed.value ||= !isWhole;
      if (isWhole) await this._done();
    }
    if (mine === this._turn) this.stop();
  }

  /** Leave what is being looked at; the server does so too when nobody asks any more. */
  stop() {
    this._turn++;
    this.at.value = null;
  }

  /** @param {number} mine @param {string} table @param {{ at: number, of: number }} place */
  async _one(mine, table, place) {
    this.at.value = { ...place, done: 0, all: 0 };
    try {
      for (;;) {
        const { done, all, is_whole: isWhole } = await post(`/api/tables/${table}/review`);
        if (mine !== this._turn || isWhole) return isWhole === true;
        this.at.value = { ...place, done, all };
        await new Promise((goOn) => setTimeout(goOn, AGAIN_MS));
      }
    } catch {
      return false; // this one cannot be looked back on now; the next one may
    }
  }
}
