/** What happened at the tables of this device, in the browser's database: an event once, in its place, for good. */
import { Database } from "./database.js";

export class TableLog extends Database {
  /** @param {string} name of the database */
  constructor(name) {
    super(name, { tables: "id", events: ["table", "seq"] });
  }

  /**
   * All tables as they stand in lists, those that wait first, then the latest; lessons are in none.
   * @returns {Promise<any[]>}
   */
  async cards() {
    const rows = await this.all("tables");
    const order = (/** @type {any} */ one, /** @type {any} */ other) =>
      Number(other.asks_you) - Number(one.asks_you) || other.at - one.at;
    return rows
      .filter(({ isLesson }) => !isLesson)
      .map(({ card }) => card)
      .sort(order);
  }

  /** What a table was set up with, and all its events. @param {string} table */
  async read(table) {
    const [row] = await this.all("tables", IDBKeyRange.only(table));
    if (!row) return null;
    const events = await this.all("events", IDBKeyRange.bound([table, 0], [table, Infinity]));
    return { secret: row.secret, events: events.map(({ text }) => text) };
  }

  /** Whether a table is kept. @param {string} table */
  async has(table) {
    return (await this.all("tables", IDBKeyRange.only(table))).length > 0;
  }

  /** Write all of it or nothing. @param {import("./worker.js").Write[]} writes */
  async add(writes) {
    await this.change((tables, events) => {
      for (const { id, card, secret, is_lesson: isLesson, first, events: fresh } of writes) {
        if (secret) tables.add({ id, card, secret, isLesson });
        else keepCard(tables, id, card);
        fresh.forEach((event, i) => events.add({ table: id, seq: first + i, text: JSON.stringify(event) }));
      }
    });
  }

  /** @param {string} table */
  async remove(table) {
    await this.change((tables, events) => {
      tables.delete(table);
      events.delete(IDBKeyRange.bound([table, 0], [table, Infinity]));
    });
  }
}

/** The row of a table with another card; a table that was deleted does not come back. */
/** @param {IDBObjectStore} tables @param {string} id @param {any} card */
function keepCard(tables, id, card) {
  const asked = tables.get(id);
  asked.onsuccess = () => {
    if (asked.result) tables.put({ ...asked.result, card });
    else tables.transaction.abort();
  };
}
