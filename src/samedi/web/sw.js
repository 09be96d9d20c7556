/**
 * The service worker of whoever installs the page, wants to be called, or plays without a line. It keeps one edition
 * of the page, whole, and shows it when nobody answers; documents are asked for first, so that nobody sees an old
 * table. It shows notifications.
 */

/** What a worker is, which the types of pages do not know. @type {any} */
const worker = self;

/** Where the page lies on its host. */
const BASE = new URL(worker.registration.scope).pathname;
const EDITION = "samedi-edition-"; // and its name: a cache for each
const NOTE = "samedi-kept"; // the cache with the name of the edition that is shown without a line
const PYTHON = "samedi-python"; // what plays without a server; the page puts it there
const NOW = `${BASE}edition-now`;
const DOCUMENT = "document";
const ICON = `${BASE}pictures/icon-192.png`;
const PLAYING = "samedi-playing"; // the lock that every page holds at a table
const CUT_OFF = '<meta name="line" content="none">\n</head>';
const TAG = "samedi"; // one notification at a time: the last one tells everything
/** What the server sends with everything, and a kept document needs too. */
const GUARDS = ["content-security-policy", "x-content-type-options", "referrer-policy"];

worker.addEventListener("install", (/** @type {any} */ event) =>
  event.waitUntil(
    keepInTurn()
      .catch(() => {})
      .then(() => worker.skipWaiting()),
  ),
);
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});
worker.addEventListener("message", (/** @type {any} */ event) => {
  const keeping = keepInTurn(event.data?.mine).catch(() => false);
  event.waitUntil(keeping.then((/** @type {boolean} */ isKept) => event.ports[0]?.postMessage(isKept)));
});
worker.addEventListener("push", (/** @type {any} */ event) =>
  event.waitUntil(call(event.data?.json() ?? {})),
);
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/"));
});

/** What stands in for a request, if anything may. @param {Request} request @returns {Promise<Response> | null} */
function answerTo(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(BASE)) return null;
  const path = pathname.slice(BASE.length);
  if (request.mode === "navigate") return opened(request, path);
  if (path.startsWith("python/")) return kept(request, PYTHON);
  if (path.startsWith("engines/")) return kept(request, PYTHON);
  if (path === "api/engines") return fetch(request).catch(() => kept(request, PYTHON));
  const edition = path.match(/^e\/(\w+)\//)?.[1];
  return edition ? kept(request, EDITION + edition) : null;
}

/** What never changes under its name: from here, or from the server. @param {Request} request @param {string} cache */
async function kept(request, cache) {
  const name = request.url.endsWith("?compiled") ? PYTHON : cache;
  return (await caches.match(request.url, { cacheName: name, ignoreVary: true })) ?? fetch(request);
}

/**
 * A document: the server's, or without a line the kept one, which finds out itself what to show.
 * @param {Request} request
 * @param {string} path
 */
async function opened(request, path) {
  const isHere = /^(t|study)\/here-/.test(path); // no server knows it
  const sent = isHere ? null : await fetch(request).catch(() => null);
  return sent ?? (await keptDocument(!isHere)) ?? fetch(request);
}

/** The document that is kept; it says so to the page if nobody answered. @param {boolean} isCutOff */
async function keptDocument(isCutOff) {
  const edition = await keptEdition();
  if (!edition) return undefined;
  const found = await caches.match(`${BASE}${DOCUMENT}`, {
    cacheName: EDITION + edition,
    ignoreVary: true,
  });
  if (!found || !isCutOff) return found;
  return new Response((await found.text()).replace("</head>", CUT_OFF), { headers: found.headers });
}

/** The name of the edition that is shown without a line. @returns {Promise<string | null>} */
async function keptEdition() {
  const note = await caches.match(NOW, { cacheName: NOTE });
  return note ? note.text() : null;
}

/** @type {Promise<unknown>} */
let before = Promise.resolve();

/**
 * Keep the edition of today once nobody else does: who began earlier and ends later would throw away the newer one.
 * @param {string} [mine] the edition of the page that asks
 * @returns {Promise<boolean>} whether it is here now
 */
function keepInTurn(mine) {
  const keeping = before.then(() => keepNewest(mine));
  before = keeping.catch(() => {});
  return keeping;
}

/**
 * Keep the edition of today, all of it or nothing; not while somebody plays, whose page would be in pieces.
 * @param {string} [mine] the edition of the page that asks
 * @returns {Promise<boolean>} whether it is here now
 */
async function keepNewest(mine) {
  const { edition } = await (await asked(`${BASE}kept.json`, "no-cache")).json();
  const former = await keptEdition();
  if (former === edition) return true;
  if (former && (await isSomebodyPlaying())) return false;
  await unpack(await asked(`${BASE}e/${edition}/whole.bin`, "no-store"), edition);
  await (await caches.open(NOTE)).put(NOW, new Response(edition));
  const stay = [edition, mine].map((name) => EDITION + name);
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("samedi-") && !stay.includes(name) && !isShared(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  return true;
}

/** Whether a cache belongs to no edition. @param {string} name */
const isShared = (name) => name === NOTE || name === PYTHON;

/** @param {string} path @param {RequestCache} cache */
async function asked(path, cache) {
  const response = await fetch(path, { cache });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** Addresses tell nothing: of a page that came by the lobby they stay the lobby's. */
async function isSomebodyPlaying() {
  const { held } = await worker.navigator.locks.query();
  return held.some((/** @type {{ name: string }} */ { name }) => name === PLAYING);
}

/** A line that lists the files, then their contents in that order. @param {Response} whole @param {string} edition */
async function unpack(whole, edition) {
  const guards = GUARDS.flatMap((name) => (whole.headers.has(name) ? [[name, whole.headers.get(name)]] : []));
  const bytes = new Uint8Array(await whole.arrayBuffer());
  let end = bytes.indexOf(10) + 1;
  const files = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
  const cache = await caches.open(EDITION + edition);
  await Promise.all(
    files.map((/** @type {[string, string, number]} */ [name, type, size]) => {
      const data = bytes.subarray(end, (end += size));
      const headers = { "content-type": type, ...Object.fromEntries(guards) };
      if (name === DOCUMENT) return cache.put(BASE + name, new Response(atHome(data), { headers }));
      return cache.put(`${BASE}e/${edition}/${name}`, new Response(data, { headers }));
    }),
  );
}

/** The document with its addresses where the page lies on this host. @param {Uint8Array} data */
const atHome = (data) => new TextDecoder().decode(data).replaceAll(/(href|src)="\//g, `$1="${BASE}`);

/** Tell that it is somebody's turn. @param {{ title?: string, body?: string, path?: string, count?: number }} notice */
async function call({ title = "Samedi", body = "", path = "/", count = 0 }) {
  const shown = { body, tag: TAG, renotify: true, icon: ICON, badge: ICON, data: { path } };
  await worker.registration.showNotification(title, shown);
  if (count) await worker.navigator.setAppBadge?.(count).catch(() => {});
}

/** Go to a table: where it is open already, else from a lobby that is open, else in a new page. @param {string} path */
async function open(path) {
  const target = new URL(`.${path}`, new URL(BASE, location.origin));
  if (target.origin !== location.origin) return;
  const pages = await worker.clients.matchAll({ type: "window" });
  const at = (/** @type {string} */ place) =>
    pages.find((/** @type {any} */ page) => new URL(page.url).pathname === place);
  const page =
    at(target.pathname) ??
    (await at(BASE)
      ?.navigate(target.href)
      .catch(() => null));
  if (page) await page.focus().catch(() => {});
  else await worker.clients.openWindow(target.href);
}
