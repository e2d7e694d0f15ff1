import { extname } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { FileStore } from '../../platform/files';
import { toAsset, type Asset } from '../../platform/web/assets';

/** Files of the store that are kept in memory, compressed. */
const KEPT = 500;

/** Path of a build's file in the store. */
export const pathOf = (remote: string, build: string, file: string) => `${remote}/${build}/${file}`;

/** Files of the store. Those asked for last are kept in memory: they never change. */
export class StoredFiles {
  private readonly recent = new LRUCache<string, Asset>({ max: KEPT });

  constructor(private readonly files: FileStore) {}

  async find(path: string): Promise<Asset | undefined> {
    const known = this.recent.get(path);
    if (known) return known;
    const content = await this.files.get(path);
    if (!content) return undefined;
    const asset = toAsset(content, extname(path));
    this.recent.set(path, asset);
    return asset;
  }
}
