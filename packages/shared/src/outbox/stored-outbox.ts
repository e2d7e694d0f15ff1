import { memoryStore } from './entry-store';
import { indexedDbStore } from './indexed-db-store';
import { createPageOutbox, type PageOutbox, type PageOutboxOptions } from './page-outbox';

/** The outbox whose entries lie in the browser's database. A browser that refuses one keeps them as long as the page lives. */
export const openStoredOutbox = (options: Omit<PageOutboxOptions, 'open'>): PageOutbox =>
  createPageOutbox({ ...options, open: () => indexedDbStore().catch(memoryStore) });
