import type { RegistryEntry } from '@slotwise/contract';
import { isOverridden } from './overridden';

declare global {
  /** Asked by the build of every remote before it loads one of its chunks. */
  var slotwiseIntegrity: ((url: string) => string | undefined) | undefined;
}

/** A hash that no file has: the browser refuses whatever arrives. */
export const REFUSED = `sha384-${'A'.repeat(64)}`;

export const absolute = (url: string) => new URL(url, location.href).href;
/** Folder of a remote's build: all its scripts lie below it. */
export const folderOf = (entry: RegistryEntry): string => new URL('.', absolute(entry.entry)).href;

const known = new WeakMap<RegistryEntry, Map<string, string>>();

/** Integrity of a file by its address, however the registry wrote that. */
export function integrityFor(entry: RegistryEntry, url: string): string | undefined {
  let hashes = known.get(entry);
  if (!hashes) {
    hashes = new Map(Object.entries(entry.integrity).map(([file, hash]) => [absolute(file), hash]));
    known.set(entry, hashes);
  }
  return hashes.get(absolute(url));
}

/**
 * The integrity with which a script must be loaded: as published, or `REFUSED` for a file in a remote's folder that its
 * build does not name. Undefined for scripts of nobody's, and for those of an override.
 */
export function scriptIntegrity(entries: readonly RegistryEntry[], url: string): string | undefined {
  for (const entry of entries) {
    const hash = integrityFor(entry, url);
    if (hash !== undefined) return hash;
  }
  const owner = ownerOfFile(entries, url);
  return owner && !isOverridden(owner) ? REFUSED : undefined;
}

const ownerOfFile = (entries: readonly RegistryEntry[], url: string) =>
  entries.find((entry) => absolute(url).startsWith(folderOf(entry)));

/** Whether the script comes from where a developer's override does, and nowhere else. */
export const isOfOverride = (entries: readonly RegistryEntry[], url: string): boolean => {
  const owner = ownerOfFile(entries, url);
  return owner !== undefined && isOverridden(owner);
};
