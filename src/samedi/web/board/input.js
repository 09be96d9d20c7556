/** Mouse, touch and pen on a board: taps, drags from one target to another, touch-and-hold. */
/** @import { Target } from "../types.js" */
/** @import { Layer } from "./layer.js" */

const REACH = 30;
const FINGER = 44;
const DRAG_FROM = 8;
const HOLD = 450;

/**
 * @typedef {object} Handlers
 * @property {(id: string) => boolean} isLegal whether it may be picked next
 * @property {(id: string) => boolean} isPicked
 * @property {(id: string) => void} choose
 * @property {(id: string) => void} refuse somebody meant something that may not be picked
 * @property {(target: Target) => boolean} canPeek whether there is something to say of it
 * @property {(target: Target | null) => void} peek
 * @property {(id: string | null) => void} hover
 * @property {() => boolean} hurry let what moves arrive; whether something moved
 */

/**
 * A finger or button that is down.
 * @typedef {object} Press
 * @property {string | null} id the legal target under it
 * @property {number} x
 * @property {number} y
 * @property {string | null} dragged
 * @property {number} hold the timer of touch-and-hold
 * @property {boolean} isHeld
 */

/** @param {Layer} layer @param {Handlers} handlers @returns {() => void} */
export function listen(layer, handlers) {
  const pointer = new Pointer(layer, handlers);
  const stopping = new AbortController();
  const on = (/** @type {string} */ name, /** @type {(event: any) => void} */ act) =>
    layer.picture.addEventListener(name, act, { signal: stopping.signal });
  on("pointerdown", (event) => pointer.press(event));
  on("pointermove", (event) => pointer.move(event));
  on("pointerup", (event) => pointer.release(event));
  on("pointercancel", () => pointer.cancel());
  on("pointerleave", () => pointer.leave());
  on("contextmenu", (event) => event.preventDefault());
  return () => stopping.abort();
}

class Pointer {
  /** @param {Layer} layer @param {Handlers} handlers */
  constructor(layer, handlers) {
    this.layer = layer;
    this.handlers = handlers;
    /** @type {Press | null} */
    this.down = null;
    /** What a mouse is over. @type {string | null} */
    this.over = null;
    this.lingering = 0;
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (!event.isPrimary || event.button > 0) return;
    this.handlers.hurry();
    const target = targetAt(this.layer, event);
    this.down = {
      id: legalAt(this.layer, event, this.handlers),
      x: event.clientX,
      y: event.clientY,
      dragged: null,
      hold: window.setTimeout(() => this.hold(target), HOLD),
      isHeld: false,
    };
  }

  /** @param {Target | undefined} target */
  hold(target) {
    if (!this.down || this.down.dragged || !target || !this.handlers.canPeek(target)) return;
    this.down.isHeld = true;
    this.handlers.peek(target);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { down, layer } = this;
    if (!down) return event.pointerType === "mouse" ? this.look(event) : undefined;
    const [dx, dy] = [event.clientX - down.x, event.clientY - down.y];
    if (!down.dragged && down.id && Math.hypot(dx, dy) > DRAG_FROM) this.drag(down, down.id, event);
    if (down.dragged) layer.drag(down.dragged, { x: dx / layer.scale, y: dy / layer.scale });
  }

  /** @param {Press} down @param {string} id @param {PointerEvent} event */
  drag(down, id, event) {
    clearTimeout(down.hold);
    down.dragged = id;
    this.layer.picture.setPointerCapture(event.pointerId);
    if (!this.handlers.isPicked(id)) this.handlers.choose(id);
  }

  /** @param {PointerEvent} event */
  release(event) {
    const { down, layer, handlers } = this;
    if (!down) return;
    this.down = null;
    clearTimeout(down.hold);
    if (down.isHeld) return handlers.peek(null);
    const meant = legalAt(layer, event, handlers);
    if (down.dragged) layer.drag(down.dragged, null);
    if (down.dragged) return meant && meant !== down.dragged ? handlers.choose(meant) : undefined;
    if (meant && meant === down.id) return handlers.choose(meant);
    const missed = targetAt(layer, event);
    if (missed) handlers.refuse(missed.id);
  }

  cancel() {
    if (!this.down) return;
    clearTimeout(this.down.hold);
    if (this.down.dragged) this.layer.drag(this.down.dragged, null);
    if (this.down.isHeld) this.handlers.peek(null);
    this.down = null;
  }

  /** A mouse looks without touching. @param {PointerEvent} event */
  look(event) {
    const { handlers } = this;
    const target = targetAt(this.layer, event);
    const id = target?.id ?? null;
    if (id === this.over) return;
    this.over = id;
    clearTimeout(this.lingering);
    handlers.peek(null);
    handlers.hover(id && handlers.isLegal(id) ? id : null);
    if (target && handlers.canPeek(target))
      this.lingering = window.setTimeout(() => handlers.peek(target), HOLD);
  }

  leave() {
    this.over = null;
    clearTimeout(this.lingering);
    this.handlers.peek(null);
    this.handlers.hover(null);
  }
}

/**
 * The target under the pointer, allowed or not.
 * @param {Layer} layer
 * @param {PointerEvent} event
 * @returns {Target | undefined}
 */
function targetAt(layer, event) {
  const hit = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((each) => each.closest("[data-target]"))
    .find((each) => each && layer.picture.contains(each));
  const id = hit?.getAttribute("data-target");
  return layer.targets.find((each) => each.id === id);
}

/**
 * What a tap means: the legal target it hits; or the nearest legal one within reach, unless it hits something
 * big enough to be meant.
 * @param {Layer} layer @param {PointerEvent} event @param {Handlers} handlers @returns {string | null}
 */
function legalAt(layer, event, handlers) {
  const isOpen = (/** @type {Target} */ { id }) => handlers.isLegal(id) || handlers.isPicked(id);
  const hits = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((each) => each.closest("[data-target]")?.getAttribute("data-target"));
  const hit = hits
    .map((id) => layer.targets.find((each) => each.id === id))
    .filter((each) => each !== undefined);
  const legalHit = hit.find(isOpen);
  if (legalHit) return legalHit.id;
  const { scale } = layer;
  if (hit.some(({ r }) => 2 * r * scale >= FINGER)) return null;
  const spot = layer.place(event.clientX, event.clientY);
  const near = layer.targets
    .filter(isOpen)
    .map((target) => ({ target, far: Math.hypot(target.x - spot.x, target.y - spot.y) * scale }))
    .sort((one, other) => one.far - other.far)[0];
  return near && near.far <= Math.max(REACH, near.target.r * scale) ? near.target.id : null;
}
