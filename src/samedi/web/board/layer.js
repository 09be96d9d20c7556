/** A board: the ground, keyed pieces that travel, targets that light up. It gets everything from outside. */
/** @import { Mark, Piece, Place, Scene, Spot, Target } from "../types.js" */
/** @import { Change, Leaving, Step } from "./choreography.js" */
/** @import { Matched } from "./matching.js" */
import { html, render, svg } from "../vendor/lit-html/lit-html.js";
import { atOnce, isUnchanged, travelling } from "./choreography.js";
import { match } from "./matching.js";
import { longestInOrder } from "./ordering.js";
import { QUICK, SHAKE, TIP_AWAY, TIP_BACK, isStill, pace } from "./motion.js";
import { chosen, ring, ticks } from "./shapes.js";

const LIFT = 12;

/** @typedef {{ piece: Piece, outer: SVGGElement, inner: SVGGElement }} Standing */

export class Layer {
  /** @param {HTMLElement} host */
  constructor(host) {
    render(
      html`<svg class="boardpicture" role="img" preserveAspectRatio="xMidYMid meet">
        <g class="ground"></g>
        <g class="marks"></g>
        <g class="pieces"></g>
        <g class="rings"></g>
        <g class="over"></g>
        <g class="hits"></g>
        <g class="shining"></g>
        <g class="pointer"></g>
      </svg>`,
      host,
    );
    /** @type {SVGSVGElement} */
    this.picture = /** @type {SVGSVGElement} */ (host.querySelector("svg"));
    this.parts = new Map([...this.picture.children].map((part) => [part.getAttribute("class"), part]));
    /** @type {Standing[]} */
    this.standing = [];
    this.isNew = true;
    /** What is lit since words name it. @type {Place[]} */
    this.shining = [];
    /** What a question is about. @type {Place[]} */
    this.asked = [];
    /** @type {Target[]} */
    this.targets = [];
    /** @type {Set<Animation>} */
    this.running = new Set();
  }

  /** @param {string} name */
  part(name) {
    return /** @type {SVGGElement} */ (this.parts.get(name));
  }

  /**
   * Show a scene; resolves when everything has arrived.
   * @param {Scene} scene @param {(id: string) => Mark} mark @param {string} label @param {Change} change
   * @returns {Promise<void>}
   */
  show(scene, mark, label, change) {
    const box = scene.box.join(" ");
    if (this.picture.getAttribute("viewBox") !== box) this.picture.setAttribute("viewBox", box);
    this.picture.setAttribute("aria-label", label);
    this.targets = scene.targets;
    render(scene.ground, this.part("ground"));
    render(scene.over ?? null, this.part("over"));
    this.showMarks(mark);
    this.light(this.shining);
    return this.showPieces(scene, mark, change);
  }

  /** @param {(id: string) => Mark} mark */
  showMarks(mark) {
    const all = this.targets.map((target) => ({ target, ...mark(target.id) }));
    const marked = all.filter(({ last, legal }) => last || legal);
    render(
      marked.map(
        ({ target, last, legal }) =>
          svg`<g transform=${at(target)}>${
            last ? (target.tick ?? ticks(target.r)) : null
          }${legal ? (target.ring ?? ring(target.r)) : null}</g>`,
      ),
      this.part("marks"),
    );
    render(
      all
        .filter(({ picked }) => picked)
        .map(({ target }) => svg`<g transform=${at(target)}>${target.chosen ?? chosen(target.r)}</g>`),
      this.part("rings"),
    );
    render(
      all.map(({ target, legal, picked }) => hit(target, legal || picked ? "hit lit" : "hit")),
      this.part("hits"),
    );
  }

  /** Draw the keyboard's place, or nothing. @param {string | null} id */
  point(id) {
    const target = this.targets.find((each) => each.id === id);
    render(
      target
        ? svg`<g transform=${at(target)}><circle class="pointer-case" r=${target.r + 6}></circle>
          <circle class="pointer-ring" r=${target.r + 6}></circle></g>`
        : null,
      this.part("pointer"),
    );
  }

  /** Let places shine until others are asked for. @param {Place[]} places @param {Place[]} [instead] only of these */
  light(places, instead = this.shining) {
    if (instead !== this.shining) return;
    this.shining = places;
    const found = (places.length ? places : this.asked).flatMap((each) =>
      typeof each === "string" ? (this.targets.find(({ id }) => id === each) ?? []) : [each],
    );
    const kind = places.length ? "shines" : "shines of";
    const shape = (/** @type {Partial<Target> & { r: number }} */ { hit, r }) =>
      hit ?? svg`<circle r=${r}></circle>`;
    render(
      found.map((each) => svg`<g class=${kind} transform=${at(each)}>${shape(each)}</g>`),
      this.part("shining"),
    );
  }

  /** Let the places shine that a question is about, while no others do. @param {Place[]} places */
  ask(places) {
    this.asked = places;
    this.light(this.shining);
  }

  /** Let everything arrive at once. */
  finish() {
    for (const animation of [...this.running]) animation.finish();
  }

  get isMoving() {
    return this.running.size > 0;
  }

  /** The pieces on a target shake once. @param {string} id */
  shake(id) {
    for (const { piece, inner } of this.standing) {
      if (piece.on === id && !isStill()) this.animate(inner, SHAKE, { duration: QUICK });
    }
  }

  /** Move a lifted piece with the finger; null puts it back. @param {string} id @param {Spot | null} offset */
  drag(id, offset) {
    for (const { piece, inner } of this.standing) {
      if (piece.on !== id) continue;
      if (offset) inner.setAttribute("transform", `translate(${offset.x} ${offset.y - LIFT})`);
      else inner.setAttribute("transform", `translate(0 ${-LIFT})`);
    }
  }

  /** Screen to board. @param {number} x @param {number} y @returns {Spot} */
  place(x, y) {
    const matrix = this.picture.getScreenCTM();
    const point = new DOMPoint(x, y).matrixTransform(matrix?.inverse());
    return { x: point.x, y: point.y };
  }

  /** How many pixels a board unit is. */
  get scale() {
    return this.picture.getScreenCTM()?.a ?? 1;
  }

  /** @param {Scene} scene @param {(id: string) => Mark} mark @param {Change} change */
  showPieces(scene, mark, change) {
    const before = this.standing;
    const old = before.map(({ piece }) => piece);
    const matched = match(old, scene.pieces);
    if (isUnchanged(old, scene.pieces, matched)) return this.dressAll(matched.pairs, scene, mark);
    this.finish();
    const isMoving = change.travels && !isStill() && !this.isNew;
    this.isNew = false;
    this.standing = this.standingAfter(scene.pieces, matched);
    this.arrange();
    const steps = isMoving ? travelling(old, scene, matched, change) : atOnce(matched);
    return Promise.all(steps.map((step) => this.perform(step, before, mark))).then(() => this.arrange());
  }

  /** @param {Piece[]} pieces @param {Matched} matched */
  standingAfter(pieces, { pairs, come }) {
    /** @type {Standing[]} */
    const after = new Array(pieces.length);
    for (const { from, to } of pairs) after[to] = { ...this.standing[from], piece: pieces[to] };
    for (const to of come) after[to] = this.stand(pieces[to]);
    return after;
  }

  /** Resolves when it is done. @param {Step} step @param {Standing[]} before @param {(id: string) => Mark} mark */
  perform(step, before, mark) {
    if (step.kind === "gone") return this.leave(before[step.from], step);
    const { inner, outer, piece } = this.standing[step.to];
    if (step.kind === "turn") return this.turn(inner, piece, mark);
    this.dress(this.standing[step.to], mark);
    if (!step.journey) return null;
    if (step.kind === "go") this.part("pieces").append(outer);
    const { frames, duration, easing } = step.journey;
    return this.animate(inner, frames, { duration, easing, delay: step.delay, fill: "backwards" });
  }

  /**
   * The same pieces in the same places, lifted or not, drawn a little differently; what still travels goes on.
   * @param {import("./matching.js").Pair[]} pairs
   * @param {Scene} scene
   * @param {(id: string) => Mark} mark
   */
  dressAll(pairs, scene, mark) {
    this.standing = this.standingAfter(scene.pieces, { pairs, gone: [], come: [] });
    for (const each of this.standing) this.dress(each, mark);
    if (!this.isMoving) this.arrange();
    return Promise.resolve();
  }

  /** @param {Piece} piece @returns {Standing} */
  stand(piece) {
    const outer = document.createElementNS("http://www.w3.org/2000/svg", "g");
    const inner = document.createElementNS("http://www.w3.org/2000/svg", "g");
    outer.setAttribute("class", "piece");
    outer.append(inner);
    this.part("pieces").append(outer);
    return { piece, outer, inner };
  }

  /**
   * Draw a piece as it is now, lifted if its place is picked.
   * @param {Standing} standing
   * @param {(id: string) => Mark} mark
   */
  dress({ piece, outer, inner }, mark) {
    const isLifted = piece.on !== undefined && mark(piece.on).picked;
    const [place, kind] = [at(piece), isLifted ? "piece lifted" : "piece"];
    if (outer.getAttribute("transform") !== place) outer.setAttribute("transform", place); // each costs a layout
    if (outer.getAttribute("class") !== kind) outer.setAttribute("class", kind);
    if (isLifted) inner.setAttribute("transform", `translate(0 ${-LIFT})`);
    else inner.removeAttribute("transform");
    render(piece.draw, inner);
  }

  /** @param {SVGGElement} inner @param {Piece} piece @param {(id: string) => Mark} mark */
  async turn(inner, piece, mark) {
    await this.animate(inner, TIP_AWAY, { duration: QUICK, easing: "ease-in" });
    const standing = this.standing.find((each) => each.inner === inner);
    if (standing) this.dress(standing, mark);
    else render(piece.draw, inner);
    await this.animate(inner, TIP_BACK, { duration: QUICK, easing: "ease-out" });
  }

  /** @param {Standing} standing @param {Leaving} step */
  async leave({ outer, inner }, { journey, delay }) {
    if (journey) {
      const { frames, duration, easing } = journey;
      await this.animate(inner, frames, { duration, easing, delay, fill: "both" });
    }
    outer.remove();
  }

  /** Lower pieces first, so that what stands in front covers what stands behind; few are moved. */
  arrange() {
    const lowestFirst = [...this.standing].sort((one, other) => height(one.piece) - height(other.piece));
    const order = lowestFirst.map(({ outer }) => /** @type {Element} */ (outer));
    const parent = this.part("pieces");
    const staying = longestInOrder(order, [...parent.children]);
    order.reduceRight((next, outer) => {
      if (!staying.has(outer)) parent.insertBefore(outer, next);
      return outer;
    }, /** @type {Element | null} */ (null));
  }

  /**
   * @param {Element} element
   * @param {Keyframe[]} frames
   * @param {KeyframeAnimationOptions & { duration: number, delay?: number }} timing
   * @returns {Promise<unknown>}
   */
  animate(element, frames, { duration, delay = 0, ...more }) {
    const share = pace();
    const animation = element.animate(frames, { ...more, duration: duration * share, delay: delay * share });
    this.running.add(animation);
    return animation.finished.catch(() => {}).then(() => this.running.delete(animation));
  }
}

/** @param {Piece} piece */
const height = (piece) => piece.z ?? piece.y;

/** @param {Spot} spot */
const at = ({ x, y }) => `translate(${x} ${y})`;

/** Where a target is tapped. @param {Target} target @param {string} kind */
const hit = (target, kind) =>
  target.hit
    ? svg`<g transform=${at(target)} data-target=${target.id} class=${kind}>${target.hit}</g>`
    : svg`<circle transform=${at(target)} data-target=${target.id} class=${kind} r=${target.r}></circle>`;
