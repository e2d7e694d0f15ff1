import { isPartial } from '../../platform/actor';
import { refuse } from '../../platform/errors';
import { hashSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { personById, userNameChanged } from '../users';
import { actorOfAccount } from './account';
import { claimAddress, confirmationOf, takeConfirmation } from './address-queries';
import { addressChangedMail } from './mails';
import { accountById } from './queries';
import { requirePassword, requireSession } from './still-theirs';

/**
 * Unknown, used and expired links get one identical answer. A person with the link has the mailbox, and shows that the
 * account is theirs as well: a stranger may have made it with their address, and would stay signed in under it.
 * @throws invalid_confirmation_token, invalid_credentials, address_held
 */
export async function confirmAddress({ actor, body, now, system, services }: Ctx<'POST /email/confirm'>) {
  const hash = hashSecret(body.token);
  const confirmation = await services.db.readSystem((trx) => confirmationOf(trx, hash, now));
  if (!confirmation) throw refuse('invalid_confirmation_token');
  const isSignedIn = actor !== null && actor.userId === confirmation.userId && !isPartial(actor);
  if (!isSignedIn && !(await services.passwords.verify(body.password ?? '', confirmation.passwordHash))) {
    throw refuse('invalid_credentials');
  }
  return system(async (trx) => {
    if (isSignedIn) await requireSession(trx, actor);
    else await requirePassword(trx, { id: confirmation.userId, passwordHash: confirmation.passwordHash });
    const asked = await takeConfirmation(trx, hash, now);
    const account = asked && (await accountById(trx, asked.userId));
    if (!account) throw refuse('invalid_confirmation_token');
    if (!(await claimAddress(trx, { ...asked, now }))) throw refuse('address_held');
    const person = await personById(trx, account.id);
    const moved = asked.email.toLowerCase() !== account.email.toLowerCase();
    const by = actorOfAccount(account);
    return {
      answer: { message: 'Your address is confirmed.' },
      audit: {
        action: 'address.confirmed',
        subjectId: account.id,
        details: { address: asked.email, before: account.email },
        actor: by,
      },
      // The holder of the old one learns that it leads nowhere any more.
      mails:
        moved && account.confirmedAt !== null ? [addressChangedMail(account.email, services.config.publicUrl)] : [],
      // Colleagues saw until now that it was only what they say.
      events: person ? userNameChanged(by, person) : [],
    };
  });
}
