/**
 * The tables of this device, in a worker: Python decides, as it does on a server; the browser's database keeps what
 * happened before anybody is told.
 */
import { Taken } from "./database.js";
import { Crowded, StudyLog } from "./study_log.js";
import { TableLog } from "./table_log.js";

/** @typedef {{ id: string, card: any, first: number, events: any[], secret?: string, is_lesson?: boolean }} Write */
/** @typedef {import("./study_log.js").StudyWrite} StudyWrite */
/**
 * @typedef {{ status: number, answer: any, writes: Write[], studies: StudyWrite[], messages: any[],
 *   wakes_in: number | null }} Outcome
 */
/** @typedef {(standing: any, name: string) => Promise<Outcome>} Opening */
/**
 * What the page says: where everything is and the lock to hold, what it asks (answered under its number), what a screen
 * says to its table, that the screen has gone.
 * @typedef {{ type: "start", python: string, program: string, name: string, isKept: boolean, pause: number,
 *     life: string }
 *   | { type: "ask", n: number, method: string, path: string, body: string }
 *   | { type: "say", table: string, text: string }
 *   | { type: "part", table: string }} Said
 */

const OF_TABLE = /^\/api\/tables\/([^/?]+)/;
const OF_STUDY = /^\/api\/studies\/([^/?]+)/;
const BROKEN = { message: { code: "page-here-broken" } };
const FULL = { message: { code: "page-here-full" } };
const NO_TABLE = { message: { code: "server-no-table" } };
const NO_STUDY = { message: { code: "server-no-study" } };
const CROWDED = { message: { code: "server-studies-full" } };
const TROUBLE = { message: { code: "page-here-trouble" } };
const BEGIN_MS = 90_000; // of what is damaged Python may say nothing at all
const CACHE = "samedi-python";
const LIBRARY = "python_stdlib.zip";
const PROGRAM = "/samedi.zip";
const GONE = 404;

/** Python, or what it needs, does not begin here. */
class NotStanding extends Error {
  /** @param {unknown} cause */
  constructor(cause) {
    super("no house", { cause });
  }
}

/** The house of `samedi/alone/house.py`, once it stands. @type {Promise<any> | null} */
let house = null;
/** @type {Extract<Said, { type: "start" }>} */
let places;
/** @type {TableLog} */
let log;
/** @type {StudyLog} */
let studies;
/** @type {BroadcastChannel} */
let neighbours;
/** One thing after the other. */
let turn = Promise.resolve();
/** What the database tells alone. @type {Record<string, () => Promise<any[]>>} */
const LISTS = { "/api/tables": () => log.cards(), "/api/studies": () => studies.cards() };
/** When to look at a table again. @type {Map<string, number>} */
const alarms = new Map();
/** Tables that a screen follows. @type {Set<string>} */
const followed = new Set();

onmessage = ({ data }) => inTurn(() => take(data));

/** @param {() => Promise<void> | void} work */
function inTurn(work) {
  turn = turn.then(work).catch((error) => console.error(error));
}

/** @param {Said} said */
function take(said) {
  switch (said.type) {
    case "start":
      return start(said);
    case "ask":
      return answer(said);
    case "say":
      return hear(said);
    case "part":
      return part(said.table);
  }
}

/** @param {Extract<Said, { type: "start" }>} said */
function start(said) {
  places = said;
  const { name } = said;
  log = new TableLog(name);
  studies = new StudyLog(`${name} studies`);
  neighbours = new BroadcastChannel(name);
  neighbours.onmessage = ({ data }) => inTurn(() => reopen(data));
  live(said.life);
}

/** Hold a lock as long as this worker is there: nothing else tells that it died. @param {string} life */
function live(life) {
  void navigator.locks?.request(life, () => {
    postMessage({ type: "lives", life });
    return new Promise(() => {});
  });
}

/** Python with the program, begun when it is first needed. */
function atHome() {
  house ??= Promise.race([build(), late()]).catch((error) => {
    house = null;
    throw new NotStanding(error);
  });
  return house;
}

/** @returns {Promise<never>} */
const late = () => new Promise((_, fail) => setTimeout(() => fail(new Error("late")), BEGIN_MS));

async function build() {
  const { loadPyodide } = await import(`${places.python}pyodide.mjs`);
  const [library, program] = await Promise.all([placeOf(places.python + LIBRARY), placeOf(places.program)]);
  const [python, msgspec, modules] = await Promise.all([
    loadPyodide({ indexURL: places.python, stdLibURL: library, env: { HOME: "/" } }),
    bytesAt(`${places.python}msgspec.whl`),
    bytesAt(program),
  ]);
  python.unpackArchive(msgspec, "wheel");
  python.FS.writeFile(PROGRAM, new Uint8Array(modules));
  python.runPython(`import sys; sys.path.insert(0, "${PROGRAM}")`);
  const standing = python.pyimport("samedi.alone.house").House(places.pause);
  const isFresh = places.isKept && program === places.program;
  if (isFresh) await compile(python, standing).catch((error) => console.warn(error)); // it begins slowly again
  return standing;
}

/** @param {string} address */
const bytesAt = (address) => fetch(address).then((found) => found.arrayBuffer());

/** Where modules lie compiled, if this device has done that. @param {string} address */
async function placeOf(address) {
  if (!places.isKept) return address;
  const compiled = `${address}?compiled`;
  return (await (await caches.open(CACHE)).match(compiled)) ? compiled : address;
}

/** Compile once what every start needs, which takes most of its time. @param {any} python @param {any} standing */
async function compile(python, standing) {
  standing.know_all_games();
  const cache = await caches.open(CACHE);
  const { compiled } = python.pyimport("samedi.alone.compiling");
  for (const address of [places.python + LIBRARY, places.program]) {
    const made = compiled(new Uint8Array(await bytesAt(address)));
    const headers = { "content-type": "application/zip" };
    await cache.put(`${address}?compiled`, new Response(made.toJs(), { headers }));
  }
}

/** @param {{ n: number, method: string, path: string, body: string }} asked */
async function answer({ n, method, path, body }) {
  const { status, answer: given } = await answerTo(method, path, body).catch((error) => {
    console.error(error);
    return { status: 503, answer: whatWentWrong(error) };
  });
  postMessage({ type: "answer", n, status, answer: given });
}

/**
 * @param {string} method @param {string} path @param {string} body
 * @returns {Promise<{ status: number, answer: any }>}
 */
async function answerTo(method, path, body) {
  const [table, study] = [OF_TABLE, OF_STUDY].map((pattern) => path.match(pattern)?.[1]);
  const list = method === "GET" ? LISTS[path.split("?")[0]] : undefined;
  if (list) return { status: 200, answer: await list() };
  if (method === "DELETE" && (table || study)) return { status: 204, answer: await forget(table, study) };
  if (path === "/api/me") return { status: 200, answer: { person: (await atHome()).person } };
  if (path === "/api/tables") await recall(body);
  const ask = (/** @type {any} */ standing) => standing.ask(method, path, body, Date.now());
  if (study) return askStudy(study, ask);
  return outcomeOf(path === "/api/studies" ? JSON.parse(body).table : table, ask);
}

/** Ask a study; where another page has changed it meanwhile, as it is then. */
/** @param {string} study @param {(house: any) => string} ask */
function askStudy(study, ask) {
  return outcomeOf(study, ask, openStudy).catch((error) => {
    if (error instanceof Taken) return outcomeOf(study, ask, openStudy);
    throw error;
  });
}

/** @param {unknown} error */
function whatWentWrong(error) {
  if (error instanceof NotStanding) return BROKEN;
  if (error instanceof Crowded) return CROWDED;
  return isFull(error) ? FULL : TROUBLE;
}

/** Whether there is no room left for what happened. @param {unknown} error */
const isFull = (error) => error instanceof DOMException && error.name === "QuotaExceededError";

/** @param {{ table: string, text: string }} said */
async function hear({ table, text }) {
  try {
    followed.add(table);
    const { status } = await outcomeOf(table, (standing) => standing.hear(table, text, Date.now()));
    if (status === GONE) say(table, [{ type: "bye", ...NO_TABLE, again: false }]);
    if (status !== 200) hangUp(table);
  } catch {
    hangUp(table); // the screen comes again, and says again what was not answered
  }
}

/** @param {string} table */
async function part(table) {
  followed.delete(table);
  if (house) (await house).part(table);
}

/** @param {string} table */
function hangUp(table) {
  followed.delete(table);
  postMessage({ type: "gone", table });
}

/**
 * Ask the house about a table or a study, keep what that brings about, and pass it on.
 * @param {string | undefined} name
 * @param {(house: any) => string} work
 * @param {Opening} opening
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(name, work, opening = open) {
  const standing = await atHome();
  if (name && !standing.has(name)) {
    const opened = await opening(standing, name);
    if (opened.status !== 200) return opened;
    await settle(standing, name, opened);
  }
  /** @type {Outcome} */
  const outcome = JSON.parse(work(standing));
  await settle(standing, name ?? outcome.answer?.id, outcome);
  return outcome;
}

/** Open the table that somebody asks to set up, and the one it goes on from, if they are kept. @param {string} body */
async function recall(body) {
  const standing = await atHome();
  for (const table of standing.wanted(body).toJs()) {
    if (standing.has(table)) continue;
    const opened = await open(standing, table);
    if (opened.status === 200) await settle(standing, table, opened);
  }
}

/** @type {Opening} */
async function open(standing, table) {
  const kept = await log.read(table);
  return kept ? JSON.parse(standing.open(kept.secret, kept.events, Date.now())) : gone(NO_TABLE);
}

/** @type {Opening} */
async function openStudy(standing, study) {
  const kept = await studies.read(study);
  if (!kept) return gone(NO_STUDY);
  const { table } = kept;
  return JSON.parse(standing.open_study(kept.text, (await log.has(table)) ? table : ""));
}

/** @param {any} why @returns {Outcome} */
const gone = (why) => ({ status: GONE, answer: why, writes: [], studies: [], messages: [], wakes_in: null });

/**
 * Nothing is told that is not kept.
 * @param {any} standing
 * @param {string | undefined} name
 * @param {Outcome} outcome
 */
async function settle(standing, name, { writes, studies: tried, messages, wakes_in }) {
  if (writes.length) await keep(standing, name, writes, log);
  if (writes.length) postMessage({ type: "kept" });
  if (name && messages.length) say(name, messages);
  if (name && (wakes_in !== null || writes.length)) wake(name, wakes_in); // who only looks leaves alarms as they are
  if (tried.length) await keep(standing, undefined, tried, studies);
}

/**
 * @template {{ id: string }} W
 * @param {any} standing @param {string | undefined} table @param {W[]} writes
 * @param {{ add: (writes: W[]) => Promise<void> }} place
 */
async function keep(standing, table, writes, place) {
  try {
    await place.add(writes);
  } catch (error) {
    for (const { id } of writes) standing.drop(id);
    if (error instanceof Taken && table) hangUp(table);
    if (isFull(error)) postMessage({ type: "full" });
    throw error;
  }
  for (const { id } of writes) neighbours.postMessage(id);
}

/** @param {string} table @param {unknown[]} messages */
function say(table, messages) {
  postMessage({ type: "said", table, messages: messages.map((each) => JSON.stringify(each)) });
}

/** Look at a table again when something happens there by itself. @param {string} table @param {number | null} delay */
function wake(table, delay) {
  clearTimeout(alarms.get(table));
  if (delay === null || !followed.has(table)) return; // nobody looks: it waits
  const ring = () => inTurn(() => happen(table));
  alarms.set(table, setTimeout(ring, delay));
}

/** @param {string} table */
async function happen(table) {
  if (!followed.has(table)) return;
  await outcomeOf(table, (standing) => standing.happen(table, Date.now())).catch(() => hangUp(table));
}

/** @param {string | undefined} table @param {string | undefined} study */
async function forget(table, study) {
  if (table) await log.remove(table);
  if (study) await studies.remove(study);
  const name = table ?? study;
  if (house) (await house).drop(name);
  neighbours.postMessage(name);
  postMessage({ type: "kept" });
  return null;
}

/** Another page has written to a table or a study: it is read again when somebody needs it. @param {string} name */
async function reopen(name) {
  if (house) (await house).drop(name);
  if (followed.has(name)) hangUp(name);
  postMessage({ type: "kept" });
}
