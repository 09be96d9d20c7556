/** From the list of legal actions to taps. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { choices, ENOUGH, made, nextPicks, offered, pick } from "../../../src/samedi/web/board/choosing.js";

const JUMP = { type: "jump", from: "c4", to: "c6" };
const SHORT = { type: "jump", from: "c4", to: "c5" };
const PASS = { type: "pass" };
const picksOf = (action) => (action.type === "pass" ? ["@pass"] : [action.from, action.to]);
const all = choices([JUMP, SHORT, PASS], picksOf);

test("what may be picked first is the first pick of every action", () => {
  assert.deepEqual([...nextPicks(all, [])], ["c4", "@pass"]);
});

test("a pick leaves the actions that begin with it", () => {
  assert.deepEqual([...nextPicks(all, ["c4"])], ["c6", "c5"]);
});

test("an action is made when all its picks are given", () => {
  assert.equal(made(all, ["c4"]), null);
  assert.equal(made(all, ["c4", "c6"]), JUMP);
  assert.equal(made(all, ["@pass"]), PASS);
});

test("a tap that does not fit begins anew where it can", () => {
  assert.deepEqual(pick(all, ["c4"], "@pass"), ["@pass"]);
});

test("a second tap on the last pick lets it go", () => {
  assert.deepEqual(pick(all, ["c4"], "c4"), []);
});

test("what no action needs may not be picked", () => {
  assert.equal(pick(all, [], "a1"), null);
});

test("an action that is the beginning of another waits for enough", () => {
  const one = { type: "lower", dice: ["red"] };
  const two = { type: "lower", dice: ["red", "white"] };
  const lowering = choices([one, two], ({ dice }) => dice);
  assert.equal(made(lowering, ["red"]), null);
  assert.deepEqual(offered(lowering, ["red"]), ["white", ENOUGH]);
  assert.equal(made(lowering, pick(lowering, ["red"], ENOUGH)), one);
  assert.equal(made(lowering, ["red", "white"]), two);
});

test("a pick without a place may be passed over by the place after it", () => {
  const power = { type: "power", name: "steal", at: "b2" };
  const powers = choices([power], () => ["@steal", "b2"]);
  assert.deepEqual([...nextPicks(powers, [])], ["@steal", "b2"]);
  assert.equal(made(powers, ["b2"]), power);
});

test("an action may be picked in several orders, and the bar offers the usual one", () => {
  const swap = { type: "swap" };
  const swaps = choices([swap], () => [
    ["mine", "yours"],
    ["yours", "mine"],
  ]);
  assert.deepEqual(offered(swaps, []), ["mine"]);
  assert.deepEqual([...nextPicks(swaps, [])], ["mine", "yours"]);
  assert.equal(made(swaps, ["yours", "mine"]), swap);
});
