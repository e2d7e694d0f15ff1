import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../../platform/services';
import { newSecret } from '../../platform/ids';

/** A person looks for a key, or touches one: minutes, not hours. */
const GOOD_MS = 10 * 60_000;

type Key = Pick<Services['tokens'], 'fingerprint'>;

/** The purpose of a challenge: adding a passkey to an account, or signing in. */
type Purpose = `add ${string}` | 'sign in';

const signatureOf = (tokens: Key, purpose: Purpose, body: string) =>
  tokens.fingerprint(`passkey challenge, ${purpose}: ${body}`);
const encode = (text: string) => Buffer.from(text).toString('base64url');

/**
 * A challenge that carries its end and a signature: nobody's asking for many of them fills a table. That none is answered
 * twice is for the caller to see to.
 */
export function newChallenge(tokens: Key, purpose: Purpose, now: Date): string {
  const body = `${newSecret()}.${(now.getTime() + GOOD_MS).toString(36)}`;
  return encode(`${body}.${signatureOf(tokens, purpose, body)}`);
}

/** @returns until when the challenge may be answered; null for one that is over, not of ours, or for something else */
export function endOfChallenge(tokens: Key, purpose: Purpose, challenge: string, now: Date): Date | null {
  const text = Buffer.from(challenge, 'base64url').toString();
  const { body, end, signature } =
    /^(?<body>[\w-]{43}\.(?<end>[0-9a-z]+))\.(?<signature>[\w-]{43})$/.exec(text)?.groups ?? {};
  if (body === undefined || end === undefined || signature === undefined) return null;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(tokens, purpose, body)))) return null;
  const expiresAt = new Date(Number.parseInt(end, 36));
  return expiresAt > now ? expiresAt : null;
}
