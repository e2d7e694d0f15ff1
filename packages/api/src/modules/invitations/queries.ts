import type { Invitation, TenantKind } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

const COLUMNS = [
  'invitations.id',
  'invitations.tenant_id',
  'invitations.type',
  'invitations.status',
  'invitations.name',
  'invitations.email',
  'invitations.phone_number',
  'invitations.message',
  'invitations.role_id',
  'invitations.ttl_days',
  'invitations.created_at',
  'invitations.expires_at',
  'invitations.accepted_at',
  'invitations.canceled_at',
  'invitations.expired_at',
  'invitations.rejected_at',
] as const;

interface InvitationRow {
  id: string;
  tenant_id: string;
  type: Invitation['invitationType'];
  status: Invitation['status'];
  name: string | null;
  email: string | null;
  phone_number: string | null;
  message: string | null;
  role_id: string | null;
  ttl_days: number;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  canceled_at: Date | null;
  expired_at: Date | null;
  rejected_at: Date | null;
}

/** An invitation and the tenant that sent it. */
export interface Sent {
  invitation: Invitation;
  tenantId: string;
  ttlDays: number;
}

const instant = (date: Date | null) => date?.toISOString() ?? null;

const toSent = (row: InvitationRow): Sent => ({
  tenantId: row.tenant_id,
  ttlDays: row.ttl_days,
  invitation: {
    id: row.id,
    name: row.name,
    email: row.email,
    phoneNumber: row.phone_number,
    invitationType: row.type,
    status: row.status,
    message: row.message,
    avatarURL: null,
    roleID: row.role_id,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    acceptedAt: instant(row.accepted_at),
    canceledAt: instant(row.canceled_at),
    expiredAt: instant(row.expired_at),
    rejectedAt: instant(row.rejected_at),
  },
});

export interface NewInvitation {
  id: string;
  tenantId: string;
  type: Invitation['invitationType'];
  name: string | null;
  email: string | null;
  phoneNumber: string | null;
  message: string | null;
  roleId: string | null;
  ttlDays: number;
  tokenHash: string;
  createdBy: string;
  now: Date;
  expiresAt: Date;
}

/** One pending invitation a person and tenant: constraints `invitations_pending_email`, `invitations_pending_phone`. */
export const insertInvitation = async (trx: Trx, added: NewInvitation): Promise<Sent> =>
  toSent(
    await trx
      .insertInto('invitations')
      .values({
        id: added.id,
        tenant_id: added.tenantId,
        type: added.type,
        status: 'pending',
        name: added.name,
        email: added.email,
        phone_number: added.phoneNumber,
        message: added.message,
        role_id: added.roleId,
        ttl_days: added.ttlDays,
        token_hash: added.tokenHash,
        created_by: added.createdBy,
        created_at: added.now,
        expires_at: added.expiresAt,
        accepted_at: null,
        canceled_at: null,
        expired_at: null,
        rejected_at: null,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow(),
  );

/** Pending first, then newest first. */
export const invitationsOf = async (trx: Trx, tenantId: string): Promise<Invitation[]> => {
  const rows = await trx
    .selectFrom('invitations')
    .select(COLUMNS)
    .where('tenant_id', '=', tenantId)
    .orderBy(sql`status = 'pending'`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => toSent(row).invitation);
};

export const invitationById = async (trx: Trx, tenantId: string, id: string): Promise<Sent | undefined> => {
  const row = await trx
    .selectFrom('invitations')
    .select(COLUMNS)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toSent(row);
};

export interface Inviter {
  kind: TenantKind;
  name: string;
  avatarURL: string | null;
}

/** The pending, unexpired invitation of a link, and who invites. */
export async function openInvitation(
  trx: Trx,
  tokenHash: string,
  now: Date,
): Promise<(Sent & { inviter: Inviter }) | undefined> {
  const row = await trx
    .selectFrom('invitations')
    .innerJoin('tenants', 'tenants.id', 'invitations.tenant_id')
    .select([...COLUMNS, 'tenants.kind', 'tenants.name as inviter_name', 'tenants.avatar_url as inviter_avatar'])
    .where('token_hash', '=', tokenHash)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { ...toSent(row), inviter: { kind: row.kind, name: row.inviter_name, avatarURL: row.inviter_avatar } };
}

const changes = (trx: Trx, status: Invitation['status'], now: Date) =>
  trx
    .updateTable('invitations')
    .set({
      status,
      ...(status === 'accepted' && { accepted_at: now }),
      ...(status === 'canceled' && { canceled_at: now }),
      ...(status === 'expired' && { expired_at: now }),
      ...(status === 'rejected' && { rejected_at: now }),
    })
    .where('status', '=', 'pending')
    .returning(COLUMNS);

/** Ends a pending invitation that has not expired, by its link: of several at once, one gets it. */
export const endByToken = async (
  trx: Trx,
  tokenHash: string,
  status: 'accepted' | 'rejected',
  now: Date,
): Promise<Sent | undefined> => {
  const row = await changes(trx, status, now)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && toSent(row);
};

export const cancel = async (trx: Trx, tenantId: string, id: string, now: Date): Promise<Sent | undefined> => {
  const row = await changes(trx, 'canceled', now)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && toSent(row);
};

export const expireOne = async (trx: Trx, tenantId: string, id: string, now: Date): Promise<Sent | undefined> => {
  const row = await changes(trx, 'expired', now)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return row && toSent(row);
};

/** Of all tenants; at most `limit` a call. What somebody else is ending right now is left to them. */
export const expireDue = async (trx: Trx, now: Date, limit: number): Promise<Sent[]> => {
  const rows = await changes(trx, 'expired', now)
    .where('id', 'in', (due) =>
      due
        .selectFrom('invitations')
        .select('id')
        .where('status', '=', 'pending')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
  return rows.map(toSent);
};

/**
 * Makes a canceled, rejected or expired one (by its status or by the clock) pending again under a new link.
 * Constraints as of `insertInvitation`.
 */
export const reopen = async (
  trx: Trx,
  tenantId: string,
  id: string,
  { tokenHash, now, expiresAt }: { tokenHash: string; now: Date; expiresAt: Date },
): Promise<Sent | undefined> => {
  const row = await trx
    .updateTable('invitations')
    .set({
      status: 'pending',
      token_hash: tokenHash,
      expires_at: expiresAt,
      canceled_at: null,
      expired_at: null,
      rejected_at: null,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where((row) =>
      row.or([
        row('status', 'in', ['canceled', 'expired', 'rejected']),
        row.and([row('status', '=', 'pending'), row('expires_at', '<=', now)]),
      ]),
    )
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && toSent(row);
};

/** Those that ended before `before`, of all tenants. */
export const deleteEnded = async (trx: Trx, before: Date, limit: number): Promise<Sent[]> => {
  const rows = await trx
    .deleteFrom('invitations')
    .where('id', 'in', (over) =>
      over
        .selectFrom('invitations')
        .select('id')
        .where('status', '<>', 'pending')
        .where(sql<Date>`coalesce(accepted_at, canceled_at, expired_at, rejected_at)`, '<', before)
        .limit(limit),
    )
    .returning(COLUMNS)
    .execute();
  return rows.map(toSent);
};

/** The tenant's role that allows least, the oldest of equals. */
export const leastPrivilegedRole = (trx: Trx, tenantId: string): Promise<{ id: string } | undefined> =>
  trx
    .selectFrom('roles')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy(sql`(SELECT count(*) FROM role_permissions p WHERE p.role_id = roles.id)`)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
