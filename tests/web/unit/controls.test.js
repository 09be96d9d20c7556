/** What a person does at a table: what was done by itself is said until somebody else acts. */
import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "../../../src/samedi/web/vendor/signals-core/signals-core.module.js";
import { Controls } from "../../../src/samedi/web/table/controls.js";

const moved = (seq, seat) => ({ seq, what: { type: "moved", seat } });

/** A table at which a tap of seat 0 was followed by one action by itself. */
async function afterATap() {
  const view = signal({ seat: 0, seq: 4, play: { asked: 0 } });
  const events = signal([moved(4, 1)]);
  const courses = [{ action: { type: "walk" }, word: "The only move." }];
  const model = {
    isSending: signal(false),
    ctx: signal({}),
    picked: signal([]),
    game: { question: () => "" },
    course: () => courses.shift() ?? null,
  };
  const commands = {
    move: async () => {
      events.value = [...events.value, moved(view.value.seq + 1, 0)];
      view.value = { ...view.value, seq: view.value.seq + 1 };
      return { type: "accepted", seq: view.value.seq };
    },
  };
  const layer = { isMoving: false, finish: () => {} };
  const arrivals = { isBehind: signal(false), hurry: () => false };
  const controls = new Controls({ table: { view, events }, model, arrivals, commands, board: { layer } });
  await controls.carryOut({ actions: [{ type: "walk" }] });
  return { controls, events, view };
}

test("what was done by itself is said after the tap", async () => {
  const { controls } = await afterATap();
  assert.deepEqual(controls.words.value, ["The only move."]);
});

test("it is not said any more when somebody else has acted, or looks at the screen", async () => {
  const { controls, events, view } = await afterATap();
  view.value = { ...view.value, seat: 1 };
  assert.deepEqual(controls.words.value, []);
  view.value = { ...view.value, seat: 0 };
  events.value = [...events.value, moved(7, 1)];
  assert.deepEqual(controls.words.value, []);
});
