import type { AuditEntry } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import { hashSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { accessToReview, noteToReview, standing } from '../own-access';
import { deletePasskeysOf } from '../passkeys';
import { actorOfAccount } from './account';
import { claimAddress, deleteConfirmations } from './address-queries';
import { forgetGuesses } from './guess-queries';
import { passwordResetDoneMail } from './reset-mails';
import { checkNewPassword } from './password-policy';
import {
  accountById,
  passwordResetUser,
  revokeSessions,
  takePasswordReset,
  updatePassword,
  type Account,
} from './queries';
import { takeOver } from './take-over';

/** Lists the keys and webhooks that go on beside the password of somebody who had shown that the account is theirs: they decide about each. */
async function whatStands(trx: Trx, account: Account, now: Date) {
  const { id, tenantId } = account;
  const stands = await standing(trx, actorOfAccount(account));
  const { apiKeys, partnerKeys, webhooks } = stands;
  const isAny = tenantId !== null && apiKeys.length + partnerKeys.length + webhooks.length > 0;
  if (isAny) await noteToReview(trx, id, now);
  return { stands, notifications: isAny ? [accessToReview(id, tenantId)] : [] };
}

/**
 * Unknown, used and expired links get one identical answer. Ends all sessions of the user. A person with the link has
 * the mailbox: the address is confirmed with it, unless another account has it. Passkeys go as well: whoever got in with
 * the old password may have added one, and would keep it. An account whose address nobody had shown to be theirs may have
 * been a stranger's: see `takeOver`.
 */
export async function resetPassword({ body, now, system, services }: Ctx<'POST /password/reset'>) {
  const hash = hashSecret(body.token);
  const owner = await services.db.readSystem((trx) => passwordResetUser(trx, hash, now));
  if (!owner) throw refuse('invalid_reset_token');
  checkNewPassword('password', body.password, owner.email);
  const passwordHash = await services.passwords.hash(body.password);
  const { publicUrl } = services.config;
  return system(async (trx) => {
    const taken = await takePasswordReset(trx, hash, now);
    const account = taken && (await accountById(trx, taken.userId));
    if (!account) throw refuse('invalid_reset_token');
    await updatePassword(trx, account.id, passwordHash);
    await forgetGuesses(trx, account.id);
    const { id: userId, email } = account;
    const isUnproven = account.confirmedAt === null;
    const claimed = isUnproven && (await claimAddress(trx, { userId, email, now }));
    const actor = actorOfAccount(account);
    // First the sessions: what one of them has under way is waited for, and ended below.
    const ended = await revokeSessions(trx, { userId, now });
    await deleteConfirmations(trx, userId);
    const passkeys = await deletePasskeysOf(trx, userId);
    const taking = isUnproven ? await takeOver(trx, account, { now, publicUrl }) : null;
    const told = isUnproven ? null : await whatStands(trx, account, now);
    const confirmed: AuditEntry[] = claimed
      ? [{ action: 'address.confirmed', subjectId: userId, details: { address: email, before: email }, actor }]
      : [];
    return {
      answer: { message: 'Your password was changed. Please log in.' },
      audit: [
        { action: 'password.reset', subjectId: userId, details: { sessionsEnded: ended.length }, actor },
        ...confirmed,
        ...passkeys.map((name): AuditEntry => ({
          action: 'passkey.removed',
          subjectId: userId,
          details: { name },
          actor,
        })),
        ...(taking?.audit ?? []),
      ],
      mails: [
        passwordResetDoneMail(email, publicUrl, { passkeys: passkeys.length, stands: told?.stands ?? null }),
        ...(taking?.mails ?? []),
      ],
      notifications: [...(taking?.notifications ?? []), ...(told?.notifications ?? [])],
      events: taking?.events ?? [],
      after: () => services.sessions.revoked([...ended, ...(taking?.sessions ?? [])]),
    };
  });
}
