import type { Editing, KeptEntry } from './entry';

/** Storage of entries. Both functions give a person's entries by their turn. */
export interface EntryStore {
  read(owner: string): Promise<readonly KeptEntry[]>;
  /** Edits a person's entries whole or not at all, and alone: edits of another tab come before or after. */
  edit<T>(owner: string, editing: Editing<T>): Promise<T>;
}

export const byTurn = (a: KeptEntry, b: KeptEntry): number => a.turn - b.turn;

/** Keeps entries as long as the page lives. */
export function memoryStore(): EntryStore {
  const entries = new Map<string, KeptEntry>();
  const idOf = (owner: string, key: string) => JSON.stringify([owner, key]);
  const read = (owner: string) => [...entries.values()].filter((entry) => entry.owner === owner).sort(byTurn);
  return {
    read: (owner) => Promise.resolve(read(owner)),

    async edit(owner, editing) {
      const { put = [], drop = [], result } = editing(read(owner));
      for (const key of drop) entries.delete(idOf(owner, key));
      for (const entry of put) entries.set(idOf(owner, entry.key), entry);
      return result;
    },
  };
}
