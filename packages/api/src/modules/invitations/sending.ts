import type { Invitation, TenantKind } from '@slotwise/contract';
import { INVITATION_TTL_DAYS } from '@slotwise/contract/constants';
import { usualRole } from '@slotwise/contract/usual-role';
import { badField, fieldFault, refuse } from '../../platform/errors';
import type { Actor } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import { idOf, lines } from '../fields';
import { namesOf, refuseToExceed, refuseToOutrank, refuseToReach, roleById, type RoleWork } from '../roles';
import { tenantOf } from '../tenants';
import { rolesToChooseFrom } from './sending-queries';
import { DAY_MS, type Sent } from './sent';

type Type = Invitation['invitationType'];

const SENDABLE: Record<TenantKind, readonly Type[]> = {
  company: ['join_company'],
  wms: ['join_wms', 'join_wms_with_new_company'],
};

/** Terms that all invitations of one call share. */
export interface Terms {
  type: Type;
  /** Undefined: the usual one. */
  wantedRole: string | null | undefined;
  message: string | null;
  ttlDays: number;
}

interface Asked {
  invitation_type: Type;
  role_id?: string | null;
  message?: string | null;
  ttl_days?: number;
}

/** @throws invitation_type_not_allowed, validation_failed */
export function termsOf(actor: Actor, body: Asked): Terms {
  const type = body.invitation_type;
  if (!SENDABLE[tenantOf(actor).kind].includes(type)) throw refuse('invitation_type_not_allowed');
  if (type === 'join_wms_with_new_company' && body.role_id != null) {
    throw badField('role_id', 'owner_of_new_company');
  }
  return {
    type,
    wantedRole: body.role_id,
    message: lines('message', body.message),
    ttlDays: body.ttl_days ?? INVITATION_TTL_DAYS,
  };
}

export const expiryOf = ({ ttlDays }: Pick<Terms, 'ttlDays'>, now: Date): Date =>
  new Date(now.getTime() + ttlDays * DAY_MS);

/** The role that was asked for, else the usual one; never more than the caller holds. */
export async function roleToGive(
  trx: Trx,
  work: RoleWork,
  { type, wantedRole }: Pick<Terms, 'type' | 'wantedRole'>,
): Promise<string | null> {
  if (type === 'join_wms_with_new_company') return null;
  const { tenant, held } = work;
  const id = wantedRole == null ? await usualRoleOf(trx, work) : idOf(wantedRole);
  const role = id === undefined ? undefined : await roleById(trx, tenant.id, id);
  if (!role) {
    if (wantedRole == null) return null;
    throw refuse('unknown_id', [fieldFault('role_id', 'unknown_role', { id: wantedRole })]);
  }
  refuseToReach(work, [role]);
  refuseToExceed(held, namesOf(role.permissions), 'role_id');
  return role.id;
}

/** Of those that the caller may give; of all, to be refused with its reason, where they may give none. */
async function usualRoleOf(trx: Trx, { tenant, held, sites }: RoleWork): Promise<string | undefined> {
  const roles = await rolesToChooseFrom(trx, tenant.id);
  const given = roles.filter(
    ({ permissions, warehouseIds }) =>
      permissions.every((name) => (held as ReadonlySet<string>).has(name)) &&
      (!sites || (warehouseIds !== null && warehouseIds.every((id) => sites.includes(id)))),
  );
  return usualRole(given.length > 0 ? given : roles)?.id;
}

/**
 * To send an invitation anew, or to hand out a link to it, is to grant the permissions of its role.
 * @throws beyond_own_warehouses, grant_exceeds_own
 */
export async function refuseToGive(trx: Trx, work: RoleWork, { invitation }: Sent): Promise<void> {
  const role = await givenBy(trx, work, invitation);
  if (role) refuseToExceed(work.held, namesOf(role.permissions), 'invitation_id');
}

/** To end invitations is to take away what their roles would give. @throws beyond_own_warehouses, outranked */
export async function refuseToEnd(trx: Trx, work: RoleWork, sent: readonly Sent[], field: string): Promise<void> {
  // Many give few roles.
  const first = new Map(sent.map(({ invitation }) => [invitation.roleID, invitation]));
  for (const invitation of first.values()) {
    const role = await givenBy(trx, work, invitation);
    if (role) refuseToOutrank(work.held, namesOf(role.permissions), field);
  }
}

async function givenBy(trx: Trx, work: RoleWork, { roleID }: Invitation) {
  const role = roleID ? await roleById(trx, work.tenant.id, roleID) : undefined;
  if (role) refuseToReach(work, [role]);
  return role;
}
