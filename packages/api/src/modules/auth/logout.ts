import { none } from '@slotwise/contract';
import type { Ctx } from '../../platform/module';
import { actorOfAccount } from './account';
import { unbind } from './binding';
import { accountById, revokeSessions } from './queries';

const BEARER = /^Bearer +(\S+)$/i;

/** Logging out always succeeds: an expired token still names its session, and garbage is no reason to fail. */
export async function logout(ctx: Ctx<'POST /logout'>): Promise<{ message: string }> {
  const { header, now, system, services } = ctx;
  unbind(ctx);
  const token = BEARER.exec(header('authorization') ?? '')?.[1];
  const claims = token ? await services.tokens.verify(token, { ignoreExpiry: true }) : null;
  if (claims) {
    await system(async (trx) => {
      const ended = await revokeSessions(trx, { userId: claims.userId, only: claims.sessionId, now });
      if (ended.length === 0) return { answer: undefined, audit: none('the session was over already') };
      const account = await accountById(trx, claims.userId);
      return {
        answer: undefined,
        audit: {
          action: 'session.closed',
          subjectId: claims.sessionId,
          details: {},
          actor: account && actorOfAccount(account),
        },
        after: () => services.sessions.revoked(ended),
      };
    });
  }
  return { message: 'Logged out' };
}
