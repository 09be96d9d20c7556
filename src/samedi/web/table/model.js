/** What a table shows now: the last position that has arrived, or an earlier one, and what has been picked on it. */
/** @import { Action, Context, GamePage, Play, Shown, View } from "../types.js" */
import { html, svg } from "../vendor/lit-html/lit-html.js";
import { batch, computed, signal, untracked } from "../vendor/signals-core/signals-core.module.js";
import { namesAt } from "../app/bots.js";
import { asksAll } from "../app/me.js";
import { say, t } from "../app/words.js";
import { asOrders, choices, made, nextPicks, pick } from "../board/choosing.js";

/**
 * One position with what led to it; in passing nothing of that travels or sounds.
 * @typedef {{ play: Play, last: Shown[], before: Context["before"], isNow: boolean, isPassing?: boolean }} Moment
 */

export class TableModel {
  /** @param {GamePage} game @param {View} view */
  constructor(game, view) {
    this.game = game;
    /** The latest view. */
    this.view = signal(view);
    /** What is on the board. @type {import("../vendor/signals-core/signals-core.module.js").Signal<Moment>} */
    this.moment = signal({ play: /** @type {Play} */ (view.play), last: [], before: null, isNow: true });
    this.picked = signal(/** @type {string[]} */ ([]));
    this.preview = signal(/** @type {Action | null} */ (null));
    /** The one move that is shown alone, when somebody asked for it. */
    this.only = signal(/** @type {Action | null} */ (null));
    /** Whether a move is on its way to the server. */
    this.isSending = signal(false);
    /** Every action that was done, oldest first. */
    this.history = signal(/** @type {Shown[]} */ ([]));
    this.names = computed(() => this.listNames());
    this.choices = computed(() => this.listChoices());
    this.next = computed(() => nextPicks(this.choices.value, this.picked.value));
    this.ctx = computed(() => this.context());
  }

  /** Show another moment; what had been picked is let go. @param {Moment} moment */
  show(moment) {
    this.showOnly(null);
    this.moment.value = moment;
  }

  /** Offer one move and nothing else for now; null: all of them. @param {Action | null} action */
  showOnly(action) {
    batch(() => {
      this.picked.value = [];
      this.preview.value = null;
      this.only.value = action;
    });
  }

  /**
   * What a pick makes of what has been picked; null if it is not allowed.
   * @param {string} id
   * @returns {{ picked: string[], action: Action | null } | null}
   */
  after(id) {
    const picked = pick(this.choices.value, this.picked.value, id);
    return picked && { picked, action: made(this.choices.value, picked) };
  }

  listNames() {
    const names = seatNames(this.view.value);
    const base = untracked(() => this.base(names)); // who somebody is does not change with what is picked
    return names.map((name, seat) => this.game.name?.(seat, base) ?? name);
  }

  listChoices() {
    const base = this.base();
    return choices(base.offered, (action) => this.game.picks(action, base.position, base));
  }

  /** The actions one tap does for this one: those that lead to it, then itself. @param {Action} action */
  wayTo(action) {
    const whole = this.situation(this.names.value, this.view.value, this.moment.value); // also what is not shown
    if (whole.legal.includes(action)) return [action];
    return this.ahead(whole).find((row) => isSame(row.at(-1), action)) ?? [action];
  }

  /** What the game offers ahead of its step. @param {Context} ctx @returns {Action[][]} */
  ahead(ctx) {
    return ctx.legal.length && !ctx.asksAll ? (this.game.ahead?.(ctx) ?? []) : [];
  }

  /** What is done by itself in a view that has just arrived, shown or not. @param {View} view */
  course(view) {
    const play = /** @type {Play} */ (view.play);
    const ctx = this.situation(this.names.peek(), view, { play, last: [], before: null, isNow: true });
    return ctx.legal.length && !ctx.asksAll ? (this.game.course?.(ctx) ?? null) : null;
  }

  /**
   * Everything but what depends on the choices.
   * @param {string[]} [names] @param {View} [view] @param {Moment} [moment]
   * @returns {Context}
   */
  base(names = this.names.value, view = this.view.value, moment = this.moment.value) {
    const whole = this.situation(names, view, moment);
    const only = this.only.value;
    const isShown = (/** @type {Action} */ action) => !only || isSame(action, only);
    const rows = this.ahead(whole);
    const first = only && rows.find((row) => isSame(row.at(-1), only))?.[0];
    const ahead = rows.flatMap((row) => row.slice(-1));
    return {
      ...whole,
      legal: whole.legal.filter((action) => isShown(action) || isSame(action, first)),
      offered: [...whole.legal, ...ahead].filter(isShown),
    };
  }

  /** @param {string[]} names @param {View} view @param {Moment} moment @returns {Context} */
  situation(names, view, { play, last, before, isNow }) {
    const turn =
      play.awaits.kind === "over" || view.stage !== "playing"
        ? null
        : (play.asked ?? play.awaits.seat ?? null);
    const isMyTurn = isNow && view.seat >= 0 && turn === view.seat;
    const legal = isMyTurn && !play.confirming ? (play.legal ?? []) : [];
    return {
      view,
      play,
      position: play.position,
      facts: play.facts,
      constants: /** @type {Context["constants"]} */ (view.constants),
      prospect: (action) =>
        play.prospects?.[play.legal?.findIndex((each) => isSame(each, action)) ?? -1] ?? null,
      me: view.seat,
      options: view.options,
      names,
      legal,
      offered: legal,
      asksAll: asksAll.value,
      isMyTurn,
      turn,
      last,
      before,
      history: this.history.value.slice(0, play.length),
      picked: this.picked.value,
      preview: this.preview.value ?? this.only.value,
      t,
      say,
      html,
      svg,
      mark: () => ({ legal: false, picked: false, last: false }),
    };
  }

  /** @returns {Context} */
  context() {
    const base = this.base();
    const next = this.isSending.value ? new Set() : this.next.value;
    const picked = new Set(base.picked);
    const last = new Set(this.lastPlaces(base));
    return { ...base, mark: (id) => ({ legal: next.has(id), picked: picked.has(id), last: last.has(id) }) };
  }

  /** @param {Context} base @returns {string[]} */
  lastPlaces(base) {
    if (this.game.last) return this.game.last(base);
    const { before } = base;
    if (before === null) return [];
    return base.last
      .filter(({ chance }) => !chance)
      .flatMap(({ action }) => asOrders(this.game.picks(action, before, base))[0]);
  }
}

/** What everybody is called. @param {View} view @returns {string[]} */
export const seatNames = (view) =>
  namesAt(
    view.seats.map(({ occupant }) => occupant),
    t("page-table-nobody"),
  );

/** What somebody is called who sits, watches or has talked here. @param {View} view @param {string} person */
export function personName(view, person) {
  for (const { occupant } of view.seats)
    if (occupant.type === "person" && occupant.person === person) return occupant.name;
  return view.watchers[person] ?? view.chat?.find(({ by }) => by === person)?.name ?? "";
}

/** Whether two actions say the same, in whatever order. @param {any} a @param {any} b @returns {boolean} */
export function isSame(a, b) {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => isSame(a[name], b[name]));
}
