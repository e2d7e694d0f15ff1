import type { Invitation, TenantKind } from '@slotwise/contract';
import { INVITATION_TTL_DAYS } from '@slotwise/contract/constants';
import { publish } from '../../platform/events/publish';
import { badField, refuse } from '../../platform/errors';
import { hashSecret, newId, newSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import type { Trx } from '../../platform/db/tables';
import { idOf, lines, optionalLine } from '../fields';
import { beginRoleWork, refuseToExceed, roleById, type RoleWork } from '../roles';
import { tenantById, tenantOf } from '../tenants';
import { invitationEvent } from './events';
import { inviteeOf, onlyPending } from './invitee';
import { invitationMessage } from './message';
import { insertInvitation, leastPrivilegedRole } from './queries';

const SENDABLE: Record<TenantKind, readonly Invitation['invitationType'][]> = {
  company: ['join_company'],
  wms: ['join_wms', 'join_wms_with_new_company'],
};
export const DAY_MS = 24 * 3600_000;

export function createInvitation({ actor, body, now, tx, services }: Ctx<'POST /invitation'>) {
  const { audit, mail, config } = services;
  const type = body.invitation_type;
  if (!SENDABLE[tenantOf(actor).kind].includes(type)) throw refuse('invitation_type_not_allowed');
  const invitee = inviteeOf(body);
  const name = optionalLine('name', body.name);
  const message = lines('message', body.message);
  const ttlDays = body.ttl_days ?? INVITATION_TTL_DAYS;
  if (type === 'join_wms_with_new_company' && body.role_id != null) {
    throw badField('role_id', 'does not apply: the invitee becomes Owner of the new company');
  }
  return tx(async (trx) => {
    const work = await beginRoleWork(trx, actor, 'manage_invitations');
    const roleId = type === 'join_wms_with_new_company' ? null : await roleToGive(trx, work, body.role_id);
    const tenant = await tenantById(trx, work.tenant.id);
    if (!tenant) throw refuse('not_found');
    const token = newSecret();
    const sent = await onlyPending(() =>
      insertInvitation(trx, {
        id: newId(),
        tenantId: tenant.id,
        type,
        name,
        ...invitee,
        message,
        roleId,
        ttlDays,
        tokenHash: hashSecret(token),
        createdBy: actor.userId,
        now,
        expiresAt: new Date(now.getTime() + ttlDays * DAY_MS),
      }),
    );
    const { invitation } = sent;
    await audit.write(trx, {
      action: 'invitation.created',
      subjectId: invitation.id,
      details: { type, ...invitee, roleId },
    });
    await mail.send(trx, invitationMessage({ invitation, inviter: tenant.name, token, publicUrl: config.publicUrl }));
    await publish(trx, [invitationEvent('created', sent)]);
    return { message: 'Invitation sent', invitation };
  });
}

/** The role that was asked for, else the one that allows least; never more than the caller holds. */
async function roleToGive(
  trx: Trx,
  { tenant, held }: RoleWork,
  wanted: string | null | undefined,
): Promise<string | null> {
  const id = wanted == null ? (await leastPrivilegedRole(trx, tenant.id))?.id : idOf(wanted);
  const role = id === undefined ? undefined : await roleById(trx, tenant.id, id);
  if (!role) {
    if (wanted == null) return null;
    throw refuse('unknown_id', [{ field: 'role_id', reason: `there is no role ${wanted}` }]);
  }
  refuseToExceed(
    held,
    role.permissions.map((permission) => permission.name),
    'role_id',
  );
  return role.id;
}
