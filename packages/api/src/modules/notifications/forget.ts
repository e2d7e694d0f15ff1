import { none } from '@slotwise/contract';
import { NOTIFICATION_DAYS, NOTIFICATIONS_MAX } from '@slotwise/contract/constants';
import type { Sweeper } from '../../platform/sweepers';
import { forgetOld } from './keep-queries';

const DAY_MS = 86_400_000;
const BATCH = 500;

export const forgetSweeper: Sweeper = {
  name: 'old notifications',
  everyMs: 600_000,
  async run({ db, now }) {
    const before = new Date(now.getTime() - NOTIFICATION_DAYS * DAY_MS);
    const some = () =>
      db.withSystem(async (trx) => ({
        answer: await forgetOld(trx, before, NOTIFICATIONS_MAX, BATCH),
        audit: none('copies of what happened, whose time is over'),
      }));
    while (await some());
  },
};
