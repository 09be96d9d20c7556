/** What each piece does between two pictures of a board. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { atOnce, isUnchanged, travelling } from "../../../src/samedi/web/board/choreography.js";
import { match } from "../../../src/samedi/web/board/matching.js";

const piece = (look, x, more = {}) => ({ look, body: look.split(" ")[0], x, y: 0, ...more });
const NOTHING = { travels: true, last: [], before: null, after: null };

const play = (before, after, change = NOTHING) =>
  travelling(before, { pieces: after, targets: [{ r: 20 }] }, match(before, after), change);

test("the same pieces in the same places are unchanged, moved or turned ones are not", () => {
  const check = (before, after) => isUnchanged(before, after, match(before, after));
  assert.equal(check([piece("red", 0)], [piece("red", 0)]), true);
  assert.equal(check([piece("red", 0)], [piece("red", 0.2)]), true);
  assert.equal(check([piece("red", 0)], [piece("red", 9)]), false);
  assert.equal(check([piece("red soul", 0)], [piece("red steal", 0)]), false);
  assert.equal(check([], [piece("red", 0)]), false);
});

test("what stays does not travel, and what turns in its place tips over", () => {
  const [stays, turns] = play(
    [piece("red", 0), piece("blue soul", 50)],
    [piece("red", 0), piece("blue steal", 50)],
  );
  assert.deepEqual(stays, { kind: "go", to: 0, delay: 0 });
  assert.deepEqual(turns, { kind: "turn", to: 1, delay: 0 });
});

test("a piece travels from where it was to where it is", () => {
  const [{ journey }] = play([piece("red", 0)], [piece("red", 100)]);
  assert.equal(journey.frames[0].transform, "translate(-100px, 0px)");
  assert.equal(journey.frames.at(-1).transform, "translate(0px, 0px)");
});

test("walkers go one after the other, those who slide nearly together", () => {
  const before = [piece("red", 0), piece("blue", 10)];
  const walk = play(before, [piece("red", 100, { travel: "walk" }), piece("blue", 200, { travel: "walk" })]);
  assert.equal(walk[1].delay, walk[0].journey.duration);
  const slide = play(before, [piece("red", 100), piece("blue", 200)]);
  assert.ok(slide[1].delay > 0 && slide[1].delay < slide[0].journey.duration);
});

test("a route of the game is followed", () => {
  const route = (_piece, from, to) => [from, { x: 0, y: 70 }, to];
  const [{ journey }] = play([piece("red", 0)], [piece("red", 100)], { ...NOTHING, route });
  assert.equal(journey.frames.length, 3);
  assert.equal(journey.frames[1].transform, "translate(-100px, 70px)");
});

test("what is gone leaves to its own place or the player's, else it shrinks; it leaves after the movers", () => {
  const home = { x: 5, y: 7 };
  const leaving = (more, change) => play([piece("red", 0, more)], [], { ...NOTHING, ...change })[0];
  assert.match(leaving({}, { home }).journey.frames[1].transform, /translate\(5px, 7px\)/);
  assert.match(
    leaving({ to: { x: 1, y: 2 } }, { home }).journey.frames[1].transform,
    /translate\(1px, 2px\)/,
  );
  assert.match(leaving({}, {}).journey.frames[1].transform, /^scale/);
  const [mover, gone] = play([piece("red", 0), piece("blue", 50)], [piece("red", 100)]);
  assert.equal(gone.kind, "gone");
  assert.equal(gone.delay, mover.journey.duration);
});

test("what comes slides from the player's chip, or drops where nobody brings it", () => {
  const [brought] = play([], [piece("red", 100)], { ...NOTHING, home: { x: 0, y: 0 } });
  assert.equal(brought.journey.frames[0].transform, "translate(-100px, 0px)");
  const [dropped] = play([], [piece("red", 100)]);
  assert.equal(dropped.journey.frames[0].transform, "translate(0px, -56px)");
});

test("at once, nobody travels and nothing waits", () => {
  const steps = atOnce(match([piece("red", 0), piece("blue", 0)], [piece("red", 50), piece("green", 0)]));
  assert.deepEqual(
    steps.map(({ kind }) => kind),
    ["go", "gone", "come"],
  );
  assert.ok(steps.every(({ journey, delay }) => journey === undefined && delay === 0));
});
