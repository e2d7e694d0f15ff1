import type { Tokens } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import { deviceCookie } from '../../platform/http/known-device';
import type { Ctx } from '../../platform/module';
import { email } from '../fields';
import { actorOfAccount } from './account';
import { bind, isSecure } from './binding';
import { openSession, tokensOf } from './open-session';
import { accountByEmail } from './queries';

/** Unknown address and wrong password: the same answer after the same work. */
export async function login(ctx: Ctx<'POST /login'>): Promise<Tokens> {
  const { body, now, header, system, services } = ctx;
  const address = email('email', body.email);
  const account = await services.db.readSystem((trx) => accountByEmail(trx, address));
  const matches = await services.passwords.verify(body.password, account?.passwordHash);
  if (!account || !matches) throw refuse('invalid_credentials');
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
