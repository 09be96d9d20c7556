/** A puzzle at its table: a move is asked for, and every move is answered. */
/** @import { Context, Drawing, Expected, PuzzleView, Shown } from "../types.js" */
/** @import { LessonShown } from "./lesson.js" */
/** @import { TableScreen } from "./play.js" */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { effect, signal, untracked } from "../vendor/signals-core/signals-core.module.js";
import { daysInARow, kept, note, noteDay, ofToday, puzzlesOf } from "../app/puzzles.js";
import { icon, style, symbol, toast } from "../app/ui.js";
import { alsoSpeak, knows, say, t } from "../app/words.js";
import { nextPuzzle, openPuzzle } from "../learn/posing.js";
import { asking } from "./lesson.js";
import { sentenceOf, drawn } from "./telling.js";

const SCALE = 10; // of a hundred, in thousandths

/** Pose the puzzle of a screen. @param {TableScreen} screen @returns {Promise<() => void>} */
export async function teachAt(screen) {
  await Promise.all([alsoSpeak("puzzles"), style("/styles/lesson.css")]);
  const puzzle = new PosedScreen(screen);
  screen.lesson.value = (ctx) => puzzle.show(ctx);
  return effect(() => puzzle.follow());
}

class PosedScreen {
  /** @param {TableScreen} screen */
  constructor(screen) {
    this.screen = screen;
    /** Whether the answer was asked for. */
    this.isRevealed = signal(false);
    /** Whether the one of today was solved here. */
    this.isToday = signal(false);
  }

  /** The first move is noted. */
  follow() {
    const { model, arrivals } = this.screen;
    const { play, view } = model.ctx.value;
    const { puzzle } = play;
    if (!puzzle || arrivals.isAway.value || puzzle.state === "asked") return;
    untracked(() => note(view.game, puzzle.name, puzzle.state === "done"));
    if (puzzle.state === "done") void this.noteToday(view.game, puzzle.name);
  }

  /** If it is the puzzle of today, the day counts. @param {string} game @param {string} name */
  async noteToday(game, name) {
    if (ofToday(await puzzlesOf(game)).name !== name) return;
    noteDay();
    this.isToday.value = true;
  }

  /** @param {Context} ctx @returns {LessonShown} */
  show(ctx) {
    const { puzzle } = ctx.play;
    if (!puzzle) return { panel: nothing, instead: null };
    return { panel: this.panel(puzzle, ctx), instead: this.instead(puzzle, ctx) };
  }

  /** @param {PuzzleView} puzzle @param {Context} ctx */
  panel(puzzle, ctx) {
    return html`<div class="lesson puzzle">
      <div class="lesson-head">
        <p class="label">${t("page-puzzle")} · ${t("page-puzzle-grade", { grade: puzzle.grade })}</p>
        <p class="label row-of">${icon("star")}${t("page-puzzle-row", { row: kept.value.row })}</p>
      </div>
      <div class="teacher" role="status">
        ${symbol("samedi")}
        <div>${this.said(puzzle, ctx)}</div>
      </div>
    </div>`;
  }

  /** @param {PuzzleView} puzzle @param {Context} ctx */
  said(puzzle, ctx) {
    if (puzzle.state === "asked") return html`<p class="task">${t("page-puzzle-asked")}</p>`;
    const isRight = puzzle.state === "done";
    return html`<p class=${isRight ? "answer yes" : "answer"}>
        ${icon(isRight ? "check" : "undo")}${isRight ? this.right(puzzle) : this.loses(puzzle)}
      </p>
      ${this.line(puzzle, ctx)} ${isRight || this.isRevealed.value ? this.answer(puzzle, ctx) : nothing}`;
  }

  /** @param {PuzzleView} puzzle */
  right({ chance }) {
    return t("page-puzzle-right", { chance: hundredths(chance ?? 0) });
  }

  /** What another move loses. @param {PuzzleView} puzzle */
  loses({ chance, loss }) {
    if (loss === null || loss === undefined) return t("page-puzzle-other");
    const best = hundredths(chance ?? 0);
    return t("page-puzzle-loses", { best, left: Math.max(0, hundredths((chance ?? 0) - loss)) });
  }

  /** What is then expected. @param {PuzzleView} puzzle @param {Context} ctx */
  line({ line = [] }, ctx) {
    if (!line.length) return nothing;
    return html`<p class="answer">${t("page-puzzle-line")} ${this.told(line, ctx)}</p>`;
  }

  /** The best move, and what it is about. @param {PuzzleView} puzzle @param {Context} ctx */
  answer({ answer = [], themes = [], state }, ctx) {
    const why = themes.map(({ code }) => `${code}-why`).find(knows);
    return html`${
        state === "done"
          ? nothing
          : html`<p class="answer"><b>${t("page-puzzle-best")}</b> ${this.told(answer, ctx)}</p>`
      }${why ? html`<p class="answer">${t(why)}</p>` : nothing}
      <p class="quiet small">${themes.map((theme) => say(theme)).join(" · ")}</p>`;
  }

  /** Some actions in words, those of one seat in one sentence. @param {Expected[]} line @param {Context} ctx */
  told(line, ctx) {
    const shown = line.map((each) => ({ ...each, seat: each.seat ?? null, chance: Boolean(each.chance) }));
    return bySeat(shown).map((deeds) => html`${drawn(sentenceOf(deeds, this.screen.game, ctx))} `);
  }

  /** @param {PuzzleView} puzzle @param {Context} ctx @returns {Drawing | null} */
  instead(puzzle, ctx) {
    if (puzzle.state === "asked") return null;
    return puzzle.state === "done" ? this.onward(puzzle, ctx) : this.again(puzzle, ctx);
  }

  /** @param {PuzzleView} puzzle @param {Context} ctx */
  again(puzzle, ctx) {
    const { commands, controls } = this.screen;
    const undo = () => void controls.ask(() => commands.takeBackTo(/** @type {number} */ (puzzle.back)));
    const reveal = () => {
      this.isRevealed.value = true;
    };
    return asking(
      t("page-puzzle-again-question"),
      html`<button class="go" @click=${undo}>${icon("undo")}${t("page-puzzle-again")}</button>${
          this.isRevealed.value
            ? this.next(puzzle, ctx)
            : html`<button @click=${reveal}>${icon("help")}${t("page-puzzle-reveal")}</button>`
        }`,
    );
  }

  /** @param {PuzzleView} puzzle @param {Context} ctx */
  onward(puzzle, ctx) {
    const days = this.isToday.value ? daysInARow() : 0;
    return asking(t("page-puzzle-solved", { days }), this.next(puzzle, ctx, "go"));
  }

  /** @param {PuzzleView} puzzle @param {Context} ctx */
  next({ name }, { view }, kind = "") {
    const open = async () => {
      const next = await nextPuzzle(view.game, name);
      await openPuzzle(view.game, next?.name ?? name, view.id);
    };
    const failed = (/** @type {any} */ error) => toast(say(error.say ?? { code: "page-app-unreachable" }));
    return html`<a class="button" href=${`/puzzles/${view.game}`}>${t("page-puzzle-all")}</a
      ><button class=${kind} @click=${() => void open().catch(failed)}>
        ${t("page-puzzle-next")}${icon("next")}
      </button>`;
  }
}

/** @param {number} thousandths */
const hundredths = (thousandths) => Math.round(thousandths / SCALE);

/** Neighbours of the same seat together. @param {Shown[]} line */
function bySeat(line) {
  /** @type {Shown[][]} */
  const groups = [];
  for (const deed of line)
    if (groups.at(-1)?.[0].seat === deed.seat) groups.at(-1)?.push(deed);
    else groups.push([deed]);
  return groups;
}
