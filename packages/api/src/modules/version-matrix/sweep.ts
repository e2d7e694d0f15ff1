import { none } from '@slotwise/contract';
import { REFRESH_TOKEN_TTL_S } from '../../platform/auth/tokens';
import type { Sweeper } from '../../platform/sweepers';
import { allShells, forgetShells } from './queries';
import { deleteShell } from './shell-folder';

/** Shells whose files are kept: the matrix tries two, and a deployment may be taken back several times. */
const FILES_KEPT = 10;
/** A page names its shell to the registry for as long as its session may stay unused. */
const OPEN_MS = REFRESH_TOKEN_TTL_S * 1000;

/**
 * Keeps everything of the newest shells. Of older ones only the results of trials are kept, until no page with such a shell
 * can be signed in any more; the platform ranges of the manifests decide for such a page from then on.
 */
export const shellSweeper: Sweeper = {
  name: 'shells that nobody has open',
  everyMs: 3600_000,
  run: async ({ db, now, services: { files } }) => {
    const shells = await db.readSystem(allShells);
    const older = shells.slice(FILES_KEPT);
    for (const { build } of older) await deleteShell(files, build);
    const before = new Date(now.getTime() - OPEN_MS);
    const over = older.filter((_, at) => {
      const next = shells[FILES_KEPT + at - 1];
      return next !== undefined && next.served_at < before;
    });
    const builds = over.map(({ build }) => build);
    await db.withSystem(async (trx) => ({
      answer: await forgetShells(trx, builds, before),
      audit: none('nobody can have these shells open any more'),
    }));
  },
};
