import type { Registry } from '@slotwise/contract';
import { signedText } from '@slotwise/contract/manifest';

/** `unknown`: this browser cannot tell, as on an origin that it does not trust; such a page has no secrets to keep from its network. */
export type Verdict = 'genuine' | 'forged' | 'unknown';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Whether the holder of the key signed this registry. @param key 32 bytes of Ed25519 in base64 */
export async function verifyRegistry(registry: Registry, key: string): Promise<Verdict> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return 'unknown';
  try {
    const imported = await subtle.importKey('raw', bytesOf(key), { name: 'Ed25519' }, false, ['verify']);
    const text = new TextEncoder().encode(signedText(registry));
    const valid = await subtle.verify({ name: 'Ed25519' }, imported, bytesOf(registry.signature ?? ''), text);
    return valid ? 'genuine' : 'forged';
  } catch (error) {
    // What is not even base64 is nobody's signature; a browser that does not know Ed25519 says so.
    return error instanceof DOMException && error.name === 'NotSupportedError' ? 'unknown' : 'forged';
  }
}
