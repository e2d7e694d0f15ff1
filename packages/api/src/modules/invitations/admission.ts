import type { AuditEntry } from '@slotwise/contract';
import type { Notifying } from '../../platform/notifying';
import type { Publishable } from '../../platform/events/publish';
import { badField, refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import { createTenant } from '../auth';
import { line, optionalLine } from '../fields';
import { bumpVersions, roleById, usersMoved } from '../roles';
import { lockTenant, type Tenant } from '../tenants';
import type { Person } from '../users';
import { invitationAudit, invitationEvent, senderKind } from './events';
import { endByToken } from './ending-queries';
import { invitationAccepted } from './notifications';
import { unavailable } from './sending-queries';
import type { Sent } from './sent';

/** Company, WMS and role that an invitee joins. */
export interface Place {
  tenantId: string;
  kind: Tenant['kind'];
  roleId: string | null;
}

interface Admission {
  open: Sent;
  tokenHash: string;
  /** Of the company that is founded; null where one is joined. */
  companyName: string | null;
  now: Date;
  /** Makes or moves the account. Any error undoes all. */
  place(trx: Trx, place: Place): Promise<Person>;
}

/** The new company's name, which this type of invitation asks for and no other takes. @throws validation_failed */
export function companyNameOf({ invitation }: Sent, given: string | null | undefined): string | null {
  const name = optionalLine('new_company_name', given);
  if (invitation.invitationType === 'join_wms_with_new_company') return name ?? line('new_company_name', '');
  if (name) throw badField('new_company_name', 'not_for_invitation');
  return null;
}

/** Nobody joins under the address of somebody who is there: colleagues could not tell them apart. @throws address_of_member */
export async function refuseDouble(trx: Trx, tenantId: string, email: string): Promise<void> {
  const { members } = await unavailable(trx, tenantId, { emails: [email.toLowerCase()], phones: [] });
  if (members.size > 0) throw refuse('address_of_member');
}

/** The admitted person, and the effects for the transaction's outcome. */
interface Admitted {
  person: Person;
  audit: AuditEntry;
  notifications: Notifying[];
  events: Publishable[];
}

/** Membership and the end of the invitation, whole or not at all. @throws invalid_invitation_token */
export async function admit(trx: Trx, { open, tokenHash, companyName, now, place }: Admission): Promise<Admitted> {
  await lockTenant(trx, open.tenantId);
  const accepted = await endByToken(trx, tokenHash, 'accepted', now);
  if (!accepted) throw refuse('invalid_invitation_token');
  const joined = companyName
    ? await foundCompany(trx, accepted, companyName, now, place)
    : await join(trx, accepted, place);
  const { me } = joined.person;
  return {
    person: joined.person,
    audit: invitationAudit('accepted', accepted, {
      actor: {
        userId: me.id,
        companyId: me.companyID,
        wmsId: senderKind(accepted.invitation) === 'wms' ? accepted.tenantId : null,
      },
    }),
    notifications: invitationAccepted(accepted, me),
    events: [invitationEvent('accepted', accepted), ...joined.events],
  };
}

interface Joined {
  person: Person;
  events: Publishable[];
}

/** A new company of the inviting WMS, the invitee its Owner. */
async function foundCompany(
  trx: Trx,
  { tenantId: wmsId }: Sent,
  name: string,
  now: Date,
  place: Admission['place'],
): Promise<Joined> {
  const { tenant, ownerRoleId } = await createTenant(trx, { kind: 'company', name, wmsId, now });
  const person = await place(trx, { tenantId: tenant.id, kind: 'company', roleId: ownerRoleId });
  return {
    person,
    events: [{ channel: `wms:${wmsId}`, event: 'CompanyCreated', data: tenant }],
  };
}

/** A member of the tenant that invited, with the invitation's role as it is now; without, if that role is gone. */
async function join(trx: Trx, { tenantId, invitation }: Sent, place: Admission['place']): Promise<Joined> {
  const kind = senderKind(invitation);
  const person = await place(trx, { tenantId, kind, roleId: invitation.roleID });
  const joined: Publishable =
    kind === 'company'
      ? { channel: `company:${tenantId}`, event: 'UserJoined', data: person.user }
      : { channel: `wms:${tenantId}`, event: 'UserJoined', data: person.user };
  if (!invitation.roleID) return { person, events: [joined] };
  // A person who is editing this role's users must not overwrite the newcomer.
  await bumpVersions(trx, [invitation.roleID]);
  const role = await roleById(trx, tenantId, invitation.roleID);
  return { person, events: [joined, ...usersMoved({ id: tenantId, kind }, role ? [role] : [], [])] };
}
