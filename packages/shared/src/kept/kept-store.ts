import { openDB, type DBSchema } from 'idb';

const NAME = 'slotwise-kept';
interface Schema extends DBSchema {
  owners: { key: string; value: string };
}

/** Texts in the browser's database, one for each owner. */
export interface KeptStore {
  read(owner: string): Promise<string | undefined>;
  /** Keeps the text of this owner alone: texts of other owners are removed. */
  write(owner: string, text: string): Promise<void>;
  clear(): Promise<void>;
}

/** Rejects where the browser refuses a database. */
export async function keptStore(): Promise<KeptStore> {
  const db = await openDB<Schema>(NAME, 1, {
    upgrade: (created) => void created.createObjectStore('owners'),
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
  });
  return {
    read: (owner) => db.get('owners', owner),
    async write(owner, text) {
      const change = db.transaction('owners', 'readwrite');
      const asked = [change.store.clear(), change.store.put(text, owner), change.done];
      // Not once the page has heard of both: one that is being left hears of nothing, and its change would be undone.
      change.commit();
      await Promise.all(asked);
    },
    clear: () => db.clear('owners'),
  };
}
