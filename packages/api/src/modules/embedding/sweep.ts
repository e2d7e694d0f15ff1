import { none } from '@slotwise/contract';
import type { Sweeper } from '../../platform/sweepers';
import { deleteOver } from './queries';

/** Time that ended sessions are kept for questions about them. */
const KEPT_MS = 7 * 24 * 3600_000;

export const overSweeper: Sweeper = {
  name: 'sessions of embedded remotes that are over',
  everyMs: 3600_000,
  run: async ({ db, now }) => {
    await db.withSystem(async (trx) => ({
      answer: await deleteOver(trx, new Date(now.getTime() - KEPT_MS)),
      audit: none('these sessions ended long ago'),
    }));
  },
};
