/** Merge patches, as RFC 7396 has them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { merged } from "../../../src/samedi/web/app/patch.js";

const EXAMPLES = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

test("the examples of the RFC", () => {
  for (const [target, patch, result] of EXAMPLES) assert.deepEqual(merged(target, patch), result);
});

test("the target is left as it was, and what a patch does not touch is the same object", () => {
  const target = { play: { position: { x: 1 } }, seats: [1, 2] };
  const result = merged(target, { play: { length: 3 } });
  assert.deepEqual(target, { play: { position: { x: 1 } }, seats: [1, 2] });
  assert.equal(result.seats, target.seats);
  assert.equal(result.play.position, target.play.position);
});
