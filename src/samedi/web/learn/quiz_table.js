/** A table at which nothing is played: it shows the position that a question is about. */
/** @import { Arrival, QuestionView, TableSource, View } from "../types.js" */
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { t } from "../app/words.js";

/** @implements {TableSource} */
export class QuestionTable {
  /** @param {QuestionView} question */
  constructor(question) {
    this.id = "";
    this.isLive = false;
    this.home = `/lessons/${question.game}`;
    this.view = signal(viewOf(question));
    this.events = signal([]);
    this.online = signal(null);
    this.link = signal({ isLost: false, since: 0, retry: 0 });
    /** @type {(arrival: Arrival) => void} */
    this.tell = () => {};
  }

  /** Show the position of another question. @param {QuestionView} question */
  show(question) {
    this.view.value = viewOf(question);
    this.tell({ view: this.view.value, last: [] });
  }

  /** @param {(arrival: Arrival) => void} listener */
  hear(listener) {
    this.tell = listener;
    return () => {
      this.tell = () => {};
    };
  }

  send() {
    return Promise.reject(new Error("nothing is played here"));
  }

  past() {
    return Promise.resolve([]);
  }

  now() {
    return Date.now();
  }

  retry() {}
}

/** @param {QuestionView} question @returns {View} */
function viewOf({ game, rules, number, options, constants, seats, seat, moment }) {
  const { position, facts, status, awaits } = moment;
  return {
    version: 1,
    seq: number,
    id: "",
    stage: "playing",
    game,
    rules,
    options,
    constants,
    settings: { take_back: "never", chat: "off", watchers: 0, hints: false, patience_ms: 0 },
    seat,
    host: "",
    seats: Array.from({ length: seats }, (_, i) => sitting(i, i === seat)),
    watchers: {},
    commitment: "",
    entropy: [],
    you: { person: "", role: "play", seats: [seat] },
    play: { position, facts, status, awaits, asked: seat, confirming: false, length: 0 },
  };
}

/** @param {number} number @param {boolean} isMe @returns {View["seats"][0]} */
const sitting = (number, isMe) => ({
  occupant: {
    type: "person",
    person: isMe ? "" : String(number),
    name: t(isMe ? "page-quiz-you" : "page-quiz-player", { number: number + 1 }),
  },
  is_ready: true,
  is_kept: false,
});
