/**
 * A client written from docs/wire.md and docs/fair-dice.md alone: it plays a whole game against a bot and recomputes
 * the dice. `node client.mjs http://127.0.0.1:8710 dicke_daemonen two` prints what it found as JSON.
 */
import { createHash, createHmac, randomBytes } from "node:crypto";

const [url, game, table] = process.argv.slice(2);
const server = new URL(url);
const key = () => randomBytes(8).toString("hex");
let cookie = "";

/** Ask over HTTP. */
async function ask(method, path, body) {
  const headers = { origin: server.origin, cookie, "content-type": "application/json" };
  const answer = await fetch(new URL(path, server), { method, headers, body: body && JSON.stringify(body) });
  cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A merge patch (RFC 7396). */
function merged(target, patch) {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
  const made = target !== null && typeof target === "object" && !Array.isArray(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch))
    if (value === null) delete made[name];
    else made[name] = merged(made[name], value);
  return made;
}

/** Play to the end: whenever this seat is asked, confirm or do the first thing that is legal. */
function play(id, seat) {
  return new Promise((resolve, reject) => {
    const before = [
      { type: "seat_bot", seat: 1 - seat, bot: "random" },
      { type: "add_entropy", entropy: randomBytes(16).toString("hex") },
      { type: "start" },
    ];
    let [view, waiting, done, moves] = [null, null, 0, 0];
    const headers = { origin: server.origin, cookie };
    const address = new URL(`/api/tables/${id}/socket`, url.replace("http", "ws"));
    const line = new WebSocket(address, { protocols: ["samedi.1"], headers });
    const send = (command) => {
      waiting = { ...command, key: key() };
      line.send(JSON.stringify({ type: "command", command: waiting }));
    };
    const goOn = () => {
      if (!view || waiting || view.seq < done) return;
      if (view.stage === "over") {
        line.close();
        return resolve({ view, moves });
      }
      if (before.length) return send(before.shift());
      if (view.play?.asked !== seat) return;
      const now = { seat, seen: view.seq };
      moves += 1;
      send(
        view.play.confirming
          ? { type: "confirm", ...now }
          : { type: "move", ...now, action: view.play.legal[0] },
      );
    };
    const hear = (message) => {
      if (message.type === "snapshot") view = message.view;
      if (message.type === "events" && message.patch) view = merged(view, message.patch);
      if (message.type === "ack" && message.answer.key === waiting?.key)
        [waiting, done] = [null, message.answer.seq ?? done]; // the view shows it when its events are here
      if (["error", "bye", "closed"].includes(message.type) || message.answer?.type === "refused")
        return reject(new Error(JSON.stringify(message)));
      goOn();
    };
    line.onopen = () => line.send(JSON.stringify({ type: "hello", version: 1 }));
    line.onmessage = ({ data }) => hear(JSON.parse(data));
    line.onclose = line.onerror = () => hear({ type: "closed" });
  });
}

/** The index that a roll must have, by the recipe. */
function indexOf({ table: id, secret, entropy, seals = [] }, { roll, weights }) {
  const numbers = [...entropy, ...seals.flatMap(({ number }) => number ?? [])].join(",");
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const draw = (attempt) =>
    createHmac("sha256", Buffer.from(secret, "hex"))
      .update(`${id}|${numbers}|${roll}|${attempt}`)
      .digest()
      .readUIntBE(0, 6);
  let drawn = draw(0);
  for (let attempt = 1; drawn >= 2 ** 48 - (2 ** 48 % sum); attempt++) drawn = draw(attempt);
  let rest = drawn % sum;
  return weights.findIndex((weight) => (rest -= weight) < 0);
}

const { person } = await ask("POST", "/api/me", {});
const { tables } = (await ask("GET", "/api/games")).find(({ name }) => name === game);
const body = { game, name: "Node", options: tables[table], key: key(), seats: ["me", "open"] };
const { id } = await ask("POST", "/api/tables", body);
const { commitment } = await ask("GET", `/api/tables/${id}`);
const { view, moves } = await play(id, 0);
const sheet = await ask("GET", `/api/tables/${id}/dice`);
const sealed = createHash("sha256").update(
  Buffer.concat([Buffer.from(sheet.secret, "hex"), Buffer.from(`|${sheet.table}`)]),
);
const isSealed = sealed.digest("hex") === commitment;
const wrong = sheet.rolls.filter((roll) => indexOf(sheet, roll) !== roll.index).length;
const told = { person, why: view.ended.why, moves, rolls: sheet.rolls.length, wrong, isSealed };
process.stdout.write(JSON.stringify(told));
