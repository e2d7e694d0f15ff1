import { createHmac } from 'node:crypto';
import type { Tokens } from '@slotwise/contract';
import { REFRESH_TOKEN_TTL_S } from '../../platform/auth/tokens';
import { hashSecret, newId, newSecret } from '../../platform/ids';
import type { Services } from '../../platform/services';
import type { Trx } from '../../platform/db/tables';
import { insertSession } from './queries';

interface Opening {
  userId: string;
  userAgent: string;
  bindingHash: string | null;
  /** The passkey that opens it. */
  passkeyId?: string;
  now: Date;
}

/** @returns the session's id, its first refresh token, and the browser's name as it is kept. */
export async function openSession(trx: Trx, { userId, now, ...given }: Opening) {
  const sessionId = newId();
  const refreshToken = newSecret();
  const userAgent = given.userAgent.slice(0, 300);
  await insertSession(trx, {
    id: sessionId,
    userId,
    userAgent,
    refreshHash: hashSecret(refreshToken),
    bindingHash: given.bindingHash,
    passkeyId: given.passkeyId ?? null,
    now,
    expiresAt: new Date(now.getTime() + REFRESH_TOKEN_TTL_S * 1000),
  });
  return { userId, sessionId, refreshToken, userAgent };
}

/**
 * A refresh token's child, known only with the server's key: it can be told twice and is never stored.
 * @param nth 0 for the first; one more each time that a child was replaced unused
 */
export const childOf = (refreshToken: string, nth: number, key: string): string =>
  createHmac('sha256', key)
    .update(nth === 0 ? refreshToken : `${refreshToken}.${nth}`)
    .digest('base64url');

export async function tokensOf(
  { tokens }: Pick<Services, 'tokens'>,
  session: { userId: string; sessionId: string; refreshToken: string },
): Promise<Tokens> {
  const { accessToken, expiresIn } = await tokens.issue(session);
  return { access_token: accessToken, refresh_token: session.refreshToken, expires_in: expiresIn };
}
