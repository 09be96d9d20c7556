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
const COMPILED = "?compiled"; // what Python made of a file of modules
const TAG_OF_PYTHON = /<meta name="python" content="([^"]+)">/; // which of them belongs to an edition
const NOW = `${BASE}edition-now`;
const DOCUMENT = "document";
const ICON = `${BASE}pictures/icon-192.png`;
const PLAYING = "samedi-playing"; // the lock that every page holds at a table; its edition's name is one too
const CUT_OFF = '<meta name="line" content="none">\n</head>';
const EARLIER = "earlier"; // in the address of whoever wants what is kept, also where there is a line
const TAG = "samedi"; // one notification at a time: the last one tells everything
/** What the server sends with everything, and a kept document needs too. */
const GUARDS = ["content-security-policy", "x-content-type-options", "referrer-policy"];

worker.addEventListener("install", (/** @type {any} */ event) =>
  event.waitUntil(
    keptEdition()
      .then((former) => former ?? keepInTurn()) // another one only when a lobby opens
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
  const keeping = keepInTurn(event.data ?? {});
  const told = keeping.then(
    (name) => ({ kept: name }),
    (/** @type {Error} */ { name, message }) => ({ why: name === "Error" ? message : name }),
  );
  event.waitUntil(told.then((answer) => event.ports[0]?.postMessage(answer)));
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
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(BASE)) return null;
  const path = pathname.slice(BASE.length);
  const isKept = searchParams.has(EARLIER) || /^(t|study)\/here-/.test(path); // which no server knows
  if (request.mode === "navigate") return opened(request, isKept);
  if (path.startsWith("python/")) return kept(request, PYTHON);
  if (path.startsWith("engines/")) return kept(request, PYTHON);
  const edition = path.match(/^e\/(\w+)\//)?.[1];
  return edition ? kept(request, EDITION + edition) : null;
}

/**
 * What never changes under its name: from here, or from the server.
 * @param {Request} request
 * @param {string} cache
 */
async function kept(request, cache) {
  const plain = request.url.replace(COMPILED, "");
  const isPlain = plain === request.url;
  const made = isPlain ? null : await caches.match(request.url, { cacheName: PYTHON });
  const found = made ?? (await caches.match(plain, { cacheName: cache, ignoreVary: true }));
  return found ?? fetch(isPlain ? request : plain);
}

/**
 * A document: the server's, or without a line the kept one, which finds out itself what to show.
 * @param {Request} request
 * @param {boolean} isKept whether the kept one is wanted
 */
async function opened(request, isKept) {
  const sent = isKept ? null : await fetch(request).catch(() => null);
  return sent ?? (await keptDocument(!isKept)) ?? fetch(request);
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
 * Who asks for the edition of today: whether this device plays without a line, and whose table is no hindrance.
 * @typedef {{ playsHere?: boolean, leaver?: string }} Asker
 */

/**
 * Keep the edition of today once nobody else does: who began earlier and ends later would throw away the newer one.
 * @param {Asker} [asker]
 * @returns {Promise<string>} its name
 */
function keepInTurn(asker = {}) {
  const keeping = before.then(() => keepNewest(asker));
  before = keeping.catch(() => {});
  return keeping;
}

/**
 * Keep the edition of today, all of it or nothing; not while somebody plays, whose page would be in pieces, and not
 * without its Python where one plays without a line.
 * @param {Asker} asker
 */
async function keepNewest({ playsHere = false, leaver = "" }) {
  const { edition, python } = await (await asked(`${BASE}kept.json`, "no-cache")).json();
  const former = await keptEdition();
  if (former !== edition) {
    if (former && (await isSomebodyPlaying(leaver))) throw new Error("playing");
    if (former && playsHere && !(await isWhole(python))) throw new Error("python");
    await unpack(await asked(`${BASE}e/${edition}/whole.bin`, "no-store"), edition).catch(async (error) => {
      await caches.delete(EDITION + edition);
      throw error;
    });
    await (await caches.open(NOTE)).put(NOW, new Response(edition));
  }
  await tidy(edition, python).catch(() => {}); // another time, then
  return edition;
}

/** Whether all of a Python is here. @param {{ base: string, files: [string, number][] } | null} python */
async function isWhole(python) {
  if (!python) return false;
  const cache = await caches.open(PYTHON);
  const found = await Promise.all(python.files.map(([name]) => cache.match(BASE + python.base + name)));
  return found.every(Boolean);
}

/**
 * Throw away what belongs to no edition that is kept or open, neither to the newest one.
 * @param {string} edition
 * @param {{ base: string } | null} python
 */
async function tidy(edition, python) {
  const stay = [edition, ...(await openEditions())];
  for (const name of await caches.keys())
    if (name.startsWith(EDITION) && !stay.includes(name.slice(EDITION.length))) await caches.delete(name);
  if (!(await caches.has(PYTHON))) return;
  const cache = await caches.open(PYTHON);
  const bases = [python?.base, ...(await Promise.all(stay.map(pythonOf)))];
  const engines = (await Promise.all(stay.map(enginesOf))).flat();
  for (const { url } of await cache.keys()) {
    const path = new URL(url).pathname.slice(BASE.length);
    const isOf = (/** @type {string | undefined} */ base) => base === undefined || path.startsWith(base);
    const isNeeded = path.startsWith("python/")
      ? bases.some(isOf) // what an edition does not say may be any
      : engines.includes(path) || stay.some((each) => path.startsWith(`e/${each}/`));
    if (!isNeeded) await cache.delete(url);
  }
}

/** Those of open pages, which say so by locks. @returns {Promise<string[]>} */
async function openEditions() {
  const { held } = await worker.navigator.locks.query();
  return held
    .filter((/** @type {{ name: string }} */ { name }) => name.startsWith(EDITION))
    .map((/** @type {{ name: string }} */ { name }) => name.slice(EDITION.length));
}

/** Where the Python lies that belongs to an edition. @param {string} edition */
async function pythonOf(edition) {
  const found = await caches.match(BASE + DOCUMENT, { cacheName: EDITION + edition, ignoreVary: true });
  return (await found?.text())?.match(TAG_OF_PYTHON)?.[1];
}

/** Where the engines lie that belong to an edition. @param {string} edition @returns {Promise<string[]>} */
async function enginesOf(edition) {
  const found = await caches.match(`${BASE}e/${edition}/engines.json`, { cacheName: PYTHON });
  /** @type {{ module: string, nets: Record<string, { weights: string }> }[]} */
  const all = Object.values((await found?.json()) ?? {});
  const nets = all.flatMap((each) => Object.values(each.nets).map(({ weights }) => weights));
  return [...all.map(({ module }) => module), ...nets].map((address) => address.slice(1));
}

/** @param {string} path @param {RequestCache} cache */
async function asked(path, cache) {
  const response = await fetch(path, { cache });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/**
 * Whether a table is open. Addresses tell nothing: of a page that came by the lobby they stay the lobby's.
 * @param {string} leaver is not asked
 */
async function isSomebodyPlaying(leaver) {
  const { held } = await worker.navigator.locks.query();
  return held.some(
    (/** @type {{ name: string, clientId: string }} */ { name, clientId }) =>
      name === PLAYING && clientId !== leaver,
  );
}

/**
 * A line that lists the files, then their contents in that order. The document is written last: who has it has all.
 * @param {Response} whole
 * @param {string} edition
 */
async function unpack(whole, edition) {
  const guards = GUARDS.flatMap((name) => (whole.headers.has(name) ? [[name, whole.headers.get(name)]] : []));
  const bytes = new Uint8Array(await whole.arrayBuffer());
  let end = bytes.indexOf(10) + 1;
  const files = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
  const cache = await caches.open(EDITION + edition);
  /** @type {Response | null} */
  let document = null;
  const put = (/** @type {[string, string, number]} */ [name, type, size]) => {
    const data = bytes.subarray(end, (end += size));
    const headers = { "content-type": type, ...Object.fromEntries(guards) };
    if (name !== DOCUMENT) return cache.put(`${BASE}e/${edition}/${name}`, new Response(data, { headers }));
    document = new Response(atHome(data), { headers });
    return null;
  };
  await Promise.all(files.map(put));
  if (document) await cache.put(BASE + DOCUMENT, document);
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
