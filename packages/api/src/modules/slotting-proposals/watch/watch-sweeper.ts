import { none } from '@slotwise/contract';
import { enqueue } from '../../../platform/jobs';
import type { Sweeper } from '../../../platform/sweepers';
import { WATCH_JOB } from './watch-job';
import { takeDue } from '../watch-queries';

const BATCH = 20;

/** Has the plans that were acted on measured on the days that are over. */
export const watchSweeper: Sweeper = {
  name: 'plans that were acted on',
  everyMs: 60_000,
  async run({ db, now, services }) {
    for (let count = BATCH; count === BATCH;) {
      count = await db.withSystem(async (trx) => {
        const due = await takeDue(trx, now, BATCH);
        for (const { companyId, warehouseId } of due)
          await enqueue(trx, { kind: WATCH_JOB, tenantId: companyId, userId: null, subjectId: warehouseId });
        return {
          answer: due.length,
          audit: none('what comes of it says so itself'),
          after: () => due.length > 0 && services.jobs.wake(),
        };
      });
    }
  },
};
