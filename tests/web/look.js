/** One position of a sample game as a table; a move shows the next position in which the same seat is asked. */
import { loadGame } from "/app/games.js";
import { theme } from "/app/me.js";
import { loadPieces, style } from "/app/ui.js";
import { speak } from "/app/words.js";
import { mountPlay } from "/table/play.js";
import { signal } from "/vendor/signals-core/signals-core.module.js";

const asked = new URLSearchParams(location.search);
/** Files of one's own begin with two letters of their game. */
const GAMES = { bv: "baron_voodoo", dd: "dicke_daemonen", cn: "chevalier_noir" };
const NAMES = ["Léa", "Inès", "Gédéon", "Karim"];
const sample = asked.get("sample") ?? "baron_voodoo.two";
const name = GAMES[sample.slice(0, 2)] ?? sample.split(".")[0];

if (asked.has("sheets")) for (const path of asked.get("sheets").split(",")) await style(path);
theme.value = asked.get("theme") ?? "system";
const [game, samples] = await Promise.all([
  loadGame(name),
  fetch(`/samples/${sample}.json`).then((answer) => answer.json()),
  loadPieces(),
  speak(asked.get("language") ?? "fr"),
]);
const count = Number(asked.get("seats") ?? Math.max(0, ...samples.map(({ awaits }) => awaits.seat ?? 0)) + 1);

/** @param {number} at */
function viewAt(at) {
  const { awaits, position, facts, constants, prospects, options, legal, result } = samples[at];
  const isMine = asked.get("seat") === null;
  const seat = isMine ? Math.max(0, awaits.seat ?? 0) : Number(asked.get("seat"));
  return {
    version: 1,
    seq: at + 1,
    id: "sample",
    stage: result ? "over" : "playing",
    game: name,
    rules: 1,
    options,
    settings: { confirm: false, chat: "free" },
    seat,
    host: "p0",
    seats: Array.from({ length: count }, (_, index) => ({
      occupant:
        index === 2
          ? { type: "bot", name: "regular" }
          : { type: "person", person: `p${index}`, name: NAMES[index] },
      is_ready: true,
      is_kept: false,
    })),
    watchers: {},
    commitment: "c0ffee",
    entropy: [],
    you: { person: `p${seat}`, role: "play", seats: [seat] },
    ended: result ? { why: "finished", winners: result.winners ?? [] } : undefined,
    constants,
    play: {
      position,
      facts,
      prospects,
      status: [],
      awaits,
      asked: awaits.seat ?? null,
      confirming: false,
      length: at,
      legal: awaits.seat === seat ? legal : undefined,
      result,
      take_back: at > 1 ? { to: at - 1, is_free: true } : undefined,
    },
  };
}

/** How many of the last actions the log tells: all, unless asked otherwise. */
const kept = Number(asked.get("told") ?? samples.length);
const events = (at) =>
  samples.slice(Math.max(0, at - kept), at).map(({ awaits, action, told }, index) => ({
    seq: index + 1,
    at: 0,
    by: "p0",
    what: { type: awaits.kind === "chance" ? "rolled" : "moved", seat: awaits.seat ?? null, action, told },
  }));
const start = Math.min(Number(asked.get("at") ?? 0), samples.length - 1);
let at = start;

const listeners = new Set();
const table = {
  id: "sample",
  isLive: false,
  view: signal(viewAt(at)),
  events: signal(events(at)),
  online: signal(null),
  link: signal({ isLost: asked.has("lost"), since: 0, retry: Date.now() + 3000 }),
  send: async () => {
    step(1);
    return { type: "accepted", key: "" };
  },
  past: async () =>
    samples.map((each, length) => ({
      ...each,
      length,
      status: [],
      seat: samples[length - 1]?.awaits.seat ?? null,
      action: samples[length - 1]?.action,
      told: samples[length - 1]?.told,
    })),
  now: () => Date.now(),
  retry() {},
  hear(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** @param {number} by */
function step(by) {
  const from = at;
  at = Math.max(0, Math.min(samples.length - 1, at + by));
  const last = samples.slice(Math.min(from, at), at).map(({ awaits, action, told }) => ({
    seat: awaits.seat ?? null,
    action,
    told,
    chance: awaits.kind === "chance",
  }));
  const view = viewAt(at);
  table.events.value = events(at);
  for (const listener of listeners) listener({ view, last });
  table.view.value = view;
}

mountPlay(document.getElementById("app"), table, game);
Object.assign(window, { step, show: (/** @type {number} */ wanted) => step(wanted - at), speak, tap });
for (const id of (asked.get("pick") ?? "").split(",").filter(Boolean)) {
  await new Promise((done) => setTimeout(done, 50));
  document.querySelector(`[data-answer="${CSS.escape(id)}"], [data-pick="${CSS.escape(id)}"]`)?.click() ??
    (document.querySelector(`[data-target="${CSS.escape(id)}"]`) && tap(id));
}

/** @param {string} id */
function tap(id) {
  const box = document.querySelector(`[data-target="${CSS.escape(id)}"]`).getBoundingClientRect();
  const init = {
    clientX: box.x + box.width / 2,
    clientY: box.y + box.height / 2,
    isPrimary: true,
    bubbles: true,
    pointerId: 1,
  };
  const picture = document.querySelector(".boardpicture");
  picture.dispatchEvent(new PointerEvent("pointerdown", init));
  picture.dispatchEvent(new PointerEvent("pointerup", init));
}
addEventListener("keydown", (event) => {
  if (event.key === "n") step(1);
  if (event.key === "p") step(-1);
});
