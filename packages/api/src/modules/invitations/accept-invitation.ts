import { refuse } from '../../platform/errors';
import { hashSecret, newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import type { Trx } from '../../platform/db/tables';
import { AddressTaken, alreadyRegisteredMail, checkNewPassword, REGISTERED, welcomeMail } from '../auth';
import { email, line } from '../fields';
import { insertUser, type NewUser, type Person, personById } from '../users';
import { admit, companyNameOf } from './admission';
import { openInvitation } from './queries';

/** Account, membership and the end of the invitation, whole or not at all. A taken address is answered like a free one. */
export async function acceptInvitation({ body, now, system, services }: Ctx<'POST /invitation/register'>) {
  const { audit, config, mail, passwords } = services;
  const tokenHash = hashSecret(body.token);
  const open = await services.db.withSystem((trx) => openInvitation(trx, tokenHash, now));
  if (!open) throw refuse('invalid_invitation_token');
  const address = email('email', body.email);
  // A link is worth nothing to anyone but the invited.
  if (open.invitation.email !== null && open.invitation.email !== address) throw refuse('invalid_invitation_token');
  const companyName = companyNameOf(open, body.new_company_name);
  const firstName = line('first_name', body.first_name);
  const lastName = line('last_name', body.last_name);
  checkNewPassword('password', body.password, address);
  const passwordHash = await passwords.hash(body.password);
  const profile = { email: address, passwordHash, firstName, lastName, now };
  try {
    return await system(async (trx) => {
      // Before `publish`, which holds up everybody else on the channel.
      await mail.send(trx, welcomeMail(address, config.publicUrl));
      const place = (inside: Trx, where: Pick<NewUser, 'tenantId' | 'kind' | 'roleId'>) =>
        addUser(inside, { ...profile, ...where, id: newId() });
      await admit(trx, { open, tokenHash, companyName, now, audit, place });
      return REGISTERED;
    });
  } catch (fault) {
    if (!(fault instanceof AddressTaken)) throw fault;
    return system(async (trx) => {
      await mail.send(trx, alreadyRegisteredMail(address, config.publicUrl));
      return REGISTERED;
    });
  }
}

async function addUser(trx: Trx, user: NewUser): Promise<Person> {
  if (!(await insertUser(trx, user))) throw new AddressTaken();
  const person = await personById(trx, user.id);
  if (!person) throw new Error('The new user cannot be read.');
  return person;
}
