import { createHash } from 'node:crypto';
import type { RemoteManifest } from '@slotwise/contract';

/** A build's description in `slotwise.json`; file names are relative to the build's folder. */
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

/** One spelling for each file: no dots that lead elsewhere, no empty parts, nothing that an address would escape. */
const FILE = /^(?!.*\.\.)[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*$/;
/** Names that Windows gives to devices, whatever ending follows, and endings that it leaves out. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const isPortable = (part: string) => !DEVICE.test(part) && !part.endsWith('.');
/** Longest path and longest part of it that every file system and bucket takes below a prefix of its own. */
const LONGEST = { path: 400, part: 150 };

export const isFileName = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= LONGEST.path &&
  FILE.test(value) &&
  value.split('/').every((part) => part.length <= LONGEST.part && isPortable(part));

/** A name that another differs from by case only: they are one file on some machines. */
export function lookAlike(names: Iterable<string>): string | undefined {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name.toLowerCase())) return name;
    seen.add(name.toLowerCase());
  }
  return undefined;
}

/** The name that the build tool gives to these contents: changing a file or the manifest changes the name. */
export const buildNameOf = (manifest: unknown, integrity: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([manifest, integrity]))
    .digest('hex')
    .slice(0, 16);
