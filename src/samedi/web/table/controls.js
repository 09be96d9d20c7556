/** What a person does at this screen: picking, moving, taking back, one thing after the other. */
/** @import { Action, Message, Plan, Reply, TableSource } from "../types.js" */
/** @import { Arrivals } from "./arrivals.js" */
/** @import { Board } from "./board.js" */
/** @import { Commands } from "./commands.js" */
/** @import { TableModel } from "./model.js" */
import { signal } from "../vendor/signals-core/signals-core.module.js";
import { play as sound } from "../app/sound.js";
import { askWhy, refusalOf } from "./commands.js";
import { isSame } from "./model.js";

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

  /** @param {string} id */
  choose(id) {
    this.hurry();
    const { model } = this;
    const after = model.isSending.value ? null : model.after(id);
    if (!after) return;
    this.refusal.value = null;
    model.preview.value = null;
    model.picked.value = after.picked;
    sound("click");
    if (after.action) void this.move(after.action);
  }

  /** Let the last pick go. */
  back() {
    this.model.picked.value = this.model.picked.value.slice(0, -1);
  }

  /** What the answer under the pointer would make. @param {string | null} id */
  preview(id) {
    this.model.preview.value = (id === null ? null : this.model.after(id))?.action ?? null;
  }

  /** @param {Action} action @returns {Promise<boolean>} whether it was done */
  async move(action) {
    const place = this.model.picked.value[0];
    const reply = await this.sending(this.commands.move(action));
    if (reply.type === "accepted" || reply.type === "duplicate") return true;
    this.model.picked.value = [];
    this.refuse(reasonOf(reply), place);
    return false;
  }

  /** Several actions, as long as each is allowed when its turn comes. @param {Plan} plan */
  async carryOut(plan) {
    for (const action of plan.actions) {
      this.hurry();
      const legal = this.table.view.value.play?.legal ?? [];
      if (!legal.some((each) => isSame(each, action)) || !(await this.move(action))) return;
    }
  }

  takeBack() {
    void this.ask(() => this.commands.takeBack());
  }

  confirm() {
    void this.ask(() => this.commands.confirm());
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
    if (wish && this.table.isLive) this.refuse(await askWhy(this.table, ctx.me, wish), id);
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

/** Why something was not done; whoever was too late sees the table as it is now. @param {Reply | null} reply */
function reasonOf(reply) {
  return reply?.type === "conflict" ? { code: "page-table-moved-on" } : refusalOf(reply);
}
