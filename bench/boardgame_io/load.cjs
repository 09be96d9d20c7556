// Plays recorded games through boardgame.io's server, all at once, and prints how fast moves were answered.
const { readFileSync } = require("node:fs");
const { io } = require("socket.io-client");

const [port, file, count, seconds] = process.argv.slice(2);
const url = `http://127.0.0.1:${port}`;
const games = JSON.parse(readFileSync(file, "utf8")); // [{seats, moves: [[seat, action], …]}, …]
const latencies = [];

async function createMatch(seats) {
  const answer = await fetch(`${url}/games/moves/create`, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ numPlayers: seats }),
  });
  return (await answer.json()).matchID;
}

async function sit(match, seat, seats) {
  const answer = await fetch(`${url}/games/moves/${match}/join`, {
    method: "POST", headers: { "content-type": "application/json" },
    body: JSON.stringify({ playerID: String(seat), playerName: `p${seat}` }),
  });
  const { playerCredentials } = await answer.json();
  const socket = io(`${url}/moves`, { transports: ["websocket"] });
  const chair = { socket, credentials: playerCredentials, heard: null, state: null };
  socket.on("update", (_match, state) => { chair.state = state; chair.heard?.(state); });
  const synced = new Promise((done) => socket.on("sync", (_match, { state }) => { chair.state = state; done(); }));
  socket.emit("sync", match, String(seat), playerCredentials, seats);
  await synced;
  return chair;
}

function play(chair, match, seat, action, stateID) {
  return new Promise((done) => {
    const begun = performance.now();
    chair.heard = (state) => {
      if (state._stateID <= stateID) return;
      latencies.push(performance.now() - begun);
      done(state._stateID);
    };
    const move = { type: "MAKE_MOVE", payload: { type: "play", args: [action], playerID: String(seat), credentials: chair.credentials } };
    chair.socket.emit("update", move, stateID, match, String(seat));
  });
}

async function table(game, until) {
  while (performance.now() < until) {
    const match = await createMatch(game.seats);
    const chairs = [];
    for (let seat = 0; seat < game.seats; seat++) chairs.push(await sit(match, seat, game.seats));
    let stateID = chairs[0].state._stateID;
    for (const [seat, action] of game.moves) {
      if (performance.now() >= until) break;
      stateID = await play(chairs[seat], match, seat, action, stateID);
    }
    for (const chair of chairs) chair.socket.close();
  }
}

(async () => {
  const begun = performance.now();
  const until = begun + 1000 * Number(seconds);
  await Promise.all(Array.from({ length: Number(count) }, (_, index) => table(games[index % games.length], until)));
  const took = (performance.now() - begun) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))];
  console.log(JSON.stringify({ moves: latencies.length, per_s: latencies.length / took, p50_ms: at(0.5), p99_ms: at(0.99) }));
  process.exit(0);
})();
