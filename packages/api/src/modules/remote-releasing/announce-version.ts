import { old } from '../../platform/bridge';
import type { FieldFault } from '@slotwise/contract';
import { isRemoteManifest } from '@slotwise/contract/manifest';
import { refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import type { Ctx } from '../../platform/module';
import { findReleaseChannel, releaseChannelNamed } from '../remote-serving';
import {
  buildNameOf,
  deleteVersion,
  findBuild,
  findVersion,
  insertPublished,
  isFileName,
  isWhole,
  pathOf,
  type BuildDescription,
} from '../remote-versions';
import { accessibilityGate, faultsOf, manifestGate } from './gates';
import { lockMoves } from './move-queries';
import { publisherOf } from './publisher';
import { surroundingsOf } from './surroundings';

const idOf = (manifest: unknown): string => {
  const { id } = (manifest ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : '';
};

/** Checks a description on its own. */
function descriptionFaults({ manifest, build, entry, integrity, preload }: Ctx<'POST /remotes/versions'>['body']) {
  const faults: FieldFault[] = manifestGate(manifest);
  const files = Object.keys(integrity);
  for (const file of files)
    if (!isFileName(file)) faults.push({ field: 'integrity', reason: `${String(file)} is not a file's name` });
  for (const file of [entry, ...preload]) {
    if (!files.includes(file)) faults.push({ field: 'integrity', reason: `${file} has no integrity hash` });
  }
  if (build !== buildNameOf(manifest, integrity)) {
    faults.push({ field: 'build', reason: 'is not the name that these contents have' });
  }
  return faults;
}

/**
 * A version is what it was first published as. One whose files never arrived was never published, and what only lies
 * in the folder counts while it is served.
 */
async function refuseOtherContents(trx: Trx, { manifest: { id, version }, build }: BuildDescription): Promise<void> {
  const known = await findVersion(trx, id, version);
  if (!known || known.build === build) return;
  const served = (await findReleaseChannel(trx, id))?.build === known.build;
  if (served || (known.source === 'published' && isWhole(known))) throw refuse('version_exists');
  if (known.source === 'published') await deleteVersion(trx, id, known.build);
}

/** Announces a version, whose files are then uploaded. Announcing it again answers which files are still missing. */
export async function announceVersion(ctx: Ctx<'POST /remotes/versions'>) {
  const { body, services, system, now } = ctx;
  const publisher = await publisherOf(ctx, idOf(body.manifest));
  const faults = descriptionFaults(body);
  const { manifest } = body;
  if (faults.length > 0 || !isRemoteManifest(manifest)) throw refuse('publish_refused', faults);
  const { accessibility, channel: named, ...rest } = body;
  const releaseChannel = releaseChannelNamed(named);
  const description: BuildDescription = { ...rest, manifest };
  await system(
    old(async (trx) => {
      await lockMoves(trx);
      await refuseOtherContents(trx, description);
      const surroundings = await surroundingsOf(trx, manifest, releaseChannel);
      const refusals = [...faultsOf(manifest, surroundings), ...accessibilityGate(manifest, accessibility)];
      if (refusals.length > 0) throw refuse('publish_refused', refusals);
      const known = await findBuild(trx, manifest.id, body.build);
      if (known?.source === 'published') return;
      const baseUrl = `/remotes/${manifest.id}/${body.build}/`;
      await insertPublished(trx, description, { baseUrl, by: publisher.name, now, accessibility });
    }),
  );
  // The description is stored with the files: later runs of the version matrix need all of the build.
  const descriptionPath = pathOf(manifest.id, body.build, 'slotwise.json');
  if (!(await services.files.has(descriptionPath))) {
    await services.files.put(descriptionPath, Buffer.from(JSON.stringify(description)), 'application/json');
  }
  const missing: string[] = [];
  for (const file of Object.keys(body.integrity)) {
    if (!(await services.files.has(pathOf(manifest.id, body.build, file)))) missing.push(file);
  }
  return { message: missing.length > 0 ? 'Upload the missing files' : 'All files are here', missing };
}
