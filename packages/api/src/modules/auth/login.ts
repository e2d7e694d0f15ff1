import type { Tokens } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import { deviceCookie } from '../../platform/http/known-device';
import type { Ctx } from '../../platform/module';
import { email } from '../fields';
import { actorOfAccount } from './account';
import { bind, isSecure } from './binding';
import { openSession, tokensOf } from './open-session';
import { accountsAt, MOST_ACCOUNTS } from './queries';

/**
 * Several accounts may say that an address is theirs: the password tells which is meant. Unknown address and wrong password
 * get the same answer after the same work, however many accounts there are.
 */
export async function login(ctx: Ctx<'POST /login'>): Promise<Tokens> {
  const { body, now, header, system, services } = ctx;
  const address = email('email', body.email);
  const accounts = await services.db.readSystem((trx) => accountsAt(trx, address));
  const tried = Array.from({ length: MOST_ACCOUNTS }, (_, n) => accounts[n]?.passwordHash);
  const fits = await Promise.all(tried.map((passwordHash) => services.passwords.verify(body.password, passwordHash)));
  const account = accounts.find((_, n) => fits[n]);
  if (!account) throw refuse('invalid_credentials');
  const binding = bind(ctx);
  const session = await system(async (trx) => {
    const { userAgent, ...opened } = await openSession(trx, {
      userId: account.id,
      userAgent: header('user-agent') ?? '',
      bindingHash: binding.hash,
      now,
    });
    return {
      answer: opened,
      audit: {
        action: 'session.opened',
        subjectId: opened.sessionId,
        after: { userAgent },
        actor: actorOfAccount(account),
      },
    };
  });
  binding.send();
  if (binding.hash !== null) ctx.setHeader('set-cookie', deviceCookie(services.tokens, address, isSecure(ctx)));
  return tokensOf(services, session);
}
