/** What does not fit on the screen as it is now, a sentence for each thing; `overflow.py` puts this into pages. */

const SLACK = 1.5;
const BOXES = "button, .button, summary, .tell, .seat, .panel, .overlay, td, th";
/** What is not for the eye, or only once the keyboard comes to it. */
const ASIDE = ".sr, .sr *, .choices:not(:focus-within), .choices:not(:focus-within) *";
/** How elements hold what they contain: asked often, so it is kept while one screen is measured. */
const styles = new Map();

export function measure() {
  styles.clear();
  const shown = visible();
  return [
    ...new Set([
      ...sideways(),
      ...shown.flatMap(beyond),
      ...shown.filter(isTold).flatMap((each) => [...cut(each), ...leaving(each)]),
      ...rolling(),
      ...overlaid(shown.filter((each) => each.matches(".act button, .act a.button"))),
      ...[...document.querySelectorAll(".seat, .act .answers > button")].flatMap((each) =>
        covered(each, shown),
      ),
      ...lost(shown),
    ]),
  ];
}

/**
 * The same on a screen of each of these sizes; the page must lie in a frame.
 * @param {[number, number][]} sizes
 */
export function measureAt(sizes) {
  const { style: frame } = window.frameElement;
  const take = (width, height) => Object.assign(frame, { width, height });
  const found = sizes.flatMap(([width, height]) => {
    take(`${width}px`, `${height}px`);
    return measure().map((each) => `${width}×${height}: ${each}`);
  });
  take("", "");
  return found;
}

/** What can be seen: of a sheet that lies over everything, only that. */
function visible() {
  const from = document.querySelector("dialog[open]") ?? document.body;
  const isShown = (each) =>
    each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    each.getBoundingClientRect().width > 1;
  return [...from.querySelectorAll(`*:not(svg *, noscript *, ${ASIDE})`)].filter(isShown);
}

const roll = (way) => way === "auto" || way === "scroll";
function style(element) {
  if (!styles.has(element)) {
    const { overflowX, overflowY, textOverflow } = window.getComputedStyle(element);
    styles.set(element, {
      clips: overflowX === "hidden" || overflowX === "clip",
      rollsX: roll(overflowX) && element.scrollWidth > element.clientWidth + 1,
      rollsY: roll(overflowY) && element.scrollHeight > element.clientHeight + 1,
      dots: textOverflow === "ellipsis",
    });
  }
  return styles.get(element);
}

/** The nearest element around, or this one, that cuts what it contains or lets it roll sideways. */
function holder(element) {
  for (let up = element; up && up !== document.body; up = up.parentElement)
    if (style(up).clips || style(up).rollsX) return up;
  return null;
}

function named(element) {
  const text = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
  return `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} «${text}»`;
}

const isOut = (rect, box) => rect.left < box.left - SLACK || rect.right > box.right + SLACK;
const isOffScreen = (rect) => isOut(rect, { left: 0, right: window.innerWidth });
const ownText = (element) =>
  [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
const isTold = (element) => !["svg", "INPUT", "SELECT"].includes(element.tagName);

/** Where an element's own words stand, as far as it shows them. */
function lines(element) {
  const own = element.getBoundingClientRect();
  return ownText(element).flatMap((node) => {
    const range = document.createRange();
    range.selectNode(node);
    const all = [...range.getClientRects()].filter((rect) => rect.width);
    return style(element).clips ? all.map((rect) => within(rect, own)) : all;
  });
}

const within = (rect, own) => ({
  top: rect.top,
  bottom: rect.bottom,
  left: Math.max(rect.left, own.left),
  right: Math.min(rect.right, own.right),
});

function sideways() {
  const by = document.documentElement.scrollWidth - window.innerWidth;
  return by > 1 ? [`the page scrolls sideways by ${by}`] : [];
}

function beyond(element) {
  const isHeld = element.parentElement && holder(element.parentElement);
  return isOffScreen(element.getBoundingClientRect()) && !isHeld
    ? [`beyond the screen: ${named(element)}`]
    : [];
}

function cut(element) {
  if (!style(element).clips || !element.textContent.trim()) return [];
  const isWide = element.scrollWidth > element.clientWidth + 1;
  const isHigh = element.scrollHeight > element.clientHeight + 4;
  const hasDots = style(element).dots && ![...element.children].some((each) => spills(each, element));
  const isWrong = isWide && (!hasDots || element.closest(".answers"));
  return [isWrong ? `cut: ${named(element)}` : "", isHigh ? `cut below: ${named(element)}` : ""].filter(
    Boolean,
  );
}

/** A box that is cut shows no dots: only words do. @param {Element} box @param {Element} around */
const spills = (box, around) =>
  !window.getComputedStyle(box).display.startsWith("inline") &&
  box.getBoundingClientRect().right > around.getBoundingClientRect().right + SLACK;

function leaving(element) {
  const held = ownText(element).length ? holder(element) : null;
  if (held && (style(held).dots || style(held).rollsX)) return [];
  const box = element.closest(BOXES);
  return lines(element).flatMap((line) => [
    ...(isOffScreen(line) ? [`words beyond the screen: ${named(element)}`] : []),
    ...(box && isOutside(line, box) ? [`words leave their box: ${named(element)} in ${named(box)}`] : []),
  ]);
}

function isOutside(line, box) {
  const bounds = box.getBoundingClientRect();
  const isTall = line.top < bounds.top - 3 || line.bottom > bounds.bottom + 3;
  return isOut(line, bounds) || (isTall && box.matches("button, .button"));
}

/** Answers that are there only for those who find out that the bar rolls. */
function rolling() {
  const parts = [...document.querySelectorAll(".act, .side")].filter((each) => style(each).rollsY);
  return parts.map((each) => `cut in a part that rolls: ${named(each)}`);
}

const isOver = (a, b, least) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > least;

function overlaid(buttons) {
  const areas = buttons.map((each) => each.getBoundingClientRect());
  return buttons.flatMap((each, at) =>
    buttons
      .slice(at + 1)
      .filter((other, after) => isOver(areas[at], areas[at + 1 + after], 2) && !each.contains(other))
      .map((other) => `one on the other: ${named(each)} and ${named(other)}`),
  );
}

/** Words of a player's card or of an answer that something lies on. */
function covered(around, shown) {
  const inside = shown.filter((each) => around.contains(each) && each !== around);
  const pictures = inside.filter((each) => each.tagName === "svg");
  const texts = inside.flatMap((each) => lines(each).map((line) => [each, line]));
  const drawn = pictures.map((each) => [each, each.getBoundingClientRect()]);
  const marks = around.matches("button") ? drawn : [...drawn, ...texts]; // lines of an answer stand close together
  return texts.flatMap(([word, line]) =>
    marks
      .filter(([mark, area]) => mark !== word && isOver(line, area, 5))
      .map(([mark]) => `${named(mark)} lies on ${named(word)}`),
  );
}

function lost(shown) {
  const log = document.querySelector(".table > .log");
  const isThere = !log || (shown.includes(log) && log.getBoundingClientRect().height >= 24);
  return isThere || document.querySelector("dialog[open], .trying") ? [] : ["the log is gone"];
}
