import type { Ctx } from '../../platform/module';
import { historyOf } from './move-queries';
import { publisherOf } from './publisher';

const ENTRIES = 100;

/** Lists what was done to the remotes; a deploy key sees its own remote only. */
export async function readHistory(ctx: Ctx<'GET /remotes/history'>) {
  const { remote } = await publisherOf(ctx, ctx.query.remote);
  return ctx.services.db.readSystem(async (trx) => ({
    entries: await historyOf(trx, remote ?? ctx.query.remote, ENTRIES),
  }));
}
