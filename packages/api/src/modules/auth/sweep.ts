import { none } from '@slotwise/contract';
import type { Sweeper } from '../../platform/sweepers';
import { deleteOver } from './queries';

/** Sessions and links that are over are kept this long for questions about them. */
const KEPT_MS = 7 * 24 * 3600_000;

export const overSweeper: Sweeper = {
  name: 'sessions that are over',
  everyMs: 3600_000,
  run: ({ db, now }) =>
    db.withSystem(async (trx) => ({
      answer: await deleteOver(trx, new Date(now.getTime() - KEPT_MS)),
      audit: none('what ended was audited when it ended'),
    })),
};
