import { memoryStore } from './entry-store';
import { createPageOutbox, type PageOutbox, type PageOutboxOptions } from './page-outbox';

const MARK = 'outbox.used';

/** Storage that a browser refuses says nothing about what is kept: then it is looked for. */
const mark = {
  isSet() {
    try {
      return localStorage.getItem(MARK) !== null;
    } catch {
      return true;
    }
  },
  set() {
    try {
      localStorage.setItem(MARK, '1');
    } catch {
      // Where there is no storage the mark counts as set.
    }
  },
};

/** The outbox of a page of ours: kept in the browser's database, whose code is loaded once something is or was kept. */
export const openKeptOutbox = (options: Omit<PageOutboxOptions, 'open' | 'mark'>): PageOutbox =>
  createPageOutbox({
    ...options,
    mark,
    async open() {
      const { indexedDbStore } = await import(/* webpackChunkName: "outbox" */ './indexed-db-store');
      // A browser that refuses a database, as some do in private windows: work goes on, as long as the page lives.
      return indexedDbStore().catch(memoryStore);
    },
  });
