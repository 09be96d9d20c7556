// boardgame.io's server with a game that takes any move: no rules run here, only the server's own work.
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { ActivePlayers } = require("boardgame.io/core");

const [port, folder] = process.argv.slice(2);
const game = {
  name: "moves",
  setup: () => ({ count: 0, last: null }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: { play: ({ G }, action) => ({ count: G.count + 1, last: action }) },
};

const server = Server({
  games: [game],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder, logging: false }) } : {}),
});
server.run({ port: Number(port), callback: () => console.log("ready") });
