import type { RegistryEntry } from '@slotwise/contract';
import { isUnchecked } from './unchecked';

/** A hash that no file has: the browser refuses any content. */
export const REFUSED = `sha384-${'A'.repeat(64)}`;

export const absolute = (url: string) => new URL(url, location.href).href;
/** Folder of a remote's build: all its scripts lie below it. */
export const folderOf = (entry: Pick<RegistryEntry, 'entry'>): string => new URL('.', absolute(entry.entry)).href;

/** The same entry with absolute addresses, for a page that is not where the registry's addresses start from. */
export function entryFrom(entry: RegistryEntry, base: string): RegistryEntry {
  const from = (url: string) => new URL(url, base).href;
  return {
    ...entry,
    entry: from(entry.entry),
    preload: entry.preload.map(from),
    integrity: Object.fromEntries(Object.entries(entry.integrity).map(([file, hash]) => [from(file), hash])),
  };
}

const known = new WeakMap<RegistryEntry, Map<string, string>>();

/** Integrity of a file by its address, in any form that the registry wrote. */
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
 * build does not name. Undefined for scripts of nobody's, and for those of a developer's own build.
 */
export function scriptIntegrity(entries: readonly RegistryEntry[], url: string): string | undefined {
  for (const entry of entries) {
    const hash = integrityFor(entry, url);
    if (hash !== undefined) return hash;
  }
  const owner = ownerOfFile(entries, url);
  return owner && !isUnchecked(owner) ? REFUSED : undefined;
}

const ownerOfFile = (entries: readonly RegistryEntry[], url: string) =>
  entries.find((entry) => absolute(url).startsWith(folderOf(entry)));

/** Whether the script lies where a developer's own build does, and nowhere else. */
export const isOfUnchecked = (entries: readonly RegistryEntry[], url: string): boolean => {
  const owner = ownerOfFile(entries, url);
  return owner !== undefined && isUnchecked(owner);
};

/**
 * An element for a script of a remote, with the hash that was published for it.
 * @throws Error if the registry names no hash for it
 */
export function scriptFor(
  entries: readonly RegistryEntry[],
  url: string,
  nonce: string | undefined,
): HTMLScriptElement {
  const integrity = scriptIntegrity(entries, url);
  const isChecked = integrity !== undefined && integrity !== REFUSED;
  if (!isChecked && !isOfUnchecked(entries, url)) throw new Error(`${url} has no integrity hash and is not loaded.`);
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (nonce) script.nonce = nonce;
  if (integrity) script.integrity = integrity;
  script.src = url;
  return script;
}
