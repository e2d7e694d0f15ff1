import type { Config } from '../config';
import { folderStore } from './folder-store';

/** Bytes by path, for what is published. A path is written once and never changed, only deleted. */
export interface FileStore {
  /** @param type media type, which the store may serve the file with. */
  put(path: string, content: Buffer, type: string): Promise<void>;
  /** Undefined if there is no such file. @throws what the store says when it cannot be reached */
  get(path: string): Promise<Buffer | undefined>;
  has(path: string): Promise<boolean>;
  /** There may be no such file. */
  delete(path: string): Promise<void>;
}

/** The store that the configuration names: a folder, or a bucket of anything that speaks S3. */
export async function openFiles({ files }: Pick<Config, 'files'>): Promise<FileStore> {
  if ('folder' in files) return folderStore(files.folder);
  // Only who keeps files in a bucket needs its client.
  const { s3Store } = await import('./s3-store');
  return s3Store(files);
}
