/** The little of a browser that the page's modules name when they are loaded outside one. */
import { EventEmitter } from "node:events";

const doors = new EventEmitter();
const events = {
  addEventListener: (name, listener) => doors.on(name, listener),
  removeEventListener: (name, listener) => doors.off(name, listener),
};

Object.assign(globalThis, {
  ...events,
  window: globalThis,
  location: { protocol: "http:", host: "table.test", pathname: "/" },
  document: {
    ...events,
    hidden: false,
    documentElement: { lang: "", dataset: {} },
    createTreeWalker: () => ({}),
    createComment: () => ({}),
    querySelector: () => null,
  },
});

/** Let everybody know that something happened to the browser. */
export const happen = (name) => doors.emit(name);

/** Answer what is asked over HTTP, by path: a document, a refusal, or no way there; nothing else is found. */
export function serve(answers) {
  const asked = [];
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    const found = Object.keys(answers).find((path) => String(address).endsWith(path));
    if (!found) return new Response("{}", { status: 404 });
    const body = answers[found];
    if (body instanceof Response) return body.clone();
    if (body instanceof Error) throw body;
    return new Response(typeof body === "string" ? body : JSON.stringify(body));
  };
  return asked;
}
