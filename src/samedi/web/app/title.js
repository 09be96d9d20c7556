/** What the browser's tab and the icon of the page say: where one is, and how many games wait. */
import { effect, signal } from "../vendor/signals-core/signals-core.module.js";
import { waiting } from "./my_tables.js";
import { file } from "./ui.js";

const ICON = file("/pictures/icon.svg");
const ICON_TURN = file("/pictures/icon-turn.svg");
const PLAIN = { text: "Samedi", table: "", isMyTurn: false };

/** What this screen says; of the table that is shown, it knows best. */
const own = signal(PLAIN);

/** @param {string} [text] @param {{ table?: string, isMyTurn?: boolean }} [shown] */
export function entitle(text = PLAIN.text, { table = "", isMyTurn = false } = {}) {
  const { value } = own;
  if (value.text !== text || value.table !== table || value.isMyTurn !== isMyTurn)
    own.value = { text, table, isMyTurn };
}

/** Keep title, icon and badge true for as long as the page is open. */
export function keepTitle() {
  effect(() => {
    const { text, table, isMyTurn } = own.value;
    const others = waiting.value.filter(({ id }) => id !== table).length;
    document.title = others ? `(${others}) ${text}` : text;
    showIcon(isMyTurn || others ? ICON_TURN : ICON);
    badge(others + Number(isMyTurn));
  });
}

/** @param {string} href */
function showIcon(href) {
  const link = document.querySelector('link[rel="icon"]');
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}

/** The number at the icon of an installed page, where there is one. @param {number} count */
function badge(count) {
  const shown = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => {}); // a browser may have the method and no icon
}
