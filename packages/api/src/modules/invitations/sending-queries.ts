import type { Invitation } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { deleteLinks, insertLinks, type NewLink } from './link-queries';
import { toSent, type Sent } from './sent';

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

const linkTo = (added: NewInvitation): NewLink => ({ ...added, invitationId: added.id, mailed: added.email !== null });

/** One pending invitation a person and tenant: constraints `invitations_pending_email`, `invitations_pending_phone`. */
export async function insertInvitation(trx: Trx, added: NewInvitation): Promise<Sent> {
  const row = await trx.insertInto('invitations').values(toRow(added)).returningAll().executeTakeFirstOrThrow();
  await insertLinks(trx, [linkTo(added)]);
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
  const links = added.filter(({ id }) => made.has(id)).map(linkTo);
  if (links.length > 0) await insertLinks(trx, links);
  return rows.map(toSent);
}

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
  await insertLinks(trx, [{ tokenHash, tenantId, invitationId: id, now, mailed: row.email !== null }]);
  return toSent(row);
};

/** Of one that `lockPending` holds. */
export const setRoleOf = async (trx: Trx, id: string, roleId: string): Promise<Sent> =>
  toSent(
    await trx
      .updateTable('invitations')
      .set({ role_id: roleId })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

/** Of all that have the role and were not accepted. */
export async function replaceRole(
  trx: Trx,
  tenantId: string,
  { from, to }: { from: string; to: string },
): Promise<Sent[]> {
  const rows = await trx
    .updateTable('invitations')
    .set({ role_id: to })
    .where('tenant_id', '=', tenantId)
    .where('role_id', '=', from)
    .where('status', '<>', 'accepted')
    .returningAll()
    .execute();
  return rows.map(toSent);
}

/** Number of invitations that a tenant, or one person of it, sent or sent again since then, as the audit has it. */
export async function countSent(
  trx: Trx,
  { tenantId, userId, since }: { tenantId: string; userId?: string; since: Date },
): Promise<number> {
  const { count } = await trx
    .selectFrom('audit_log')
    .select(sql<number>`count(*)`.as('count'))
    .where((row) => row.or([row('company_id', '=', tenantId), row('wms_id', '=', tenantId)]))
    .where('at', '>', since)
    .where('action', 'in', ['invitation.created', 'invitation.resent'])
    .$if(userId !== undefined, (all) => all.where('actor_id', '=', userId ?? ''))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Number of invitations that somebody was sent since then, or sent again, by people of all tenants whose address is only
 * what they say. Whoever is about to send another waits for those who are: of several at once, one is counted by the next.
 */
export async function countStrangers(
  trx: Trx,
  { invitee, since }: { invitee: Pick<Invitation, 'email' | 'phoneNumber'>; since: Date },
): Promise<number> {
  const address = invitee.email?.toLowerCase() ?? invitee.phoneNumber ?? '';
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`invited ${address}`}, 0))`.execute(trx);
  const { count } = await trx
    .selectFrom('invitations')
    .innerJoin('audit_log', 'audit_log.subject_id', 'invitations.id')
    .innerJoin('users', 'users.id', 'audit_log.actor_id')
    .select(sql<number>`count(*)`.as('count'))
    // As the index has it.
    .where(sql<string>`coalesce(lower(invitations.email), invitations.phone_number)`, '=', address)
    .where('audit_log.at', '>', since)
    .where('audit_log.action', 'in', ['invitation.created', 'invitation.resent'])
    .where('users.confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The tenant's roles with the names of their permissions, oldest first; `warehouseIds` is null for all warehouses. */
export const rolesToChooseFrom = (trx: Trx, tenantId: string) =>
  trx
    .selectFrom('roles')
    .select(['id', 'name', 'warehouse_ids as warehouseIds'])
    .select(
      sql<
        string[]
      >`(SELECT coalesce(json_agg(p.permission), '[]') FROM role_permissions p WHERE p.role_id = roles.id)`.as(
        'permissions',
      ),
    )
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Finds people who cannot get a new invitation: pending ones by address and number, and members by address. */
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
    // An account whose address is not confirmed keeps nobody from inviting the address's owner.
    .where('confirmed_at', 'is not', null)
    .where(sql<boolean>`lower(email) = ANY(${emails}::text[])`)
    .execute();
  return {
    pending: pending.map((row) => toSent(row).invitation),
    members: new Set(members.map(({ email }) => email.toLowerCase())),
  };
}
