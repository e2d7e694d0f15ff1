import { publish, type Publishable } from '../../platform/events/publish';
import { badField, refuse } from '../../platform/errors';
import { hashSecret, newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import type { Trx } from '../../platform/db/tables';
import { createTenant, AddressTaken, alreadyRegisteredMail, checkNewPassword, REGISTERED, welcomeMail } from '../auth';
import { email, line, optionalLine } from '../fields';
import { bumpVersions, roleById, usersMoved } from '../roles';
import { lockTenant } from '../tenants';
import { insertUser, type NewUser, type Person, personById } from '../users';
import { invitationEvent, senderKind } from './events';
import { endByToken, openInvitation, type Sent } from './queries';

type Profile = Pick<NewUser, 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'now'>;

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
  try {
    return await system(async (trx) => {
      await lockTenant(trx, open.tenantId);
      const accepted = await endByToken(trx, tokenHash, 'accepted', now);
      if (!accepted) throw refuse('invalid_invitation_token');
      const profile = { email: address, passwordHash, firstName, lastName, now };
      const { person, events } = companyName
        ? await foundCompany(trx, accepted, companyName, profile)
        : await join(trx, accepted, profile);
      await audit.write(trx, {
        action: 'invitation.accepted',
        subjectId: accepted.invitation.id,
        actor: {
          userId: person.me.id,
          companyId: person.me.companyID,
          wmsId: senderKind(accepted.invitation) === 'wms' ? accepted.tenantId : null,
        },
      });
      await mail.send(trx, welcomeMail(address, config.publicUrl));
      await publish(trx, [invitationEvent('accepted', accepted), ...events]);
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

const companyNameOf = ({ invitation }: Sent, given: string | null | undefined): string | null => {
  const name = optionalLine('new_company_name', given);
  if (invitation.invitationType === 'join_wms_with_new_company') return name ?? line('new_company_name', '');
  if (name) throw badField('new_company_name', 'does not apply to this invitation');
  return null;
};

interface Joined {
  person: Person;
  events: Publishable[];
}

const addUser = async (trx: Trx, user: NewUser): Promise<Person> => {
  if (!(await insertUser(trx, user))) throw new AddressTaken();
  const person = await personById(trx, user.id);
  if (!person) throw new Error('The new user cannot be read.');
  return person;
};

/** A new company of the inviting WMS, the invitee its Owner. */
async function foundCompany(trx: Trx, { tenantId: wmsId }: Sent, name: string, profile: Profile): Promise<Joined> {
  const { tenant, ownerRoleId } = await createTenant(trx, { kind: 'company', name, wmsId, now: profile.now });
  const person = await addUser(trx, {
    ...profile,
    id: newId(),
    tenantId: tenant.id,
    kind: 'company',
    roleId: ownerRoleId,
  });
  return {
    person,
    events: [{ channel: `wms:${wmsId}`, event: 'CompanyCreated', data: tenant, permission: 'view_companies' }],
  };
}

/** A member of the tenant that invited, with the invitation's role as it is now; without, if that role is gone. */
async function join(trx: Trx, { tenantId, invitation }: Sent, profile: Profile): Promise<Joined> {
  const kind = senderKind(invitation);
  const person = await addUser(trx, { ...profile, id: newId(), tenantId, kind, roleId: invitation.roleID });
  const joined: Publishable = {
    ...(kind === 'company'
      ? { channel: `company:${tenantId}`, event: 'UserJoined', data: person.user }
      : { channel: `wms:${tenantId}`, event: 'UserJoined', data: person.user }),
    permission: 'view_users',
  };
  if (!invitation.roleID) return { person, events: [joined] };
  // Whoever is editing this role's users must not overwrite the newcomer.
  await bumpVersions(trx, [invitation.roleID]);
  const role = await roleById(trx, tenantId, invitation.roleID);
  return { person, events: [joined, ...usersMoved({ id: tenantId, kind }, role ? [role] : [], [])] };
}
