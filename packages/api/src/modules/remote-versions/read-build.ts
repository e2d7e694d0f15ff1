import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRemoteManifest, manifestFaults } from '@slotwise/contract/manifest';
import { manifestFaultText } from '@slotwise/contract/manifest-fields';
import { unknownPermissions } from '@slotwise/contract/manifest-permissions';
import { weightFaults } from '@slotwise/contract/manifest-weight';
import { isFileName, lookAlike, type Build } from './build-description';

const HASH = /^sha(?:256|384|512)-[A-Za-z0-9+/=]+$/;
const BUILD = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isIntegrity = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.entries(value).every(([file, hash]) => isFileName(file) && HASH.test(String(hash)));

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/**
 * Reads and checks the build in a `dist` folder of the remote `id`.
 * @throws an Error that says what is wrong with the build.
 */
export async function readBuild(dist: string, id: string): Promise<Build> {
  const description = await readJson(join(dist, 'slotwise.json'));
  if (!isRecord(description)) throw new Error('slotwise.json is not an object');
  const { manifest, build, entry, integrity, preload } = description;
  if (!isRemoteManifest(manifest))
    throw new Error(`the manifest is not valid: ${manifestFaults(manifest).map(manifestFaultText).join('; ')}`);
  const [unknown] = unknownPermissions(manifest);
  if (unknown) throw new Error(`its ${unknown.list} name the permission "${unknown.permission}", which does not exist`);
  const [heavy] = weightFaults(manifest);
  if (heavy) throw new Error(`the manifest is too large: ${heavy}`);
  if (manifest.id !== id) throw new Error(`the manifest is of the remote "${manifest.id}"`);
  if (typeof build !== 'string' || !BUILD.test(build)) throw new Error('it has no build hash');
  if (!isFileName(entry)) throw new Error('it has no entry');
  if (!isIntegrity(integrity)) throw new Error('its integrity hashes are not valid');
  const twin = lookAlike(Object.keys(integrity));
  if (twin !== undefined) throw new Error(`another of its files differs from ${twin} by case only`);
  if (!Array.isArray(preload) || !preload.every(isFileName)) throw new Error('its preload list is not valid');
  const mfManifest = await readJson(join(dist, entry));
  if (!isRecord(mfManifest)) throw new Error(`${entry} is not an object`);
  return { manifest, build, entry, mfManifest, integrity, preload };
}
