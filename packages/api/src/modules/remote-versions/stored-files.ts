import { extname } from 'node:path';
import type { FileStore } from '../../platform/files';
import { toAsset, type Asset } from '../../platform/web/assets';

/** Files of the store that are kept in memory, compressed. */
const KEPT = 500;

/** Path of a build's file in the store. */
export const pathOf = (remote: string, build: string, file: string) => `${remote}/${build}/${file}`;

/** Files of the store, kept in memory: they never change. */
export class StoredFiles {
  private readonly known = new Map<string, Asset>();

  constructor(private readonly files: FileStore) {}

  async find(path: string): Promise<Asset | undefined> {
    const known = this.known.get(path);
    if (known) {
      this.known.delete(path);
      this.known.set(path, known);
      return known;
    }
    const content = await this.files.get(path);
    if (!content) return undefined;
    const asset = toAsset(content, extname(path));
    const [oldest] = this.known.keys();
    if (this.known.size >= KEPT && oldest !== undefined) this.known.delete(oldest);
    this.known.set(path, asset);
    return asset;
  }
}
