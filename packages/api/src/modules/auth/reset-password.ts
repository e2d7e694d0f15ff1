import { refuse } from '../../platform/errors';
import { hashSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { orphanKeysOf } from '../api-keys';
import { orphanPartnerKeysOf } from '../embedding';
import { deletePasskeysOf } from '../passkeys';
import { deleteFactor } from '../two-factor';
import { actorOfAccount } from './account';
import { claimAddress, deleteConfirmations } from './address-queries';
import { passwordChangedMail } from './mails';
import { checkNewPassword } from './password-policy';
import { accountById, passwordResetUser, revokeSessions, takePasswordReset, updatePassword } from './queries';

/**
 * Unknown, used and expired links get one identical answer. Ends all sessions of the user. A person with the link has
 * the mailbox: the address is confirmed with it, unless another account has it. Passkeys go as well: whoever got in with
 * the old password may have added one, and would keep it. An account whose address nobody had shown to be theirs may have
 * been a stranger's: their second factor would keep the mailbox's owner out, their API keys and partner keys would keep
 * the stranger in.
 */
export async function resetPassword({ body, now, system, services }: Ctx<'POST /password/reset'>) {
  const hash = hashSecret(body.token);
  const owner = await services.db.readSystem((trx) => passwordResetUser(trx, hash, now));
  if (!owner) throw refuse('invalid_reset_token');
  checkNewPassword('password', body.password, owner.email);
  const passwordHash = await services.passwords.hash(body.password);
  return system(async (trx) => {
    const taken = await takePasswordReset(trx, hash, now);
    const account = taken && (await accountById(trx, taken.userId));
    if (!account) throw refuse('invalid_reset_token');
    await updatePassword(trx, account.id, passwordHash);
    const { id: userId, email } = account;
    const isUnproven = account.confirmedAt === null;
    const claimed = isUnproven && (await claimAddress(trx, { userId, email, now }));
    const actor = actorOfAccount(account);
    // First the sessions: what one of them has under way is waited for, and ended below.
    const ended = await revokeSessions(trx, { userId: account.id, now });
    await deleteConfirmations(trx, userId);
    const hadFactor = isUnproven && (await deleteFactor(trx, userId));
    const keys = isUnproven ? await orphanKeysOf(trx, userId, now) : [];
    const embedded = isUnproven ? await orphanPartnerKeysOf(trx, userId, now) : [];
    const passkeys = await deletePasskeysOf(trx, account.id);
    return {
      answer: { message: 'Your password was changed. Please log in.' },
      audit: [
        { action: 'password.reset', subjectId: userId, details: { sessionsEnded: ended.length }, actor },
        ...(claimed
          ? [
              {
                action: 'address.confirmed',
                subjectId: userId,
                details: { address: email, before: email },
                actor,
              } as const,
            ]
          : []),
        ...(hadFactor ? [{ action: 'factor.reset', subjectId: userId, details: {}, actor } as const] : []),
        ...passkeys.map(
          (name) => ({ action: 'passkey.removed', subjectId: userId, details: { name }, actor }) as const,
        ),
      ],
      mails: [passwordChangedMail(account.email, services.config.publicUrl)],
      after: () => services.sessions.revoked([...ended, ...keys, ...embedded]),
    };
  });
}
