import { none } from '@slotwise/contract';
import type { Sweeper } from '../../../platform/sweepers';
import { removeOld } from '../proposal-queries';

const DAY_MS = 24 * 3600_000;

/** Cards stay for a day after their time: an open page shows what became of them. */
export const proposalSweeper: Sweeper = {
  name: 'old proposals of the assistant',
  everyMs: 10 * 60_000,
  run: ({ db, now }) =>
    db.withSystem(async (trx) => {
      await removeOld(trx, new Date(now.getTime() - DAY_MS));
      return { answer: undefined, audit: none('proposals whose time is over') };
    }),
};
