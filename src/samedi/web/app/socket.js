/**
 * One table's connection. Commands are kept until they are answered and sent again, with the same key, after every
 * reconnection; events come without a gap, or everything is asked for again.
 */
/** @import { Arrival, Message, Moment, Order, Shown, View } from "../types.js" */
/** @import { ClientMessage, Events, Reply, ServerMessage, TableEvent } from "../types.js" */
import { batch, signal } from "../vendor/signals-core/signals-core.module.js";
import { get, Refusal } from "./api.js";
import { deeds } from "./events.js";
import { isKeptHere, lineTo } from "./here.js";
import { Outbox } from "./outbox.js";
import { merged, momentsOf } from "./patch.js";

/** @typedef {Extract<ServerMessage, { type: "think" }>} Thinking */

const PATIENCE = 1_500;
const PING_AFTER = 25_000;
const DEAF_AFTER = 40_000;
/** What is done is in the view by then, or something was missed. */
const SHOWN_AFTER = 5_000;
/** What a table answers that will not let this page in again: unknown, not invited, gone, not to be opened. */
const FOR_GOOD = [401, 403, 404, 409, 410];
const DELAYS = [250, 500, 1_000, 2_000, 4_000, 8_000];

/** Whoever was let in once needs no invitation: the table is gone, or it is no longer theirs. */
const NO_MORE = { code: "page-table-no-more" };

/** What does not answer is this device. */
const NO_ANSWER_HERE = { code: "page-here-no-answer" };

/** @param {Refusal} refusal @returns {Message} */
const farewellOf = ({ status, say }) => (status === 403 ? NO_MORE : say);

export class Connection {
  /** @param {string} id @param {View} view */
  constructor(id, view) {
    this.id = id;
    this.isLive = true;
    this.view = signal(view);
    this.events = signal(/** @type {TableEvent[]} */ ([]));
    /** How often somebody else looked. */
    this.eyes = 0;
    this.online = signal(/** @type {Set<string> | null} */ (null));
    this.link = signal({ isLost: false, since: 0, retry: 0 });
    /**
     * Why the server closed for good.
     * @type {import("../vendor/signals-core/signals-core.module.js").Signal<import("../types.js").Message |
     *   null>}
     */
    this.farewell = signal(null);
    /** @type {Set<(arrival: Arrival) => void>} */
    this.listeners = new Set();
    /** Thinks for bots, if this page does. @type {((asked: Thinking) => void) | null} */
    this.ponder = null;
    this.outbox = new Outbox(
      (command) => this.isWelcome && this.say({ type: "command", command }),
      isKeptHere(id) ? NO_ANSWER_HERE : undefined,
    );
    /**
     * The game so far, for the seat it was asked for.
     * @type {{ seat: number, length: number, moments: Promise<Moment[]> } | null}
     */
    this.known = null;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** Whether the server has answered the greeting; before that it takes no command. */
    this.isWelcome = false;
    this.offset = 0;
    this.failures = 0;
    /** The number of the last event that is in the view. */
    this.seen = 0;
    /**
     * Commands that are done, but not in the view yet.
     * @type {{ seq: number, at: number, resolve: () => void }[]}
     */
    this.done = [];
    this.heardAt = Date.now();
    this.isClosed = false;
    this.timer = 0;
    /** Actions that came before the snapshot that shows them. @type {Shown[]} */
    this.missed = [];
    this.heart = window.setInterval(() => this.beat(), 5_000);
    this.wake = () => {
      if (!document.hidden && this.link.value.isLost) this.retry();
    };
    this.cut = () => this.hangUp();
    addEventListener("online", this.wake);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.wake);
    this.isWhole = this.loadEvents();
    this.open();
  }

  now() {
    return Date.now() + this.offset;
  }

  /** @param {(arrival: Arrival) => void} listener */
  hear(listener) {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** @param {Order} order @returns {Promise<Reply>} */
  send(order) {
    return this.outbox.add(order);
  }

  /** @param {number} length @returns {Promise<Moment[]>} */
  past(length) {
    const { seat } = this.view.value;
    const known = this.known;
    if (!known || known.seat !== seat || known.length < length) {
      const moments = get(`/api/tables/${this.id}/replay`).then(momentsOf);
      moments.catch(() => (this.known = null));
      this.known = { seat, length: this.view.value.play?.length ?? length, moments };
    }
    return /** @type {NonNullable<typeof this.known>} */ (this.known).moments;
  }

  retry() {
    clearTimeout(this.timer);
    this.socket?.close();
    this.open();
  }

  close() {
    this.isClosed = true;
    clearInterval(this.heart);
    clearTimeout(this.timer);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  open() {
    const socket = lineTo(this.id);
    this.socket = socket;
    this.isWelcome = false;
    this.heardAt = Date.now();
    let wasOpen = false;
    socket.onopen = async () => {
      wasOpen = true;
      await this.isWhole;
      if (socket !== this.socket) return;
      this.seen = this.lastSeq();
      const thinks = this.ponder ? { thinks: true } : {};
      this.say({ type: "hello", version: 1, ...thinks, ...(this.seen ? { since: this.seen } : {}) });
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heardAt = Date.now();
      this.take(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (socket !== this.socket || this.isClosed) return;
      if (!wasOpen) void this.inquire();
      this.lose();
    };
  }

  /** A browser is not told why it was not let in: the table is asked. */
  async inquire() {
    try {
      await get(`/api/tables/${this.id}`);
    } catch (error) {
      const isFinal = error instanceof Refusal && FOR_GOOD.includes(error.status);
      if (isFinal && !this.isClosed && !this.isWelcome) this.part(farewellOf(error));
    }
  }

  /** The server will have no more of this page. @param {Message} message */
  part(message) {
    this.close();
    this.farewell.value = message;
    this.outbox.giveUp(message);
  }

  /** The number of the last event that is here. */
  lastSeq() {
    const events = this.events.value;
    return events.length ? events[events.length - 1].seq : 0;
  }

  /** Whether it could be sent. @param {ClientMessage} message */
  say(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** @param {ServerMessage} message */
  take(message) {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "snapshot":
        return this.takeSnapshot(message.view);
      case "events":
        return this.takeEvents(message);
      case "ack":
        return this.acknowledge(message.answer);
      case "think":
        return this.ponder?.(message);
      case "presence":
        this.online.value = new Set(message.online);
        return;
      case "pong":
        this.offset = message.now - Date.now();
        return;
      case "bye":
        if (!message.again) this.part(message.message);
        return;
      case "error":
        console.warn(message.message.code);
    }
  }

  /** @param {{ now: number }} message */
  welcome({ now }) {
    this.offset = now - Date.now();
    this.isWelcome = true;
    this.failures = 0;
    if (this.link.value.since) this.link.value = { isLost: false, since: 0, retry: 0 };
    this.outbox.sendAll();
  }

  /** @param {Extract<ServerMessage, { type: "events" }>} message */
  takeEvents({ events, patch }) {
    const fresh = events.filter(({ seq }) => seq > this.seen);
    if (fresh.length && fresh[0].seq !== this.seen + 1) return this.socket?.close();
    if (fresh.length) this.seen = fresh[fresh.length - 1].seq;
    this.note(fresh);
    this.missed.push(...deeds(fresh));
    if (patch) this.arrive(merged(this.view.value, patch), this.missed.splice(0));
  }

  /** @param {View} view */
  takeSnapshot(view) {
    const { seq, seat, stage } = this.view.value;
    this.seen = view.seq;
    if (view.seat !== seat) this.seeAnew(view.seat < 0);
    const isKnown = view.seq === seq && view.seat === seat && view.stage === stage;
    const missed = this.missed.splice(0);
    if (isKnown && JSON.stringify(view) === JSON.stringify(this.view.value)) return this.settle();
    this.arrive(isKnown ? { ...view, play: this.view.value.play } : view, missed);
  }

  /** @param {TableEvent[]} fresh */
  note(fresh) {
    if (fresh.some(({ what }) => what.type === "taken_back")) this.known = null;
    if (!fresh.length) return;
    const isNew = fresh[0].seq > this.lastSeq();
    const all = [...this.events.value, ...fresh];
    this.events.value = isNew
      ? all
      : [...new Map(all.map((event) => [event.seq, event])).values()].sort(
          (one, other) => one.seq - other.seq,
        );
  }

  /** Somebody else looks: what happened is asked for again, as they may know it. @param {boolean} isNobody */
  seeAnew(isNobody) {
    this.eyes += 1;
    if (isNobody) this.events.value = []; // only the last one might know them
    this.isWhole = this.loadEvents();
  }

  /** @param {View} view @param {Shown[]} last */
  arrive(view, last) {
    batch(() => {
      for (const listener of this.listeners) listener({ view, last });
      this.view.value = view;
    });
    this.settle();
  }

  /** Commands that the view shows by now are answered. */
  settle() {
    for (const each of this.done.splice(0)) {
      if (each.seq <= this.seen) each.resolve();
      else this.done.push(each);
    }
  }

  /** What is done counts as answered when the view shows it. @param {Reply} answer */
  acknowledge(answer) {
    const told = this.outbox.answered(answer);
    if (!told) return;
    const resolve = () => told(answer);
    if (answer.type !== "accepted" || answer.seq <= this.seen) resolve();
    else this.done.push({ seq: answer.seq, at: Date.now(), resolve });
  }

  /** The browser has no line: a socket would notice only when it is not answered. */
  hangUp() {
    const { socket } = this;
    if (!socket || socket.readyState > WebSocket.OPEN) return;
    this.socket = null;
    socket.close();
    this.lose();
  }

  lose() {
    const delay = DELAYS[Math.min(this.failures, DELAYS.length - 1)] * (0.75 + Math.random() / 2);
    const since = this.link.value.since || Date.now();
    this.failures += 1;
    this.link.value = { ...this.link.value, since, retry: Date.now() + delay };
    this.timer = window.setTimeout(() => this.open(), delay);
    window.setTimeout(
      () => {
        if (this.link.value.since && !this.isClosed) this.link.value = { ...this.link.value, isLost: true };
      },
      Math.max(0, since + PATIENCE - Date.now()),
    );
  }

  beat() {
    const silent = Date.now() - this.heardAt;
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const isOverdue = this.done.some(({ at }) => Date.now() - at > SHOWN_AFTER);
    if (silent > DEAF_AFTER || isOverdue) this.socket.close();
    else if (silent > PING_AFTER) this.say({ type: "ping", n: Math.floor(silent) });
  }

  /** Everything that happened before this screen came. */
  async loadEvents() {
    const { eyes } = this;
    let known = 0;
    try {
      for (;;) {
        const { events, last } = /** @type {Events} */ (
          await get(`/api/tables/${this.id}/events?since=${known}`)
        );
        if (this.eyes !== eyes) return; // meant for somebody who looks no longer
        this.note(events);
        known = events[events.length - 1]?.seq ?? last;
        if (known >= last) return;
      }
    } catch {
      /* without the history the game is played all the same */
    }
  }
}
