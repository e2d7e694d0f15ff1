import type { Invitation, TenantKind } from '@slotwise/contract';
import { INVITATION_TTL_DAYS } from '@slotwise/contract/constants';
import { badField, fieldFault, refuse } from '../../platform/errors';
import type { Actor } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import { idOf, lines } from '../fields';
import { refuseToExceed, refuseToReach, roleById, type RoleWork } from '../roles';
import { tenantOf } from '../tenants';
import { leastPrivilegedRole } from './sending-queries';
import { DAY_MS, type Sent } from './sent';

type Type = Invitation['invitationType'];

const SENDABLE: Record<TenantKind, readonly Type[]> = {
  company: ['join_company'],
  wms: ['join_wms', 'join_wms_with_new_company'],
};

/** Terms that all invitations of one call share. */
export interface Terms {
  type: Type;
  /** Undefined: the least privileged one. */
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

/** The role that was asked for, else the one that allows least; never more than the caller holds. */
export async function roleToGive(trx: Trx, work: RoleWork, { type, wantedRole }: Terms): Promise<string | null> {
  if (type === 'join_wms_with_new_company') return null;
  const { tenant, held } = work;
  const id = wantedRole == null ? (await leastPrivilegedRole(trx, tenant.id))?.id : idOf(wantedRole);
  const role = id === undefined ? undefined : await roleById(trx, tenant.id, id);
  if (!role) {
    if (wantedRole == null) return null;
    throw refuse('unknown_id', [fieldFault('role_id', 'unknown_role', { id: wantedRole })]);
  }
  refuseToReach(work, [role]);
  refuseToExceed(
    held,
    role.permissions.map((permission) => permission.name),
    'role_id',
  );
  return role.id;
}

/** To send an invitation anew, or to hand out a link to it, is to grant the permissions of its role. @throws grant_exceeds_own */
export async function refuseToGive(trx: Trx, work: RoleWork, { invitation }: Sent): Promise<void> {
  const { tenant, held } = work;
  const role = invitation.roleID && (await roleById(trx, tenant.id, invitation.roleID));
  if (!role) return;
  refuseToReach(work, [role]);
  refuseToExceed(
    held,
    role.permissions.map((permission) => permission.name),
    'invitation_id',
  );
}
