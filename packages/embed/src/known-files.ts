import type { RegistryEntry } from '@slotwise/contract';

/** Address of a known file → its published hash. */
const integrity = new Map<string, string>();
/** Folders of the builds that this page was told of: what lies there is loaded as it was published, or not at all. */
const folders = new Set<string>();
/** A hash that no file has: the browser refuses whatever arrives. */
export const REFUSED = `sha384-${'A'.repeat(64)}`;

/** @param home what the entry's addresses are relative to. @returns the folder of the build's files */
export function knowFiles(entry: Pick<RegistryEntry, 'entry' | 'integrity'>, home: string): string {
  const absolute = (url: string) => new URL(url, home).href;
  const folder = new URL('.', absolute(entry.entry)).href;
  folders.add(folder);
  for (const [file, hash] of Object.entries(entry.integrity)) integrity.set(absolute(file), hash);
  return folder;
}

/** The hash that a file must have: as published, or one that none has; undefined for what is no remote's. */
export const hashOf = (url: string): string | undefined => {
  const address = new URL(url, location.href).href;
  return integrity.get(address) ?? ([...folders].some((folder) => address.startsWith(folder)) ? REFUSED : undefined);
};
