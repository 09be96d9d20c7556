// One measurement at a time, in a page or in Node (`node engine.js FOLDER`: a JSON request a line, an answer a line).

const now = () => performance.now() / 1000;

export class Bench {
  constructor(read, { Engine, seeded }) {
    Object.assign(this, { read, Engine, seeded, games: {} });
  }

  /** Load a game as a page would: from bytes to the first listing of what is legal. */
  async load({ game, state }) {
    const { layout, recipe } = JSON.parse(new TextDecoder().decode(await this.read(`${game}.json`)));
    const [bytes, weights] = [await this.read(`${game}.wasm`), await this.read(`${game}.bin`)];
    const begun = now();
    const engine = await this.Engine.load(bytes, layout);
    engine.legal(Uint8Array.from(state));
    const seconds = now() - begun;
    this.games[game] = { engine, net: { ...recipe, weights } };
    return { seconds };
  }

  async play({ game, state, count }) {
    return { done: this.games[game].engine.playouts(Uint8Array.from(state), await this.seeded(1, 0), count) };
  }

  async search({ game, state, seat, count, simulations, isJudged }) {
    const { engine, net } = this.games[game];
    for (let seed = 0; seed < count; seed += 1) {
      const rng = await this.seeded(seed, 0);
      const asked = { state: Uint8Array.from(state), seat, simulations, rng, net: isJudged ? net : null };
      engine.search(asked).grow(simulations);
    }
    return { done: count * simulations };
  }

  /** How much memory there is once a search has got its room; both kinds of search take theirs. */
  async room({ game, state, seat, simulations }) {
    const { layout } = this.games[game].engine;
    const engine = await this.Engine.load(await this.read(`${game}.wasm`), layout);
    const asked = { state: Uint8Array.from(state), seat, simulations, rng: await this.seeded(1, 0) };
    for (const net of [null, this.games[game].net]) engine.search({ ...asked, net }).grow(1);
    return { memory: engine.memorySize };
  }
}

if (globalThis.process?.argv[1]?.endsWith("engine_bench.js")) {
  const { readFile } = await import("node:fs/promises");
  const { createInterface } = await import("node:readline");
  const read = async (name) => new Uint8Array(await readFile(new URL(name, import.meta.url)));
  const bench = new Bench(read, await import("./engine.js"));
  for await (const line of createInterface({ input: process.stdin })) {
    const { what, ...request } = JSON.parse(line);
    process.stdout.write(`${JSON.stringify(await bench[what](request))}\n`);
  }
}
