import { createHash } from 'node:crypto';
import type { RemoteManifest } from '@slotwise/contract';

/** What `slotwise.json` says about a build; file names are relative to the build's folder. */
export interface BuildDescription {
  manifest: RemoteManifest;
  /** Hash of manifest and file hashes: names the build. */
  build: string;
  /** The Module Federation manifest among the files. */
  entry: string;
  /** File name → subresource integrity. */
  integrity: Record<string, string>;
  /** Files that pages fetch ahead of the first screen. */
  preload: string[];
}

/** A described build together with the content of its Module Federation manifest. */
export interface Build extends BuildDescription {
  mfManifest: unknown;
}

const FILE = /^(?!.*\.\.)[\w@-][\w.@/-]*$/;

export const isFileName = (value: unknown): value is string => typeof value === 'string' && FILE.test(value);

/** The name that the build tool gives to these contents: changing a file or the manifest changes the name. */
export const buildNameOf = (manifest: unknown, integrity: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([manifest, integrity]))
    .digest('hex')
    .slice(0, 16);
