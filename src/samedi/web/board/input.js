/** Mouse, touch and pen on a board: taps, drags from one target to another, touch-and-hold. */
/** @import { Target } from "../types.js" */
/** @import { Layer } from "./layer.js" */

const REACH = 30;
const FINGER = 44;
const DRAG_FROM = 8;
const HOLD = 450;

/**
 * @typedef {object} Hands
 * @property {(id: string) => boolean} isLegal whether it may be picked next
 * @property {(id: string) => boolean} isPicked
 * @property {(id: string) => void} choose
 * @property {(id: string) => void} refuse somebody meant something that may not be picked
 * @property {(target: Target | null) => void} peek
 * @property {(id: string | null) => void} hover
 * @property {() => boolean} hurry let what moves arrive; whether something moved
 */

/** @param {Layer} layer @param {Hands} hands @returns {() => void} */
export function listen(layer, hands) {
  /**
   * @type {{ id: string | null, x: number, y: number, dragged: string | null, hold: number, isHeld: boolean }
   *   | null}
   */
  let down = null;

  const press = (/** @type {PointerEvent} */ event) => {
    if (!event.isPrimary || event.button > 0) return;
    hands.hurry();
    const target = targetAt(layer, event);
    const hold = window.setTimeout(() => {
      if (!down || down.dragged || !target?.peek) return;
      down.isHeld = true;
      hands.peek(target);
    }, HOLD);
    down = {
      id: legalAt(layer, event, hands),
      x: event.clientX,
      y: event.clientY,
      dragged: null,
      hold,
      isHeld: false,
    };
  };

  const move = (/** @type {PointerEvent} */ event) => {
    if (!down) {
      if (event.pointerType === "mouse") look(event);
      return;
    }
    const far = Math.hypot(event.clientX - down.x, event.clientY - down.y);
    if (!down.dragged && down.id && far > DRAG_FROM) begin(down, event);
    if (!down.dragged) return;
    const scale = layer.scale;
    layer.drag(down.dragged, { x: (event.clientX - down.x) / scale, y: (event.clientY - down.y) / scale });
  };

  const begin = (/** @type {NonNullable<typeof down>} */ from, /** @type {PointerEvent} */ event) => {
    clearTimeout(from.hold);
    const id = /** @type {string} */ (from.id);
    from.dragged = id;
    layer.picture.setPointerCapture(event.pointerId);
    if (!hands.isPicked(id)) hands.choose(id);
  };

  const release = (/** @type {PointerEvent} */ event) => {
    if (!down) return;
    const { id, dragged, hold, isHeld } = down;
    down = null;
    clearTimeout(hold);
    if (isHeld) return hands.peek(null);
    const meant = legalAt(layer, event, hands);
    if (dragged) {
      layer.drag(dragged, null);
      if (meant && meant !== dragged) hands.choose(meant);
      return;
    }
    if (meant && meant === id) return hands.choose(meant);
    const missed = targetAt(layer, event);
    if (missed) hands.refuse(missed.id);
  };

  const cancel = () => {
    if (!down) return;
    clearTimeout(down.hold);
    if (down.dragged) layer.drag(down.dragged, null);
    if (down.isHeld) hands.peek(null);
    down = null;
  };

  let waiting = 0;
  /** @type {string | null} */
  let over = null;
  const look = (/** @type {PointerEvent} */ event) => {
    const target = targetAt(layer, event);
    const id = target?.id ?? null;
    if (id === over) return;
    over = id;
    clearTimeout(waiting);
    hands.peek(null);
    hands.hover(id && hands.isLegal(id) ? id : null);
    if (target?.peek) waiting = window.setTimeout(() => hands.peek(target), HOLD);
  };
  const leave = () => {
    over = null;
    clearTimeout(waiting);
    hands.peek(null);
    hands.hover(null);
  };
  const menu = (/** @type {Event} */ event) => event.preventDefault();

  const { picture } = layer;
  /** @type {[string, (event: any) => void][]} */
  const heard = [
    ["pointerdown", press],
    ["pointermove", move],
    ["pointerup", release],
    ["pointercancel", cancel],
    ["pointerleave", leave],
    ["contextmenu", menu],
  ];
  for (const [name, hear] of heard) picture.addEventListener(name, hear);
  return () => {
    for (const [name, hear] of heard) picture.removeEventListener(name, hear);
  };
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
 * @param {Layer} layer @param {PointerEvent} event @param {Hands} hands @returns {string | null}
 */
function legalAt(layer, event, hands) {
  const isOpen = (/** @type {Target} */ { id }) => hands.isLegal(id) || hands.isPicked(id);
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
