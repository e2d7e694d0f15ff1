import { none } from '@slotwise/contract';
import type { Sweeper } from '../../platform/sweepers';
import { deleteEnded, endStale, type StaleImport } from './sweeping-queries';
import { reading } from './reading-service';
import { partCount } from './upload';

/** Ends what nobody has gone on with for a week, and forgets what ended half a year ago. */
export const forgetOldImports: Sweeper['run'] = async ({ db, now, services }) => {
  const stale = await db.withSystem<StaleImport[]>(async (trx) => ({
    answer: await endStale(trx, now),
    audit: none('nothing of it was there'),
  }));
  for (const { id, bytes } of stale) await services.use(reading).forget(id, partCount(bytes));
  await db.withSystem(async (trx) => ({
    answer: await deleteEnded(trx, now),
    audit: none('the audit has kept what was imported'),
  }));
};
