/** What a person does at this screen: picking, moving, taking back, one thing after the other. */
/** @import { Action, Message, Reply, TableEvent, TableSource } from "../types.js" */
/** @import { Arrivals } from "./arrivals.js" */
/** @import { Board } from "./board.js" */
/** @import { Commands } from "./commands.js" */
/** @import { TableModel } from "./model.js" */
import { computed, signal } from "../vendor/signals-core/signals-core.module.js";
import { t } from "../app/words.js";
import { askWhy, refusalOf } from "./commands.js";
import { isSame } from "./model.js";
import { sound } from "./sounds.js";

/** Events that change the game or whom it asks. */
const GOES_ON = ["moved", "rolled", "confirmed", "taken_back", "seated"];

export class Controls {
  /** @param {{ table: TableSource, model: TableModel, arrivals: Arrivals, commands: Commands, board: Board }} parts */
  constructor({ table, model, arrivals, commands, board }) {
    this.table = table;
    this.model = model;
    this.arrivals = arrivals;
    this.commands = commands;
    this.layer = board.layer;
    /** The last thing that was not allowed, and why. */
    this.refusal = signal(/** @type {Message | null} */ (null));
    this.byItself = signal({ words: /** @type {string[]} */ ([]), seat: -1, since: 0 });
    /** What was done by itself since the last tap, in words, until somebody else has acted. */
    this.words = computed(() => {
      const { words, seat, since } = this.byItself.value;
      return this.isAlone(seat, since) ? words : [];
    });
    /** The question that was answered last: it stays until the board shows what came of it. */
    this.asked = signal("");
    this.held = computed(() =>
      model.isSending.value || (this.asked.value && arrivals.isBehind.value) ? this.asked.value : "",
    );
  }

  /** @param {string} id */
  isLegal(id) {
    const { ctx, picked } = this.model;
    return ctx.value.mark(id).legal || (picked.value.length > 0 && this.model.after(id) !== null);
  }

  /** @param {string} id */
  isPicked(id) {
    return this.model.picked.value.includes(id);
  }

  /**
   * Pick something; when that makes an action, do it and what belongs to the same tap.
   * @param {string} id
   * @param {{ then?: Action[], ends?: boolean }} [more]
   */
  choose(id, { then = [], ends = false } = {}) {
    this.hurry();
    const { model } = this;
    const after = model.isSending.value ? null : model.after(id);
    if (!after) return;
    this.refusal.value = null;
    model.preview.value = null;
    const { action } = after;
    const actions = action ? [...model.wayTo(action), ...then] : [];
    sound("click");
    if (actions.length) void this.carryOut({ actions, ends }, after.picked[0]);
    model.picked.value = after.picked;
  }

  /** Let the last pick go. */
  back() {
    this.model.picked.value = this.model.picked.value.slice(0, -1);
  }

  /** What the answer under the pointer would make. @param {string | null} id */
  preview(id) {
    this.model.preview.value = (id === null ? null : this.model.after(id))?.action ?? null;
  }

  /**
   * One tap: some actions, each as soon as the one before is done, then whatever nobody would decline.
   * Whatever comes between ends it, and the next question is asked.
   * @param {{ actions: Action[], ends?: boolean }} tap
   * @param {string} [place] where it was
   */
  async carryOut({ actions, ends = false }, place) {
    const { model } = this;
    this.hurry();
    this.asked.value = model.game.question(model.ctx.value);
    const { seat, seq } = this.table.view.value;
    this.byItself.value = { words: [], seat, since: seq };
    const isMine = () => this.isMine(seat, seq);
    await this.sending(this.oneByOne(actions, isMine, place).then((last) => this.finish(last, isMine, ends)));
  }

  /**
   * @param {Action[]} actions
   * @param {() => boolean} isMine
   * @param {string} [place]
   * @returns {Promise<number | null>} the number of the last event; null: not all was done
   */
  async oneByOne(actions, isMine, place) {
    /** @type {number | undefined} */
    let after;
    for (const action of actions) {
      if (after !== undefined && !(isMine() && this.isLegalNow(action))) return null;
      const reply = await this.commands.move(action, after);
      if (!isDone(reply)) {
        this.model.picked.value = [];
        this.refuse(reasonOf(reply), place);
        return null;
      }
      after = reply.seq;
    }
    return after ?? null;
  }

  /** Whether the server would take it, as far as this screen knows. @param {Action} action */
  isLegalNow(action) {
    return this.table.view.value.play?.legal?.some((each) => isSame(each, action)) ?? false;
  }

  /**
   * What follows a tap by itself, until something new is known or somebody else is asked; then the word.
   * @param {number | null} last @param {() => boolean} isMine @param {boolean} ends
   */
  async finish(last, isMine, ends) {
    let after = last;
    while (after !== null && isMine()) {
      const next = this.model.course(this.table.view.value);
      const reply = next && (await this.commands.move(next.action, after));
      if (!next || !reply || !isDone(reply)) break;
      const { words, ...rest } = this.byItself.value;
      this.byItself.value = { ...rest, words: [...words, next.word] };
      after = reply.seq;
    }
    const isOver = Boolean(this.table.view.value.play?.confirming);
    if (ends && isOver && after !== null && isMine()) await this.commands.confirm();
  }

  /**
   * Whether a seat is still asked, and since an event nothing has happened in the game but its own actions.
   * @param {number} seat @param {number} since
   */
  isMine(seat, since) {
    const { play, seat: shown } = this.table.view.value;
    const isNews = (/** @type {TableEvent} */ { seq, what }) =>
      seq > since && GOES_ON.includes(what.type) && !(what.type === "moved" && what.seat === seat);
    return shown === seat && play?.asked === seat && !this.table.events.value.some(isNews);
  }

  /**
   * Whether this screen still shows a seat, and since an event nobody else has acted.
   * @param {number} seat @param {number} since
   */
  isAlone(seat, since) {
    const isOthers = (/** @type {TableEvent} */ { seq, what }) =>
      seq > since && what.type === "moved" && what.seat !== seat;
    return this.table.view.value.seat === seat && !this.table.events.value.some(isOthers);
  }

  /** @param {{ isWhole?: boolean }} [what] */
  takeBack(what) {
    void this.ask(() => this.commands.takeBack(what));
  }

  confirm() {
    void this.ask(() => {
      this.asked.value = t("page-table-confirm-question");
      return this.commands.confirm();
    });
  }

  /** Nothing else is asked until the answer is here. @param {() => Promise<Reply | null>} command */
  async ask(command) {
    if (this.model.isSending.value) return;
    this.hurry();
    const reply = await this.sending(command());
    if (refusalOf(reply)) this.refuse(reasonOf(reply));
  }

  /** @template T @param {Promise<T>} answer */
  async sending(answer) {
    this.model.isSending.value = true;
    const reply = await answer;
    this.model.isSending.value = false;
    return reply;
  }

  /** Something that may not be picked was meant: say why, where the game knows what was meant. @param {string} id */
  async miss(id) {
    const ctx = this.model.ctx.value;
    if (!ctx.isMyTurn || ctx.play.confirming) return;
    this.layer.shake(id);
    const wish = this.model.game.wish?.(ctx.picked, id, ctx);
    if (wish && "code" in wish) this.refuse(wish, id);
    else if (wish && this.table.isLive) this.refuse(await askWhy(this.table, ctx.me, wish), id);
  }

  /** @param {Message | null} message @param {string} [place] */
  refuse(message, place) {
    if (place) this.layer.shake(place);
    sound("refused");
    this.refusal.value = message;
  }

  /** Let what moves arrive at once. @returns {boolean} whether something moved */
  hurry() {
    const wasMoving = this.layer.isMoving;
    const isWaiting = this.arrivals.hurry();
    this.layer.finish();
    return wasMoving || isWaiting;
  }
}

/** @param {Reply} reply @returns {reply is Extract<Reply, { seq: number }>} */
const isDone = (reply) => reply.type === "accepted" || reply.type === "duplicate";

/** Why something was not done; whoever was too late sees the table as it is now. @param {Reply | null} reply */
function reasonOf(reply) {
  return reply?.type === "conflict" ? { code: "page-table-moved-on" } : refusalOf(reply);
}
