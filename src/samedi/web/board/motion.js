/** How pieces travel: keyframes for each way, in board units, relative to the place where the piece ends. */
/** @import { Spot, Travel } from "../types.js" */

export const QUICK = 120;
export const STEP = 220;
export const HOP = 320;
export const SCENE = 480;
const CELL = 110;
const LONGEST_WALK = 900;
const EASE = "cubic-bezier(.2, .7, .2, 1)";
const SAMPLES = 10;

/** @typedef {{ frames: Keyframe[], duration: number, easing: string }} Journey */

/** @type {Record<string, number>} */
const PACES = { calm: 1, brisk: 0.5, off: 0 };

/** How long things take, by the speed this person likes. */
export const pace = () => PACES[document.documentElement.dataset.speed ?? "calm"];

/** Whether this person wants things to stay put. */
export const isStill = () => !pace() || matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * A journey as an animation; `way` begins where the piece was and ends where it is now.
 * @param {Travel} travel @param {Spot[]} way @param {number} cell about how wide a cell of the board is
 * @returns {Journey}
 */
export function journey(travel, way, cell) {
  const end = way[way.length - 1];
  const path = way.map((spot) => ({ x: spot.x - end.x, y: spot.y - end.y }));
  switch (travel) {
    case "walk":
      return {
        frames: leaps(path, 4, cell * 0.12),
        duration: Math.min(CELL * (path.length - 1), LONGEST_WALK) || STEP,
        easing: "linear",
      };
    case "gallop":
      return {
        frames: leaps(everySecond(path), 6, cell * 0.45),
        duration: Math.min(CELL * (path.length - 1), LONGEST_WALK) || STEP,
        easing: "linear",
      };
    case "hop":
      return {
        frames: [...leaps(path, SAMPLES, cell * 0.5), ...squash()],
        duration: HOP * Math.max(1, path.length - 1),
        easing: "linear",
      };
    case "tumble":
      return { frames: tumble(path[0]), duration: SCENE, easing: EASE };
    case "drop":
      return { frames: drop(cell), duration: SCENE, easing: "linear" };
    default:
      return { frames: path.map(place), duration: STEP * Math.max(1, path.length - 1), easing: EASE };
  }
}

/**
 * A piece goes to another place and is gone there, or shrinks away.
 * @param {Spot} spot @param {Spot | null} [to]
 * @returns {Journey}
 */
export function departure(spot, to) {
  const end = to
    ? { transform: `translate(${to.x - spot.x}px, ${to.y - spot.y}px) scale(.5)`, opacity: 0.9 }
    : { transform: "scale(.2)", opacity: 0 };
  return {
    frames: [{ transform: "none" }, end],
    duration: to ? HOP : STEP,
    easing: "cubic-bezier(.4, 0, .8, .6)",
  };
}

/** A die tips over its front edge; the new face shows at half time. */
export const TIP_AWAY = [{ transform: "none" }, { transform: "translateY(18px) scale(1, .08)" }];
export const TIP_BACK = [{ transform: "translateY(18px) scale(1, .08)" }, { transform: "none" }];

/** Not allowed: three pixels to each side. */
export const SHAKE = [0, -3, 3, -3, 0].map((x) => ({ transform: `translate(${x}px, 0)` }));

/** @param {Spot} spot */
function place(spot) {
  return { transform: `translate(${spot.x}px, ${spot.y}px)` };
}

/** One arc for every stretch of a path. @param {Spot[]} path @param {number} samples @param {number} height */
function leaps(path, samples, height) {
  const frames = [place(path[0])];
  for (let stretch = 1; stretch < path.length; stretch++) {
    const a = path[stretch - 1];
    const b = path[stretch];
    for (let step = 1; step <= samples; step++) {
      const part = step / samples;
      const up = 4 * height * part * (1 - part);
      frames.push(place({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part - up }));
    }
  }
  return frames;
}

function squash() {
  return [{ transform: "translate(0px, 2px) scale(1.03, .95)" }, { transform: "none" }];
}

/** @param {Spot[]} path */
function everySecond(path) {
  return path.filter((_, index) => index % 2 === 0 || index === path.length - 1);
}

/** @param {Spot} from */
function tumble(from) {
  return [
    { transform: `translate(${from.x}px, ${from.y}px) rotate(0deg)` },
    { transform: `translate(${from.x * 0.4}px, ${from.y * 0.4 - 30}px) rotate(220deg)`, offset: 0.6 },
    { transform: "translate(0px, 0px) rotate(360deg)" },
  ];
}

/** Falls into its place and wobbles twice. @param {number} cell */
function drop(cell) {
  return [
    { transform: `translate(0px, ${-1.4 * cell}px)`, opacity: 0.2, easing: "cubic-bezier(.5, 0, .9, .6)" },
    { transform: "translate(0px, 0px) scale(1.08, .9)", opacity: 1, offset: 0.45 },
    { transform: "rotate(7deg)", offset: 0.62 },
    { transform: "rotate(-5deg)", offset: 0.8 },
    { transform: "none", opacity: 1 },
  ];
}
