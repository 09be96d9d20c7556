/** “Do you know it?”: questions about the rules on the real board, each answered with why, and what came of them. */
/** @import { GameCard, GamePage, Judgement, QuestionView } from "../types.js" */
import { nothing, render } from "../vendor/lit-html/lit-html.js";
import { effect } from "../vendor/signals-core/signals-core.module.js";
import { get, post } from "../app/api.js";
import { loadCards, loadGame, titleOf } from "../app/games.js";
import { me } from "../app/me.js";
import { beginQuiz, noteAnswer, progressOf } from "../app/quiz.js";
import { entitle } from "../app/title.js";
import { pause, style, toast } from "../app/ui.js";
import { alsoSpeak, language, say, t } from "../app/words.js";
import { TableScreen } from "../table/play.js";
import { framed } from "./frame.js";
import { AskedQuestion } from "./quiz_question.js";
import { result } from "./quiz_result.js";
import { QuestionTable } from "./quiz_table.js";

const LAST = 20;
const SHEETS = ["table", "lesson", "learn", "lobby"].map((name) => `/styles/${name}.css`);

/** @param {HTMLElement} root @param {{ game: string }} params @returns {() => void} */
export function mount(root, { game }) {
  const quiz = new Quiz(root, game);
  void quiz.open().catch(trouble);
  return () => quiz.close();
}

/** @param {any} error */
const trouble = (error) => toast(say(error.say ?? { code: "page-app-unreachable" }));

class Quiz {
  /** @param {HTMLElement} root @param {string} game */
  constructor(root, game) {
    this.root = root;
    this.name = game;
    this.isOver = false;
    this.stop = () => {};
    /** @type {{ table: QuestionTable, asked: AskedQuestion } | null} */
    this.shown = null;
    /** Questions on their way. @type {Map<string, Promise<QuestionView>>} */
    this.coming = new Map();
  }

  /** Go on where somebody was. */
  async open() {
    const [cards, game] = await Promise.all([
      loadCards(),
      loadGame(this.name),
      alsoSpeak("puzzles"),
      alsoSpeak("lessons"),
      me(),
      ...SHEETS.map(style),
    ]);
    this.card = cards[this.name];
    /** What is tapped on the board is no move. @type {GamePage} */
    this.game = { ...game, wish: undefined, course: undefined };
    if (!progressOf(this.name)) beginQuiz(this.name);
    if (!this.isOver) this.wait(cards[this.name]);
    await this.next();
  }

  close() {
    this.isOver = true;
    this.leave();
  }

  leave() {
    this.stop();
    this.stop = () => {};
    this.shown = null;
  }

  /** The next question, or what came of all. */
  async next() {
    const { given } = this.progress;
    if (given.length >= LAST) return this.end();
    const question = await this.question(given.length + 1);
    for (const _step of this.game?.prepare?.(question.moment.position, question.options) ?? []) await pause();
    if (this.isOver) return;
    if (this.shown) this.shown.asked.ask(question);
    else this.begin(question);
    if (question.number < LAST) void this.question(question.number + 1).catch(() => {});
  }

  get progress() {
    return /** @type {import("../app/quiz.js").Progress} */ (progressOf(this.name));
  }

  /** @param {number} number @returns {Promise<QuestionView>} */
  question(number) {
    const path = `/api/quiz/${this.name}/${this.progress.seed}/${number}`;
    const coming = this.coming.get(path) ?? get(path);
    this.coming.set(path, coming);
    coming.catch(() => this.coming.delete(path));
    return coming;
  }

  /** What is seen until the first question is there. @param {GameCard} card */
  wait(card) {
    const title = t("page-quiz", { game: titleOf(this.name) });
    render(framed(this.name, card, title, t("page-quiz-finding"), nothing), this.fresh());
  }

  /** The first question on its board. @param {QuestionView} question */
  begin(question) {
    const place = this.fresh();
    const table = new QuestionTable(question);
    const screen = new TableScreen(place, table, /** @type {GamePage} */ (this.game));
    const asked = new AskedQuestion(screen, question, {
      judge: (number, answer) => this.judge(number, answer),
      next: () => void this.next().catch(trouble),
      show: (other) => table.show(other),
    });
    const stops = [...screen.start(), asked.start()];
    this.shown = { table, asked };
    this.stop = () => stops.forEach((stop) => stop());
  }

  /** @param {QuestionView} question @param {number} answer @returns {Promise<Judgement>} */
  async judge(question, answer) {
    const path = `/api/quiz/${this.name}/${this.progress.seed}/${question.number}`;
    /** @type {Judgement} */
    const judgement = await post(path, { answer });
    const { lesson } = judgement;
    noteAnswer(this.name, { isRight: judgement.right === answer, lesson }, question.of);
    return judgement;
  }

  /** What came of all. */
  end() {
    this.leave();
    const place = this.fresh();
    const again = () => {
      beginQuiz(this.name);
      this.leave();
      void this.next().catch(trouble);
    };
    this.stop = effect(() => {
      void language.value;
      entitle(`${t("page-quiz", { game: titleOf(this.name) })} · Samedi`);
      if (this.card) render(result(this.name, this.card, this.progress, again), place);
    });
    place.querySelector("h1")?.focus();
  }

  /** Where the next thing is shown. */
  fresh() {
    const place = document.createElement("div");
    this.root.replaceChildren(place);
    return place;
  }
}
