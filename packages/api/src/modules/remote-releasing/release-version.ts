import { badField, refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import type { Ctx } from '../../platform/module';
import { findReleaseChannel, releaseChannelNamed, setCanary, setLive, STABLE } from '../remote-serving';
import { findBuild, inspectUpload, type AnnouncementRow, type VersionRow } from '../remote-versions';
import type { Services } from '../../platform/services';
import { fitVersion } from './fit';
import { sizeGate } from './gates';
import { outcomeOf } from './move';
import { lockMoves } from './move-queries';
import { findUpload, publishUpload, withdrawIfRefused } from './publish-upload';
import { publisherOf } from './publisher';
import { releaseInto } from './release-channel-moves';

/** Inspects the uploaded files. @throws ApiFault if one is missing or the first screen is over the budget */
async function inspect({ files, config }: Services, announced: AnnouncementRow) {
  const inspection = await inspectUpload(files, announced);
  const faults = sizeGate(inspection.firstScreen, config.remoteBudgetKB);
  if (faults.length > 0) throw refuse('publish_refused', faults);
  return inspection;
}

/** Gives a version to everybody, or to a share of people as a canary. @returns the version that everybody had */
async function releaseToEverybody(
  trx: Trx,
  { remote_id: remote, build }: VersionRow,
  { percent, now }: { percent: number | undefined; now: Date },
): Promise<string | undefined> {
  const stable = await findReleaseChannel(trx, remote);
  const before = stable && (await findBuild(trx, remote, stable.build));
  if (percent === undefined) {
    await setLive(trx, { remote, build, now, fresh: true });
  } else {
    if (!stable) throw badField('percent', 'nothing_live');
    if (stable.build === build) throw badField('version', 'live_already');
    await setCanary(trx, remote, { build, percent, since: now });
  }
  return before?.version;
}

/**
 * Serves a version whose files were uploaded: to everybody, to a share of people, or to the followers of a release channel.
 * One transaction makes it a version and moves the pointer; a release that is refused leaves nothing behind.
 */
export async function releaseVersion(ctx: Ctx<'POST /remotes/release'>) {
  const { body, services, system, now } = ctx;
  const { remote, percent } = body;
  const by = await publisherOf(ctx, remote);
  const releaseChannel = releaseChannelNamed(body.release_channel);
  if (releaseChannel !== STABLE && percent !== undefined) {
    throw badField('percent', 'share_of_release_channel', { releaseChannel });
  }
  const announced = await findUpload(services, remote, body.version);
  return withdrawIfRefused(services, announced, async () => {
    const inspection = announced && (await inspect(services, announced));
    return system(async (trx) => {
      await lockMoves(trx);
      if (announced && inspection) await publishUpload(trx, announced, { ...inspection, now });
      const target = await fitVersion(trx, remote, body.version, releaseChannel);
      const isStable = releaseChannel === STABLE;
      const from = isStable
        ? await releaseToEverybody(trx, target, { percent, now })
        : await releaseInto(trx, { remote, releaseChannel, target, now });
      const to = isStable ? { percent } : { releaseChannel };
      const details = { version: target.version, from, ...to };
      return outcomeOf(trx, services, 'Published', { remote, action: 'remote.published', by, details });
    });
  });
}
