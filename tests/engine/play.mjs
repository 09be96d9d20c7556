// node play.mjs FOLDER: with the package that lies there, play a whole game of each kind, found moves against random.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const { CHANCE, load, merged, OVER, seeded } = await import(pathToFileURL(join(process.argv[2], "index.js")));
const LONGEST = 5_000;

async function played(name) {
  const { engine, actions, tables, net } = await load(name);
  const table = Object.values(tables)[0];
  const judgement = table.net ? await net(table.net) : null;
  const searched = (state, seat, rng) => {
    const search = engine.search({
      state: engine.hide(state, seat),
      seat,
      rng,
      simulations: 30,
      net: judgement,
    });
    search.grow(30);
    return merged([search.found()])[0].action;
  };
  const line = [];
  let state = table.start;
  let who = engine.mover(state);
  for (; who !== OVER && line.length < LONGEST; who = engine.mover(state)) {
    const rng = await seeded(1, line.length);
    const action = who === 0 ? searched(state, who, rng) : engine.choose(state, rng).action;
    if (who !== CHANCE && !engine.legal(state).includes(action))
      throw new Error(`${actions[action]} is not legal`);
    line.push(actions[action]);
    state = engine.apply(state, action);
  }
  const payoffs = Array.from({ length: table.seats }, (_, seat) => engine.payoff(state, seat));
  return { isOver: who === OVER, line: line.length, isWritten: line.every(Boolean), payoffs };
}

const told = {};
for (const name of process.argv.slice(3)) told[name] = await played(name);
process.stdout.write(JSON.stringify(told));
