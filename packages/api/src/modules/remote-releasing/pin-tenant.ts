import { badField, fieldFault, refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import type { Ctx } from '../../platform/module';
import { deletePin, findReleaseChannel, releaseChannelNamed, setPin, STABLE, type PinTarget } from '../remote-serving';
import { findBuild } from '../remote-versions';
import { fitVersion } from './fit';
import { outcomeOf, type Move } from './move';
import { lockMoves } from './move-queries';
import { noSuchRemote } from './not-there';
import { publisherOf } from './publisher';
import { tenantCalled } from './tenant-queries';

type Body = Ctx<'POST /remotes/pin'>['body'];

interface Pin {
  target: PinTarget;
  details: Move<'remote.pinned'>['details'];
  message: string;
}

/** Reads from the request whether a version or a release channel is wanted. @throws ApiFault unless it is one that can be had */
async function pinOf(trx: Trx, { remote, version, release_channel: wanted }: Body): Promise<Pin> {
  if ((version === undefined) === (wanted === undefined))
    throw badField('release_channel', 'version_or_release_channel');
  if (version !== undefined) {
    const { build } = await fitVersion(trx, remote, version);
    return { target: { build }, details: { version }, message: 'Pinned' };
  }
  const releaseChannel = releaseChannelNamed(wanted);
  if (releaseChannel === STABLE) throw badField('release_channel', 'release_channel_of_everybody');
  return {
    target: { releaseChannel },
    details: { releaseChannel },
    message: 'The tenant follows the release channel',
  };
}

/** Keeps one tenant on a version, or lets it follow a release channel. */
export async function pinTenant(ctx: Ctx<'POST /remotes/pin'>) {
  const { body, services, system, now } = ctx;
  const { remote } = body;
  const by = await publisherOf(ctx, remote);
  return system(async (trx) => {
    await lockMoves(trx);
    if (!(await findReleaseChannel(trx, remote))) throw noSuchRemote(remote);
    const { id: tenantId, name } = await tenantCalled(trx, body.tenant);
    const { target, details, message } = await pinOf(trx, body);
    await setPin(trx, { remote, tenantId, now, ...target });
    return outcomeOf(trx, services, message, {
      remote,
      action: 'remote.pinned',
      by,
      details: { ...details, detail: name },
    });
  });
}

/** Ends a tenant's pin: it gets what everybody else gets. */
export async function unpinTenant(ctx: Ctx<'POST /remotes/unpin'>) {
  const { body, services, system } = ctx;
  const { remote } = body;
  const by = await publisherOf(ctx, remote);
  return system(async (trx) => {
    await lockMoves(trx);
    const { id: tenantId, name } = await tenantCalled(trx, body.tenant);
    const pin = await deletePin(trx, remote, tenantId);
    if (!pin) throw refuse('not_found', [fieldFault('tenant', 'not_pinned', { tenant: name, remote })]);
    const details = {
      from: pin.build === null ? undefined : (await findBuild(trx, remote, pin.build))?.version,
      releaseChannel: pin.releaseChannel ?? undefined,
      detail: name,
    };
    return outcomeOf(trx, services, 'Unpinned', { remote, action: 'remote.unpinned', by, details });
  });
}
