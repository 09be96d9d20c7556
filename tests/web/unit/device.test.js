/** How much of a device may think. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { treesOn } from "../../../src/samedi/web/engine/device.js";

test("one core is left to the page, and four are enough", () => {
  assert.deepEqual(
    [1, 2, 3, 5, 64].map((cores) => treesOn({ cores })),
    [1, 1, 2, 4, 4],
  );
});

test("a device with little memory, a tired battery or little to spend grows one tree", () => {
  const strong = { cores: 8, memory: 8 };
  assert.equal(treesOn({ ...strong, memory: 2 }), 1);
  assert.equal(treesOn({ ...strong, saves: true }), 1);
  assert.equal(treesOn({ ...strong, battery: { charging: false, level: 0.15 } }), 1);
  assert.equal(treesOn({ ...strong, battery: { charging: true, level: 0.15 } }), 4);
  assert.equal(treesOn({ ...strong, battery: { charging: false, level: 0.9 } }), 4);
});

test("what a browser does not tell is taken to be usual", () => {
  assert.equal(treesOn({}), 1);
});
