import type { Tokens } from '@slotwise/contract';
import type { Outcome } from '../../platform/db/outcome';
import { refuse } from '../../platform/errors';
import { deviceCookie } from '../../platform/http/known-device';
import type { Ctx } from '../../platform/module';
import { email } from '../fields';
import { judgeCode, type Judged } from '../two-factor';
import { actorOfAccount } from './account';
import { bind, isSecure } from './binding';
import { openSession, tokensOf } from './open-session';
import { accountsAt, MOST_ACCOUNTS } from './queries';
import { requirePassword } from './still-theirs';

interface Opened {
  session?: { userId: string; sessionId: string; refreshToken: string };
  refusal?: NonNullable<Judged['refusal']>;
}

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
  const { session, refusal } = await system(async (trx): Promise<Outcome<Opened>> => {
    await requirePassword(trx, account);
    const actor = actorOfAccount(account);
    const judged = await judgeCode(trx, {
      ...{ userId: account.id, email: account.email, actor },
      ...{ code: body.code, now, publicUrl: services.config.publicUrl },
    });
    const { refusal: wrong, audit, mails } = judged;
    // A wrong code is counted, and kept: the refusal comes after the commit.
    if (wrong) return { answer: { refusal: wrong }, audit, mails };
    const { userAgent, ...opened } = await openSession(trx, {
      userId: account.id,
      userAgent: header('user-agent') ?? '',
      bindingHash: binding.hash,
      now,
    });
    const entry = { action: 'session.opened', subjectId: opened.sessionId, after: { userAgent }, actor } as const;
    return { answer: { session: opened }, audit: 'action' in audit ? [audit, entry] : entry, mails };
  });
  if (!session) throw refuse(refusal ?? 'invalid_credentials');
  binding.send();
  // Only the address's owner: for who merely says that it is theirs, the cookie would open a way to guess at the owner's.
  if (binding.hash !== null && account.confirmedAt !== null) {
    ctx.setHeader('set-cookie', deviceCookie(services.tokens, { accountId: account.id, address }, isSecure(ctx)));
  }
  return tokensOf(services, session);
}
