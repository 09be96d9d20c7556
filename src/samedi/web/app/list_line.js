/** The line over which the server tells what changes in the list of this person's tables. */
/** @import { ListClientMessage, ListServerMessage } from "../types.js" */
import { isReached } from "./here.js";
import { me } from "./me.js";
import { list, tables, unlist } from "./my_tables.js";
import { HAS_SERVER } from "./place.js";

const DELAYS = [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000];
const BEAT = 5_000;
const PING_AFTER = 25_000;
const DEAF_AFTER = 40_000;
const PATIENCE = 4; // failures: a server that begins anew is back by then

/** @type {WebSocket | null} */
let socket = null;
let failures = 0;
let timer = 0;
let heardAt = 0;
let isFollowing = false;

/** Follow the list from now on; when it is lost, it is looked for again. */
export function followTables() {
  if (isFollowing || !HAS_SERVER) return;
  isFollowing = true;
  addEventListener("online", hurry);
  addEventListener("offline", hangUp);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) hurry();
  });
  setInterval(beat, BEAT);
  void open();
}

/** Try at once what would be tried again later. */
export function hurry() {
  if (socket) return;
  clearTimeout(timer);
  failures = 0;
  void open();
}

async function open() {
  if (failures) await me().catch(() => {}); // perhaps the server has forgotten this person
  if (socket) return;
  const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/socket`;
  const mine = new WebSocket(url, "samedi.1");
  socket = mine;
  heardAt = Date.now();
  mine.onopen = () => say({ type: "hello", version: 1 });
  mine.onmessage = ({ data }) => {
    if (mine === socket) take(JSON.parse(data));
  };
  mine.onclose = () => {
    if (mine === socket) lose();
  };
}

/** @param {ListServerMessage} message */
function take(message) {
  heardAt = Date.now();
  switch (message.type) {
    case "list":
      failures = 0;
      isReached.value = true;
      tables.value = message.cards;
      return;
    case "listed":
      return list(message.card);
    case "unlisted":
      return unlist(message.id);
    case "bye":
      if (!message.again) rest();
  }
}

/** Other screens of this person are told; this one asks again when somebody looks at it. */
function rest() {
  hangUp();
  clearTimeout(timer);
}

/** @param {ListClientMessage} message */
function say(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function hangUp() {
  const mine = socket;
  if (!mine) return;
  lose();
  mine.close();
}

/** The line is gone; what is shown stays, for it was true. */
function lose() {
  socket = null;
  if (failures && tables.value === "loading") tables.value = "failed";
  const delay = DELAYS[Math.min(failures, DELAYS.length - 1)] * (0.75 + Math.random() / 2);
  failures += 1;
  if (failures > PATIENCE) isReached.value = false;
  clearTimeout(timer);
  timer = window.setTimeout(() => void open(), delay);
}

function beat() {
  const silent = Date.now() - heardAt;
  if (silent > DEAF_AFTER) hangUp();
  else if (silent > PING_AFTER) say({ type: "ping", n: Math.floor(silent) });
}
