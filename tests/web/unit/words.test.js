/** The words people read. */
import "./browser.js";
import assert from "node:assert/strict";
import { before, mock, test } from "node:test";
import { decimal, knows, language, say, speak, t } from "../../../src/samedi/web/app/words.js";
import { serve } from "./browser.js";

const WORDS = `
hello = Hello { $name }!
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
demon = the demon
    .accusative = that demon
place = Place { $demon-accusative }.
die = the { $colour } die
    .first = The { $colour } die
moved = { die.first } moved, { die } stays.
because = No: { $cause }
far = { $far } steps
`;

before(async () => {
  serve({ "/words/en.ftl": WORDS });
  await speak("en");
});

test("a language is spoken once its words are here", () => {
  assert.equal(language.value, "en");
  assert.equal(document.documentElement.lang, "en");
  assert.equal(knows("hello"), true);
  assert.equal(knows("goodbye"), false);
});

test("a sentence is filled with what it is given", () => {
  assert.equal(t("hello", { name: "Léa" }), "Hello Léa!");
  assert.equal(t("points", { count: 1 }), "1 point");
  assert.equal(t("points", { count: 12 }), "12 points");
  assert.equal(t("far", { far: 1234 }), "1,234 steps");
});

test("a parameter of a message that names an entry is replaced by its words", () => {
  assert.equal(say({ code: "hello", params: { name: "@demon" } }), "Hello the demon!");
  assert.equal(say({ code: "hello", params: { name: "@nobody" } }), "Hello @nobody!");
});

test("the forms of an entry come along with it", () => {
  assert.equal(say({ code: "place", params: { demon: "@demon" } }), "Place that demon.");
});

test("an entry is read with those it refers to", () => {
  assert.equal(t("moved", { colour: "red" }), "The red die moved, the red die stays.");
});

test("a name stays as it was typed, whatever it begins with", () => {
  assert.equal(t("hello", { name: "@demon" }), "Hello @demon!");
  const marked = "\u2068@demon\u2069"; // as the server sends it
  assert.equal(say({ code: "hello", params: { name: marked } }), `Hello ${marked}!`);
});

test("a message may have another as its cause", () => {
  const message = { code: "because", params: {}, cause: { code: "points", params: { count: 2 } } };
  assert.equal(say(message), "No: 2 points");
  assert.equal(say(null), "");
});

test("a code without words is shown as it is, and complained about", () => {
  const warn = mock.method(console, "warn", () => {});
  assert.equal(t("goodbye"), "goodbye");
  assert.equal(warn.mock.callCount(), 1);
  warn.mock.restore();
});

test("a fraction is written as the language does", () => {
  assert.equal(decimal(62.25, 1), "62.3");
  assert.equal(decimal(62.25, 0), "62");
  language.value = "fr";
  assert.equal(decimal(62.25, 1), "62,3");
  language.value = "en";
});
