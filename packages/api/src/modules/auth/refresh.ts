import { none, type Tokens } from '@slotwise/contract';
import { HEADERS } from '@slotwise/contract/constants';
import { refuse } from '../../platform/errors';
import { hashSecret } from '../../platform/ids';
import type { Handler } from '../../platform/module';
import type { Services } from '../../platform/services';
import { actorOfAccount } from './account';
import { presented } from './binding';
import { childOf, tokensOf } from './open-session';
import { refreshKey } from './queries';
import { rotate } from './rotate';

/** A rotated refresh token still answers with the same child for this long (two tabs, a lost response). */
const GRACE_MS = 10_000;

/** The key that children of refresh tokens are derived with: read once, and again if that failed. */
const keyReader = ({ db }: Pick<Services, 'db'>) => {
  let known: Promise<string> | undefined;
  return (): Promise<string> => {
    if (known) return known;
    const key = db.withSystem(async (trx) => ({
      answer: await refreshKey(trx),
      audit: none('made by the server for itself'),
    }));
    known = key;
    key.catch(() => (known = undefined));
    return key;
  };
};

/** A new access token and a child of the refresh token; the family is over once the token shows that two people hold it. */
export function refreshHandler(services: Services): Handler<'POST /refresh'> {
  const readKey = keyReader(services);
  return async (ctx): Promise<Tokens> => {
    const { body, header, now, system } = ctx;
    const token = header(HEADERS.refreshToken) ?? body?.refresh_token;
    if (!token) throw refuse('invalid_refresh_token');
    const key = await readKey();
    const child = (nth: number) => childOf(token, nth, key);
    const rotation = await system(async (trx) => {
      const done = await rotate(trx, {
        hash: hashSecret(token),
        childHash: (nth) => hashSecret(child(nth)),
        now,
        graceMs: GRACE_MS,
        bindingHash: presented(ctx),
      });
      if (done?.outcome !== 'reused') return { answer: done, audit: none('a session that goes on is no news') };
      return {
        answer: done,
        audit: {
          action: 'session.refresh_token_reused',
          subjectId: done.sessionId,
          details: {},
          actor: actorOfAccount({ ...done, id: done.userId }),
        },
        after: () => services.sessions.revoked([done.sessionId]),
      };
    });
    if (!rotation || rotation.outcome === 'reused') throw refuse('invalid_refresh_token');
    const { userId, sessionId, nth } = rotation;
    return tokensOf(services, { userId, sessionId, refreshToken: child(nth) });
  };
}
