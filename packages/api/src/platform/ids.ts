import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

const encode = (value: bigint, length: number) => {
  let text = '';
  for (let rest = value; text.length < length; rest >>= 5n) text = ALPHABET[Number(rest & 31n)] + text;
  return text;
};

/** A new id: 26 characters, sortable by the time it was made (a ULID in lower case), 80 random bits. */
export const newId = (): string =>
  encode(BigInt(Date.now()), 10) + encode(BigInt(`0x${randomBytes(10).toString('hex')}`), 16);

/** A secret of 256 bits for links and tokens; only its `hashSecret` is ever stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256 in base64url. For secrets of full entropy only; passwords go through `auth/passwords`. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
