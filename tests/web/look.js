/** One position of a sample game as a table; a move shows the next position in which the same seat is asked. */
import { loadGame } from "/app/games.js";
import { theme } from "/app/me.js";
import { loadPieces } from "/app/ui.js";
import { speak } from "/app/words.js";
import { mountPlay } from "/table/play.js";
import { signal } from "/vendor/signals-core/signals-core.module.js";
import { sampleTable, tap } from "./sample_table.js";

const asked = new URLSearchParams(location.search);
/** Files of one's own begin with two letters of their game. */
const GAMES = { bv: "baron_voodoo", dd: "dicke_daemonen", cn: "chevalier_noir" };
const sample = asked.get("sample") ?? "baron_voodoo.two";
const name = GAMES[sample.slice(0, 2)] ?? sample.split(".")[0];

theme.value = asked.get("theme") ?? "system";
const [game, samples] = await Promise.all([
  loadGame(name),
  fetch(`/samples/${sample}.json`).then((answer) => answer.json()),
  loadPieces(),
  speak(asked.get("language") ?? "fr"),
]);
const { table, show, step } = sampleTable(name, samples, asked, signal);

mountPlay(document.getElementById("app"), table, game);
Object.assign(window, { show });
for (const id of (asked.get("pick") ?? "").split(",").filter(Boolean)) {
  await new Promise((done) => setTimeout(done, 50));
  document.querySelector(`[data-answer="${CSS.escape(id)}"], [data-pick="${CSS.escape(id)}"]`)?.click() ??
    (document.querySelector(`[data-target="${CSS.escape(id)}"]`) && tap(id));
}

addEventListener("keydown", (event) => {
  if (event.key === "n") step(1);
  if (event.key === "p") step(-1);
});
