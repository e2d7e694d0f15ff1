import { badField, refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import type { Ctx } from '../../platform/module';
import { channelOf, STABLE } from './channel-queries';
import { channelNamed } from './channels';
import { finishMove, fitVersion } from './move';
import { deletePin, setPin, tenantName } from './pin-queries';
import { publisherOf } from './publisher';
import { findBuild, lockRemotes } from './queries';

type Wanted = Pick<Ctx<'POST /remotes/pin'>['body'], 'version' | 'channel'>;

/** What a tenant is to have. @throws ApiFault unless it is one: a version that fits, or a channel */
async function wantedOf(trx: Trx, remote: string, { version, channel }: Wanted) {
  if (version !== undefined && channel === undefined) return fitVersion(trx, remote, version);
  if (version !== undefined || channel === undefined)
    throw badField('channel', 'give a version or a channel, one of both');
  const name = channelNamed(channel);
  if (name === STABLE) throw badField('channel', 'is what everybody gets: unpin the tenant');
  return { channel: name };
}

/** Keeps one tenant on a version, or lets it follow a channel. */
export async function pinTenant(ctx: Ctx<'POST /remotes/pin'>) {
  const { body, services, system, now } = ctx;
  const { remote, tenant_id: tenantId } = body;
  const by = await publisherOf(ctx, remote);
  return system(async (trx) => {
    await lockRemotes(trx);
    if (!(await channelOf(trx, remote))) throw refuse('not_found');
    const name = await tenantName(trx, tenantId);
    if (name === undefined) throw refuse('unknown_id', [{ field: 'tenant_id', reason: 'does not exist' }]);
    const wanted = await wantedOf(trx, remote, body);
    const [pin, facts] =
      'channel' in wanted
        ? [{ channel: wanted.channel }, { channel: wanted.channel }]
        : [{ build: wanted.build }, { version: wanted.version }];
    await setPin(trx, { remote, tenantId, now, ...pin });
    const move = { remote, action: 'remote.pinned', by, ...facts, detail: name } as const;
    const message = 'channel' in wanted ? 'The tenant follows the channel' : 'Pinned';
    return { message, remote: await finishMove(trx, services, move) };
  });
}

/** Lets a tenant have what everybody else gets again. */
export async function unpinTenant(ctx: Ctx<'POST /remotes/unpin'>) {
  const { body, services, system } = ctx;
  const { remote, tenant_id: tenantId } = body;
  const by = await publisherOf(ctx, remote);
  return system(async (trx) => {
    await lockRemotes(trx);
    const had = await deletePin(trx, remote, tenantId);
    if (!had) throw refuse('not_found');
    const from = had.build === null ? undefined : (await findBuild(trx, remote, had.build))?.version;
    const channel = had.channel ?? undefined;
    const move = {
      remote,
      action: 'remote.unpinned',
      by,
      from,
      channel,
      detail: await tenantName(trx, tenantId),
    } as const;
    return { message: 'Unpinned', remote: await finishMove(trx, services, move) };
  });
}
