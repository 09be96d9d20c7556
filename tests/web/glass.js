/** Sample games inside of the real page, at a table to which somebody came by the lobby. */
import { measureAt } from "./overflow.js";
import { sampleTable, tap } from "./sample_table.js";

const base = document.querySelector('script[type="module"]').src.replace("app/main.js", "");
const of = (path) => import(base + path);
const rendered = () => new Promise((goOn) => setTimeout(goOn));
const PATIENCE_MS = 30_000;
let leave = () => {};
/** The table that is shown in the glass. */
let shownTable = null;
/** @typedef {[number, number]} Size */

/** Change the language; the screen of the address is drawn anew. @param {string} language */
export async function speak(language) {
  clear();
  await (await of("app/words.js")).speak(language);
  await (await of("app/routes.js")).show();
  await drawn();
}

/** Go to another screen of the page. @param {string} path */
export async function go(path) {
  clear();
  await (await of("app/routes.js")).go(path);
  await drawn();
}

function clear() {
  leave();
  leave = () => {};
  document.getElementById("app").replaceChildren();
}

/** Once the screen has something to say. */
async function drawn() {
  await until(() => document.querySelector("#app main:not([aria-busy]) :is(h1, h2, form)"));
  await document.fonts.ready;
}

/** @param {() => unknown} isThere */
async function until(isThere) {
  const deadline = performance.now() + PATIENCE_MS;
  while (!isThere()) {
    if (performance.now() > deadline) throw new Error(`nothing is shown at ${location.pathname}`);
    await new Promise((goOn) => setTimeout(goOn, 10));
  }
}

/** The games that were shown already. */
const known = new Map();

/** @param {string} sample */
async function played(sample) {
  if (!known.has(sample)) known.set(sample, await (await fetch(`/samples/${sample}.json`)).json());
  return known.get(sample);
}

/**
 * Put a sample game in the place of the table that is shown.
 * @param {string} sample
 * @param {string} asked as in the address of the looking glass
 * @returns {Promise<(at: number) => void>} what shows another position
 */
export async function enter(sample, asked) {
  const [name] = sample.split(".");
  const [{ signal }, { mountPlay }, { loadGame }, samples] = await Promise.all([
    of("vendor/signals-core/signals-core.module.js"),
    of("table/play.js"),
    of("app/games.js"),
    played(sample),
  ]);
  leave();
  const { table, show } = sampleTable(name, samples, new URLSearchParams(asked), signal);
  shownTable = table;
  const place = document.createElement("div");
  document.getElementById("app").replaceChildren(place);
  leave = mountPlay(place, table, await loadGame(name));
  await document.fonts.ready;
  return show;
}

/** Show a position of a sample game. @param {[string, string]} way the sample, and what the looking glass is asked */
export async function look([sample, asked]) {
  await enter(sample, asked);
  await rendered();
}

/**
 * What does not fit in a sample game: each thing once, where it was seen first. Every position is measured on the
 * tightest screens, also after a tap, and on one of the others in turn; where the bar says most, on all of them.
 * @param {{ sample: string, positions: number[], tightest: Size[], others: Size[], told: number, fullest: number }} way
 */
export async function walk({ sample, positions, tightest, others, told, fullest }) {
  const show = await enter(sample, `told=${told}`);
  const found = {};
  const note = (where, sizes) => measureAt(sizes).forEach((each) => (found[each] ??= where));
  const said = new Map();
  for (const [turn, at] of positions.entries()) {
    await shown(show, at);
    note(`position ${at}`, [...tightest, others[turn % others.length]]);
    said.set(at, document.querySelector(".act").innerText.length);
    const lit = document.querySelector(".hit.lit");
    if (!lit) continue;
    tap(lit.dataset.target);
    await rendered();
    note(`position ${at} after a tap`, tightest.slice(0, 1));
  }
  const byWords = positions.toSorted((one, other) => said.get(other) - said.get(one));
  for (const at of byWords.slice(0, fullest)) {
    await shown(show, at);
    note(`position ${at}`, others);
  }
  return Object.entries(found).map(([each, where]) => `${sample} ${where} ${each}`);
}

/** @param {(at: number) => void} show @param {number} at */
async function shown(show, at) {
  show(at);
  await rendered();
  await until(() => !document.querySelector(".ending [aria-busy='true']"));
}

/** Somebody else says something, and something is told at the foot of the page. @param {string} text */
export async function gossip(text) {
  const { toast } = await of("app/ui.js");
  toast(text);
  const { events } = shownTable;
  const seq = (events.value.at(-1)?.seq ?? 0) + 1_000_000;
  events.value = [...events.value, { seq, at: 0, by: "p1", what: { type: "said", text } }];
  await rendered();
}
