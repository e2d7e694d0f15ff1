import { none } from '@slotwise/contract';
import type { Sweeper } from '../../platform/sweepers';
import { deleteOldReports } from './queries';

const KEPT_MS = 30 * 24 * 3600_000;
const KEPT = 20_000;

export const reportSweeper: Sweeper = {
  name: 'old reports of remotes',
  everyMs: 3600_000,
  run: ({ db, now }) =>
    db.withSystem(async (trx) => ({
      answer: await deleteOldReports(trx, { before: new Date(now.getTime() - KEPT_MS), kept: KEPT }),
      audit: none('reports are measurements'),
    })),
};
