/**
 * The service worker of whoever wants to be called: it shows notifications, and a page of its own when there is no
 * line. Everything else comes from the server, so that nobody sees an old table.
 */
const KEPT = "samedi-offline-1";
const OFFLINE = "/offline";
/** What the page without a line is made of. */
const PARTS = [OFFLINE, "/styles/look.css", "/pictures/icon.svg"];
const ICON = "/pictures/icon-192.png";
const TAG = "samedi"; // one notification at a time: the last one tells everything

/** What a worker is, which the types of pages do not know. @type {any} */
const worker = self;

worker.addEventListener("install", (/** @type {any} */ event) =>
  event.waitUntil(keepParts().then(() => worker.skipWaiting())),
);
worker.addEventListener("activate", (/** @type {any} */ event) =>
  event.waitUntil(forgetFormer().then(() => worker.clients.claim())),
);
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const part = partFor(event.request);
  if (part) event.respondWith(fetch(event.request).catch(() => keptPart(part)));
});
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "language") event.waitUntil?.(keepParts().catch(() => {}));
});
worker.addEventListener("push", (/** @type {any} */ event) =>
  event.waitUntil(call(event.data?.json() ?? {})),
);
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/"));
});

/** Ask for the page without a line, in the language of this moment. */
async function keepParts() {
  const kept = await caches.open(KEPT);
  await kept.addAll(PARTS.map((path) => new Request(path, { cache: "reload" })));
}

async function forgetFormer() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

/** What stands in for a request that nobody answers, if anything does. @param {Request} request */
function partFor(request) {
  if (request.method !== "GET") return null;
  if (request.mode === "navigate") return OFFLINE;
  const { origin, pathname } = new URL(request.url);
  return origin === location.origin && PARTS.includes(pathname) ? pathname : null;
}

/** @param {string} part */
async function keptPart(part) {
  return (await caches.match(part, { cacheName: KEPT, ignoreVary: true })) ?? Response.error();
}

/** Tell that it is somebody's turn. @param {{ title?: string, body?: string, path?: string, count?: number }} notice */
async function call({ title = "Samedi", body = "", path = "/", count = 0 }) {
  const shown = { body, tag: TAG, renotify: true, icon: ICON, badge: ICON, data: { path } };
  await worker.registration.showNotification(title, shown);
  if (count) await worker.navigator.setAppBadge?.(count).catch(() => {});
}

/** Go to a table: where it is open already, else from a lobby that is open, else in a new page. @param {string} path */
async function open(path) {
  const target = new URL(path, location.origin);
  if (target.origin !== location.origin) return;
  const pages = await worker.clients.matchAll({ type: "window" });
  const at = (/** @type {string} */ place) =>
    pages.find((/** @type {any} */ page) => new URL(page.url).pathname === place);
  const page =
    at(target.pathname) ??
    (await at("/")
      ?.navigate(target.href)
      .catch(() => null));
  if (page) await page.focus().catch(() => {});
  else await worker.clients.openWindow(target.href);
}
