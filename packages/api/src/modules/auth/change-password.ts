import type { Ctx } from '../../platform/module';
import { passwordChangedMail } from './mails';
import { checkNewPassword } from './password-policy';
import { checkOwnPassword } from './own-password';
import { revokeSessions, updatePassword } from './queries';
import { requirePassword, requireSession } from './still-theirs';

/** Only with the present password; ends the caller's other sessions. */
export async function changePassword(ctx: Ctx<'POST /me/password'>) {
  const { actor, body, now, tx, services } = ctx;
  const account = await checkOwnPassword(ctx, body.current_password);
  checkNewPassword('new_password', body.new_password, account.email);
  const passwordHash = await services.passwords.hash(body.new_password);
  return tx(async (trx) => {
    await requireSession(trx, actor);
    await requirePassword(trx, account);
    await updatePassword(trx, account.id, passwordHash);
    const ended = await revokeSessions(trx, { userId: account.id, except: actor.sessionId, now });
    return {
      answer: { message: 'Your password was changed.' },
      audit: { action: 'password.changed', subjectId: account.id, details: { sessionsEnded: ended.length } },
      mails: [passwordChangedMail(account.email, services.config.publicUrl)],
      after: () => services.sessions.revoked(ended),
    };
  });
}
