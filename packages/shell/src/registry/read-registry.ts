import { trustedRegistry, type TrustedRegistry } from '@slotwise/shared/loading';

export const REGISTRY_ELEMENT_ID = 'slotwise-registry';
const KEPT = 'slotwise:registry';

/** Source of a list of remotes: the page itself, the server, or this browser's last good copy. */
export type RegistrySource = 'page' | 'server' | 'kept';
export interface RegistryReading extends TrustedRegistry {
  source: RegistrySource;
}

/** A browser's copy for times without a server: the registry, and the key of the page it came with. */
interface Kept {
  key: string | null;
  registry: unknown;
}

const parsed = (text: string | null | undefined): unknown => {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: as good as absent, the next source is asked.
    return null;
  }
};

const inlined = (page: Document) => page.getElementById(REGISTRY_ELEMENT_ID);

/** Build of the shell that the server gave to this page; undefined where it did not say. */
export const shellOf = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name=slotwise-shell]')?.content || undefined;

/** The key that this page's registry is signed with; null where the page carries none. */
const keyOf = (page: Document): string | null => inlined(page)?.dataset.key ?? null;

/** A registry that is one and that was signed by the key, if there is one; null otherwise. */
async function reading(answer: unknown, key: string | null, source: RegistrySource): Promise<RegistryReading | null> {
  const registry = await trustedRegistry(answer, key);
  return registry && { ...registry, source };
}

/** The registry that the server wrote into the page, if it did. It becomes the last good copy. */
export async function inlinedRegistry(page: Document, storage: () => Storage): Promise<RegistryReading | null> {
  const registry = parsed(inlined(page)?.textContent);
  const found = await reading(registry, keyOf(page), 'page');
  if (found) keep(storage, { key: keyOf(page), registry });
  return found;
}

/**
 * Asks the server; if it cannot be reached or answers nonsense, takes the last good copy of this browser.
 * Throws what the server's call threw if there is no copy.
 */
export async function fetchRegistry(
  ask: () => Promise<unknown>,
  page: Document,
  storage: () => Storage,
): Promise<RegistryReading> {
  const last = kept(storage);
  const key = keyOf(page) ?? last?.key ?? null;
  try {
    const registry = await ask();
    const found = await reading(registry, key, 'server');
    if (!found) throw new Error('The registry answered something that is not a registry.');
    keep(storage, { key, registry });
    return found;
  } catch (error) {
    const found = last && (await reading(last.registry, last.key, 'kept'));
    if (found) return found;
    throw error;
  }
}

/** The browser may forbid even to look at its storage. */
function kept(storage: () => Storage): Kept | null {
  try {
    return parsed(storage().getItem(KEPT)) as Kept | null;
  } catch (error) {
    console.warn('The list of remotes that was kept could not be read.', error);
    return null;
  }
}

function keep(storage: () => Storage, copy: Kept): void {
  try {
    const text = JSON.stringify(copy);
    // Writing is what costs: at most loads nothing has changed.
    if (storage().getItem(KEPT) !== text) storage().setItem(KEPT, text);
  } catch (error) {
    console.warn('The list of remotes could not be kept for later.', error);
  }
}
