/** The board of a table: the layer, its keyboard list, its words, the bubble over a stack. */
/** @import { Context, GamePage, Scene, Shown, Spot, Target } from "../types.js" */
/** @import { Controls } from "./controls.js" */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { t } from "../app/words.js";
import { listen } from "../board/input.js";
import { Layer } from "../board/layer.js";
import { step } from "../board/focus.js";

export class Board {
  /** @param {GamePage} game */
  constructor(game) {
    this.root = Object.assign(document.createElement("section"), { className: "board" });
    this.root.setAttribute("aria-label", t("page-table-board"));
    this.game = game;
    const part = (/** @type {string} */ kind) => {
      const element = Object.assign(document.createElement("div"), { className: kind });
      this.root.append(element);
      return element;
    };
    this.frame = part("picture");
    this.keys = part("keys");
    /** What lies where, to read. */
    this.words = part("sr");
    this.bubble = part("bubble");
    this.layer = new Layer(this.frame);
    /** @type {string | null} */
    this.pointed = null;
    /** What was picked when the keys were shown last. @type {readonly string[]} */
    this.picked = [];
    /** What a thing on the board is, once the words for it are here. @type {((id: string) => string | null) | null} */
    this.about = null;
    /** The scene that was asked for last. @type {{ ctx: Context, scene: Scene } | null} */
    this.known = null;
    /** What a key does, once somebody listens. @type {(id: string) => void} */
    this.choose = () => {};
  }

  /** Taps and keys go to the controls from now on. @param {Controls} controls @returns {() => void} */
  listen(controls) {
    this.choose = (id) => controls.choose(id);
    return listen(this.layer, {
      isLegal: (id) => controls.isLegal(id),
      isPicked: (id) => controls.isPicked(id),
      choose: this.choose,
      refuse: (id) => void controls.miss(id),
      canPeek: (target) => Boolean(target.peek ?? this.aboutOf(target)),
      peek: (target) => this.peek(target && this.asItIs(target)),
      hover: (id) => controls.preview(id),
      hurry: () => controls.hurry(),
    });
  }

  /**
   * @param {Context} ctx
   * @param {{ travels: boolean, last: Shown[], before: Context["before"], home: Spot | null }} change
   * @returns {Promise<void>}
   */
  show(ctx, change) {
    const scene = this.sceneOf(ctx);
    this.peek(null);
    const arrived = this.layer.show(scene, ctx.mark, this.game.label(ctx), {
      ...change,
      route: (piece, from, to) => this.game.route?.(piece, from, to, change.before, ctx.position, ctx),
    });
    this.showKeys(ctx);
    return arrived;
  }

  /** The board now; drawn and pointed at, it is the same. @param {Context} ctx @returns {Scene} */
  sceneOf(ctx) {
    if (this.known?.ctx !== ctx) this.known = { ctx, scene: this.game.scene(ctx.position, ctx) };
    return this.known.scene;
  }

  /**
   * A list of what may be picked, for the keyboard and for screen readers; the ring on the board follows it.
   * @param {Context} ctx
   */
  showKeys(ctx) {
    const open = this.layer.targets.filter(({ id }) => ctx.mark(id).legal || ctx.picked.includes(id));
    const isNew = (/** @type {string | null} */ id) =>
      ctx.picked.includes(id ?? "") && !this.picked.includes(id ?? "");
    if (isNew(this.pointed) || !open.some(({ id }) => id === this.pointed))
      this.pointed = (open.find(({ id }) => !ctx.picked.includes(id)) ?? open[0])?.id ?? null; // on to what follows
    this.picked = ctx.picked;
    const isHere = this.keys.contains(document.activeElement);
    render(
      open.length
        ? html`<div
            class="sr"
            role="listbox"
            tabindex="0"
            aria-label=${t("page-board-targets")}
            aria-activedescendant=${this.pointed ? `target-${this.pointed}` : nothing}
            @keydown=${(/** @type {KeyboardEvent} */ event) => this.press(event, open, ctx)}
            @focus=${() => this.pointAt(open)}
            @blur=${() => {
              this.layer.point(null);
              this.peek(null);
            }}
          >
            ${open.map(
              ({ id, label }) =>
                html`<div
                  role="option"
                  id=${`target-${id}`}
                  aria-selected=${ctx.picked.includes(id) ? "true" : "false"}
                  aria-description=${(id === this.pointed && this.about?.(id)) || nothing}
                  @click=${() => this.choose(id)}
                >
                  ${label}
                </div>`,
            )}
          </div>`
        : nothing,
      this.keys,
    );
    this.layer.point(isHere ? this.pointed : null);
  }

  /** The ring on what the keys have come to, and what it is. @param {Target[]} open */
  pointAt(open) {
    this.layer.point(this.pointed);
    this.peek(open.find(({ id }) => id === this.pointed) ?? null);
  }

  /** @param {KeyboardEvent} event @param {Target[]} open @param {Context} ctx */
  press(event, open, ctx) {
    const end = { Home: open.at(0), End: open.at(-1) }[event.key];
    if (event.key.startsWith("Arrow") || end) {
      this.pointed = end?.id ?? step(open, this.pointed, event.key);
      this.showKeys(ctx);
      this.pointAt(open);
    } else if ((event.key === "Enter" || event.key === " ") && this.pointed) {
      this.choose(this.pointed);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {Target} target */
  aboutOf({ id }) {
    return this.about?.(id) ?? null;
  }

  /** A target as it is now: the pointer may have come before a die did. @param {Target} target */
  asItIs(target) {
    return this.known?.scene.targets.find(({ id }) => id === target.id) ?? target;
  }

  /** What is at a target, and what that is. @param {Target | null} target */
  peek(target) {
    const about = target && this.aboutOf(target);
    const drawn = target?.peek?.() ?? (about ? html`<p><b>${target.label}</b></p>` : null);
    const what = about ? html`<p class="small about">${about}</p>` : nothing;
    render(drawn ? html`<div class="panel bubble-in">${drawn}${what}</div>` : nothing, this.bubble);
    if (!drawn || !target) return;
    const { offsetWidth: width, offsetHeight: height, style } = this.bubble;
    const frame = this.frame.getBoundingClientRect();
    const matrix = this.layer.picture.getScreenCTM() ?? undefined;
    const [above, below] = [-target.r, target.r].map((by) =>
      new DOMPoint(target.x, target.y + by).matrixTransform(matrix),
    );
    const left = above.x - frame.left - width / 2;
    const top = above.y < height ? below.y : above.y - height; // below, where it would leave the screen
    style.left = `${Math.max(0, Math.min(left, frame.width - width))}px`;
    style.top = `${top - frame.top}px`;
  }
}
