import { generateKeyPairSync } from 'node:crypto';

/** The bytes before the two coordinates of a public key of ES256 in CBOR (COSE, RFC 9053). */
const BEFORE_X = Buffer.from('a5010203262001215820', 'hex');
const BEFORE_Y = Buffer.from('225820', 'hex');

let made: Buffer | undefined;

/** A key as most authenticators make them, whose other half nobody has. */
export function nobodysKey(): Buffer {
  if (made) return made;
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  made = Buffer.concat([BEFORE_X, Buffer.from(x, 'base64url'), BEFORE_Y, Buffer.from(y, 'base64url')]);
  return made;
}
