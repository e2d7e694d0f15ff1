import { afterCommit } from '../../platform/db/transaction';
import { refuse } from '../../platform/errors';
import { hashSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { actorOfAccount } from './account';
import { passwordChangedMail } from './mails';
import { checkNewPassword } from './password-policy';
import { accountById, passwordResetUser, revokeSessions, takePasswordReset, updatePassword } from './queries';

/** Unknown, used and expired links get one identical answer. Ends all sessions of the user. */
export async function resetPassword({ body, now, system, services }: Ctx<'POST /password/reset'>) {
  const hash = hashSecret(body.token);
  const owner = await services.db.withSystem((trx) => passwordResetUser(trx, hash, now));
  if (!owner) throw refuse('invalid_reset_token');
  checkNewPassword('password', body.password, owner.email);
  const passwordHash = await services.passwords.hash(body.password);
  return system(async (trx) => {
    const taken = await takePasswordReset(trx, hash, now);
    const account = taken && (await accountById(trx, taken.userId));
    if (!account) throw refuse('invalid_reset_token');
    await updatePassword(trx, account.id, passwordHash);
    const ended = await revokeSessions(trx, { userId: account.id, now });
    await services.audit.write(trx, {
      action: 'password.reset',
      subjectId: account.id,
      actor: actorOfAccount(account),
      details: { sessionsEnded: ended.length },
    });
    await services.mail.send(trx, passwordChangedMail(account.email, services.config.publicUrl));
    afterCommit(trx, () => services.sessions.revoked(ended));
    return { message: 'Your password was changed. Please log in.' };
  });
}
