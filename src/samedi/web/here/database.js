/** One of the browser's databases: rows in stores, written whole or not at all. */

const VERSION = 1;

/** Another page has written this first. */
export class Taken extends Error {}

export class Database {
  /** @param {string} name @param {Record<string, string | string[]>} stores with the key of their rows */
  constructor(name, stores) {
    this.stores = Object.keys(stores);
    this.opened = new Promise((resolve, reject) => {
      const opening = indexedDB.open(name, VERSION);
      opening.onupgradeneeded = () => {
        for (const [store, keyPath] of Object.entries(stores))
          opening.result.createObjectStore(store, { keyPath });
      };
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
  }

  /** @param {string} store @param {IDBKeyRange} [range] @returns {Promise<any[]>} */
  async all(store, range) {
    const asked = (await this.opened).transaction(store).objectStore(store).getAll(range);
    return new Promise((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
  }

  /** Write all of it or nothing. @param {(...stores: IDBObjectStore[]) => void} work @returns {Promise<void>} */
  async change(work) {
    const database = await this.opened;
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(this.stores, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () =>
        reject(transaction.error?.name === "ConstraintError" ? new Taken() : transaction.error);
      work(...this.stores.map((store) => transaction.objectStore(store)));
    });
  }
}
