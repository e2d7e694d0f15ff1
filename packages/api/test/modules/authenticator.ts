import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

/** Heads of CBOR: a kind of three bits, and a length. */
function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([kind * 32 + length]);
  // The shortest form: readers expect it.
  return length < 256
    ? Buffer.from([kind * 32 + 24, length])
    : Buffer.from([kind * 32 + 25, Math.floor(length / 256), length % 256]);
}
type Cbor = number | string | Buffer | Map<number | string, Cbor>;
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_KEY = 64;

export interface Signing {
  challenge: string;
  origin: string;
  rpId: string;
  /** Whether its owner showed who they are; otherwise they only touched it. */
  verified?: boolean;
  counter?: number;
  /** The origin that the browser tells where a page of somebody else's shows the one that asks. */
  within?: { crossOrigin: boolean; topOrigin?: string };
}

/** One key of an authenticator, as FIDO2 describes it. */
export class Authenticator {
  private readonly key: KeyObject;
  private readonly publicKey: Buffer;
  readonly id = url(randomBytes(32));

  constructor() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = pair.privateKey;
    const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' });
    const point = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    this.publicKey = cbor(point);
  }

  /** Shows its new key. */
  attest(signing: Signing) {
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.publicKey]);
    const authData = Buffer.concat([this.data(signing, HAS_KEY), credential]);
    const statement = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: this.id,
      clientDataJSON: url(this.client('webauthn.create', signing)),
      attestationObject: url(cbor(statement)),
      transports: ['internal' as const],
    };
  }

  /** Proves that it has the key. */
  assert(signing: Signing) {
    const client = this.client('webauthn.get', signing);
    const data = this.data(signing, 0);
    return {
      id: this.id,
      clientDataJSON: url(client),
      authenticatorData: url(data),
      signature: url(sign('sha256', Buffer.concat([data, sha256(client)]), this.key)),
    };
  }

  private client(type: string, { challenge, origin, within = { crossOrigin: false } }: Signing) {
    // Browsers write the challenge's bytes anew: its text is not taken for granted.
    return Buffer.from(JSON.stringify({ type, challenge, origin, ...within }));
  }

  private data({ rpId, verified = true, counter = 0 }: Signing, more: number) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = USER_PRESENT + (verified ? USER_VERIFIED : 0) + more;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }
}
