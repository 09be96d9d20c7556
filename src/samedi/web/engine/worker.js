/** A worker that searches: one tree or moment at a time, in slices, so that it hears when it is to stop. */
/** @import { Net } from "./types.js" */
/** @import { Heard, ToGrow, ToLookBack, ToWorker } from "./thinking.js" */
import { Engine, randomly } from "./engine.js";
import { Judging } from "./judging.js";

const SLICE_MS = 8; // how long to search between two looks at the clock
const FIRST_SLICE = 16; // simulations
const FIRST_REPORT_MS = 40; // when somebody waits for a first word
const REPORT_MS = 250;

/** What a worker is, which the types of pages do not know. @type {any} */
const worker = self;
/** @type {Engine | null} */
let engine = null;
/** @type {Net | null} */
let given = null;
/** The game that was looked back on last. @type {{ key: string, judging: Judging } | null} */
let past = null;
/** Which search is wanted; another number ends the one before. */
let wanted = 0;

worker.onmessage = (/** @type {MessageEvent<ToWorker>} */ { data }) => {
  if (data.type === "stop") wanted = 0;
  else void answer(data).catch((error) => tell({ type: "failed", id: data.id, why: String(error) }));
};

/** @param {Heard} heard */
const tell = (heard) => worker.postMessage(heard);

/** @param {Exclude<ToWorker, { type: "stop" }>} data */
async function answer(data) {
  if (data.type === "load") {
    engine = await Engine.load(data.module, data.layout);
    past = null;
    tell({ type: "loaded", id: data.id });
  } else if (data.type === "judge") await judge(data);
  else await grow(data);
}

/** @param {ToLookBack} asked */
async function judge({ id, key, about, net, moments, seconds }) {
  if (!engine) throw new TypeError("no engine");
  wanted = id;
  if (net !== "same") given = net;
  if (past?.key !== key) past = { key, judging: new Judging(engine, about, given) };
  const { judging } = past;
  const end = performance.now() + 1000 * seconds;
  const judged = [];
  for (const moment of moments) {
    if (judged.length && performance.now() >= end) break;
    judged.push(judging.answer(moment));
    await breath();
    if (wanted !== id) return;
  }
  tell({ type: "judged", id, judged });
}

/** @param {ToGrow} asked */
async function grow({ id, about, net, simulations, seconds }) {
  if (!engine) throw new TypeError("no engine");
  wanted = id;
  if (net !== "same") given = net;
  const search = engine.search({ ...about, net: given, simulations, rng: randomly() });
  const begun = performance.now();
  let [size, reportAt] = [FIRST_SLICE, begun + FIRST_REPORT_MS];
  const isWhole = () => search.done >= simulations || search.isSettled;
  const report = (/** @type {boolean} */ isLast) =>
    tell({
      type: "found",
      id,
      found: search.found(),
      simulations: search.done,
      isWhole: isWhole(),
      isLast,
      ...(about.tells_value ? { value: search.value(about.seat) } : {}),
    });
  for (let now = begun; !isWhole() && now < begun + 1000 * seconds;) {
    search.grow(Math.min(size, simulations - search.done));
    const took = performance.now() - now;
    size = Math.max(1, Math.floor(size * Math.min(2, SLICE_MS / Math.max(0.001, took))));
    if (now + took >= reportAt) {
      report(false);
      reportAt = performance.now() + REPORT_MS;
    }
    await breath();
    if (wanted !== id) return;
    now = performance.now();
  }
  report(true);
}

const breaths = new MessageChannel();
/** @type {(() => void)[]} */
const waiting = [];
breaths.port1.onmessage = () => waiting.shift()?.();

/** Let messages come in; timers would wait longer. @returns {Promise<void>} */
function breath() {
  return new Promise((done) => {
    waiting.push(done);
    breaths.port2.postMessage(null);
  });
}
