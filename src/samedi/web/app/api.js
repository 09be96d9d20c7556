/** The server's HTTP interface. */
/** @import { Message } from "../types.js" */
import { house, isOfDevice, isReached } from "./here.js";
import { placeOf } from "./place.js";

/** What the server, or the way to it, said no to. */
export class Refusal extends Error {
  /** @param {number} status 0: the server was not reached @param {Message} say */
  constructor(status, say) {
    super(say.code);
    this.status = status;
    this.say = say;
  }
}

/** @param {string} path @returns {Promise<any>} */
export const get = (path) => ask("GET", path);

/** @param {string} path @param {unknown} [body] @returns {Promise<any>} */
export const post = (path, body = {}) => ask("POST", path, body);

/** @param {string} path @returns {Promise<any>} */
export const remove = (path) => ask("DELETE", path);

/** A key that no other command has. */
export function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** @param {string} method @param {string} path @param {unknown} [body] */
async function ask(method, path, body) {
  const { status, answer } = isOfDevice(path, body)
    ? await (await house(method !== "DELETE")).ask(method, path, body)
    : await askServer(method, path, body);
  if (status === 204) return null;
  if (status < 200 || status > 299)
    throw new Refusal(status, answer?.message ?? { code: "page-app-trouble", params: { status } });
  return answer;
}

/** @param {string} method @param {string} path @param {unknown} [body] */
async function askServer(method, path, body) {
  const sent =
    body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const isForServer = path.startsWith("/api/"); // other files may be kept here
  let response;
  try {
    response = await fetch(isForServer ? placeOf(path) : path, { method, ...sent });
    if (isForServer) isReached.value = true;
  } catch {
    if (isForServer) isReached.value = false;
    throw new Refusal(0, { code: "page-app-unreachable" });
  }
  const answer = response.status === 204 ? null : await response.json().catch(() => null);
  return { status: response.status, answer };
}
