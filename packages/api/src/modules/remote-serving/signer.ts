import { none } from '@slotwise/contract';
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { Registry } from '@slotwise/contract';
import { signedText } from '@slotwise/contract/manifest';
import { keptSecret } from '../../platform/auth/kept-secret';
import type { Services } from '../../platform/services';

/** Signs what shells are told to load. */
export interface Signer {
  sign(registry: Pick<Registry, 'remotes' | 'issuedAt'>): string;
  /** 32 bytes in base64. */
  publicKey: string;
}

const KEY_BYTES = 32;
const newKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

const readKey = (text: string): KeyObject => {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Said below, without the key.
  }
  throw new Error('REGISTRY_KEY is not an Ed25519 private key (PKCS#8, DER in base64)');
};

/** The configured key, or one made once and kept in the database, shared by all instances. */
export async function openSigner({ config, db }: Pick<Services, 'config' | 'db'>): Promise<Signer> {
  const stored = () =>
    db.withSystem(async (trx) => ({
      answer: await keptSecret(trx, 'registry', newKey),
      audit: none('the server makes this key for itself'),
    }));
  const text = config.registryKey ?? (await stored());
  const key = readKey(text);
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-KEY_BYTES);
  return {
    publicKey: publicKey.toString('base64'),
    sign: (registry) => sign(null, Buffer.from(signedText(registry)), key).toString('base64'),
  };
}
