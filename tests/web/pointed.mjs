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

const MOST = 12; // picks that are tried at each place

for (const file of process.argv.slice(3)) {
  const { game: name, samples } = JSON.parse(readFileSync(file, "utf8"));
  const { default: game } = await import(`${WEB}/games/${name}/game.js`);
  const count = 1 + Math.max(...samples.map(({ awaits }) => awaits.seat ?? 0));
  samples.forEach((sample, at) => {
    if (!sample.legal?.length) return;
    for (const _step of game.prepare?.(sample.position, sample.options) ?? []);
    const model = new TableModel(game, viewOf(name, count, sample, at));
    const { step } = sample.awaits;
    const chapters = game.lessons(model.ctx.value)[step] ?? [];
    for (const said of pointed(model, game))
      process.stdout.write(`${JSON.stringify({ name, at, step, chapters, ...said })}\n`);
  });
}

/** What is pointed at before anything is picked, and after each pick that makes no move yet. */
function* pointed(model, game) {
  const ctx = model.ctx.value;
  const { picked } = ctx;
  const places = new Set(game.scene(ctx.position, ctx).targets.map(({ id }) => id));
  const said = pointing(model.choices.value, ctx, (id) => places.has(id));
  yield { picked, said, isTaken: said?.places.every((id) => model.after(id)) ?? false };
  for (const id of [...model.next.value].slice(0, MOST)) {
    model.picked.value = picked;
    const after = model.after(id);
    if (after.action) continue;
    model.picked.value = after.picked;
    yield* pointed(model, game);
  }
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
