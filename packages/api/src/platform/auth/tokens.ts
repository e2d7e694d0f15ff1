import { createHash, createHmac } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock';

const ACCESS_TOKEN_TTL_S = 600;
export const REFRESH_TOKEN_TTL_S = 30 * 24 * 3600;
/** A token of an embedded remote; the partner's server asks for another one before it is over. */
export const EMBED_TOKEN_TTL_S = 600;

export interface TokenClaims {
  userId: string;
  sessionId: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  /** Of a remote in a partner's page. */
  embedded: boolean;
}

export interface Tokens {
  /** An access token of ten minutes. `expiresIn` in seconds. */
  issue(session: { userId: string; sessionId: string }): Promise<{ accessToken: string; expiresIn: number }>;
  /**
   * One for a remote in a partner's page. `about` is for that page alone, which tells people early of requests that
   * would be refused anyway: the permissions of the token are kept with the session.
   */
  issueEmbedded(
    session: { userId: string; sessionId: string },
    about: { key: string; remote: string; origin: string },
  ): Promise<{ accessToken: string; expiresIn: number }>;
  /** The claims of a valid token, else null. `ignoreExpiry` for logging out. */
  verify(token: string, options?: { ignoreExpiry?: boolean }): Promise<TokenClaims | null>;
  /** Tells whether two secrets are the same without keeping them: needs the servers' key to be guessed from. */
  fingerprint(secret: string): string;
}

const ISSUER = 'slotwise';
/** Of its own, so that neither kind of token can be taken for the other. */
const EMBED_ISSUER = 'slotwise:embed';
const KEPT = 50_000;
/** Anything else, such as a ticket, is no token: the library would say so at the cost of an exception. */
const FORM = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Signing costs a hash, verifying 69 µs: a verified token is remembered under its hash. */
export function createTokens(secret: Uint8Array, clock: Clock): Tokens {
  const verified = new LRUCache<string, TokenClaims>({ max: KEPT });
  const read = async (token: string): Promise<TokenClaims | null> => {
    if (!FORM.test(token)) return null;
    const key = createHash('sha256').update(token).digest('base64');
    const known = verified.get(key);
    if (known) return known;
    try {
      const { payload } = await jwtVerify(token, secret, {
        issuer: [ISSUER, EMBED_ISSUER],
        algorithms: ['HS256'],
        requiredClaims: ['sub', 'sid', 'exp'],
        // Expiry is judged below, by our clock, so that one cached verification serves both kinds of question.
        currentDate: new Date(0),
      });
      if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string') return null;
      const claims = {
        userId: payload.sub,
        sessionId: payload.sid,
        expiresAt: (payload.exp ?? 0) * 1000,
        embedded: payload.iss === EMBED_ISSUER,
      };
      verified.set(key, claims);
      return claims;
    } catch (fault) {
      if (fault instanceof errors.JOSEError) return null;
      throw fault;
    }
  };
  const sign = async (
    { userId, sessionId }: { userId: string; sessionId: string },
    issuer: string,
    expiresIn: number,
    about: Record<string, string> = {},
  ) => {
    const now = Math.floor(clock.now().getTime() / 1000);
    const accessToken = await new SignJWT({ ...about, sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(userId)
      .setIssuer(issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + expiresIn)
      .sign(secret);
    return { accessToken, expiresIn };
  };
  const fingerprints = createHmac('sha256', secret).update('fingerprints').digest();
  return {
    fingerprint: (text) => createHmac('sha256', fingerprints).update(text).digest('base64url'),
    issue: (session) => sign(session, ISSUER, ACCESS_TOKEN_TTL_S),
    issueEmbedded: (session, about) => sign(session, EMBED_ISSUER, EMBED_TOKEN_TTL_S, about),
    async verify(token, { ignoreExpiry = false } = {}) {
      const claims = await read(token);
      return claims && (ignoreExpiry || claims.expiresAt > clock.now().getTime()) ? claims : null;
    },
  };
}
