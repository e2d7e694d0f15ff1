import { none, type FieldFault } from '@slotwise/contract';
import { isRemoteManifest } from '@slotwise/contract/manifest';
import { fieldFault, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { releaseChannelNamed, remoteRegistry } from '../remote-serving';
import {
  announce,
  buildNameOf,
  findBuild,
  isFileName,
  lookAlike,
  openUpload,
  type BuildDescription,
} from '../remote-versions';
import { accessibilityGate, faultsOf, manifestGate } from './gates';
import { lockMoves } from './move-queries';
import { hasOtherContents } from './other-contents';
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
  // Its id is the folder of its files.
  const { id } = (manifest ?? {}) as { id?: unknown };
  for (const file of typeof id === 'string' ? [id, ...files] : files)
    if (!isFileName(file)) faults.push(fieldFault('integrity', 'bad_file_name', { file }));
  const twin = lookAlike(files);
  if (twin !== undefined) faults.push(fieldFault('integrity', 'file_differs_by_case', { file: twin }));
  for (const file of [entry, ...preload]) {
    if (!files.includes(file)) faults.push(fieldFault('integrity', 'file_without_hash', { file }));
  }
  if (build !== buildNameOf(manifest, integrity)) {
    faults.push(fieldFault('build', 'build_name_differs'));
  }
  return faults;
}

/**
 * Announces a version, whose files are then uploaded. No version changes before the release. Announcing it again answers
 * which files are still missing.
 */
export async function announceVersion(ctx: Ctx<'POST /remotes/versions'>) {
  const { body, services, system, now } = ctx;
  const publisher = await publisherOf(ctx, idOf(body.manifest));
  const faults = descriptionFaults(body);
  const { manifest } = body;
  if (faults.length > 0 || !isRemoteManifest(manifest)) throw refuse('publish_refused', faults);
  const { accessibility, release_channel, ...rest } = body;
  const releaseChannel = releaseChannelNamed(release_channel);
  const description: BuildDescription = { ...rest, manifest };
  // A build that was put into the server's folder a moment ago is its draft of this version, and not the one before.
  const registry = services.use(remoteRegistry);
  registry.expire();
  await registry.read();
  await system(async (trx) => {
    await lockMoves(trx);
    if (await hasOtherContents(trx, { remote: manifest.id, version: manifest.version, build: body.build }))
      throw refuse('version_exists');
    const surroundings = await surroundingsOf(trx, manifest, releaseChannel);
    const refusals = [...faultsOf(manifest, surroundings), ...accessibilityGate(manifest, accessibility)];
    if (refusals.length > 0) throw refuse('publish_refused', refusals);
    const known = await findBuild(trx, manifest.id, body.build);
    if (known?.source !== 'published') await announce(trx, description, { by: publisher.name, now, accessibility });
    return { answer: undefined, audit: none('an announcement changes no version; its release has an entry') };
  });
  const missing = await openUpload(services.files, description);
  return { message: missing.length > 0 ? 'Upload the missing files' : 'All files are here', missing };
}
