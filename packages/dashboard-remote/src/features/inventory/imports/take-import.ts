import type { Import, ImportDetails } from '@slotwise/contract';
import type { ReactionContext } from '@slotwise/shared/remote';
import { importKeys } from './import-keys';

const STATES = { applying: 'running', done: 'done', failed: 'failed', canceled: 'canceled' } as const;
const isTold = (status: Import['status']): status is keyof typeof STATES => status in STATES;

/** Imports that other screens show as running. */
const told = new Set<string>();

/** Shows the progress of a file: on its page, in the list, and to the importer also on every other screen. */
export function takeImport(file: Import, { cache, me, publish }: ReactionContext): void {
  const { id, status, createdBy, fileName, rowsDone, rowsTotal } = file;
  cache.change<ImportDetails>(importKeys.one(id), (known) => ({ ...known, import: file }));
  cache.upsert(importKeys.list, file);
  if (status !== 'checking' && status !== 'applying') {
    cache.reload(importKeys.list);
    cache.reload(importKeys.rows(id));
    // Whether the same file was added before is known once it is checked.
    if (status === 'ready') cache.reload(importKeys.one(id));
  }
  // A file given up before any of it was let in is no work that has ended.
  const wasRun = status !== 'canceled' || rowsTotal !== null;
  if (createdBy !== me?.id || !isTold(status) || !wasRun) return;
  const href = `/inventory/imports/${id}`;
  // Its own page says more of it. Work announced elsewhere is told to its end.
  if (globalThis.location.pathname === href && !told.has(id)) return;
  if (STATES[status] === 'running') told.add(id);
  else told.delete(id);
  publish('work:changed', {
    id: `dashboard:import:${id}`,
    title: fileName,
    state: STATES[status],
    done: rowsDone,
    total: rowsTotal,
    href,
    outcome: null,
    canCancel: false,
  });
}
