/** A study as a table: what is done there is tried, and one may stand at any node of what was tried. */
/** @import { Action, Arrival, Message, Moment, Occupant, Order, Reply, Shown, StudyView } from "../types.js" */
/** @import { TableEvent, TableSource, ToldNode, TriedHere, View } from "../types.js" */
import { batch, signal } from "../vendor/signals-core/signals-core.module.js";
import { get, post, Refusal } from "../app/api.js";
import { eventsOf } from "../app/events.js";
import { t } from "../app/words.js";
import { isSame } from "./model.js";

export const START = "start";
const AGAIN_MS = 4000; // until it is asked what others have tried

/** @implements {TableSource} */
export class StudySource {
  /** @param {string} code @param {StudyView} study @param {TriedHere} here */
  constructor(code, study, here) {
    this.id = code;
    this.path = `/api/studies/${code}`;
    this.isLive = false;
    this.isTrial = true;
    this.home = study.table ? `/t/${study.table}#at=${study.at ?? 0}` : "/";
    this.study = signal(study);
    this.here = signal(this.readable(here));
    this.view = signal(this.viewOf(this.here.value));
    this.events = signal(this.eventsAt(here.tried.node));
    /** @type {TableSource["online"]} */
    this.online = signal(null);
    this.link = signal({ isLost: false, since: 0, retry: 0 });
    /** @type {Set<(arrival: Arrival) => void>} */
    this.listeners = new Set();
    this.changes = 0;
  }

  /** Hear of what others try, as long as somebody looks. @returns {() => void} what ends it */
  watch() {
    const timer = setInterval(() => {
      if (!document.hidden) void this.lookAgain().catch(() => {}); // the next time may find the line again
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }

  /** Ask whether something has changed; what is done here meanwhile is newer than the answer. */
  async lookAgain() {
    const { changes } = this;
    const found = await get(`${this.path}?since=${this.study.value.changed_at}`);
    if (found && changes === this.changes) await this.show(found);
  }

  /** @param {StudyView} study */
  async show(study) {
    this.study.value = study;
    if (!this.nodeOf(this.node) && this.node !== START) await this.go(START);
  }

  get node() {
    return this.here.value.tried.node;
  }

  get mayEdit() {
    return Boolean(this.study.value.links.edit);
  }

  /** A node; nothing: the start. @param {string} id */
  nodeOf(id) {
    return this.study.value.nodes.find((each) => each.id === id);
  }

  /** What was tried after a node, first the main line. @param {string} id */
  after(id) {
    return this.study.value.nodes.filter(({ parent }) => parent === id);
  }

  /** The nodes from the first to this one. @param {string} id @returns {ToldNode[]} */
  wayTo(id) {
    const node = this.nodeOf(id);
    return node ? [...this.wayTo(node.parent), node] : [];
  }

  /** @param {Order} order @returns {Promise<Reply>} */
  async send(order) {
    const key = order.key ?? "";
    try {
      if (order.type === "move") await this.try(order.action);
      else if (order.type === "take_back") await this.back();
      return { type: "accepted", key, seq: this.view.value.seq };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { type: "refused", key, message: error.say };
    }
  }

  /** Do something here: what was tried before is found, the rest is new. @param {Action} action */
  async try(action) {
    const known = this.after(this.node).find((each) => isSame(each.action, action));
    if (known) return this.go(known.id);
    this.changes++;
    /** @type {TriedHere} */
    const here = await post(`${this.path}/do`, { parent: this.node, action });
    const { nodes } = this.study.value;
    if (here.told && !this.nodeOf(here.told.id))
      this.study.value = { ...this.study.value, nodes: [...nodes, here.told] };
    this.arrive(here);
    if (here.count !== this.study.value.nodes.length) await this.refresh(); // somebody else tries things too
  }

  /** One step back. */
  back() {
    return this.go(this.nodeOf(this.node)?.parent ?? START);
  }

  /** Stand at a node. @param {string} node */
  async go(node) {
    this.arrive(await post(`${this.path}/look`, { node }));
  }

  /** Who may only read is asked nothing. @param {TriedHere} here @returns {TriedHere} */
  readable(here) {
    if (this.mayEdit) return here;
    const play = { ...here.tried.play, asked: null, legal: null, prospects: null };
    return { ...here, tried: { ...here.tried, play, outcomes: [] } };
  }

  /** @param {TriedHere} told */
  arrive(told) {
    const here = this.readable(told);
    const node = this.nodeOf(here.tried.node);
    batch(() => {
      this.here.value = here;
      this.events.value = this.eventsAt(here.tried.node);
      this.view.value = this.viewOf(here);
    });
    const last = node ? [shownOf(node)] : [];
    for (const hear of this.listeners) hear({ view: this.view.value, last });
  }

  /** What others have tried meanwhile. */
  async refresh() {
    this.changes++;
    await this.show(await get(this.path));
  }

  /** @param {string} node @param {{ name?: string, comment?: string }} said */
  async note(node, said) {
    await post(`${this.path}/note`, { node, ...said });
    await this.refresh();
  }

  /** Remove a node and all after it; whoever stands there goes back to before it. @param {string} id */
  async cut(id) {
    const parent = this.nodeOf(id)?.parent ?? START;
    const isHere = this.wayTo(this.node).some((each) => each.id === id);
    if (isHere) await this.go(parent); // first, so that nobody thinks about what is gone
    this.changes++;
    await post(`${this.path}/cut`, { node: id });
    await this.refresh();
  }

  /** @param {TriedHere} here @returns {View} */
  viewOf({ tried: { play, seat } }) {
    const { game, rules, options, seats, constants } = this.study.value;
    return {
      version: 1,
      seq: play.length,
      id: this.id,
      stage: "playing",
      game,
      rules,
      options,
      constants,
      settings: { take_back: "free", chat: "off", watchers: 0, hints: false, patience_ms: 0 },
      seat,
      host: "",
      seats: seats.map((occupant, each) => ({
        occupant: called(occupant, each),
        is_ready: true,
        is_kept: false,
      })),
      watchers: {},
      commitment: "",
      entropy: [],
      you: { person: "", role: "play", seats: this.mayEdit ? seats.map((_, each) => each) : [] },
      play,
    };
  }

  /** @param {string} node @returns {TableEvent[]} */
  eventsAt(node) {
    return eventsOf(this.wayTo(node));
  }

  /** Nothing is replayed here: every line of the log leads to its node. @returns {Promise<Moment[]>} */
  past() {
    return Promise.resolve([]);
  }

  now() {
    return Date.now();
  }

  /** @param {(arrival: Arrival) => void} listener */
  hear(listener) {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  retry() {}
}

/** Whoever is not named, as in a text, is called by their place. @param {Occupant} occupant @param {number} seat */
const called = (occupant, seat) =>
  occupant.type === "open"
    ? /** @type {Occupant} */ ({
        type: "person",
        person: "",
        name: t("whatif-player", { number: seat + 1 }),
      })
    : occupant;

/** @param {ToldNode} node @returns {Shown} */
export const shownOf = ({ action, told, seat, chance }) => ({
  action,
  told,
  seat: seat ?? null,
  chance: Boolean(chance),
});

/** Why something cannot be, for people. @param {unknown} error @returns {Message} */
export const reason = (error) =>
  error instanceof Refusal ? error.say : { code: "page-app-trouble", params: { status: 0 } };
