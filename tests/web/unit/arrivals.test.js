/** What arrives is shown one thing after the other. */
import "./browser.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { signal } from "../../../src/samedi/web/vendor/signals-core/signals-core.module.js";
import { Arrivals, mustHandOver } from "../../../src/samedi/web/table/arrivals.js";

const playAt = (length) => ({ length, position: { length } });
const arrival = (length) => ({
  view: { seq: length, play: playAt(length) },
  last: [{ seat: 0, action: { type: "go", length }, chance: false }],
});

/** A model that remembers what it was to show, and a board that rests when it is told to. */
function table() {
  const shown = [];
  const model = {
    view: signal({ seq: 0 }),
    moment: signal({ play: playAt(0), last: [], before: null, isNow: true }),
    show: (moment) => shown.push(moment),
  };
  let rest = () => {};
  const settle = () =>
    new Promise((done) => {
      rest = done;
    });
  const lengths = () => shown.map(({ play }) => play.length);
  const settled = async () => {
    rest();
    await new Promise(setImmediate);
  };
  return { model, lengths, shown, arrivals: new Arrivals(model, settle), settled };
}

beforeEach(() => {
  document.hidden = false;
});

test("the next thing is shown when the board has come to rest", async () => {
  const { arrivals, lengths, settled } = table();
  arrivals.add(arrival(1));
  arrivals.add(arrival(2));
  assert.deepEqual(lengths(), [1]);
  await settled();
  assert.deepEqual(lengths(), [1, 2]);
});

test("a moment knows the position before it", async () => {
  const { arrivals, shown, settled } = table();
  arrivals.add(arrival(1));
  await settled();
  arrivals.add(arrival(2));
  assert.deepEqual(shown[1].before, { length: 1 });
  assert.equal(shown[1].last[0].action.length, 2);
});

test("a tap shows everything at once", () => {
  const { arrivals, lengths } = table();
  for (const length of [1, 2, 3]) arrivals.add(arrival(length));
  assert.equal(arrivals.hurry(), true);
  assert.deepEqual(lengths(), [1, 2, 3]);
  assert.equal(arrivals.hurry(), false);
});

test("whoever is far behind is not kept waiting", async () => {
  const { arrivals, lengths, settled } = table();
  for (let length = 1; length <= 7; length++) arrivals.add(arrival(length));
  await settled();
  assert.deepEqual(lengths(), [1, 2, 3, 4, 5, 6, 7]);
});

test("a page that nobody sees waits for nothing", async () => {
  const { arrivals, lengths, settled } = table();
  arrivals.add(arrival(1));
  document.hidden = true;
  arrivals.add(arrival(2));
  arrivals.add(arrival(3));
  await settled();
  assert.deepEqual(lengths(), [1, 2, 3]);
});

test("whoever looks at an earlier moment is not disturbed, and comes back to the present", () => {
  const { arrivals, model, shown } = table();
  const earlier = { play: playAt(0), last: [], before: null, isNow: false };
  arrivals.lookAt(earlier);
  arrivals.add(arrival(1));
  assert.deepEqual(shown, [earlier]);
  assert.equal(model.view.value.seq, 1);
  arrivals.lookAt(null);
  assert.equal(arrivals.isAway.value, false);
  assert.equal(shown[1].play.length, 1);
});

test("news that change nothing in the game do not redraw it", () => {
  const { arrivals, model, shown } = table();
  const { play } = model.moment.value;
  arrivals.add({ view: { seq: 5, play }, last: [] });
  assert.deepEqual(shown, []);
  assert.equal(model.view.value.seq, 5);
});

test("a screen with several seats is handed to the one that is asked", () => {
  const view = { stage: "playing", seat: 0, you: { seats: [0, 1] }, play: { asked: 1 } };
  assert.equal(mustHandOver(view), 1);
  assert.equal(mustHandOver({ ...view, seat: 1 }), null);
  assert.equal(mustHandOver({ ...view, play: { asked: 2 } }), null);
  assert.equal(mustHandOver({ ...view, you: { seats: [1] } }), null);
  assert.equal(mustHandOver({ ...view, stage: "over" }), null);
});
