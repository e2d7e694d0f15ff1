import { lateImport } from '../late-import';
import type { FileStore } from './file-store';
import { folderStore } from './folder-store';
import type { S3Options } from './s3-store';

export type { FileStore };

/** Store of published files: a folder, or a bucket of any service that speaks S3. */
export type FilePlace = { folder: string } | S3Options;

export async function openFiles(place: FilePlace): Promise<FileStore> {
  if ('folder' in place) return folderStore(place.folder);
  // Only who keeps files in a bucket needs its client.
  const { s3Store } = await lateImport(() => import('./s3-store'));
  return s3Store(place);
}
