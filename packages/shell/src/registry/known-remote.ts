import type { RegistryEntry, RemoteManifest } from '@slotwise/contract';
import { manifestFaults } from '@slotwise/contract/manifest';
import { satisfy } from '@module-federation/runtime';
import { isOverridden } from './overridden';
import type { RemoteFault } from './remote-fault';

/** A remote as the registry names it, checked before any of its code is asked for. */
export interface KnownRemote {
  id: string;
  /** What people call it; its id where the manifest cannot be read. */
  name: string;
  version: string;
  /** Null where the manifest is not valid: such a remote has no routes. */
  manifest: RemoteManifest | null;
  entry: RegistryEntry;
  /** Why it must not be loaded, or null. */
  fault: RemoteFault | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isEntry(value: unknown): value is RegistryEntry {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.version === 'string' &&
    typeof value.entry === 'string' &&
    isRecord(value.integrity) &&
    Array.isArray(value.preload)
  );
}

/** The list of a registry's answer; null if it is not a registry at all. */
export function entriesOf(answer: unknown): RegistryEntry[] | null {
  if (!isRecord(answer) || !Array.isArray(answer.remotes)) return null;
  return answer.remotes.filter(isEntry);
}

/**
 * Checks one entry against the manifest's schema, the version of the platform that this shell offers, and what is known
 * of the two together.
 * @param shell build of this shell; undefined where the page does not say
 */
export function knownRemote(entry: RegistryEntry, platformVersion: string, shell?: string): KnownRemote {
  const base = { id: entry.id, version: entry.version, entry };
  const [firstFault] = manifestFaults(entry.manifest);
  if (firstFault !== undefined) {
    const fault: RemoteFault = { kind: 'manifest', detail: `Its manifest is not valid: ${firstFault}.` };
    return { ...base, name: entry.id, manifest: null, fault };
  }
  const { manifest } = entry;
  // A federation manifest that comes with the registry is signed with it; any other says what is loaded, too.
  const needed = entry.mfManifest || isOverridden(entry) ? entry.preload : [entry.entry, ...entry.preload];
  const unsealed = needed.find((file) => !entry.integrity[file]);
  if (unsealed !== undefined) {
    const detail = 'The registry names no integrity hash for its files, so they are not loaded.';
    return { ...base, name: manifest.name, manifest, fault: { kind: 'corrupt', detail } };
  }
  if (shell !== undefined && entry.failsWith?.includes(shell)) {
    const detail = `Its version ${entry.version} was tried with this version of the page and failed, and no older one is there.`;
    return { ...base, name: manifest.name, manifest, fault: { kind: 'incompatible', detail } };
  }
  const fault: RemoteFault | null = satisfy(platformVersion, manifest.platform)
    ? null
    : { kind: 'incompatible', detail: `It needs platform ${manifest.platform}; this page offers ${platformVersion}.` };
  return { ...base, name: manifest.name, manifest, fault };
}
