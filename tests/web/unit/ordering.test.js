/** As few as possible are moved to bring things into an order. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { longestInOrder } from "../../../src/samedi/web/board/ordering.js";

const stay = (/** @type {string} */ wanted, /** @type {string} */ now) =>
  [...longestInOrder([...wanted], [...now])].sort().join("");

test("one that goes to the end, or to the beginning, is the only one that moves", () => {
  assert.equal(stay("bcdea", "abcde"), "bcde");
  assert.equal(stay("eabcd", "abcde"), "abcd");
});

test("what is in order stays, and of what is turned around one", () => {
  assert.equal(stay("abcde", "abcde"), "abcde");
  assert.equal(stay("edcba", "abcde").length, 1);
});

test("what has come or gone hinders nobody", () => {
  assert.equal(stay("abxcd", "abcd"), "abcd");
  assert.equal(stay("acd", "abcd"), "acd");
  assert.equal(stay("abc", ""), "");
});

test("those that stay do so in order, and no more could", () => {
  const now = [..."abcdef"];
  for (const wanted of orders(now)) {
    const staying = longestInOrder(wanted, now);
    assert.deepEqual(
      now.filter((each) => staying.has(each)),
      wanted.filter((each) => staying.has(each)),
    );
    assert.equal(staying.size, longest(wanted));
  }
});

/** @param {string[]} of @returns {string[][]} */
const orders = (of) =>
  of.length < 2
    ? [of]
    : of.flatMap((each) => orders(of.filter((other) => other !== each)).map((rest) => [each, ...rest]));

/** The longest row that rises, by trying all. @param {string[]} row @returns {number} */
const longest = ([first, ...rest]) =>
  first === undefined ? 0 : Math.max(longest(rest), 1 + longest(rest.filter((each) => each > first)));
