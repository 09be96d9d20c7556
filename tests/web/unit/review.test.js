/** What of a review is worked out in the page. */
import "./browser.js";
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { speak } from "../../../src/samedi/web/app/words.js";
import { MistakeTask } from "../../../src/samedi/web/table/mistake_task.js";
import { doneIn, mistakesOf } from "../../../src/samedi/web/table/review.js";
import { endOf } from "../../../src/samedi/web/table/review_graph.js";
import { serve } from "./browser.js";
import { evenly, inWords, measuresOf, what } from "../../../src/samedi/web/table/review_sheet.js";

before(async () => {
  serve({
    "/words/en.ftl": `
review-told-gave = Luck gave { $name } { $points }.
review-told-gave-you = Luck gave you { $points }.
review-told-chose = That cost { $points }.
did = { $name } { $what }.
draw-unseen-told = drew a creature
draw-told = drew { $creature }
`,
  });
  await speak("en");
});

/** @param {number} at @param {number | null} seat @param {number} change */
const moment = (at, seat, change) => ({
  at,
  actions: ["x"],
  seat,
  change: [change, -change],
  chances: [0.5, 0.5],
  doubt: 0,
});

test("one's own mistakes are those that cost enough, the worst first", () => {
  const moments = [
    moment(0, null, -0.3),
    moment(1, 0, -0.05),
    moment(2, 1, 0.4),
    moment(3, 0, -0.2),
    moment(4, 0, -0.01),
  ];
  assert.deepEqual(
    mistakesOf(moments, 0).map(({ at }) => at),
    [3, 1],
  );
  assert.deepEqual(
    mistakesOf(moments, 1).map(({ at }) => at),
    [2],
  );
});

test("a moment is seen after all that happened in it", () => {
  assert.equal(endOf({ ...moment(4, null, 0), actions: ["a", "b", "c"] }), 7);
});

test("a sentence tells what was done at its moment, and nothing else", () => {
  const past = /** @type {any[]} */ ([..."abcdef"].map((told) => ({ told })));
  const told = /** @type {any} */ ({ at: 4, done: [{ code: "x" }, { code: "y" }] });
  assert.deepEqual(
    doneIn(told, past).map((each) => each.told),
    ["d", "e"],
  );
});

test("with even luck a result is less what luck gave, and never beyond all or nothing", () => {
  const even = (/** @type {number} */ result, /** @type {number} */ luck) =>
    evenly(/** @type {any} */ ({ result, luck }));
  assert.equal(even(1, 0.25), 0.75);
  assert.equal(even(0, -0.5), 0.5);
  assert.equal(even(1, -0.5), 1);
  assert.equal(even(0, 0.5), 0);
});

test("what came to light is told only where something did", () => {
  const told = (/** @type {number} */ revealed) => measuresOf([/** @type {any} */ ({ luck: 0.1, revealed })]);
  assert.deepEqual(told(0), ["start", "luck", "choices", "others", "revisions", "result", "even"]);
  assert.deepEqual(told(-0.2).slice(3, 5), ["others", "revealed"]);
});

test("a task knows of the review that what was done is the mistake, and what would have been right", () => {
  const better = { code: "b", params: { to: 2 } };
  const mistake = { table: "t", at: 3, seat: 0, said: "", done: { type: "a", to: 1 }, cost: 0.12, better };
  const task = new MistakeTask([/** @type {any} */ (mistake)], 0, "code");
  const known = (/** @type {any} */ action, /** @type {any} */ told) =>
    task.known(/** @type {any} */ ({ action, told }));
  assert.equal(known({ to: 1, type: "a" }, { code: "a", params: {} }), 0.12);
  assert.equal(known({ type: "b", to: 2 }, { code: "b", params: { to: 2 } }), 0);
  assert.equal(known({ type: "b", to: 3 }, { code: "b", params: { to: 3 } }), undefined);
});

test("who looks back on a game of their own is spoken to, unless several sit at this screen", () => {
  const ctx = (/** @type {number[]} */ ...seats) =>
    /** @type {any} */ ({ me: 0, view: { you: { seats } }, names: ["Ada", "Bob"] });
  const told = (/** @type {string} */ code, /** @type {number} */ seat) =>
    /** @type {any} */ ({ code, seat, points: 5 });
  assert.equal(inWords(told("gave", 0), ctx(0), ""), "Luck gave you 5.");
  assert.equal(inWords(told("gave", 1), ctx(0), ""), "Luck gave Bob 5.");
  assert.equal(inWords(told("gave", 0), ctx(0, 1), ""), "Luck gave Ada 5.");
  assert.equal(inWords(told("chose", 0), ctx(0), ""), "That cost 5.");
});

test("what luck brought somebody is named, also to those who could not see it then", () => {
  const action = { type: "draw", colour: null };
  const past = [{}, { action, told: { code: "draw-unseen" }, chance: true }];
  const done = [{ code: "draw", params: { creature: "a ghost" } }];
  const ctx = /** @type {any} */ ({ me: 0, view: { you: { seats: [0] } }, names: ["Ada", "Bob"] });
  const told = /** @type {any} */ ({ code: "lucky", seat: 1, at: 1, done, actor: 1 });
  const words = what(told, /** @type {any} */ ({ past }), /** @type {any} */ ({}), ctx);
  assert.match(words, /drew a ghost/);
});
