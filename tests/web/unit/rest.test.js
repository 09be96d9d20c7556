/** What is done when somebody has come to rest. */
import "./browser.js";
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { atRest } from "../../../src/samedi/web/app/ui.js";

test("of what is passed by, only the last is done, and only at rest", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const done = [];
  const rest = atRest();
  rest(() => done.push("first"), true);
  mock.timers.tick(100);
  rest(() => done.push("second"), true);
  mock.timers.tick(100);
  assert.deepEqual(done, []);
  mock.timers.tick(100);
  assert.deepEqual(done, ["second"]);
  rest(() => done.push("third"), true);
  rest(() => done.push("at once"));
  mock.timers.tick(1000);
  assert.deepEqual(done, ["second", "at once"]);
  mock.timers.reset();
});
