// Games by name, in Node and wherever `fetch` reads files beside this one.

import { Engine } from "./engine.js";

globalThis.crypto ??= (await import("node:crypto")).webcrypto; // before 19 Node had it only there

export { CHANCE, Engine, merged, OVER, randomly, seeded } from "./engine.js";

/** Everything of a game: its engine, its nets, how its actions are written, tables to begin at. */
export async function load(game) {
  const { layout, nets, actions, tables } = JSON.parse(new TextDecoder().decode(await read(`${game}.json`)));
  return {
    engine: await Engine.load(await read(`${game}.wasm`), layout),
    actions,
    tables: Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, begun(table)])),
    net: async (name) => ({ ...nets[name], weights: await read(`${game}-${name}.bin`) }),
  };
}

/** A table with its first state as bytes. */
const begun = ({ start, ...table }) => ({
  ...table,
  start: Uint8Array.from(atob(start), (byte) => byte.charCodeAt(0)),
});

/** The bytes of a file. */
async function read(name) {
  if (!/^[a-z0-9_]+(-[a-z0-9_]+)?\.[a-z]+$/.test(name))
    throw new RangeError(`no game or net is called like this: ${name}`);
  const place = new URL(`games/${name}`, import.meta.url);
  if (place.protocol === "file:")
    return new Uint8Array(await (await import("node:fs/promises")).readFile(place));
  const answer = await fetch(place);
  if (!answer.ok) throw new Error(`${place}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
