import type { RegistryEntry } from '@slotwise/contract';
import { entriesOf } from './known-remote';

export const REGISTRY_ELEMENT_ID = 'slotwise-registry';
const KEPT = 'slotwise:registry';

/** Where a list of remotes came from: the page itself, the server, or this tab's last good copy. */
export type RegistrySource = 'page' | 'server' | 'kept';
export interface RegistryReading {
  entries: RegistryEntry[];
  source: RegistrySource;
}

const parsed = (text: string | null | undefined): RegistryEntry[] | null => {
  if (!text) return null;
  try {
    return entriesOf(JSON.parse(text));
  } catch {
    // Not JSON: as good as absent, the next source is asked.
    return null;
  }
};

/** The registry that the server wrote into the page, if it did. */
export function inlinedRegistry(page: Document): RegistryReading | null {
  const entries = parsed(page.getElementById(REGISTRY_ELEMENT_ID)?.textContent);
  return entries && { entries, source: 'page' };
}

/**
 * Asks the server; if it cannot be reached or answers nonsense, takes the last good copy of this tab.
 * Throws what the server's call threw if there is no copy.
 */
export async function fetchRegistry(ask: () => Promise<unknown>, storage: () => Storage): Promise<RegistryReading> {
  try {
    const entries = entriesOf(await ask());
    if (!entries) throw new Error('The registry answered something that is not a registry.');
    keep(storage, entries);
    return { entries, source: 'server' };
  } catch (error) {
    const entries = parsed(kept(storage));
    if (entries) return { entries, source: 'kept' };
    throw error;
  }
}

/** The browser may forbid even to look at its storage. */
function kept(storage: () => Storage): string | null {
  try {
    return storage().getItem(KEPT);
  } catch (error) {
    console.warn('The list of remotes that was kept could not be read.', error);
    return null;
  }
}

function keep(storage: () => Storage, remotes: RegistryEntry[]): void {
  try {
    storage().setItem(KEPT, JSON.stringify({ remotes }));
  } catch (error) {
    console.warn('The list of remotes could not be kept for later.', error);
  }
}
