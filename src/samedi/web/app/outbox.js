/** Commands that wait for their answer: each is sent again, with its key, until there is one or patience ends. */
/** @import { Command, Message, Order, Reply } from "../types.js" */
import { newKey } from "./api.js";

/** How long an answer is waited for, each time. */
const PATIENCE = 8_000;
/** How long to wait after the server could not say whether it is done. */
const PAUSES = [500, 1_500, 4_000];

/**
 * @typedef {{ key: string, command: Command, resolve: (reply: Reply) => void, tries: number, timer: number }}
 *   Waiting
 */

export class Outbox {
  /**
   * @param {(command: Command) => boolean} say sends a command, if there is a line
   * @param {Message} silence what is said where nobody answers
   */
  constructor(say, silence = { code: "page-table-no-answer" }) {
    this.say = say;
    this.silence = silence;
    /** @type {Map<string, Waiting>} */
    this.waiting = new Map();
  }

  /** @param {Order} order @returns {Promise<Reply>} */
  add(order) {
    const key = order.key ?? newKey();
    const command = /** @type {Command} */ ({ ...order, key });
    return new Promise((resolve) => {
      this.waiting.set(key, { key, command, resolve, tries: 0, timer: 0 });
      this.send(key);
    });
  }

  /** There is a new line: whatever waits goes over it. */
  sendAll() {
    for (const [key, each] of this.waiting) {
      each.tries = 0;
      this.send(key);
    }
  }

  /** @param {string} key */
  send(key) {
    const waiting = this.waiting.get(key);
    if (!waiting || !this.say(waiting.command)) return;
    waiting.tries += 1;
    this.later(waiting, PATIENCE);
  }

  /** @param {Waiting} waiting @param {number} pause */
  later(waiting, pause) {
    clearTimeout(waiting.timer);
    waiting.timer = window.setTimeout(() => this.again(waiting), pause);
  }

  /** @param {Waiting} waiting */
  again({ key, tries }) {
    if (tries <= PAUSES.length) this.send(key);
    else this.take(key)?.(failed(key, this.silence));
  }

  /** An answer; whom to tell, unless it is worth another try. @param {Reply} answer */
  answered(answer) {
    const waiting = this.waiting.get(answer.key);
    if (waiting && answer.type === "failed" && waiting.tries <= PAUSES.length) {
      this.later(waiting, PAUSES[waiting.tries - 1] ?? PATIENCE);
      return undefined;
    }
    return this.take(answer.key);
  }

  /** @param {string} key */
  take(key) {
    const waiting = this.waiting.get(key);
    clearTimeout(waiting?.timer);
    this.waiting.delete(key);
    return waiting?.resolve;
  }

  /** Nothing will be answered any more. @param {Message} message */
  giveUp(message) {
    for (const key of [...this.waiting.keys()]) this.take(key)?.(failed(key, message));
  }
}

/** @param {string} key @param {Message} message @returns {Reply} */
const failed = (key, message) => ({ type: "failed", key, message });
