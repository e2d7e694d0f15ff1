import { old } from '../../platform/bridge';
import { REFRESH_TOKEN_TTL_S } from '@slotwise/contract/constants';
import type { Sweeper } from '../../platform/sweepers';
import { allShells, forgetShells } from './queries';
import { deleteShell } from './shell-folder';

/** Shells whose files are kept: the matrix tries two, and a deployment may be taken back several times. */
const FILES_KEPT = 10;
/** A page that was opened with a shell asks by its name for as long as its session may go unused. */
const OPEN_MS = REFRESH_TOKEN_TTL_S * 1000;

/**
 * Of the newest shells everything is kept. Of older ones what the trials with them came to, until no page with them can
 * be signed in any more; from then on such a page gets what the manifests' platform ranges say.
 */
export const shellSweeper: Sweeper = {
  name: 'shells that nobody has open',
  everyMs: 3600_000,
  run: async ({ db, now, services: { files } }) => {
    const shells = await db.withSystem(old(allShells));
    const older = shells.slice(FILES_KEPT);
    for (const { build } of older) await deleteShell(files, build);
    const before = new Date(now.getTime() - OPEN_MS);
    const over = older.filter((_, at) => {
      const next = shells[FILES_KEPT + at - 1];
      return next !== undefined && next.served_at < before;
    });
    const builds = over.map(({ build }) => build);
    await db.withSystem(old((trx) => forgetShells(trx, builds, before)));
  },
};
