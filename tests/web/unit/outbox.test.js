/** Commands that wait for their answer. */
import "./browser.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Outbox } from "../../../src/samedi/web/app/outbox.js";

const NO = { type: "failed", key: "k1", message: { code: "server-trouble" } };
const TRIES = 4;
/** Longer than any single answer is waited for. */
const WHILE = 10_000;

/** What was said over the line. */
let said;
let hasLine;
/** @type {Outbox} */
let outbox;

/** What a promise has come to by now; undefined: nothing yet. */
const byNow = (promise) => Promise.race([promise, new Promise((late) => setImmediate(late))]);

/** The server's answer, passed on as a connection does. */
const answer = (reply) => outbox.answered(reply)?.(reply);

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  said = [];
  hasLine = true;
  outbox = new Outbox((command) => {
    if (hasLine) said.push(command);
    return hasLine;
  });
});

afterEach(() => mock.timers.reset());

test("what failed is tried again with its key, later each time, and in the end let go with the reason", async () => {
  const reply = outbox.add({ type: "move", key: "k1", seat: 0 });
  for (const [tries, pause] of [500, 1_500, 4_000].entries()) {
    answer(NO);
    mock.timers.tick(pause - 1);
    assert.equal(said.length, tries + 1);
    mock.timers.tick(1);
    assert.equal(said.length, tries + 2);
    assert.equal(await byNow(reply), undefined);
  }
  answer(NO);
  assert.deepEqual(await byNow(reply), NO);
  assert.deepEqual(said, Array(TRIES).fill({ type: "move", key: "k1", seat: 0 }));
});

test("what is let go is not sent any more", async () => {
  const reply = outbox.add({ type: "move", key: "k1" });
  for (let tries = 0; tries < TRIES; tries++) {
    answer(NO);
    mock.timers.tick(WHILE / 2);
  }
  await byNow(reply);
  mock.timers.tick(10 * WHILE);
  outbox.sendAll();
  assert.equal(said.length, TRIES);
});

test("an answer that never comes is asked for again with the same key, and in the end there is a word", async () => {
  const reply = outbox.add({ type: "move" });
  for (let tries = 1; tries < TRIES; tries++) {
    assert.equal(said.length, tries);
    mock.timers.tick(8_000);
  }
  assert.equal(await byNow(reply), undefined);
  mock.timers.tick(8_000);
  const { type, message } = await byNow(reply);
  assert.deepEqual([type, message.code], ["failed", "page-table-no-answer"]);
  assert.deepEqual(new Set(said.map(({ key }) => key)).size, 1);
  assert.equal(said.length, TRIES);
});

test("a second try that was done by the first is done", async () => {
  const reply = outbox.add({ type: "move", key: "k1" });
  mock.timers.tick(8_000);
  answer({ type: "duplicate", key: "k1", seq: 7 });
  assert.deepEqual(await byNow(reply), { type: "duplicate", key: "k1", seq: 7 });
  mock.timers.tick(10 * WHILE);
  assert.equal(said.length, 2);
});

test("a second try that is accepted after a failure is done", async () => {
  const reply = outbox.add({ type: "move", key: "k1" });
  answer(NO);
  mock.timers.tick(500);
  answer({ type: "accepted", key: "k1", seq: 7 });
  assert.equal((await byNow(reply)).type, "accepted");
});

test("without a line a command waits as long as it takes, and goes over the next one", async () => {
  hasLine = false;
  const reply = outbox.add({ type: "move", key: "k1" });
  mock.timers.tick(100 * WHILE);
  assert.equal(await byNow(reply), undefined);
  hasLine = true;
  outbox.sendAll();
  assert.deepEqual(said, [{ type: "move", key: "k1" }]);
});

test("a new line has as many tries as the first", async () => {
  const reply = outbox.add({ type: "move", key: "k1" });
  mock.timers.tick(8_000);
  mock.timers.tick(8_000);
  outbox.sendAll();
  for (let tries = 1; tries < TRIES; tries++) mock.timers.tick(8_000);
  assert.equal(await byNow(reply), undefined);
  assert.equal(said.length, 3 + TRIES);
});

test("who has a word of their own for silence says that one", async () => {
  const alone = new Outbox(() => true, { code: "page-here-no-answer" });
  const reply = alone.add({ type: "move" });
  for (let tries = 0; tries < TRIES; tries++) mock.timers.tick(8_000);
  assert.equal((await byNow(reply)).message.code, "page-here-no-answer");
});
