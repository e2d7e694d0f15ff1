import type { Ctx } from '../../platform/module';
import { publisherOf } from './publisher';
import { historyOf } from './queries';

const ENTRIES = 100;

/** What was done to the remotes; with a deploy key, to that key's alone. */
export async function readHistory(ctx: Ctx<'GET /remotes/history'>) {
  const { remote } = await publisherOf(ctx, ctx.query.remote);
  return ctx.system(async (trx) => ({ entries: await historyOf(trx, remote ?? ctx.query.remote, ENTRIES) }));
}
