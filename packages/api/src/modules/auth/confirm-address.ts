import type { Publishable } from '../../platform/events/publish';
import { refuse } from '../../platform/errors';
import { hashSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { personById, userNameChanged } from '../users';
import { actorOfAccount } from './account';
import { claimAddress, takeConfirmation } from './address-queries';
import { addressChangedMail } from './mails';
import { accountById } from './queries';

/**
 * Unknown, used and expired links get one identical answer. It needs no session: a person with the link has the
 * mailbox.
 */
export const confirmAddress = ({ body, now, system, services }: Ctx<'POST /email/confirm'>) =>
  system(async (trx) => {
    const asked = await takeConfirmation(trx, hashSecret(body.token), now);
    const account = asked && (await accountById(trx, asked.userId));
    if (!account) throw refuse('invalid_confirmation_token');
    if (!(await claimAddress(trx, { ...asked, now }))) throw refuse('address_held');
    const person = await personById(trx, account.id);
    const moved = asked.email.toLowerCase() !== account.email.toLowerCase();
    const actor = actorOfAccount(account);
    const own: Publishable[] = person
      ? [{ channel: `user:${account.id}`, event: 'UserNameChanged', data: person.me }]
      : [];
    return {
      answer: { message: 'Your address is confirmed.' },
      audit: {
        action: 'address.confirmed',
        subjectId: account.id,
        details: { address: asked.email, before: account.email },
        actor,
      },
      // The holder of the old one learns that it leads nowhere any more.
      mails:
        moved && account.confirmedAt !== null ? [addressChangedMail(account.email, services.config.publicUrl)] : [],
      // Colleagues see the address, not whether it is confirmed.
      events: person && moved ? userNameChanged(actor, person) : own,
    };
  });
