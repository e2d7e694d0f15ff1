import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { finishMove, fitVersion } from './move';
import { publisherOf } from './publisher';
import { channelOf } from './channel-queries';
import { deletePin, setPin, tenantName } from './pin-queries';
import { lockRemotes } from './queries';

/** Keeps one tenant on a version. */
export async function pinTenant(ctx: Ctx<'POST /remotes/pin'>) {
  const { body, services, system, now } = ctx;
  const { remote, tenant_id: tenantId } = body;
  const by = await publisherOf(ctx, remote);
  return system(async (trx) => {
    await lockRemotes(trx);
    if (!(await channelOf(trx, remote))) throw refuse('not_found');
    const name = await tenantName(trx, tenantId);
    if (name === undefined) throw refuse('unknown_id', [{ field: 'tenant_id', reason: 'does not exist' }]);
    const { build, version } = await fitVersion(trx, remote, body.version);
    await setPin(trx, { remote, tenantId, build, now });
    const move = { remote, action: 'remote.pinned', by, version, detail: name } as const;
    return { message: 'Pinned', remote: await finishMove(trx, services, move) };
  });
}

/** Lets a tenant follow everybody else again. */
export async function unpinTenant(ctx: Ctx<'POST /remotes/unpin'>) {
  const { body, services, system } = ctx;
  const { remote, tenant_id: tenantId } = body;
  const by = await publisherOf(ctx, remote);
  return system(async (trx) => {
    await lockRemotes(trx);
    if (!(await deletePin(trx, remote, tenantId))) throw refuse('not_found');
    const move = { remote, action: 'remote.unpinned', by, detail: await tenantName(trx, tenantId) } as const;
    return { message: 'Unpinned', remote: await finishMove(trx, services, move) };
  });
}
