/** Where the focus is and what is said: the question keeps the one, a polite region says everything once, in order. */
/** @import { Context, Shown } from "../types.js" */
/** @import { Moment, TableModel } from "./model.js" */
import { atRest, rescueFocus } from "../app/ui.js";
import { t } from "../app/words.js";
import { isTold, sentence } from "./telling.js";

const MOST_LINES = 30;

export class Attention {
  /** @param {HTMLElement} root @param {TableModel} model */
  constructor(root, model) {
    this.root = root;
    this.model = model;
    this.region = Object.assign(document.createElement("div"), { className: "sr" });
    this.region.setAttribute("role", "log");
    this.region.setAttribute("aria-live", "polite");
    /** Whether the focus was last on this screen. */
    this.isHere = false;
    /** What was asked last; empty while others are to act. */
    this.asked = "";
    /** What has been said already. @type {WeakSet<Moment["last"]>} */
    this.said = new WeakSet([model.moment.peek().last]);
    /** @type {Moment | null} */
    this.shown = model.moment.peek();
    this.telling = atRest();
  }

  /** @returns {() => void} */
  listen() {
    const notice = (/** @type {FocusEvent} */ { target }) => {
      this.isHere = target instanceof Node && this.root.contains(target);
    };
    document.addEventListener("focusin", notice);
    return () => document.removeEventListener("focusin", notice);
  }

  /** Look at what has just been drawn. @param {Context} ctx */
  follow(ctx) {
    this.region.setAttribute("aria-label", t("page-table-told"));
    const heading = this.root.querySelector(".act h2");
    if (!(heading instanceof HTMLElement)) return this.forget();
    this.tellNews(ctx);
    const question = this.isAsked(ctx) ? (heading.textContent ?? "").trim() : "";
    const isNew = question !== this.asked;
    const wasAsked = this.asked !== "";
    this.asked = question;
    const isMoved = this.keepFocus(heading, isNew);
    if (!question || !isNew) return;
    const turn = t("page-table-your-turn");
    if (ctx.isMyTurn && !wasAsked && !question.startsWith(turn)) this.tell(turn);
    if (!isMoved) this.tell(question);
  }

  /** Whether the heading is for the person at this screen: a question, or how it ended. @param {Context} ctx */
  isAsked({ isMyTurn, view }) {
    return Boolean(this.shown?.isNow && (isMyTurn || view.stage === "over"));
  }

  /** What led to the moment that is shown; what is looked at again is said again. @param {Context} ctx */
  tellNews(ctx) {
    const moment = this.model.moment.peek();
    if (moment === this.shown) return;
    this.shown = moment;
    if (moment.isNow && this.said.has(moment.last)) return;
    this.said.add(moment.last);
    this.telling(() => this.tellAll(moment.last, ctx), moment.isPassing);
  }

  /** @param {Shown[]} deeds @param {Context} ctx */
  tellAll(deeds, ctx) {
    for (const shown of deeds)
      if (isTold(shown) && shown.seat !== null) this.tell(sentence(shown, this.model.game, ctx));
  }

  /** @param {string} text */
  tell(text) {
    this.region.append(Object.assign(document.createElement("p"), { textContent: text }));
    while (this.region.childElementCount > MOST_LINES) this.region.firstElementChild?.remove();
  }

  /**
   * Whoever answered is led to the next question, and nobody to nowhere; until it is there the bar waits with them.
   * @param {HTMLElement} heading
   * @param {boolean} isNew whether the question is another one
   * @returns {boolean} whether it has the focus since now
   */
  keepFocus(heading, isNew) {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches(":disabled");
    const isAnswered = isNew && activeElement?.closest(".act") && activeElement !== heading;
    if (!this.isHere || !(isLost || isAnswered) || document.querySelector("dialog[open]")) return false;
    const bar = /** @type {HTMLElement} */ (heading.closest(".act"));
    const place = bar.querySelector('[aria-busy="true"]') ? bar : heading;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    return place === heading;
  }

  /** Somebody else takes the screen: nothing that was said here is for them. */
  forget() {
    this.region.replaceChildren();
    this.asked = "";
    if (this.isHere) rescueFocus();
  }
}
