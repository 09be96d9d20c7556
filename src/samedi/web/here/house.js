/** The page's side of the tables of this device: asked as a server is asked, and with lines as a server has them. */
/** @import { StudyCard, TableCard } from "../types.js" */
import { Refusal } from "../app/api.js";
import { PYTHON } from "../app/here.js";
import { speed } from "../app/me.js";
import { keptTables } from "../app/my_tables.js";
import { BASE } from "../app/place.js";
import { file, toast } from "../app/ui.js";
import { t } from "../app/words.js";

const BROKEN = { code: "page-here-broken" };
const ENDED = { code: "page-here-ended" };
const PAUSE = 600; // ms that bots wait, so that people can follow

/** @type {Worker | null} */
let worker = null;
let asked = 0;
/** @type {Map<number, (reply: { status: number, answer: any }) => void>} */
const waiting = new Map();
/** @type {Map<string, HouseLine>} */
const lines = new Map();

/** Ask what a server would be asked. @param {string} method @param {string} path @param {unknown} [body] */
export function ask(method, path, body) {
  const n = ++asked;
  return new Promise((/** @type {(reply: { status: number, answer: any }) => void} */ resolve) => {
    waiting.set(n, resolve);
    tell({ type: "ask", n, method, path, body: body === undefined ? "" : JSON.stringify(body) });
  });
}

/** Look again which tables are kept here. */
export async function listTables() {
  keptTables.value = /** @type {TableCard[]} */ ((await ask("GET", "/api/tables")).answer);
}

/** The studies that are kept here. @returns {Promise<StudyCard[]>} */
export async function listStudies() {
  const { status, answer } = await ask("GET", "/api/studies");
  if (status !== 200) throw new Refusal(status, answer.message);
  return answer;
}

/** Have Python begin before it is needed; the first time it takes longer. */
export async function getReady() {
  const { status, answer } = await ask("POST", "/api/me");
  if (status !== 200) throw new Refusal(status, answer.message);
}

/** @param {import("./worker.js").Said} said */
function tell(said) {
  worker ??= begun();
  worker.postMessage(said);
}

function begun() {
  const made = new Worker(file("/here/worker.js"), { type: "module" });
  const python = new URL(`${BASE}${PYTHON}`, location.href).href;
  const program = new URL(file("/here/samedi.zip"), location.href).href;
  made.onmessage = ({ data }) => take(data);
  made.onerror = (event) => {
    console.warn(event.message);
    fall(BROKEN);
  };
  const life = `samedi-house-${crypto.randomUUID()}`;
  const isKept = Boolean(navigator.serviceWorker?.controller);
  const pause = speed.value === "off" ? 0 : PAUSE;
  made.postMessage({ type: "start", python, program, name: `samedi ${BASE}`, isKept, pause, life });
  return made;
}

/** A browser that is short of memory ends a worker without a word, but not without its lock. @param {string} life */
function mourn(life) {
  const mourned = worker;
  void navigator.locks?.request(life, () => {
    if (worker === mourned) fall(ENDED);
  });
}

/** @param {any} said */
function take(said) {
  if (said.type === "lives") mourn(said.life);
  if (said.type === "answer") {
    waiting.get(said.n)?.(said);
    waiting.delete(said.n);
  }
  if (said.type === "said") for (const data of said.messages) lines.get(said.table)?.onmessage?.({ data });
  if (said.type === "gone") lines.get(said.table)?.lose();
  if (said.type === "kept") void listTables();
  if (said.type === "full") toast(t("page-here-full"));
}

/**
 * The worker does not begin, or is no more: whoever waits hears so, and the next who asks begins another.
 * @param {{ code: string }} message
 */
function fall(message) {
  worker?.terminate();
  worker = null;
  for (const answer of waiting.values()) answer({ status: 503, answer: { message } });
  waiting.clear();
  for (const line of lines.values()) line.lose();
}

/** A line to a table of this device, as a WebSocket is one to a server. */
export class HouseLine {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    /** @type {number} */
    this.readyState = WebSocket.CONNECTING;
    /** @type {(() => void) | null} */
    this.onopen = null;
    /** @type {((event: { data: string }) => void) | null} */
    this.onmessage = null;
    /** @type {(() => void) | null} */
    this.onclose = null;
    lines.set(table, this);
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  /** @param {string} text */
  send(text) {
    tell({ type: "say", table: this.table, text });
  }

  close() {
    if (lines.get(this.table) === this) tell({ type: "part", table: this.table });
    this.lose();
  }

  lose() {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    if (lines.get(this.table) === this) lines.delete(this.table);
    queueMicrotask(() => this.onclose?.());
  }
}
