/** Which piece went where. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { match } from "../../../src/samedi/web/board/matching.js";

const die = (look, x, y = 0, more = {}) => ({ look, body: look.split(" ")[0], x, y, ...more });

test("a piece that looks the same in the same place stays, however near others are", () => {
  const { pairs } = match([die("red", 0), die("red", 10)], [die("red", 10), die("red", 100)]);
  assert.deepEqual(pairs, [
    { from: 1, to: 0, turned: false },
    { from: 0, to: 1, turned: false },
  ]);
});

test("the nearest of the same look moves", () => {
  const { pairs, gone } = match([die("red", 0), die("red", 50)], [die("red", 40)]);
  assert.deepEqual(pairs, [{ from: 1, to: 0, turned: false }]);
  assert.deepEqual(gone, [0]);
});

test("what has the same body and another look has turned", () => {
  const { pairs, gone, come } = match([die("red soul", 0)], [die("red steal", 0)]);
  assert.deepEqual(pairs, [{ from: 0, to: 0, turned: true }]);
  assert.deepEqual([gone, come], [[], []]);
});

test("a piece with a name is found by it, wherever it goes and whatever it looks like", () => {
  const before = [die("pawn", 0, 0, { id: "a" }), die("pawn", 10, 0, { id: "b" })];
  const after = [die("pawn", 10, 0, { id: "a" }), die("pawn crowned", 0, 0, { id: "b" })];
  assert.deepEqual(match(before, after).pairs, [
    { from: 0, to: 0, turned: false },
    { from: 1, to: 1, turned: true },
  ]);
});

test("a piece with a name is never taken for one without", () => {
  const { pairs, gone, come } = match([die("pawn", 0, 0, { id: "a" })], [die("pawn", 0)]);
  assert.deepEqual([pairs, gone, come], [[], [0], [0]]);
});

test("the rest comes and goes", () => {
  const { pairs, gone, come } = match([die("red", 0)], [die("blue", 0)]);
  assert.deepEqual([pairs, gone, come], [[], [0], [0]]);
});
