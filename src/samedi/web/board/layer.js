/** A board: the ground, keyed pieces that travel, targets that light up. It gets everything from outside. */
/** @import { Mark, Piece, Route, Scene, Shown, Spot, Target } from "../types.js" */
import { html, render, svg } from "../vendor/lit-html/lit-html.js";
import { match } from "./matching.js";
import { HOP, QUICK, SHAKE, STEP, TIP_AWAY, TIP_BACK, isStill, journey } from "./motion.js";

const STAGGER = 40;
const LIFT = 12;

/** @typedef {{ piece: Piece, outer: SVGGElement, inner: SVGGElement }} Standing */
/** @typedef {{ travels: boolean, last: Shown[], before: any, after: any, route?: Route, home?: Spot | null }} Change */

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
        <g class="pointer"></g>
      </svg>`,
      host,
    );
    /** @type {SVGSVGElement} */
    this.picture = /** @type {SVGSVGElement} */ (host.querySelector("svg"));
    /** @type {Standing[]} */
    this.standing = [];
    this.isNew = true;
    /** @type {Target[]} */
    this.targets = [];
    /** @type {Set<Animation>} */
    this.running = new Set();
    /** @type {Set<SVGGElement>} */
    this.leaving = new Set();
  }

  /** @param {string} name */
  part(name) {
    return /** @type {SVGGElement} */ (this.picture.querySelector(`:scope > .${name}`));
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
    const { pairs, gone, come } = match(
      before.map(({ piece }) => piece),
      scene.pieces,
    );
    if (
      !gone.length &&
      !come.length &&
      pairs.every(({ from, to, turned }) => !turned && !isElsewhere(before[from].piece, scene.pieces[to]))
    ) {
      return this.dressAll(pairs, scene, mark); // what still travels goes on
    }
    this.finish();
    const isMoving = change.travels && !isStill() && !this.isNew;
    this.isNew = false;
    /** @type {Standing[]} */
    const after = new Array(scene.pieces.length);
    for (const { from, to } of pairs) after[to] = { ...before[from], piece: scene.pieces[to] };
    for (const to of come) after[to] = this.stand(scene.pieces[to]);
    this.standing = after;
    const cell = scene.targets[0] ? scene.targets[0].r * 2 : 60;
    /** @type {Promise<unknown>[]} */
    const arrivals = [];
    let delay = 0;
    const moved = pairs.filter(({ from, to }) => isElsewhere(before[from].piece, scene.pieces[to]));
    this.arrange();
    for (const { from, to, turned } of pairs) {
      const { piece: old, inner } = before[from];
      const piece = scene.pieces[to];
      const travels = isMoving && isElsewhere(old, piece);
      if (isMoving && turned && !travels) {
        arrivals.push(this.turn(inner, piece, mark));
        continue;
      }
      this.dress(after[to], mark);
      if (!travels) continue;
      const way = change.route?.(piece, old, piece, change.before, change.after, change.last) ?? [old, piece];
      this.part("pieces").append(after[to].outer);
      const { frames, duration, easing } = journey(piece.travel ?? "slide", way, cell);
      arrivals.push(this.animate(inner, frames, { duration, easing, delay, fill: "backwards" }));
      delay +=
        piece.travel === "walk" ||
        piece.travel === "gallop" ||
        piece.travel === "hop" ||
        piece.travel === "tumble"
          ? duration
          : moved.length > 1
            ? STAGGER
            : duration;
    }
    for (const from of gone) {
      const { outer, inner, piece } = before[from];
      if (!isMoving) {
        outer.remove();
        continue;
      }
      this.leaving.add(outer);
      arrivals.push(
        this.leave(inner, piece, piece.to ?? change.home, delay).then(() => {
          outer.remove();
          this.leaving.delete(outer);
        }),
      );
      delay += STAGGER;
    }
    for (const to of come) {
      const { inner, piece } = after[to];
      this.dress(after[to], mark);
      if (!isMoving) continue;
      const from = piece.from ?? change.home;
      const { frames, duration, easing } = journey(
        piece.travel === "drop" || !from ? "drop" : "slide",
        [from ?? piece, piece],
        cell,
      );
      arrivals.push(this.animate(inner, frames, { duration, easing, delay, fill: "backwards" }));
      delay += STAGGER;
    }
    return Promise.all(arrivals).then(() => this.arrange());
  }

  /**
   * The same pieces in the same places: lifted or not, drawn a little differently.
   * @param {import("./matching.js").Pair[]} pairs
   * @param {Scene} scene
   * @param {(id: string) => Mark} mark
   */
  dressAll(pairs, scene, mark) {
    /** @type {Standing[]} */
    const after = new Array(scene.pieces.length);
    for (const { from, to } of pairs) {
      after[to] = { ...this.standing[from], piece: scene.pieces[to] };
      this.dress(after[to], mark);
    }
    this.standing = after;
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
    outer.setAttribute("transform", at(piece));
    outer.classList.toggle("lifted", isLifted);
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

  /** @param {SVGGElement} inner @param {Piece} piece @param {Spot | null | undefined} to @param {number} delay */
  leave(inner, piece, to, delay) {
    const frames = to
      ? [
          { transform: "none" },
          { transform: `translate(${to.x - piece.x}px, ${to.y - piece.y}px) scale(.5)`, opacity: 0.9 },
        ]
      : [{ transform: "none" }, { transform: "scale(.2)", opacity: 0 }];
    return this.animate(inner, frames, {
      duration: to ? HOP : STEP,
      easing: "cubic-bezier(.4, 0, .8, .6)",
      delay,
      fill: "both",
    });
  }

  /** Lower pieces first, so that what stands in front covers what stands behind. */
  arrange() {
    const order = [...this.standing].sort((one, other) => height(one.piece) - height(other.piece));
    const parent = this.part("pieces");
    order.forEach(({ outer }, index) => {
      if (parent.children[index] !== outer) parent.insertBefore(outer, parent.children[index] ?? null);
    });
  }

  /**
   * @param {Element} element
   * @param {Keyframe[]} frames
   * @param {KeyframeAnimationOptions} timing
   * @returns {Promise<unknown>}
   */
  animate(element, frames, timing) {
    const animation = element.animate(frames, timing);
    this.running.add(animation);
    return animation.finished.catch(() => {}).then(() => this.running.delete(animation));
  }
}

/** @param {Piece} piece */
const height = (piece) => piece.z ?? piece.y;

/** @param {Piece} a @param {Piece} b */
const isElsewhere = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) > 0.5;

/** @param {Spot} spot */
const at = ({ x, y }) => `translate(${x} ${y})`;

/** Where a target is tapped. @param {Target} target @param {string} kind */
const hit = (target, kind) =>
  target.hit
    ? svg`<g transform=${at(target)} data-target=${target.id} class=${kind}>${target.hit}</g>`
    : svg`<circle transform=${at(target)} data-target=${target.id} class=${kind} r=${target.r}></circle>`;

/** @param {number} r */
export const ring = (r) =>
  svg`<circle class="legal-bg" r=${r}></circle><circle class="legal breathe" r=${r}></circle>`;

/** @param {number} r */
export const chosen = (r) =>
  svg`<circle class="cased" r=${r}></circle><circle class="selected" r=${r}></circle>`;

/** Four corners of a square. @param {number} r */
export function ticks(r) {
  const arm = r * 0.45;
  const corner = (/** @type {number} */ x, /** @type {number} */ y) =>
    `M${x * r} ${y * (r - arm)}V${y * r}H${x * (r - arm)}`;
  return svg`<path class="last" d=${corner(-1, -1) + corner(1, -1) + corner(1, 1) + corner(-1, 1)}></path>`;
}
