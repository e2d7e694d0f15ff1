import { openDB, type DBSchema } from 'idb';
import type { KeptEntry } from './entry';
import { byTurn, type EntryStore } from './entry-store';

const NAME = 'slotwise-outbox';
interface Schema extends DBSchema {
  entries: { key: [owner: string, key: string]; value: KeptEntry; indexes: { owner: string } };
}

/** Keeps entries in the browser's database, for all tabs of this address. Rejects where the browser refuses one. */
export async function indexedDbStore(): Promise<EntryStore> {
  const db = await openDB<Schema>(NAME, 1, {
    upgrade(created) {
      created.createObjectStore('entries', { keyPath: ['owner', 'key'] }).createIndex('owner', 'owner');
    },
    // A newer page wants to change it: it must not wait for this one. The next edit here fails, and says so.
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
  });
  return {
    read: async (owner) => (await db.getAllFromIndex('entries', 'owner', owner)).sort(byTurn),
    async edit(owner, editing) {
      // A change that was acknowledged to a person must be on the disk, not on its way to it.
      const change = db.transaction('entries', 'readwrite', { durability: 'strict' });
      const kept = (await change.store.index('owner').getAll(owner)).sort(byTurn);
      try {
        const { put = [], drop = [], result } = editing(kept);
        await Promise.all([
          ...drop.map((key) => change.store.delete([owner, key])),
          ...put.map((entry) => change.store.put(entry)),
          change.done,
        ]);
        return result;
      } catch (error) {
        abortQuietly(change);
        throw error;
      }
    },
  };
}

function abortQuietly(change: { abort(): void; done: Promise<void> }): void {
  change.done.catch(() => undefined);
  try {
    change.abort();
  } catch {
    // It has ended by itself.
  }
}
