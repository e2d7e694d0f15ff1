import type { KnownRemote } from './known-remote';
import { remotesAtom, type Registry, type Store } from './registry';

/** A server reads anew what it serves at least this often. */
export const NAMED_AFTER_MS = 1500;

export interface RegistryParts {
  store: Store;
  registry: Pick<Registry, 'refresh'>;
}

/**
 * Asks the registry for the build that replaced another: a deployment may have deleted the one that this page knew.
 * @returns null if the registry names the same build still
 */
export async function replacementOf(
  known: KnownRemote,
  { store, registry }: RegistryParts,
): Promise<KnownRemote | null> {
  await registry.refresh();
  const now = store.get(remotesAtom).find(({ id }) => id === known.id);
  return now && now.entry.entry !== known.entry.entry ? now : null;
}

/** As `replacementOf`, asked twice: for a moment the server still names what a deployment has just deleted. */
export async function replacementSoon(known: KnownRemote, parts: RegistryParts): Promise<KnownRemote | null> {
  const found = await replacementOf(known, parts);
  if (found) return found;
  await new Promise((resolve) => setTimeout(resolve, NAMED_AFTER_MS));
  return replacementOf(known, parts);
}
