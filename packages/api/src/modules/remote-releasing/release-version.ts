import { old } from '../../platform/bridge';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { badField, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import type { Services } from '../../platform/services';
import { findReleaseChannel, releaseChannelNamed, setCanary, setLive, STABLE } from '../remote-serving';
import { completeVersion, findBuild, findVersion, pathOf, type VersionRow } from '../remote-versions';
import { fitVersion } from './fit';
import { sizeGate } from './gates';
import { finishMove } from './move';
import { lockMoves } from './move-queries';
import { publisherOf } from './publisher';
import { releaseInto } from './release-channel-moves';

const compress = promisify(gzip);

/** Looks through the files that were uploaded. @throws ApiFault if one is missing or they are over the budget */
async function inspect({ files, config }: Services, version: VersionRow) {
  const read = async (file: string) => {
    const content = await files.get(pathOf(version.remote_id, version.build, file));
    if (!content) throw refuse('version_unavailable', [{ field: file, reason: 'was not uploaded' }]);
    return content;
  };
  for (const file of Object.keys(version.integrity)) {
    if (!(await files.has(pathOf(version.remote_id, version.build, file)))) await read(file);
  }
  let firstScreenBytes = 0;
  for (const file of version.preload) firstScreenBytes += (await compress(await read(file), { level: 9 })).length;
  const faults = sizeGate(firstScreenBytes, config.remoteBudgetKB);
  if (faults.length > 0) throw refuse('publish_refused', faults);
  const mfManifest: unknown = JSON.parse((await read(version.entry)).toString('utf8'));
  return { firstScreenBytes, mfManifest };
}

/** Serves a version whose files were uploaded: to everybody, to some, or to a channel. One transaction moves the pointer. */
export async function releaseVersion(ctx: Ctx<'POST /remotes/release'>) {
  const { body, services, system, now } = ctx;
  const { remote, percent } = body;
  const by = await publisherOf(ctx, remote);
  const into = releaseChannelNamed(body.channel);
  if (into !== STABLE && percent !== undefined) {
    throw badField('percent', `a canary is of what everybody gets: leave out the share, or the channel ${into}`);
  }
  const announced = await services.db.withSystem(old((trx) => findVersion(trx, remote, body.version)));
  if (!announced) throw refuse('not_found');
  const inspected = announced.source === 'published' ? await inspect(services, announced) : undefined;
  return system(
    old(async (trx) => {
      await lockMoves(trx);
      if (inspected) await completeVersion(trx, { remote, build: announced.build, ...inspected });
      const target = await fitVersion(trx, remote, body.version, into);
      const { build, version } = target;
      if (into !== STABLE) {
        const from = await releaseInto(trx, { remote, releaseChannel: into, target, now });
        const move = { remote, action: 'remote.published', by, version, from, releaseChannel: into } as const;
        return { message: 'Published', remote: await finishMove(trx, services, move) };
      }
      const stable = await findReleaseChannel(trx, remote);
      const before = stable && (await findBuild(trx, remote, stable.build));
      if (percent === undefined) {
        await setLive(trx, { remote, build, now, fresh: true });
      } else {
        if (!stable) throw badField('percent', 'nothing is live yet: release the first version to everybody');
        if (stable.build === build) throw badField('version', 'is what everybody gets already');
        await setCanary(trx, remote, { build, percent, since: now });
      }
      const move = { remote, action: 'remote.published', by, version, from: before?.version, percent } as const;
      return { message: 'Published', remote: await finishMove(trx, services, move) };
    }),
  );
}
