import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { fieldFault, refuse } from '../../platform/errors';
import type { FileStore } from '../../platform/files';
import type { AnnouncementRow } from './announcement-queries';
import type { BuildDescription } from './build-description';
import { firstScreens } from './first-screen';
import { pathOf } from './stored-files';

const compress = promisify(gzip);

/** The description is stored with the files: later runs of the version matrix need all of the build. */
const DESCRIPTION = 'slotwise.json';

type Uploaded = Pick<AnnouncementRow, 'remote_id' | 'build' | 'integrity'>;

/** Stores the description of an announced build. @returns the files that are still to be uploaded */
export async function openUpload(files: FileStore, description: BuildDescription): Promise<string[]> {
  const { manifest, build, integrity } = description;
  const path = pathOf(manifest.id, build, DESCRIPTION);
  if (!(await files.has(path))) {
    await files.put(path, Buffer.from(JSON.stringify(description)), 'application/json');
  }
  return missingFiles(files, { remote_id: manifest.id, build, integrity });
}

async function missingFiles(files: FileStore, { remote_id, build, integrity }: Uploaded): Promise<string[]> {
  const missing: string[] = [];
  for (const file of Object.keys(integrity)) {
    if (!(await files.has(pathOf(remote_id, build, file)))) missing.push(file);
  }
  return missing;
}

/** In bytes. */
interface Size {
  gzip: number;
  raw: number;
}

/** Facts about a build from the uploaded files: nothing here is believed because the announcement says so. */
export interface Inspection {
  mfManifest: unknown;
  /** Of the largest first screen's files. */
  firstScreen: Size;
}

/**
 * Looks through the uploaded files of an announced build.
 * @throws ApiFault `version_unavailable` if one is missing, `publish_refused` if they are not the files of a remote
 */
export async function inspectUpload(files: FileStore, announced: AnnouncementRow): Promise<Inspection> {
  const [missing] = await missingFiles(files, announced);
  if (missing !== undefined) throw notUploaded(missing);
  const read = async (file: string) => {
    const content = await files.get(pathOf(announced.remote_id, announced.build, file));
    if (!content) throw notUploaded(file);
    return content;
  };
  const mfManifest = parse(await read(announced.entry), announced.entry);
  const screens = firstScreens(mfManifest, announced);
  const sizes = new Map<string, Size>();
  for (const file of new Set(screens.flat())) {
    const content = await read(file);
    sizes.set(file, { raw: content.length, gzip: (await compress(content, { level: 9 })).length });
  }
  const total = (files: string[], unit: keyof Size) =>
    files.reduce((sum, file) => sum + (sizes.get(file)?.[unit] ?? 0), 0);
  const largest = (unit: keyof Size) => Math.max(...screens.map((files) => total(files, unit)));
  return { mfManifest, firstScreen: { gzip: largest('gzip'), raw: largest('raw') } };
}

const notUploaded = (file: string) => refuse('version_unavailable', [fieldFault(file, 'file_not_uploaded')]);

function parse(content: Buffer, file: string): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    throw refuse('publish_refused', [fieldFault('entry', 'file_not_json', { file })]);
  }
}

/** Deletes the files of a build that was announced and will not be released. */
export async function deleteUpload(files: FileStore, { remote_id, build, integrity }: Uploaded): Promise<void> {
  for (const file of [...Object.keys(integrity), DESCRIPTION]) await files.delete(pathOf(remote_id, build, file));
}
