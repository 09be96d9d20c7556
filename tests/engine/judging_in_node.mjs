// node judging_in_node.mjs FOLDER: judge the moments that lie there, and print those that are found to be otherwise.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const read = async (name) => new Uint8Array(await readFile(join(folder, name)));
const load = (name) => import(pathToFileURL(join(folder, name)));
const { Engine } = await load("engine.js");
const { Judging } = await load("judging.js");
const { layout, recipes, games } = JSON.parse(new TextDecoder().decode(await read("expected.json")));
const engine = await Engine.load(await read("engine.wasm"), layout);
const bytesOf = (text) => new Uint8Array(Buffer.from(text, "base64"));
const differing = [];
let count = 0;
for (const [game, rounds] of games.entries())
  for (const { asks, answers } of rounds) {
    const past = { ...asks, start: bytesOf(asks.start), rngs: asks.rngs.map(bytesOf) };
    const net = asks.net ? { ...recipes[asks.net], weights: await read(`${asks.net}.bin`) } : null;
    const judging = new Judging(engine, past, net);
    for (const [place, moment] of asks.moments.entries()) {
      const found = judging.answer(moment);
      count += 1;
      const whole = { line: [], gap: 0, ...found };
      if (!isDeepStrictEqual(whole, { line: [], gap: 0, ...answers[place] }))
        differing.push({ game, moment, found, expected: answers[place] });
    }
  }
process.stdout.write(JSON.stringify({ count, differing: differing.slice(0, 3), all: differing.length }));
