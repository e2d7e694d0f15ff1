import type { FieldFault } from '@slotwise/contract';
import { isRemoteManifest } from '@slotwise/contract/manifest';
import { refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import type { Ctx } from '../../platform/module';
import { accessibilityGate, faultsOf, manifestGate } from './gates';
import { pathOf } from './files';
import { surroundingsOf } from './live-manifests';
import { publisherOf } from './publisher';
import { channelNamed } from './channels';
import { channelOf } from './channel-queries';
import { deleteVersion, findBuild, findVersion, insertPublished, isWhole, lockRemotes } from './queries';
import { buildNameOf, isFile, type Description } from './read-build';

const idOf = (manifest: unknown): string => {
  const { id } = (manifest ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : '';
};

/** What does not add up in a description, whatever is live. */
function descriptionFaults({ manifest, build, entry, integrity, preload }: Ctx<'POST /remotes/versions'>['body']) {
  const faults: FieldFault[] = manifestGate(manifest);
  const files = Object.keys(integrity);
  for (const file of files)
    if (!isFile(file)) faults.push({ field: 'integrity', reason: `${String(file)} is not a file's name` });
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
async function refuseOtherContents(trx: Trx, { manifest: { id, version }, build }: Description): Promise<void> {
  const known = await findVersion(trx, id, version);
  if (!known || known.build === build) return;
  const served = (await channelOf(trx, id))?.build === known.build;
  if (served || (known.source === 'published' && isWhole(known))) throw refuse('version_exists');
  if (known.source === 'published') await deleteVersion(trx, id, known.build);
}

/** Makes a version known whose files are then uploaded. The same again answers what is still missing. */
export async function announceVersion(ctx: Ctx<'POST /remotes/versions'>) {
  const { body, services, system, now } = ctx;
  const publisher = await publisherOf(ctx, idOf(body.manifest));
  const faults = descriptionFaults(body);
  const { manifest } = body;
  if (faults.length > 0 || !isRemoteManifest(manifest)) throw refuse('publish_refused', faults);
  const { accessibility, channel: named, ...rest } = body;
  const channel = channelNamed(named);
  const description: Description = { ...rest, manifest };
  await system(async (trx) => {
    await lockRemotes(trx);
    await refuseOtherContents(trx, description);
    const beside = await surroundingsOf(trx, manifest, channel);
    const against = [...faultsOf(manifest, beside), ...accessibilityGate(manifest, accessibility)];
    if (against.length > 0) throw refuse('publish_refused', against);
    const known = await findBuild(trx, manifest.id, body.build);
    if (known?.source === 'published') return;
    const baseUrl = `/remotes/${manifest.id}/${body.build}/`;
    await insertPublished(trx, description, { baseUrl, by: publisher.name, now, accessibility });
  });
  // With the files, so that whoever tries this build with later shells has all of it.
  const kept = pathOf(manifest.id, body.build, 'slotwise.json');
  if (!(await services.files.has(kept))) {
    await services.files.put(kept, Buffer.from(JSON.stringify(description)), 'application/json');
  }
  const missing: string[] = [];
  for (const file of Object.keys(body.integrity)) {
    if (!(await services.files.has(pathOf(manifest.id, body.build, file)))) missing.push(file);
  }
  return { message: missing.length > 0 ? 'Upload the missing files' : 'All files are here', missing };
}
