/** Moments of a game are shared out among workers, and every one of them is judged once. */
import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Course, Crew } from "../../../src/samedi/web/engine/looking_back.js";

/** @param {number} count */
const moments = (count) => Array.from({ length: count }, (_, place) => ({ place }));
/** @param {{ place: number }} moment */
const judged = ({ place }) => ({ expected: [place], reached: [place] });

for (const workers of [1, 2, 3, 4])
  for (const paces of [[1], [3, 1], [1, 5, 2, 9]])
    test(`${workers} workers at the paces ${paces} judge everything once`, () => {
      const all = moments(41);
      const course = new Course(all, all.slice(0, 4).map(judged), workers);
      let count = 4;
      for (let round = 0; !course.isDone; round += 1) {
        const { stretches } = course;
        assert.ok(stretches.length <= workers && stretches.every(({ length }) => length > 0));
        const told = stretches.map((stretch, place) =>
          stretch.slice(0, paces[(round + place) % paces.length]).map(judged),
        );
        count += told.flat().length;
        course.take(told);
      }
      assert.equal(count, 41);
      assert.deepEqual(course.found, all.map(judged));
    });

test("what is found from the beginning on stays found by whoever comes back", () => {
  const all = moments(10);
  const course = new Course(all, [], 2);
  assert.deepEqual(course.take([all.slice(0, 2).map(judged), all.slice(5, 9).map(judged)]).length, 2);
  assert.equal(course.done, 6);
});

test("where a worker dies a slice is judged again by fewer, and given up at last", async () => {
  const signal = /** @type {any} */ ({ aborted: false });
  const crew = new Crew(4);
  const sizes = /** @type {number[]} */ ([]);
  const dying = (/** @type {number} */ times) => async () => {
    sizes.push(crew.size);
    if (sizes.length <= times) throw new Error("late");
    return "judged";
  };
  assert.equal(await crew.work(dying(2), signal), "judged");
  assert.deepEqual(sizes, [4, 2, 1]);
  await assert.rejects(crew.work(dying(9), signal), { message: "late" });
  assert.equal(sizes.length, 6);
});
