import type { Registry, RegistryEntry } from '@slotwise/contract';
import { signedText } from '@slotwise/contract/manifest';

/** `unknown`: this browser cannot tell, as on an origin that it does not trust; such a page has no secrets to keep from its network. */
type Verdict = 'genuine' | 'forged' | 'unknown';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

async function verify(registry: Registry, key: string): Promise<Verdict> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return 'unknown';
  try {
    const imported = await subtle.importKey('raw', bytesOf(key), { name: 'Ed25519' }, false, ['verify']);
    const text = new TextEncoder().encode(signedText(registry));
    const valid = await subtle.verify({ name: 'Ed25519' }, imported, bytesOf(registry.signature ?? ''), text);
    return valid ? 'genuine' : 'forged';
  } catch (error) {
    // Text that is not even base64 is nobody's signature; a browser that does not know Ed25519 says so.
    return error instanceof DOMException && error.name === 'NotSupportedError' ? 'unknown' : 'forged';
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isEntry(value: unknown): value is RegistryEntry {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.version === 'string' &&
    typeof value.entry === 'string' &&
    isRecord(value.manifest) &&
    isRecord(value.integrity) &&
    Array.isArray(value.preload)
  );
}

/** A registry whose signature was checked, without entries that are none. */
export interface TrustedRegistry {
  entries: RegistryEntry[];
  /** Id of the user whose versions these are; null for visitors. */
  resolvedFor: string | null;
}

/**
 * Reads the answer of `GET /remotes/registry`.
 * @param key 32 bytes of Ed25519 in base64; null where the page carries none, so that nothing can be verified
 * @returns null if it is no registry, or if somebody else than the holder of the key wrote it
 */
export async function trustedRegistry(answer: unknown, key: string | null): Promise<TrustedRegistry | null> {
  if (!isRecord(answer) || !Array.isArray(answer.remotes)) return null;
  const registry = answer as unknown as Registry;
  if (key !== null && (await verify(registry, key)) === 'forged') {
    console.warn('A list of remotes was not used: its signature does not hold.');
    return null;
  }
  return { entries: registry.remotes.filter(isEntry), resolvedFor: registry.resolvedFor ?? null };
}
