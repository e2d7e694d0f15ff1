import type { RegistryEntry } from '@slotwise/contract';
import { platformFault } from './platform-fault';
import type { RemoteFault } from './remote-fault';
import { isUnchecked } from './unchecked';

/** The page that is to draw a remote. */
export interface HostPage {
  /** Build of the shell that the page was given with; undefined where the page does not know it. */
  shell?: string | undefined;
}

/**
 * Judges one entry of a registry before any of its code is asked for: by its hashes, by the trials of this very build
 * with this shell, and by the platform that its manifest asks for.
 * @returns why it must not be loaded, or null
 */
export function loadFault(entry: RegistryEntry, { shell }: HostPage): RemoteFault | null {
  // A federation manifest that comes with the registry is signed with it; any other is a file like the scripts.
  const needed = entry.mfManifest || isUnchecked(entry) ? entry.preload : [entry.entry, ...entry.preload];
  if (needed.some((file) => !entry.integrity[file])) {
    return { kind: 'corrupt', reason: { id: 'registry.no-hash' } };
  }
  if (shell !== undefined && entry.failsWith?.includes(shell)) {
    return { kind: 'incompatible', reason: { id: 'trial.failed', values: { version: entry.version } } };
  }
  return platformFault(entry.manifest);
}
