/** Where this page lies on its host: at the top, or in a folder; and whether a server of ours is there. */

const TOP = new URL("../../../", import.meta.url);

/** The address of the lobby; files of the page lie two folders below. Outside browsers there is no host. */
export const BASE = TOP.protocol === "file:" ? "/" : TOP.pathname;

/** The edition of this page's files, or nothing where they lie under their own names. */
export const EDITION = new URL("..", import.meta.url).pathname.match(/\/e\/(\w+)\/$/)?.[1] ?? null;

/** Whether there is a server to ask; pages that are only files have none. */
export const HAS_SERVER = !document.querySelector('meta[name="server"][content="none"]');

/** The present address without the folder, as the routes know it. */
export const here = () => `/${location.pathname.slice(BASE.length).replace(/\/$/, "")}`;

/** Where an address of the routes is on this host. @param {string} path */
export const placeOf = (path) => BASE + path.slice(1);
