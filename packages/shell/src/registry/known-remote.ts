import type { RegistryEntry, RemoteManifest } from '@slotwise/contract';
import { manifestFaults } from '@slotwise/contract/manifest';
import type { Suspect } from '../heartbeat/held-builds';
import { loadFault, manifestFault, platformFault, type HostPage, type RemoteFault } from '@slotwise/shared/loading';

/** A remote as the registry names it, checked before any of its code is asked for. */
export interface KnownRemote {
  id: string;
  /** Name for people; its id if the manifest cannot be read. */
  name: string;
  version: string;
  /** Null where the manifest is not valid: such a remote has no routes. */
  manifest: RemoteManifest | null;
  entry: RegistryEntry;
  /** Why it must not be loaded, or null. */
  fault: RemoteFault | null;
}

/** The build as the watchers of the page name it. */
export const suspectOf = ({ id, version, entry }: KnownRemote): Suspect => ({
  entry: entry.entry,
  remote: id,
  version,
});

/** Checks one entry against the manifest's schema, and whether this page may load it. */
export function knownRemote(entry: RegistryEntry, page: HostPage = {}): KnownRemote {
  const base = { id: entry.id, version: entry.version, entry };
  const [firstFault] = manifestFaults(entry.manifest);
  if (firstFault === undefined) {
    const { manifest } = entry;
    return { ...base, name: manifest.name, manifest, fault: loadFault(entry, page) };
  }
  // The manifest of another platform may have another shape.
  const fault = platformFault(entry.manifest) ?? manifestFault(firstFault);
  return { ...base, name: entry.id, manifest: null, fault };
}
