/**
 * The tables of this device, in a worker: Python decides, as it does on a server; the browser's database keeps what
 * happened before anybody is told.
 */
import { TableLog, Taken } from "./table_log.js";

/** @typedef {{ id: string, card: any, first: number, events: any[], secret?: string, is_lesson?: boolean }} Write */
/** @typedef {{ status: number, answer: any, writes: Write[], messages: any[], wakes_in: number | null }} Outcome */
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
const BROKEN = { message: { code: "page-here-broken" } };
const FULL = { message: { code: "page-here-full" } };
const NO_TABLE = { message: { code: "server-no-table" } };
const TROUBLE = { message: { code: "server-trouble" } };
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
/** @type {BroadcastChannel} */
let neighbours;
/** One thing after the other. */
let turn = Promise.resolve();
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
  const table = path.match(OF_TABLE)?.[1];
  const reply = (/** @type {number} */ status, /** @type {any} */ given = null) =>
    postMessage({ type: "answer", n, status, answer: given });
  try {
    if (method === "GET" && !table && path.startsWith("/api/tables")) return reply(200, await log.cards());
    if (method === "DELETE" && table) return reply(204, await forget(table));
    if (path === "/api/me") return reply(200, { person: (await atHome()).person });
    if (method === "POST" && path === "/api/tables") await recall(body);
    const { status, answer: given } = await outcomeOf(table, (standing) =>
      standing.ask(method, path, body, Date.now()),
    );
    return reply(status, given);
  } catch (error) {
    console.error(error);
    return reply(503, whatWentWrong(error));
  }
}

/** @param {unknown} error */
function whatWentWrong(error) {
  if (error instanceof NotStanding) return BROKEN;
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
 * Ask the house about a table, keep what that brings about, and pass it on.
 * @param {string | undefined} table
 * @param {(house: any) => string} work
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(table, work) {
  const standing = await atHome();
  if (table && !standing.has(table)) {
    const opened = await open(standing, table);
    if (opened.status !== 200) return opened;
    await settle(standing, table, opened);
  }
  /** @type {Outcome} */
  const outcome = JSON.parse(work(standing));
  await settle(standing, table ?? outcome.answer?.id, outcome);
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

/** @param {any} standing @param {string} table @returns {Promise<Outcome>} */
async function open(standing, table) {
  const kept = await log.read(table);
  if (!kept) return { status: GONE, answer: NO_TABLE, writes: [], messages: [], wakes_in: null };
  return JSON.parse(standing.open(kept.secret, kept.events, Date.now()));
}

/**
 * Nothing is told that is not kept.
 * @param {any} standing
 * @param {string | undefined} table
 * @param {Outcome} outcome
 */
async function settle(standing, table, { writes, messages, wakes_in }) {
  if (writes.length) await keep(standing, table, writes);
  for (const { id } of writes) neighbours.postMessage(id);
  if (writes.length) postMessage({ type: "kept" });
  if (table && messages.length) say(table, messages);
  if (table && (wakes_in !== null || writes.length)) wake(table, wakes_in); // who only looks leaves alarms as they are
}

/** @param {any} standing @param {string | undefined} table @param {Write[]} writes */
async function keep(standing, table, writes) {
  try {
    await log.add(writes);
  } catch (error) {
    for (const { id } of writes) standing.drop(id);
    if (error instanceof Taken && table) hangUp(table);
    if (isFull(error)) postMessage({ type: "full" });
    throw error;
  }
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

/** @param {string} table */
async function forget(table) {
  await log.remove(table);
  if (house) (await house).drop(table);
  neighbours.postMessage(table);
  postMessage({ type: "kept" });
  return null;
}

/** Another page has written to a table: it is read again when somebody needs it. @param {string} table */
async function reopen(table) {
  if (house) (await house).drop(table);
  if (followed.has(table)) hangUp(table);
  postMessage({ type: "kept" });
}
