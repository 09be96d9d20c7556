/** What was tried on the boards of this device, in a database of its own: an earlier edition knows nothing of it. */
import { Database, Taken } from "./database.js";

/** @typedef {{ id: string, was: number, card: import("../types.js").StudyCard, kept: any }} StudyWrite */

const MOST = 100; // as at a server

/** There are too many with a name. */
export class Crowded extends Error {}

export class StudyLog extends Database {
  /** @param {string} name of the database */
  constructor(name) {
    super(name, { cards: "edit", studies: "id" });
  }

  /** All studies as they stand in lists, the latest first. @returns {Promise<any[]>} */
  async cards() {
    const found = await this.all("cards");
    return found.sort((one, other) => other.at - one.at);
  }

  /** A study as text, if it is kept. @param {string} study */
  async read(study) {
    const [row] = await this.all("studies", IDBKeyRange.only(study));
    return row ? { text: JSON.stringify(row), table: /** @type {string} */ (row.start.table ?? "") } : null;
  }

  /** @param {StudyWrite[]} writes */
  async add(writes) {
    for (const write of writes) await (write.was ? this.renew(write) : this.begin(write));
  }

  /** Keep a new study; the oldest without a name makes room where there are too many. @param {StudyWrite} write */
  async begin({ card, kept }) {
    const there = await this.cards();
    const oldest = there.length < MOST ? null : there.findLast(({ name }) => !name);
    if (there.length >= MOST && !oldest) throw new Crowded();
    await this.change((cards, studies) => {
      if (oldest) forget(cards, studies, oldest.edit);
      cards.add(card);
      studies.add(kept);
    });
  }

  /** Keep a study otherwise, unless another page has done so, or deleted it. @param {StudyWrite} write */
  async renew({ id, was, card, kept }) {
    let isSame = true;
    const renewing = this.change((cards, studies) => {
      const asked = cards.get(id);
      asked.onsuccess = () => {
        isSame = asked.result?.at === was;
        if (!isSame) return cards.transaction.abort();
        cards.put(card);
        studies.put(kept);
      };
    });
    await renewing.catch((error) => {
      throw isSame ? error : new Taken();
    });
  }

  /** @param {string} study */
  async remove(study) {
    await this.change((cards, studies) => forget(cards, studies, study));
  }
}

/** @param {IDBObjectStore} cards @param {IDBObjectStore} studies @param {string} study */
function forget(cards, studies, study) {
  cards.delete(study);
  studies.delete(study);
}
