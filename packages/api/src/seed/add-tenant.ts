import type { AuditEntry } from '@slotwise/contract';
import { subjectNames } from '../platform/audit/subject-names';
import { writeAudit } from '../platform/audit/write';
import { hashSecret, newId, newSecret } from '../platform/ids';
import type { Trx } from '../platform/db/tables';
import { invitationAudit } from '../modules/invitations/events';
import { invitationNames } from '../modules/invitations/subject-names';
import { cancel, endByToken, expireOne } from '../modules/invitations/ending-queries';
import { insertInvitation } from '../modules/invitations/sending-queries';
import { insertPermissions, insertRoles, rolesOf } from '../modules/roles/queries';
import { createTenant } from '../modules/auth/create-tenant';
import { insertUsers } from '../modules/users/queries';
import { insertWarehouse } from '../modules/warehouses/queries';
import type { DemoInvitation, DemoTenant } from './demo-data';
import { writeFounding } from './founding';
import { addGoods } from './goods/add-goods';

const DAY_MS = 24 * 3600_000;

interface Adding {
  passwordHash: string;
  wmsId?: string;
  now: Date;
}

/** A tenant with everything in it, as it would stand there after a while of use. @returns its id. */
export async function addTenant(trx: Trx, demo: DemoTenant, { passwordHash, wmsId, now }: Adding): Promise<string> {
  const began = new Date(now.getTime() - 90 * DAY_MS);
  const { tenant } = await createTenant(trx, { kind: demo.kind, name: demo.name, wmsId, now: began });
  await addRoles(trx, tenant.id, demo.roles, new Date(began.getTime() + DAY_MS));
  const roleIds = new Map((await rolesOf(trx, tenant.id)).map((role) => [role.name, role.id]));
  const roleId = (name: string | null | undefined) => (name == null ? null : (roleIds.get(name) ?? null));
  const userIds = new Map<string, string>();
  for (const { role, ...person } of demo.people) {
    const id = newId();
    const user = {
      id,
      tenantId: tenant.id,
      kind: demo.kind,
      passwordHash,
      roleId: roleId(role),
      confirmedAt: began,
      now: began,
    };
    await insertUsers(trx, [{ ...user, ...person }]);
    userIds.set(person.email, id);
  }
  const createdBy = userIds.get(demo.people[0]?.email ?? '') ?? '';
  await writeFounding(trx, { tenantId: tenant.id, kind: demo.kind, name: demo.name, userId: createdBy, at: began });
  for (const invitation of demo.invitations) {
    await addInvitation(trx, invitation, {
      tenantId: tenant.id,
      kind: demo.kind,
      roleId: roleId(invitation.role),
      createdBy,
      userIds,
      now,
    });
  }
  for (const [position, name] of demo.warehouses.entries()) {
    const { id } = await insertWarehouse(trx, { id: newId(), tenantId: tenant.id, name, now: began });
    if (position === 0 && demo.goods) {
      const secondId = userIds.get(demo.people[1]?.email ?? '') ?? null;
      await addGoods(trx, { companyId: tenant.id, warehouseId: id, userId: createdBy, secondId }, demo.goods);
    }
  }
  return tenant.id;
}

async function addRoles(trx: Trx, tenantId: string, roles: DemoTenant['roles'], began: Date): Promise<void> {
  const added = roles.map((role, position) => ({
    ...role,
    id: newId(),
    tenantId,
    now: new Date(began.getTime() + position),
  }));
  if (added.length === 0) return;
  await insertRoles(trx, added);
  await insertPermissions(
    trx,
    tenantId,
    added.flatMap(({ id, permissions }) => permissions.map((permission) => ({ roleId: id, permission }))),
  );
}

async function addInvitation(
  trx: Trx,
  demo: DemoInvitation,
  tenant: {
    tenantId: string;
    kind: DemoTenant['kind'];
    roleId: string | null;
    createdBy: string;
    userIds: ReadonlyMap<string, string>;
    now: Date;
  },
): Promise<void> {
  const ago = (days: number) => new Date(tenant.now.getTime() - days * DAY_MS);
  const sentAt = ago(demo.sentDaysAgo);
  // Nobody knows these links: they were never sent.
  const tokenHash = hashSecret(newSecret());
  const email = 'email' in demo.to ? demo.to.email : null;
  const { invitation } = await insertInvitation(trx, {
    id: newId(),
    tenantId: tenant.tenantId,
    type: demo.type,
    name: demo.name ?? null,
    email,
    phoneNumber: 'phone' in demo.to ? demo.to.phone : null,
    message: demo.message ?? null,
    roleId: tenant.roleId,
    ttlDays: demo.ttlDays,
    tokenHash,
    createdBy: tenant.createdBy,
    now: sentAt,
    expiresAt: new Date(sentAt.getTime() + demo.ttlDays * DAY_MS),
  });
  const actorOf = (userId: string | null) => ({
    userId,
    companyId: tenant.kind === 'company' ? tenant.tenantId : null,
    wmsId: tenant.kind === 'wms' ? tenant.tenantId : null,
  });
  const { invitationType: type, phoneNumber } = invitation;
  const created: AuditEntry = {
    action: 'invitation.created',
    subjectId: invitation.id,
    after: { type, email, phoneNumber, roleId: tenant.roleId, bulk: false },
    actor: actorOf(tenant.createdBy),
  };
  await writeAudit(trx, [created], { at: sentAt });
  if (!demo.ended) return;
  const { status, daysAgo } = demo.ended;
  const endedAt = ago(daysAgo);
  const sent = await (status === 'canceled'
    ? cancel(trx, [invitation.id], endedAt).then(([canceled]) => canceled)
    : status === 'expired'
      ? expireOne(trx, tenant.tenantId, invitation.id, endedAt)
      : endByToken(trx, tokenHash, status, endedAt));
  if (!sent) throw new Error(`The invitation of ${email ?? phoneNumber} could not end as ${status}.`);
  const who = {
    canceled: tenant.createdBy,
    accepted: tenant.userIds.get(email ?? '') ?? null,
    expired: null,
    rejected: null,
  };
  await writeAudit(trx, [invitationAudit(status, sent, { actor: actorOf(who[status]) })], {
    at: endedAt,
    names: subjectNames(() => [invitationNames]),
  });
}
