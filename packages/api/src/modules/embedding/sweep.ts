import { old } from '../../platform/bridge';
import type { Sweeper } from '../../platform/sweepers';
import { deleteOver } from './queries';

/** Sessions that are over are kept this long for questions about them. */
const KEPT_MS = 7 * 24 * 3600_000;

export const overSweeper: Sweeper = {
  name: 'sessions of embedded remotes that are over',
  everyMs: 3600_000,
  run: async ({ db, now }) => {
    await db.withSystem(old((trx) => deleteOver(trx, new Date(now.getTime() - KEPT_MS))));
  },
};
