// Plays the games of reference.py again with an engine and compares everything, in Node or in a page.

import { CHANCE, Engine, merged, OVER, seeded } from "./engine.js";

const unhex = (text) =>
  Uint8Array.from({ length: text.length / 2 }, (_, index) =>
    parseInt(text.slice(2 * index, 2 * index + 2), 16),
  );
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

function demand(is, what) {
  if (!is) throw new Error(what);
}

/** Random play by the single rules: every listing, action and state, as one hash. */
async function checkPlay(engine, game) {
  const text = new TextEncoder();
  const parts = [];
  const states = [unhex(game.start)];
  let rng = unhex(game.rng);
  for (let who = engine.mover(states[0]); who !== OVER; who = engine.mover(states.at(-1))) {
    const state = states.at(-1);
    const listed = who === CHANCE ? engine.outcomes(state).actions : engine.legal(state);
    const chosen = engine.choose(state, rng);
    states.push(engine.apply(state, chosen.action));
    parts.push(text.encode(JSON.stringify([chosen.action, listed])), states.at(-1));
    ({ rng } = chosen);
  }
  const digest = await crypto.subtle.digest("SHA-256", await new Blob(parts).arrayBuffer());
  demand(hex(states.at(-1)) === game.final, "the final state");
  demand(hex(rng) === game.rng_after, "the generator");
  demand(hex(new Uint8Array(digest)) === game.digest, "a listing, an action or a state");
  return states;
}

function checkSecrets(engine, states, secrets) {
  const hidden = engine.hide(states[secrets.index], secrets.seat);
  demand(hex(hidden) === secrets.hidden, "what is hidden");
  const { state, rng } = engine.determinise(hidden, secrets.seat, unhex(secrets.rng));
  demand(hex(state) === secrets.possible, "what is possible");
  demand(hex(rng) === secrets.rng_after, "what is drawn");
  const judged = secrets.judged.map((_, seat) => [
    engine.payoff(state, seat),
    engine.worth(state, seat, secrets.overlooked),
  ]);
  demand(JSON.stringify(judged) === JSON.stringify(secrets.judged), "payoff or worth");
}

/** Grow trees in slices, and other questions in between; they find what the worker's threads find. */
async function checkSearch(engine, asked, nets) {
  const state = unhex(asked.state);
  const trees = [];
  const share = Math.ceil(asked.simulations / asked.trees);
  for (let tree = 0; tree < asked.trees; tree += 1) {
    const rng = await seeded(asked.seed + tree, 0);
    const search = engine.search({ ...asked, state, rng, net: asked.net && nets[asked.net] });
    while (search.done < share && !search.isSettled) {
      search.grow(Math.min(100, share - search.done));
      engine.legal(state);
    }
    trees.push(search.found());
  }
  const found = merged(trees).map(({ action, visits, value, expected }) => [action, visits, value, expected]);
  demand(
    JSON.stringify(found) === JSON.stringify(asked.variations),
    asked.net ? `the search ${asked.net}` : "the search",
  );
}

/** Compare one game: its module, layout, nets and what is expected; what differs is told by the number of the table. */
export async function check(module, layout, nets, games) {
  const engine = await Engine.load(module, layout);
  const differing = {};
  let states = 0;
  for (const [number, game] of games.entries()) {
    try {
      const passed = await checkPlay(engine, game);
      for (const each of game.secrets) checkSecrets(engine, passed, each);
      for (const each of game.searches) await checkSearch(engine, each, nets);
      states += passed.length;
    } catch (error) {
      differing[number] = error.message;
    }
  }
  return { games: games.length, states, differing };
}

/** Compare the game of a folder, whose files `read` gives as bytes. */
export async function checkAll(read) {
  const { layout, recipes, games } = JSON.parse(new TextDecoder().decode(await read("expected.json")));
  const nets = {};
  for (const [name, recipe] of Object.entries(recipes))
    nets[name] = { ...recipe, weights: await read(`${name}.bin`) };
  return check(await read("engine.wasm"), layout, nets, games);
}
