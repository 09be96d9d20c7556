/** Which screen an address shows. */
import { DAILY, PUZZLED, QUIZZED, WORDS } from "./games.js";
import { opensEarlier } from "./here.js";
import { BASE, here, placeOf } from "./place.js";

/** @typedef {(root: HTMLElement, params: any) => (() => void)} Mount */
/**
 * @typedef {object} Screen
 * @property {RegExp} pattern
 * @property {() => Promise<{ mount: Mount }>} load
 * @property {(found: RegExpMatchArray) => object} params
 * @property {(name: string) => boolean} [has] whether there is what the address names; by default it is found out
 */

/** @type {Screen[]} */
const SCREENS = [
  {
    pattern: /^\/$/,
    load: () => import("../lobby/screen.js"),
    params: () => ({ query: new URLSearchParams(location.search) }),
  },
  {
    pattern: /^\/i\/([^/]+)$/,
    load: () => import("../lobby/invitation.js"),
    params: ([, code]) => ({ code }),
  },
  { pattern: /^\/t\/([^/]+)$/, load: () => import("../table/screen.js"), params: ([, id]) => ({ id }) },
  {
    pattern: /^\/rules\/([^/]+)$/,
    load: () => import("../learn/screen.js"),
    params: ([, game]) => ({ game }),
    has: (game) => Object.hasOwn(WORDS, game),
  },
  {
    pattern: /^\/lessons\/([^/]+)$/,
    load: () => import("../learn/path.js"),
    params: ([, game]) => ({ game }),
    has: (game) => Object.hasOwn(WORDS, game),
  },
  {
    pattern: /^\/puzzles\/([^/]+)$/,
    load: () => import("../learn/puzzles.js"),
    params: ([, game]) => ({ game }),
    has: (game) => PUZZLED.includes(game),
  },
  {
    pattern: /^\/quiz\/([^/]+)$/,
    load: () => import("../learn/quiz.js"),
    params: ([, game]) => ({ game }),
    has: (game) => QUIZZED.includes(game),
  },
  {
    pattern: /^\/study\/([^/]+)$/,
    load: () => import("../table/study_screen.js"),
    params: ([, code]) => ({ code }),
  },
  {
    pattern: /^\/daily\/([^/]+)$/,
    load: () => import("../learn/daily.js"),
    params: ([, game]) => ({ game }),
    has: (game) => DAILY.includes(game),
  },
  { pattern: /^\/me$/, load: () => import("../own/screen.js"), params: () => ({}) },
  { pattern: /^\/replay$/, load: () => import("../table/file_screen.js"), params: () => ({}) },
];

/** @type {Screen} */
const NOWHERE = { pattern: /^/, load: () => import("../lobby/nowhere.js"), params: () => ({}) };

let unmount = () => {};
let turn = 0;
let shown = "";
/** @type {HTMLElement} */
let root;
/** @type {() => Promise<unknown>} */
let complete;

/**
 * Show the screen of the present address in an element, and follow links from now on.
 * @param {HTMLElement} element
 * @param {() => Promise<unknown>} rest brings what the first screen does without
 */
export function start(element, rest) {
  root = element;
  complete = rest;
  addEventListener("popstate", () => {
    if (shown !== here() + location.search) void show(); // a link within the screen is not another one
  });
  document.addEventListener("click", follow);
  if (BASE !== "/")
    for (const touch of ["pointerdown", "focusin"]) document.addEventListener(touch, settle, true);
  return show();
}

/** What the first screen does without is there. @returns {Promise<unknown>} */
export const whole = () => complete();

/** Begin to load the screen of an address. */
export function prepare(path = here()) {
  screenAt(path)
    .load()
    .catch(() => {}); // whoever shows it hears why not
}

/** Change the screen. @param {string} path */
export async function go(path) {
  if (await opensEarlier(path)) return location.assign(placeOf(path));
  const place = new URL(placeOf(path), location.href).href;
  const isShown = place === location.href; // then back leads elsewhere, as with any link
  history[isShown ? "replaceState" : "pushState"](null, "", place);
  scrollTo(0, 0);
  return show();
}

/** Give what is shown another address, under which it can be found again. @param {string} path */
export function rename(path) {
  history.replaceState(history.state, "", placeOf(path));
  shown = here() + location.search;
}

/** Show the present address again, from the beginning. */
export async function show() {
  const mine = ++turn;
  shown = here() + location.search;
  const screen = screenAt(here());
  const [{ mount }] = await Promise.all([screen.load(), mine > 1 ? complete() : null]);
  if (mine !== turn) return;
  unmount();
  for (const open of document.querySelectorAll("dialog[open]"))
    /** @type {HTMLDialogElement} */ (open).close();
  root.replaceChildren();
  // lit-html keeps its place in the element; a new screen begins with a new one.
  const place = document.createElement("div");
  place.className = "screen";
  root.append(place);
  unmount = mount(place, screen.params(here().match(screen.pattern) ?? [""]));
  if (mine > 1) {
    place.tabIndex = -1; // keyboards and screen readers go on from here
    place.focus({ preventScroll: true });
  }
}

/** @param {string} path */
function screenAt(path) {
  return SCREENS.find((screen) => isAt(screen, path)) ?? NOWHERE;
}

/** @param {Screen} screen @param {string} path */
function isAt({ pattern, has }, path) {
  const found = path.match(pattern);
  return found !== null && (has?.(found[1]) ?? true);
}

/** @param {MouseEvent} event */
function follow(event) {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || !isOurs(link)) return;
  event.preventDefault();
  void go(pathOf(link) + link.search + link.hash);
}

/**
 * Links are written as from the top of a host: in a folder they are put right before somebody opens them elsewhere.
 * @param {Event} event
 */
function settle({ target }) {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  if (link instanceof HTMLAnchorElement && !link.pathname.startsWith(BASE))
    link.href = placeOf(link.getAttribute("href") ?? "/");
}

/** Where a link leads, as the routes know it. @param {HTMLAnchorElement} link */
const pathOf = ({ pathname }) => (pathname.startsWith(BASE) ? pathname.slice(BASE.length - 1) : pathname);

/** @param {MouseEvent} event */
function isPlainClick({ defaultPrevented, button, metaKey, ctrlKey, shiftKey }) {
  return !(defaultPrevented || button || metaKey || ctrlKey || shiftKey);
}

/** Whether a link leads to another screen of this page. @param {HTMLAnchorElement} link */
function isOurs(link) {
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return false;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return false;
  return SCREENS.some(({ pattern }) => pattern.test(pathOf(link)));
}
