import { none } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { ApiFault, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { email } from '../fields';
import { countConfirmations } from './address-queries';
import { askToConfirm } from './ask-to-confirm';
import { proveOneself } from './prove-oneself';
import { accountById } from './queries';
import { requirePassword, requireSession } from './still-theirs';

/** An account asks for so many links in a quarter of an hour; those that it has stay good. */
const LINKS = { most: 4, withinMs: 15 * 60_000 };

async function refuseTooMany(trx: Trx, userId: string, now: Date): Promise<void> {
  const asked = await countConfirmations(trx, userId, new Date(now.getTime() - LINKS.withinMs));
  if (asked < LINKS.most) return;
  throw new ApiFault('rate_limited', undefined, { 'retry-after': String(LINKS.withinMs / 1000) });
}

const SENT = { message: 'A link is on its way to your address.' };

/** Mails another link for the address that the account has. */
export const resendConfirmation = ({ actor, now, ip, system, services }: Ctx<'POST /me/email/confirmation'>) =>
  system(async (trx) => {
    const account = await accountById(trx, actor.userId);
    if (!account) throw refuse('not_found');
    if (account.confirmedAt) return { answer: SENT, audit: none('the address is confirmed already') };
    await refuseTooMany(trx, account.id, now);
    const { publicUrl } = services.config;
    const asking = { userId: account.id, email: account.email, welcome: false, now, ip, publicUrl };
    return {
      answer: SENT,
      audit: none('nothing changes before the link is opened'),
      mails: await askToConfirm(trx, asking),
    };
  });

/** Another address: it is theirs, and the old one is not, once the link that is mailed to it is opened. */
export async function changeAddress(ctx: Ctx<'POST /me/email'>) {
  const { actor, body, now, ip, system, services } = ctx;
  const address = email('email', body.email);
  const account = await proveOneself(ctx);
  return system(async (trx) => {
    await requireSession(trx, actor);
    await requirePassword(trx, account);
    await refuseTooMany(trx, account.id, now);
    const { publicUrl } = services.config;
    const mails = await askToConfirm(trx, { userId: account.id, email: address, welcome: false, now, ip, publicUrl });
    return {
      answer: { message: 'A link is on its way to the new address.' },
      audit: { action: 'address.change_requested', subjectId: account.id, details: { address } },
      mails,
    };
  });
}
