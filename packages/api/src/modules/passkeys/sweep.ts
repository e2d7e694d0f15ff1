import { none } from '@slotwise/contract';
import type { Sweeper } from '../../platform/sweepers';
import { deleteOldChallenges } from './queries';

export const oldChallenges: Sweeper = {
  name: 'challenges of passkeys that are over',
  everyMs: 3600_000,
  run: ({ db, now }) =>
    db.withSystem(async (trx) => ({
      answer: await deleteOldChallenges(trx, now),
      audit: none('who was signed in by them was audited'),
    })),
};
