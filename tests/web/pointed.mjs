/** What the coach says at every position of sample games, as lines of JSON. Arguments: the games' samples as files. */
import "./unit/browser.js";
import { readFileSync } from "node:fs";

const WEB = "../../src/samedi/web";
globalThis.document.documentElement.dataset = {};
globalThis.document.querySelectorAll = () => [];
globalThis.document.querySelector = (name) =>
  name === 'meta[name="games"]'
    ? { getAttribute: () => "baron_voodoo=baron&dicke_daemonen=daemonen&chevalier_noir=chevalier" }
    : null;
globalThis.fetch = async () => new Response(readFileSync(process.argv[2], "utf8"));
const { speak } = await import(`${WEB}/app/words.js`);
const { TableModel } = await import(`${WEB}/table/model.js`);
const { pointing } = await import(`${WEB}/table/pointing.js`);
await speak("en");

for (const file of process.argv.slice(3)) {
  const { game: name, samples } = JSON.parse(readFileSync(file, "utf8"));
  const { default: game } = await import(`${WEB}/games/${name}/game.js`);
  const count = 1 + Math.max(...samples.map(({ awaits }) => awaits.seat ?? 0));
  samples.forEach((sample, at) => {
    if (!sample.legal?.length) return;
    for (const _step of game.prepare?.(sample.position, sample.options) ?? []);
    const model = new TableModel(game, viewOf(name, count, sample, at));
    const said = pointed(model, game);
    if (said) process.stdout.write(`${JSON.stringify({ name, at, ...said })}\n`);
  });
}

/** What is pointed at, and what a tap on the first of it leaves to point at. */
function pointed(model, game) {
  const look = () => {
    const ctx = model.ctx.value;
    const places = new Set(game.scene(ctx.position, ctx).targets.map(({ id }) => id));
    return pointing(model.choices.value, ctx, (id) => places.has(id));
  };
  const first = look();
  const after = first && model.after(first.places[0]);
  if (!after) return first && { ...first, isTaken: false };
  model.picked.value = after.action ? [] : after.picked;
  return { ...first, isTaken: true, then: after.action ? null : look() };
}

function viewOf(game, count, sample, length) {
  const { position, facts, constants, options, awaits, legal, prospects } = sample;
  const person = (i) => ({ type: "person", person: `p${i}`, name: `P${i}` });
  const shown = { position, facts, awaits, legal, prospects, status: [], length };
  return {
    ...{ game, options, constants, watchers: {}, settings: {}, stage: "playing" },
    seats: Array.from({ length: count }, (_, i) => ({ occupant: person(i) })),
    seat: awaits.seat,
    you: { person: `p${awaits.seat}`, role: "play", seats: [awaits.seat] },
    play: { ...shown, asked: awaits.seat, confirming: false },
  };
}
