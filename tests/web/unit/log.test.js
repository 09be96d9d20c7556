/** The entries of a table's log. */
import "./browser.js";
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { speak } from "../../../src/samedi/web/app/words.js";
import { entries } from "../../../src/samedi/web/table/log.js";
import { sentenceOf } from "../../../src/samedi/web/table/telling.js";
import { serve } from "./browser.js";

const WORDS = `
page-table-log-taken-back = { $name } takes back.
page-table-log-watching = { $name } watches.
page-table-log-left = { $name } has left.
page-table-log-begun = This game goes on from another one.
page-table-log-begun-anew = This game goes on from another one, dealt anew.
did = { $name } { $what }
did-you = You { $what }
go-told = went to { $place }
roll-told = rolled { $face }
roll-all-told = rolled { $face }
`;
const NAMES = ["Léa", "Inès"];
const nameOf = (person) => ({ p1: "Léa", p2: "Inès" })[person] ?? "";

before(async () => {
  serve({ "/words/en.ftl": WORDS });
  await speak("en");
});

/** The log of some events, numbered as they come. */
const logOf = (...whats) =>
  entries(
    whats.map((what, index) => ({ seq: index + 1, at: 0, by: what.by ?? "p1", what })),
    NAMES,
    nameOf,
  );
const moved = (seat) => ({ type: "moved", seat, action: { type: "go" } });
const rolled = (seat = null) => ({ type: "rolled", seat, action: { type: "roll" } });

test("the actions of a seat in a row are one turn, with the dice nobody asked for", () => {
  const log = logOf(moved(0), rolled(), moved(0), moved(1));
  assert.deepEqual(
    log.map(({ seat, deeds }) => [seat, deeds.map(({ length }) => length)]),
    [
      [0, [1, 2, 3]],
      [1, [4]],
    ],
  );
});

test("a game that goes on from another one says so first", () => {
  const made = (/** @type {object} */ more) => ({ type: "created", ...more });
  const first = (/** @type {object} */ more) => logOf(made(more), { type: "started" }, moved(0))[0].text;
  assert.equal(first({ begun: { table: "t", at: 3 } }), "This game goes on from another one.");
  assert.equal(first({ begun: { is_anew: true } }), "This game goes on from another one, dealt anew.");
  assert.equal(first({}), undefined);
});

test("whatever chance does before anybody chooses is one entry, and a game may begin a turn anew", () => {
  const begins = (deed, last) => deed.action.type === "go" && last.action.type === "roll";
  const whats = [rolled(), rolled(0), rolled(1), moved(0), rolled(0), moved(0)];
  const log = entries(
    whats.map((what, index) => ({ seq: index + 1, at: 0, by: "", what })),
    NAMES,
    nameOf,
    begins,
  );
  assert.deepEqual(
    log.map(({ seat, deeds }) => [seat, deeds.map(({ length }) => length)]),
    [
      [null, [1, 2, 3]],
      [0, [4, 5]],
      [0, [6]],
    ],
  );
});

test("what is taken back stays, marked; the next action has its number again", () => {
  const log = logOf(moved(0), moved(1), { type: "taken_back", to: 1, seat: 1 }, moved(1));
  assert.deepEqual(
    log.map(({ kind, text, deeds }) => text ?? [kind, deeds[0].length, deeds[0].isTakenBack]),
    [["turn", 1, false], ["turn", 2, true], "Inès takes back.", ["turn", 2, false]],
  );
});

test("before the game begins only talk is kept", () => {
  const log = logOf(
    { type: "watching", name: "Tom" },
    { type: "said", text: "hello" },
    { type: "started" },
    {
      type: "watching",
      name: "Zoé",
    },
  );
  assert.deepEqual(
    log.map(({ text, by }) => [text, by]),
    [
      ["hello", "Léa"],
      ["Zoé watches.", undefined],
    ],
  );
});

test("somebody who leaves is named, what the log has no words for is left out", () => {
  const log = logOf({ type: "started" }, { type: "left", by: "p2" }, { type: "clock_started" });
  assert.deepEqual(
    log.map(({ text }) => text),
    ["Inès has left."],
  );
});

test("a deed is put into words once, and anew for somebody else", () => {
  let asked = 0;
  const named = () => {
    asked += 1;
    return {};
  };
  const shown = {
    seat: 0,
    action: { type: "go" },
    told: { code: "go", params: { place: "c4" } },
    chance: false,
  };
  const tellTo = (me) =>
    sentenceOf([shown], { named }, { me, names: NAMES, view: { you: { seats: [me] } } }).replace(
      /[\uE000-\uE002]/g,
      "",
    );
  assert.deepEqual([tellTo(0), tellTo(0), asked], ["You went to c4", "You went to c4", 1]);
  assert.deepEqual([tellTo(1), asked], ["Léa went to c4", 2]);
});

test("several rolls in a row are told as one", () => {
  const shown = (code, params) => ({
    seat: 1,
    action: { type: code },
    told: { code, params },
    chance: false,
  });
  const deeds = [3, "5", 1].map((face) => shown("roll", { face }));
  const some = [...deeds, ...["c4", "c5"].map((place) => shown("go", { place })), deeds[0]];
  const told = sentenceOf(some, {}, { me: 1, names: NAMES, view: { you: { seats: [1] } } });
  assert.equal(told, "You rolled 3, 5, and 1, went to c4, went to c5, rolled 3");
});
