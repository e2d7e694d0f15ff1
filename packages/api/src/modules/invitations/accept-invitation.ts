import { refuse } from '../../platform/errors';
import { hashSecret, newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import type { Trx } from '../../platform/db/tables';
import { askToConfirm, checkNewPassword, claimAddress, REGISTERED, welcomeMail } from '../auth';
import { email, line } from '../fields';
import { insertUsers, personById, type NewUser, type Person } from '../users';
import { admit, companyNameOf, refuseDouble, type Place } from './admission';
import { openInvitation } from './reading-queries';

/**
 * Account, membership and the end of the invitation, whole or not at all. A person who came by the mailed link has
 * shown that the address is theirs, and may be told that they have an account. Any other link was handed over by the
 * inviter: it lets in, and the address is confirmed later like one that signed up.
 */
export async function acceptInvitation({ body, now, ip, system, services }: Ctx<'POST /invitation/register'>) {
  const { config, passwords } = services;
  const tokenHash = hashSecret(body.token);
  const open = await services.db.readSystem((trx) => openInvitation(trx, tokenHash, now));
  if (!open) throw refuse('invalid_invitation_token');
  const address = email('email', body.email);
  // A link is worth nothing to anyone but the invited.
  if (open.invitation.email !== null && open.invitation.email !== address) throw refuse('invalid_invitation_token');
  const companyName = companyNameOf(open, body.new_company_name);
  const firstName = line('first_name', body.first_name);
  const lastName = line('last_name', body.last_name);
  checkNewPassword('password', body.password, address);
  const passwordHash = await passwords.hash(body.password);
  const id = newId();
  const profile = { id, email: address, passwordHash, firstName, lastName, confirmedAt: null, now };
  return system(async (trx) => {
    const place = async (inside: Trx, where: Place) => {
      if (!open.mailed) await refuseDouble(inside, where.tenantId, address);
      return addUser(inside, { ...profile, ...where }, open.mailed);
    };
    const { audit, notifications, events } = await admit(trx, { open, tokenHash, companyName, now, place });
    const asking = { userId: id, email: address, welcome: true, now, ip, publicUrl: config.publicUrl };
    const mails = open.mailed ? [welcomeMail(address, config.publicUrl, null)] : await askToConfirm(trx, asking);
    return { answer: REGISTERED, audit, mails, notifications, events };
  });
}

/** @throws account_exists, which undoes all, if another account has the address that was shown to be theirs */
async function addUser(trx: Trx, user: NewUser, proven: boolean): Promise<Person> {
  await insertUsers(trx, [user]);
  const { id: userId, email: address, now } = user;
  if (proven && !(await claimAddress(trx, { userId, email: address, now }))) throw refuse('account_exists');
  const person = await personById(trx, user.id);
  if (!person) throw new Error('The new user cannot be read.');
  return person;
}
