/** A game that runs, is over, or is looked at again: the screen around a board. */
/** @import { ReadonlySignal, Signal } from "../vendor/signals-core/signals-core.module.js" */
/** @import { Arrival, Context, Drawing, GamePage, Shown, Spot, TableSource } from "../types.js" */
/** @import { LessonShown } from "./lesson.js" */
/** @import { Moment } from "./model.js" */
/** @import { Pointing } from "./pointing.js" */
import { render } from "../vendor/lit-html/lit-html.js";
import { computed, effect, signal, untracked } from "../vendor/signals-core/signals-core.module.js";
import { titleOf } from "../app/games.js";
import { knowsHurry } from "../app/me.js";
import { soon, toast } from "../app/ui.js";
import { t } from "../app/words.js";
import { isStill } from "../board/motion.js";
import { noticeAbsence } from "./absence.js";
import { Arrivals, mustHandOver } from "./arrivals.js";
import { Attention } from "./attention.js";
import { Board } from "./board.js";
import { Unread } from "./chat.js";
import { lesson as chapterDue } from "./coach.js";
import { commandsOf } from "./commands.js";
import { Controls } from "./controls.js";
import { loadEnding } from "./end.js";
import { dismiss, herald } from "./herald.js";
import { keyboard } from "./keyboard.js";
import { layout } from "./layout.js";
import { lighting } from "./lighting.js";
import { entries } from "./log.js";
import { FIRST_LINES, MOST_LINES } from "./log_lines.js";
import { personName, TableModel } from "./model.js";
import { pointing } from "./pointing.js";
import { News } from "./news.js";
import { Replay } from "./replay.js";
import { lastSeen } from "./seen.js";
import { sound } from "./sounds.js";
import { teach } from "./teaching.js";
import { toMe } from "./telling.js";

const AGAIN_MS = 5000; // when the line was lost before something came

/** @param {HTMLElement} root @param {TableSource} table @param {GamePage} game @returns {() => void} */
export function mountPlay(root, table, game) {
  const screen = new TableScreen(root, table, game);
  const stops = screen.start();
  return () => {
    for (const stop of stops) stop();
  };
}

/** @param {() => Promise<unknown>} load */
const keepTrying = (load) => void load().catch(() => setTimeout(() => keepTrying(load), AGAIN_MS));

/** Once: nobody has to wait for what moves. */
function tellHurry() {
  if (knowsHurry.peek() || isStill()) return;
  knowsHurry.value = true;
  toast(t("page-table-hurry"));
}

/** The parts of a table's screen, and how they follow what arrives. */
export class TableScreen {
  /** @param {HTMLElement} root @param {TableSource} table @param {GamePage} game */
  constructor(root, table, game) {
    this.root = root;
    this.table = table;
    this.game = game;
    this.title = titleOf(table.view.value.game);
    this.model = new TableModel(game, table.view.value);
    /** Resolves when the board has come to rest. @type {Promise<void>} */
    this.settled = Promise.resolve();
    const settle = () => this.settled;
    this.arrivals = new Arrivals(this.model, settle);
    this.commands = commandsOf(table, this.model);
    this.board = new Board(game);
    this.controls = new Controls(this);
    this.attention = new Attention(root, this.model);
    this.entries = computed(() =>
      entries(
        table.events.value,
        this.model.names.value,
        (person) => personName(this.model.view.peek(), person),
        game.begins,
      ),
    );
    /** How many lines of the log are drawn. */
    this.lines = signal(FIRST_LINES);
    this.replay = new Replay(table, this.arrivals, settle, this.entries);
    this.news = new News();
    this.unread = new Unread(table, lastSeen(table.id) ?? 0, (text, by) =>
      this.news.add({ text, icon: "chat", by: personName(this.model.view.peek(), by) }),
    );
    /** The turns somebody missed who was away. @type {Signal<((ctx: Context) => Drawing) | null>} */
    this.missed = signal(null);
    /** What a lesson says, at a table of one. @type {Signal<((ctx: Context) => LessonShown) | null>} */
    this.lesson = signal(null);
    /** What else stands beside the log. @type {Signal<((ctx: Context) => Drawing) | null>} */
    this.beside = signal(null);
    /** What the coach points at. @type {ReadonlySignal<Pointing | null>} */
    this.pointed = computed(() => {
      const ctx = this.model.ctx.value;
      if (!table.isLive || chapterDue(game, ctx) === null) return null;
      const places = new Set(this.board.sceneOf(ctx).targets.map(({ id }) => id));
      return pointing(this.model.choices.value, ctx, (id) => places.has(id));
    });
    this.now = signal(table.now());
    /** When something last happened. */
    this.changedAt = signal(table.now());
    /** What was drawn last. @type {{ ctx: Context | null, moment: Moment | null, isMyTurn: boolean }} */
    this.drawn = { ctx: null, moment: null, isMyTurn: false };
  }

  /** @returns {(() => void)[]} what ends it */
  start() {
    const { table, model, board, controls, arrivals } = this;
    const stops = [
      this.keepHistory(),
      teach(model, arrivals, controls),
      table.hear((arrival) => this.receive(arrival)),
      board.listen(controls),
      lighting(this.root, board.layer),
      noticeAbsence(this),
      this.unread.stop,
      keyboard(this),
      this.attention.listen(),
      this.keepReading(),
      this.keepEnding(),
      this.keepTime(),
      this.keepTeaching(),
      dismiss,
      () => this.replay.stop(),
    ];
    if (mustHandOver(model.view.value) === null) untracked(() => this.draw(model.ctx.value));
    this.replay.follow();
    return [this.keepDrawing(), ...stops];
  }

  /** The first board and the screen around it in two tasks: the page answers in between. */
  keepDrawing() {
    /** @type {(() => void)[]} */
    let stops = [];
    const opening = setTimeout(() => {
      stops = [effect(() => this.drawAll()), this.keepPointing()];
    });
    return () => {
      clearTimeout(opening);
      for (const stop of stops) stop();
    };
  }

  drawAll() {
    const ctx = this.model.ctx.value;
    render(layout(this, ctx), this.root);
    if (!this.board.root.isConnected) this.drawn.moment = null;
    else if (ctx !== this.drawn.ctx || this.drawn.moment === null) untracked(() => this.draw(ctx));
    untracked(() => this.attention.follow(ctx));
  }

  /** The places the coach speaks of shine. */
  keepPointing() {
    if (!this.table.isLive) return () => {};
    return effect(() => this.board.layer.ask(this.pointed.value?.places ?? []));
  }

  /** What was done, without what was taken back. */
  keepHistory() {
    return effect(() => {
      const deeds = this.entries.value.flatMap((entry) => (entry.kind === "turn" ? entry.deeds : []));
      this.model.history.value = deeds.filter(({ isTakenBack }) => !isTakenBack).map(({ shown }) => shown);
    });
  }

  /** The board in words comes when its picture is there. */
  keepReading() {
    let isOver = false;
    let stop = () => {};
    const load = async () => {
      if (isOver) return;
      this.lines.value = MOST_LINES;
      const [reader, { keepReading }, explainer] = await Promise.all([
        this.game.reading?.(),
        import("./reading.js"),
        this.game.explaining?.(),
      ]);
      if (explainer) this.board.about = (id) => explainer.about(id, this.model.ctx.peek());
      if (reader && !isOver) stop = keepReading(this, reader.reading);
    };
    soon(() => keepTrying(load));
    return () => {
      isOver = true;
      stop();
    };
  }

  /** How the end is shown comes as soon as it is known, while the last move is on its way. */
  keepEnding() {
    return effect(() => {
      if (this.table.view.value.stage !== "over") return;
      keepTrying(() => loadEnding(this.game));
      soon(() => this.replay.foresee());
    });
  }

  /** Where this is a lesson or a puzzle, what teaches or poses it comes when it is needed. */
  keepTeaching() {
    const parts = { isOver: false, stop: () => {} };
    const { lesson, puzzle } = this.model.view.peek().play ?? {};
    const load = async () => {
      const teacher = await (puzzle ? import("./puzzle.js") : import("./lesson.js"));
      const stop = await teacher.teachAt(this);
      if (parts.isOver) stop();
      else parts.stop = stop;
    };
    if (lesson || puzzle) void load();
    return () => {
      parts.isOver = true;
      parts.stop();
    };
  }

  keepTime() {
    const ticking = setInterval(() => {
      this.now.value = this.table.now();
    }, 1000);
    return () => clearInterval(ticking);
  }

  /** @param {Arrival} arrival */
  receive(arrival) {
    const { table, model } = this;
    if (arrival.view.play?.asked !== table.view.value.play?.asked || arrival.last.length)
      this.changedAt.value = table.now();
    this.arrivals.add(arrival);
    if (arrival.view.stage === "over" && model.view.peek().stage === "playing") sound("end");
  }

  /** The board follows the rest of the screen. @param {Context} ctx */
  draw(ctx) {
    const moment = this.model.moment.value;
    const { moment: before, isMyTurn: wasMyTurn } = this.drawn;
    this.drawn = { ctx, moment, isMyTurn: ctx.isMyTurn };
    const isNew = moment !== before;
    const news = isNew && before !== null && !moment.isPassing ? moment.last : [];
    this.sound(
      ctx,
      news.filter(({ chance }) => chance),
    );
    const travels = news.length > 0 && !document.hidden;
    const home = travels ? this.homeOf(ctx) : null;
    const arrived = this.board.show(ctx, { travels, last: moment.last, before: moment.before, home });
    if (isNew)
      this.settled = arrived.then(() => {
        this.sound(
          ctx,
          news.filter(({ chance }) => !chance),
        );
        if (moment.isNow) this.report(ctx, news);
      });
    if (travels && this.arrivals.isBehind.peek()) tellHurry();
    this.announce(ctx, wasMyTurn);
  }

  /** Tell whose turn it is. @param {Context} ctx @param {boolean} wasMyTurn */
  announce(ctx, wasMyTurn) {
    const isMyTurn = ctx.isMyTurn && this.table.isLive;
    herald(this.title, { table: ctx.view.id, isMyTurn, isNew: isMyTurn && !wasMyTurn });
  }

  /** What others have done to whoever looks here. @param {Context} ctx @param {Shown[]} deeds */
  report(ctx, deeds) {
    for (const deed of deeds) {
      const text = toMe(deed, this.game, ctx);
      if (text) this.news.add({ text, icon: "hand" });
    }
  }

  /** Every sound once. @param {Context} ctx @param {Shown[]} deeds */
  sound(ctx, deeds) {
    const { game } = this;
    const names = deeds.map((deed) => (game.sound ? game.sound(deed, ctx) : deed.chance ? "roll" : "clack"));
    for (const name of new Set(names)) if (name) sound(name);
  }

  /** Where the acting player's chip is, in board units. @param {Context} ctx @returns {Spot | null} */
  homeOf(ctx) {
    const seat = ctx.last.find((deed) => deed.seat !== null)?.seat ?? null;
    const chip = seat === null ? null : this.root.querySelector(`.seat[data-seat~="${seat}"]`);
    const box = chip?.getBoundingClientRect();
    return box?.width ? this.board.layer.place(box.left + box.width / 2, box.top + box.height / 2) : null;
  }
}
