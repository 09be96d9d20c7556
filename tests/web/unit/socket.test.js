/** One table's connection, against a server that says what each test wants. */
import "./browser.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Connection } from "../../../src/samedi/web/app/socket.js";
import { happen, serve } from "./browser.js";

const VIEW = { seq: 0, seat: 0, stage: "playing", play: { length: 0, asked: 0 }, seats: ["Léa", "Inès"] };
const LONG = 60_000;

/** A socket in the hands of the test. */
class ScriptedSocket {
  static OPEN = 1;
  static all = [];

  constructor(url, protocol) {
    Object.assign(this, { url, protocol, readyState: 0, sent: [] });
    ScriptedSocket.all.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    if (this.readyState > 1) return;
    this.readyState = 3;
    this.onclose?.();
  }

  /** The line is there. */
  async open() {
    this.readyState = 1;
    await this.onopen();
  }

  tell(...messages) {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
  }

  commands() {
    return this.sent.filter(({ type }) => type === "command").map(({ command }) => command);
  }
}

const newest = () => ScriptedSocket.all.at(-1);
const moved = (seq, seat = 0) => ({
  seq,
  at: 0,
  by: "p1",
  what: { type: "moved", seat, action: { type: "go" } },
});

/** What a promise has come to by now; undefined: nothing yet. */
const byNow = (promise) => Promise.race([promise, new Promise((late) => setImmediate(late))]);

/** @type {Connection} */
let table;
/** What the listeners heard. */
let heard;

/** A connection that the server has greeted. */
async function connected(past = { events: [], last: 0 }) {
  serve({ "/events?since=0": past });
  table = new Connection("t1", VIEW);
  heard = [];
  table.hear((arrival) => heard.push(arrival));
  await newest().open();
  newest().tell({ type: "welcome", now: Date.now() });
  return newest();
}

/** The line is lost, and after a while there is another. */
async function reconnected() {
  newest().close();
  mock.timers.tick(LONG);
  const socket = newest();
  await socket.open();
  return socket;
}

beforeEach(() => {
  ScriptedSocket.all = [];
  globalThis.WebSocket = ScriptedSocket;
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_000_000 });
});

afterEach(() => {
  table.close();
  mock.timers.reset();
});

test("it says hello with the last event it knows", async () => {
  const socket = await connected({ events: [moved(1), moved(2)], last: 2 });
  assert.equal(socket.url, "ws://table.test/api/tables/t1/socket");
  assert.deepEqual(socket.sent, [{ type: "hello", version: 1, since: 2 }]);
});

test("what is sent before the server has greeted waits for it", async () => {
  serve({ "/events?since=0": { events: [], last: 0 } });
  table = new Connection("t1", VIEW);
  void table.send({ type: "confirm", key: "k1" });
  await newest().open();
  assert.deepEqual(newest().commands(), []);
  newest().tell({ type: "welcome", now: Date.now() });
  assert.deepEqual(newest().commands(), [{ type: "confirm", key: "k1" }]);
});

test("answers find their commands by key", async () => {
  const socket = await connected();
  const [first, second] = [table.send({ type: "say", text: "a" }), table.send({ type: "say", text: "b" })];
  const [one, other] = socket.commands().map(({ key }) => key);
  assert.notEqual(one, other);
  socket.tell({ type: "ack", answer: { type: "refused", key: other, message: { code: "no" } } });
  assert.equal((await second).message.code, "no");
  assert.equal(await byNow(first), undefined);
  socket.tell({ type: "ack", answer: { type: "duplicate", key: one } });
  assert.equal((await first).type, "duplicate");
});

test("a command that was done is answered when the view shows it", async () => {
  const socket = await connected();
  const reply = table.send({ type: "move", key: "k1" });
  socket.tell({ type: "ack", answer: { type: "accepted", key: "k1", seq: 1 } });
  assert.equal(await byNow(reply), undefined);
  socket.tell({ type: "events", events: [moved(1)], patch: { seq: 1 } });
  assert.equal((await reply).type, "accepted");
  assert.equal(table.view.value.seq, 1);
});

test("what was not answered is sent again with its key after a reconnection, what was answered is not", async () => {
  const socket = await connected();
  void table.send({ type: "move", key: "k1" });
  void table.send({ type: "say", key: "k2" });
  socket.tell({ type: "ack", answer: { type: "duplicate", key: "k2" } });
  const next = await reconnected();
  assert.deepEqual(next.commands(), []);
  next.tell({ type: "welcome", now: Date.now() });
  assert.deepEqual(next.commands(), [{ type: "move", key: "k1" }]);
});

test("after a reconnection it asks for what it has not seen", async () => {
  const socket = await connected();
  socket.tell({ type: "events", events: [moved(1), moved(2)], patch: { seq: 2 } });
  const next = await reconnected();
  assert.deepEqual(next.sent, [{ type: "hello", version: 1, since: 2 }]);
});

test("a patch changes what it names and nothing else", async () => {
  const socket = await connected();
  socket.tell({ type: "events", events: [moved(1, 1)], patch: { seq: 1, play: { length: 1 } } });
  assert.deepEqual(table.view.value.play, { length: 1, asked: 0 });
  assert.equal(table.view.value.seats, VIEW.seats);
  assert.equal(heard.length, 1);
  assert.equal(heard[0].last[0].seat, 1);
});

test("a gap in the events is never shown: the line is closed and everything asked for again", async () => {
  const socket = await connected();
  socket.tell({ type: "events", events: [moved(1)], patch: { seq: 1 } });
  socket.tell({ type: "events", events: [moved(3)], patch: { seq: 3 } });
  assert.equal(socket.readyState, 3);
  assert.equal(table.view.value.seq, 1);
  mock.timers.tick(LONG);
  await newest().open();
  assert.deepEqual(newest().sent, [{ type: "hello", version: 1, since: 1 }]);
});

test("events that come twice are there once", async () => {
  const socket = await connected();
  socket.tell({ type: "events", events: [moved(1)], patch: { seq: 1 } });
  socket.tell({ type: "events", events: [moved(1), moved(2)], patch: { seq: 2 } });
  assert.deepEqual(
    table.events.value.map(({ seq }) => seq),
    [1, 2],
  );
  assert.deepEqual(
    heard.map(({ last }) => last.length),
    [1, 1],
  );
});

test("a snapshot is the truth, and shows the actions that came before it", async () => {
  const socket = await connected();
  socket.tell({ type: "events", events: [moved(1)] });
  assert.equal(heard.length, 0);
  socket.tell({ type: "snapshot", view: { ...VIEW, seq: 1, play: { length: 1, asked: 1 } } });
  assert.equal(heard[0].last.length, 1);
  assert.equal(table.view.value.play.asked, 1);
});

test("messages of a line that was given up are not heard", async () => {
  const socket = await connected();
  await reconnected();
  socket.tell({ type: "events", events: [moved(1)], patch: { seq: 1 } });
  assert.equal(table.view.value.seq, 0);
});

test("a lost line is shown after a while, and forgotten when there is another", async () => {
  const socket = await connected();
  socket.close();
  assert.equal(table.link.value.isLost, false);
  mock.timers.tick(2_000);
  assert.equal(table.link.value.isLost, true);
  mock.timers.tick(LONG);
  await newest().open();
  newest().tell({ type: "welcome", now: Date.now() });
  assert.equal(table.link.value.isLost, false);
});

test("it waits longer after each failure", async () => {
  await connected();
  const waits = [];
  for (let failure = 0; failure < 6; failure++) {
    newest().close();
    waits.push(table.link.value.retry - Date.now());
    mock.timers.tick(LONG);
  }
  assert.ok(waits[0] < 500);
  assert.ok(waits[5] > 4_000);
});

test("a browser without a line does not wait for the socket to notice", async () => {
  const socket = await connected();
  happen("offline");
  assert.equal(socket.readyState, 3);
  assert.ok(table.link.value.retry > 0);
});

test("a server that is silent for long is asked, then left", async () => {
  const socket = await connected();
  mock.timers.tick(30_000);
  assert.equal(socket.sent.at(-1).type, "ping");
  socket.tell({ type: "pong", now: Date.now() });
  mock.timers.tick(20_000);
  assert.equal(socket.readyState, 1);
  mock.timers.tick(25_000);
  assert.equal(socket.readyState, 3);
});

test("the server's clock is told apart from this one", async () => {
  const socket = await connected();
  socket.tell({ type: "pong", now: Date.now() + 5_000 });
  assert.equal(table.now(), Date.now() + 5_000);
});

test("after a goodbye for good there is no other line", async () => {
  const socket = await connected();
  socket.tell({ type: "bye", message: { code: "removed" } });
  socket.close();
  mock.timers.tick(LONG);
  assert.equal(ScriptedSocket.all.length, 1);
  assert.equal(table.farewell.value.code, "removed");
});

test("a screen that is handed on forgets what only the last one might know", async () => {
  const socket = await connected({ events: [moved(1)], last: 1 });
  serve({ "/events?since=0": { events: [{ ...moved(1), by: "next" }], last: 1 } });
  socket.tell({ type: "snapshot", view: { ...VIEW, seq: 1, seat: -1 } });
  await table.isWhole;
  assert.deepEqual(
    table.events.value.map(({ by }) => by),
    ["next"],
  );
});

test("a command that fails again and again is let go, and the next one is sent", async () => {
  const socket = await connected();
  const reply = table.send({ type: "move", key: "k1" });
  const failed = { type: "failed", key: "k1", message: { code: "server-trouble" } };
  for (let tries = 0; tries < 4; tries++) {
    socket.tell({ type: "ack", answer: failed });
    mock.timers.tick(4_000);
  }
  assert.deepEqual(await byNow(reply), failed);
  assert.deepEqual(
    socket.commands().map(({ key }) => key),
    ["k1", "k1", "k1", "k1"],
  );
  void table.send({ type: "move", key: "k2" });
  assert.equal(socket.commands().at(-1).key, "k2");
});

test("a command sent again over the next line and answered as done before is done", async () => {
  await connected();
  const reply = table.send({ type: "move", key: "k1" });
  const next = await reconnected();
  next.tell({ type: "welcome", now: Date.now() });
  next.tell({ type: "ack", answer: { type: "duplicate", key: "k1", seq: 1 } });
  assert.equal((await byNow(reply)).type, "duplicate");
});

for (const key of [undefined, "k1"])
  test(`an error ${key ? "that names a command" : "without a key"} locks nothing`, async (context) => {
    const warned = context.mock.method(console, "warn", () => {});
    const socket = await connected();
    const reply = table.send({ type: "move", key: "k1" });
    socket.tell({ type: "error", message: { code: "server-not-json" }, ...(key ? { key } : {}) });
    assert.equal(warned.mock.callCount(), 1);
    assert.equal(socket.readyState, 1);
    const other = table.send({ type: "say", key: "k2" });
    socket.tell({ type: "ack", answer: { type: "duplicate", key: "k2", seq: 1 } });
    assert.equal((await byNow(other)).type, "duplicate");
    socket.tell({ type: "ack", answer: { type: "refused", key: "k1", message: { code: "no" } } });
    assert.equal((await byNow(reply)).type, "refused");
  });

const refusal = (status, code) => new Response(JSON.stringify({ message: { code } }), { status });

/** The line is lost, the next cannot be had, and the table is asked why; the answer to a command that waits. */
async function turnedAway(why) {
  await connected();
  const reply = table.send({ type: "move", key: "k1" });
  const asked = serve({ "/api/tables/t1": why });
  newest().close();
  assert.deepEqual(asked, []);
  mock.timers.tick(1_000);
  newest().close();
  assert.deepEqual(asked, ["/api/tables/t1"]);
  return byNow(reply);
}

for (const [status, said] of [
  [403, "page-table-no-more"],
  [404, "server-no"],
  [409, "server-no"],
  [410, "server-no"],
])
  test(`a table that answers ${status} is left with a word, and not tried again`, async () => {
    const reply = await turnedAway(refusal(status, "server-no"));
    assert.equal(table.farewell.value?.code, said);
    assert.equal(reply?.message.code, said);
    mock.timers.tick(LONG);
    happen("online");
    assert.equal(ScriptedSocket.all.length, 2);
  });

for (const [told, why] of [
  ["cannot be reached", new TypeError("fetch failed")],
  ["is stopping", refusal(503, "server-stopping")],
  ["lets this page in", VIEW],
])
  test(`a server that ${told} is tried again, and what waits is kept for it`, async () => {
    const reply = await turnedAway(why);
    assert.equal(table.farewell.value, null);
    assert.equal(reply, undefined);
    mock.timers.tick(LONG);
    assert.equal(ScriptedSocket.all.length, 3);
    await newest().open();
    newest().tell({ type: "welcome", now: Date.now() });
    assert.deepEqual(newest().commands(), [{ type: "move", key: "k1" }]);
  });
