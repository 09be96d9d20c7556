/** Whom the bar waits for. */
import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document.documentElement.dataset = {};
globalThis.document.querySelectorAll = () => [];
globalThis.document.querySelector = () => null;
globalThis.document.getElementById = () => null;
const { waitingFor } = await import("../../../src/samedi/web/table/waiting.js");

const BARON = { toString: () => "the Baron" };
const ctx = {
  ...{ turn: 1, me: 0, names: ["Léa", "Baron Samedi"] },
  ...{ play: {}, view: { seats: [{ occupant: {} }, { occupant: { type: "bot", name: "zaz" } }] } },
};
const around = { since: 0, now: 0, online: null };
const faceOf = (game) => waitingFor(game, ctx, around).values[0];

test("whoever the game itself names is drawn by it, and not as the bot that moves for them", () => {
  assert.equal(faceOf({ name: (seat) => (seat === 1 ? "Baron Samedi" : null), emblem: () => BARON }), BARON);
});

test("a bot has its own face", () => {
  assert.notEqual(faceOf({ name: () => null, emblem: () => BARON }), BARON);
  assert.notEqual(faceOf({ emblem: () => BARON }), BARON);
});
