import { refuse } from '../../platform/errors';
import { hashSecret, newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import type { Trx } from '../../platform/db/tables';
import { AddressTaken, answerTaken, checkNewPassword, REGISTERED, welcomeMail } from '../auth';
import { email, line } from '../fields';
import { insertUser, type NewUser, type Person, personById } from '../users';
import { admit, companyNameOf } from './admission';
import { openInvitation } from './reading-queries';

/** Account, membership and the end of the invitation, whole or not at all. A taken address is answered like a free one. */
export async function acceptInvitation({ body, now, system, services }: Ctx<'POST /invitation/register'>) {
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
  const profile = { email: address, passwordHash, firstName, lastName, now };
  try {
    return await system(async (trx) => {
      const place = (inside: Trx, where: Pick<NewUser, 'tenantId' | 'kind' | 'roleId'>) =>
        addUser(inside, { ...profile, ...where, id: newId() });
      const { audit, events } = await admit(trx, { open, tokenHash, companyName, now, place });
      return { answer: REGISTERED, audit, mails: [welcomeMail(address, config.publicUrl)], events };
    });
  } catch (fault) {
    if (!(fault instanceof AddressTaken)) throw fault;
    return system((trx) => answerTaken(trx, address, config.publicUrl));
  }
}

async function addUser(trx: Trx, user: NewUser): Promise<Person> {
  if (!(await insertUser(trx, user))) throw new AddressTaken();
  const person = await personById(trx, user.id);
  if (!person) throw new Error('The new user cannot be read.');
  return person;
}
