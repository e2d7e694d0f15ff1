import type { Invitation, TenantKind } from '@slotwise/contract';
import { sql, type Selectable } from 'kysely';
import { inOneRow, type JsonRow } from '../../platform/db/in-one-row';
import type { Trx } from '../../platform/db/tables';
import type { InvitationTable } from './tables';

type InvitationRow = Selectable<InvitationTable>;
/** As a row or as JSON brings it. */
type AnyInvitationRow = InvitationRow | JsonRow<InvitationRow>;

/** An invitation and the tenant that sent it. */
export interface Sent {
  invitation: Invitation;
  tenantId: string;
  ttlDays: number;
}

const instant = (date: Date | string) => new Date(date).toISOString();
export const DAY_MS = 24 * 3600_000;
/** Each sending gives the full time. */
const sentAt = (row: AnyInvitationRow) => new Date(new Date(row.expires_at).getTime() - row.ttl_days * DAY_MS);
const maybe = (date: Date | string | null) => (date === null ? null : instant(date));

const toSent = (row: AnyInvitationRow): Sent => ({
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
    createdAt: instant(row.created_at),
    sentAt: instant(sentAt(row)),
    expiresAt: instant(row.expires_at),
    acceptedAt: maybe(row.accepted_at),
    canceledAt: maybe(row.canceled_at),
    expiredAt: maybe(row.expired_at),
    rejectedAt: maybe(row.rejected_at),
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

const toRow = (added: NewInvitation) => ({
  id: added.id,
  tenant_id: added.tenantId,
  type: added.type,
  status: 'pending' as const,
  name: added.name,
  email: added.email,
  phone_number: added.phoneNumber,
  message: added.message,
  role_id: added.roleId,
  ttl_days: added.ttlDays,
  created_by: added.createdBy,
  created_at: added.now,
  expires_at: added.expiresAt,
  accepted_at: null,
  canceled_at: null,
  expired_at: null,
  rejected_at: null,
});

/** One pending invitation a person and tenant: constraints `invitations_pending_email`, `invitations_pending_phone`. */
export async function insertInvitation(trx: Trx, added: NewInvitation): Promise<Sent> {
  const row = await trx.insertInto('invitations').values(toRow(added)).returningAll().executeTakeFirstOrThrow();
  await insertLinks(trx, [{ ...added, invitationId: added.id }]);
  return toSent(row);
}

/** Many at once; those whose invitee has a pending one by now are left out of the answer. */
export async function insertInvitations(trx: Trx, added: readonly NewInvitation[]): Promise<Sent[]> {
  if (added.length === 0) return [];
  const rows = await trx
    .insertInto('invitations')
    .values(added.map(toRow))
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
  const made = new Set(rows.map(({ id }) => id));
  const links = added.filter(({ id }) => made.has(id)).map((one) => ({ ...one, invitationId: one.id }));
  if (links.length > 0) await insertLinks(trx, links);
  return rows.map(toSent);
}

export interface NewLink {
  tokenHash: string;
  tenantId: string;
  invitationId: string;
  now: Date;
}

export const insertLinks = (trx: Trx, added: readonly NewLink[]) =>
  trx
    .insertInto('invitation_links')
    .values(
      added.map(({ tokenHash, tenantId, invitationId, now }) => ({
        hash: tokenHash,
        tenant_id: tenantId,
        invitation_id: invitationId,
        created_at: now,
      })),
    )
    .execute();

/** What an invitation's links led to is over: none of them works again. */
const deleteLinks = (trx: Trx, invitationIds: readonly string[]) =>
  trx
    .deleteFrom('invitation_links')
    .where(sql<boolean>`invitation_id = ANY(${invitationIds}::text[])`)
    .execute();

/** Pending first, then newest first. */
export async function invitationsOf(trx: Trx, tenantId: string): Promise<Invitation[]> {
  const query = trx
    .selectFrom('invitations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy(sql`status = 'pending'`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return (await inOneRow(trx, query)).map((row) => toSent(row).invitation);
}

export const invitationById = async (trx: Trx, tenantId: string, id: string): Promise<Sent | undefined> => {
  const row = await trx
    .selectFrom('invitations')
    .selectAll()
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
    .innerJoin('invitation_links', 'invitation_links.invitation_id', 'invitations.id')
    .selectAll('invitations')
    .select(['tenants.kind', 'tenants.name as inviter_name', 'tenants.avatar_url as inviter_avatar'])
    .where('hash', '=', tokenHash)
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
    .returningAll();

/** Those that a transition took, and the end of their links. */
async function ended(trx: Trx, rows: readonly InvitationRow[]): Promise<Sent[]> {
  if (rows.length === 0) return [];
  await deleteLinks(
    trx,
    rows.map(({ id }) => id),
  );
  return rows.map(toSent);
}

/** A pending invitation that has not expired, held until the transaction ends: nobody else's transition comes between. */
export async function lockPending(trx: Trx, tenantId: string, id: string, now: Date): Promise<Sent | undefined> {
  const row = await trx
    .selectFrom('invitations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row && toSent(row);
}

/** Ends a pending invitation that has not expired, by one of its links: of several at once, one gets it. */
export async function endByToken(
  trx: Trx,
  tokenHash: string,
  status: 'accepted' | 'rejected',
  now: Date,
): Promise<Sent | undefined> {
  const link = () => trx.selectFrom('invitation_links').selectAll().where('hash', '=', tokenHash).executeTakeFirst();
  const found = await link();
  if (!found || !(await lockPending(trx, found.tenant_id, found.invitation_id, now))) return undefined;
  // Canceled and resent while we waited for the lock, it is pending again, but not by this link.
  if (!(await link())) return undefined;
  const rows = await changes(trx, status, now).where('id', '=', found.invitation_id).execute();
  return (await ended(trx, rows))[0];
}

export async function cancel(trx: Trx, tenantId: string, id: string, now: Date): Promise<Sent | undefined> {
  const rows = await changes(trx, 'canceled', now)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .execute();
  return (await ended(trx, rows))[0];
}

export async function expireOne(trx: Trx, tenantId: string, id: string, now: Date): Promise<Sent | undefined> {
  const rows = await changes(trx, 'expired', now)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('expires_at', '<=', now)
    .execute();
  return (await ended(trx, rows))[0];
}

/** At most `limit` a call, of all tenants or of one. What somebody else is ending right now is left to them. */
export const expireDue = async (trx: Trx, now: Date, limit: number, tenantId?: string): Promise<Sent[]> => {
  const rows = await changes(trx, 'expired', now)
    .where('id', 'in', (due) =>
      due
        .selectFrom('invitations')
        .select('id')
        .where('status', '=', 'pending')
        .where('expires_at', '<=', now)
        .$if(tenantId !== undefined, (query) => query.where('tenant_id', '=', tenantId ?? ''))
        .orderBy('expires_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
  return ended(trx, rows);
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
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  // One that nobody marked expired yet still has its old links.
  await deleteLinks(trx, [id]);
  await insertLinks(trx, [{ tokenHash, tenantId, invitationId: id, now }]);
  return toSent(row);
};

/** Many at once, as if each had ended an hour after it was sent: for demonstration data. */
export async function endMany(
  trx: Trx,
  tenantId: string,
  ids: readonly string[],
  status: Exclude<Invitation['status'], 'pending'>,
): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ status, [`${status}_at`]: sql`created_at + interval '1 hour'` })
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`id = ANY(${ids}::text[])`)
    .execute();
  await deleteLinks(trx, ids);
}

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
    .returningAll()
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
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Whom of these a new invitation cannot be sent to: pending ones by address and number, and members by address. */
export async function unavailable(
  trx: Trx,
  tenantId: string,
  { emails, phones }: { emails: readonly string[]; phones: readonly string[] },
): Promise<{ pending: Invitation[]; members: Set<string> }> {
  const pending = await trx
    .selectFrom('invitations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'pending')
    .where(sql<boolean>`(lower(email) = ANY(${emails}::text[]) OR phone_number = ANY(${phones}::text[]))`)
    .execute();
  const members = await trx
    .selectFrom('users')
    .select('email')
    .where('tenant_id', '=', tenantId)
    .where('active', '=', true)
    .where(sql<boolean>`lower(email) = ANY(${emails}::text[])`)
    .execute();
  return {
    pending: pending.map((row) => toSent(row).invitation),
    members: new Set(members.map(({ email }) => email.toLowerCase())),
  };
}

/** What the audit says of an invitation, oldest first, with the name of whoever did it, if the caller may see them. */
export const auditedOf = (trx: Trx, id: string) =>
  trx
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['at', 'action', 'users.id as actorId', 'first_name as firstName', 'last_name as lastName'])
    .where('subject_id', '=', id)
    .where('action', 'like', 'invitation.%')
    .orderBy('at')
    .orderBy('audit_log.id')
    .execute();

/** When the mails about it left, or were given up. Only the system reads the outbox. */
export const mailedAbout = (trx: Trx, id: string) =>
  trx
    .selectFrom('mail_outbox')
    .select(['sent_at as sentAt', 'failed_at as failedAt'])
    .where('about', '=', id)
    .where('status', '<>', 'waiting')
    .execute();
