import type { Ctx } from '../../platform/module';
import { publisherOf } from './publisher';
import { currentShells, statusesOf } from './remote-status';

/** Every remote as it stands; a deploy key sees its own remote only. */
export async function readStatus(ctx: Ctx<'GET /remotes'>) {
  const { remote } = await publisherOf(ctx);
  return ctx.services.db.readSystem(async (trx) => ({
    remotes: await statusesOf(trx, ctx.now, remote ?? undefined),
    shells: (await currentShells(trx)).map(({ build, served_at }) => ({ build, servedAt: served_at.toISOString() })),
  }));
}
