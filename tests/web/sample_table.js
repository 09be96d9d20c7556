/** A table at which a sample game can be shown from any position; a move shows what came next in the sample. */

const NAMES = ["Léa", "Inès", "Gédéon", "Karim"];

/**
 * @param {string} game
 * @param {object[]} samples the positions of a game, as samples.py gives them
 * @param {URLSearchParams} asked at: the first position; seat: whose screen it is, by default of whoever is asked;
 *   seats: how many; surname: what people are called besides; told: how many of the last actions the log tells; lost:
 *   the line is lost
 * @param {(value: any) => any} signal of the page that shows it
 */
export function sampleTable(game, samples, asked, signal) {
  const count = Number(
    asked.get("seats") ?? Math.max(0, ...samples.map((each) => each.awaits.seat ?? 0)) + 1,
  );
  const told = Number(asked.get("told") ?? samples.length);
  const way = { count, seat: asked.get("seat"), surname: asked.get("surname") ?? "" };
  const viewAt = (at) => view(game, samples[at], { at, ...way });
  const eventsAt = (at) => samples.slice(Math.max(0, at - told), at).map(event);
  const listeners = new Set();
  let now = Math.min(Number(asked.get("at") ?? 0), samples.length - 1);
  const table = {
    id: "sample",
    isLive: false,
    view: signal(viewAt(now)),
    events: signal(eventsAt(now)),
    online: signal(null),
    link: signal({ isLost: asked.has("lost"), since: 0, retry: Date.now() + 3000 }),
    send: async () => {
      show(now + 1);
      return { type: "accepted", key: "" };
    },
    past: async () => samples.map((each, length) => moment(each, samples[length - 1], length)),
    now: () => Date.now(),
    retry() {},
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  function show(wanted) {
    const from = now;
    now = Math.max(0, Math.min(samples.length - 1, wanted));
    const next = viewAt(now);
    table.events.value = eventsAt(now);
    for (const listener of listeners) listener({ view: next, last: samples.slice(from, now).map(deed) });
    table.view.value = next;
  }
  return { table, show, step: (by) => show(now + by) };
}

/** What a seat sees of a position. */
function view(game, { awaits, position, facts, constants, prospects, options, legal, result }, way) {
  const seat = way.seat === null ? Math.max(0, awaits.seat ?? 0) : Number(way.seat);
  return {
    version: 1,
    seq: way.at + 1,
    id: "sample",
    stage: result ? "over" : "playing",
    game,
    rules: 1,
    options,
    settings: { confirm: false, chat: "free" },
    seat,
    host: "p0",
    seats: Array.from({ length: way.count }, (_, index) => chair(index, way.surname)),
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
      length: way.at,
      legal: awaits.seat === seat ? legal : undefined,
      result,
      take_back: way.at > 1 ? { to: way.at - 1, is_free: true } : undefined,
    },
  };
}

/** The third is a bot. */
function chair(index, surname) {
  const somebody = { type: "person", person: `p${index}`, name: NAMES[index] + surname };
  return {
    occupant: index === 2 ? { type: "bot", name: "regular" } : somebody,
    is_ready: true,
    is_kept: false,
  };
}

const event = ({ awaits, action, told }, index) => ({
  seq: index + 1,
  at: 0,
  by: "p0",
  what: { type: awaits.kind === "chance" ? "rolled" : "moved", seat: awaits.seat ?? null, action, told },
});

const deed = ({ awaits, action, told }) => ({
  seat: awaits.seat ?? null,
  action,
  told,
  chance: awaits.kind === "chance",
});

const moment = (sample, before, length) => ({
  ...sample,
  length,
  status: [],
  seat: before?.awaits.seat ?? null,
  action: before?.action,
  told: before?.told,
});

/** A finger on a target of the board. @param {string} id */
export function tap(id) {
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
