/** The level that finds somebody's own: up for wins, down for losses, each game once. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  found,
  isFound,
  isSought,
  learn,
  moved,
  myLevel,
  seek,
} from "../../../src/samedi/web/app/my_level.js";

const BOTS = ["a", "b", "c", "d", "e", "f", "g", "h"];
const GAME = "some_game";

/** A browser's drawer. */
class Drawer extends Map {
  getItem(name) {
    return this.get(name) ?? null;
  }
  setItem(name, value) {
    this.set(name, value);
  }
}

beforeEach(() => {
  globalThis.localStorage = new Drawer();
});

/** A table of two that is over. */
const over = (id, isWon, why = "finished") => ({
  id,
  game: GAME,
  seats: [{}, {}],
  you: { seats: [0] },
  ended: { why, winners: [isWon ? 0 : 1] },
});

let games = 0;

/** Play so many games against whoever is met. */
function play(results) {
  const met = [];
  for (const isWon of results) {
    met.push(myLevel(GAME));
    const id = `t${(games += 1)}`;
    seek(GAME, id, BOTS[myLevel(GAME)], BOTS);
    learn(over(id, isWon));
  }
  return [...met, myLevel(GAME)];
}

test("one begins low, wins lead up and losses down", () => {
  assert.deepEqual(play([]), [1]);
  const up = play([true, true, true]);
  assert.ok(up.at(-1) > up[0] + 1);
  const down = play([false, false, false, false]);
  assert.ok(down.at(-1) < up.at(-1));
});

test("who wins or loses always reaches the end and no further", () => {
  assert.equal(play(Array(40).fill(true)).at(-1), 7);
  assert.equal(play(Array(40).fill(false)).at(-1), 0);
});

test("somebody as good as a level is found near it", () => {
  let seed = 7;
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const own = 4;
  const met = [];
  for (let game = 0; game < 60; game++) {
    const level = myLevel(GAME);
    met.push(level);
    seek(GAME, `t${game}`, BOTS[level], BOTS);
    learn(over(`t${game}`, chance() < 1 / (1 + 10 ** (((level - own) * 130) / 400))));
  }
  const late = met.slice(20);
  const mean = late.reduce((sum, each) => sum + each) / late.length;
  assert.ok(Math.abs(mean - own) < 1, `${mean}`);
});

test("a game counts once, an abandoned one and one against a chosen bot never", () => {
  seek(GAME, "t", "b", BOTS);
  learn(over("other", true));
  learn(over("t", true, "abandoned"));
  assert.equal(found(GAME).bot, "b");
  learn(over("t", true));
  const { bot } = found(GAME);
  assert.notEqual(bot, "b");
  learn(over("t", true));
  assert.equal(found(GAME).bot, bot);
  assert.ok(isSought(over("t", true)));
  assert.ok(!isSought(over("other", true)));
});

test("it says what it has found after some games", () => {
  play([true, false]);
  assert.equal(isFound(GAME), false);
  play([true]);
  assert.equal(isFound(GAME), true);
  assert.equal(isFound("another"), false);
});

test("at a larger table a win counts more, and what nobody wins changes little", () => {
  const before = { at: 3, games: 9 };
  const [two, four] = [1 / 2, 1 / 4].map((share) => moved(before, 3, share, true).at - 3);
  assert.ok(four > two && two > 0);
  assert.equal(moved(before, 3, 0, false).at, 3);
  assert.ok(Math.abs(moved(before, 3, 1 / 4, false).at - 3) < two);
});

test("a drawer full of nonsense is as good as empty", () => {
  globalThis.localStorage.setItem("samedi-level", "{");
  assert.equal(myLevel(GAME), 1);
});
