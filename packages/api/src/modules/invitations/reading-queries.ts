import type { Invitation, TenantKind } from '@slotwise/contract';
import { sql } from 'kysely';
import { inOneRow } from '../../platform/db/in-one-row';
import type { Trx } from '../../platform/db/tables';
import { toSent, type Sent } from './sent';

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

/** The pending, unexpired invitation to an address. */
export async function pendingTo(trx: Trx, tenantId: string, email: string, now: Date): Promise<Sent | undefined> {
  const row = await trx
    .selectFrom('invitations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('status', '=', 'pending')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && toSent(row);
}

export interface Inviter {
  kind: TenantKind;
  name: string;
  avatarURL: string | null;
}

/**
 * The pending, unexpired invitation of a link, its inviter, and whether the link shows that its holder has the invited
 * mailbox.
 */
export async function openInvitation(
  trx: Trx,
  tokenHash: string,
  now: Date,
): Promise<(Sent & { inviter: Inviter; mailed: boolean }) | undefined> {
  const row = await trx
    .selectFrom('invitations')
    .innerJoin('tenants', 'tenants.id', 'invitations.tenant_id')
    .innerJoin('invitation_links', 'invitation_links.invitation_id', 'invitations.id')
    .selectAll('invitations')
    .select(['tenants.kind', 'tenants.name as inviter_name', 'tenants.avatar_url as inviter_avatar', 'mailed'])
    .where('hash', '=', tokenHash)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const inviter = { kind: row.kind, name: row.inviter_name, avatarURL: row.inviter_avatar };
  return { ...toSent(row), inviter, mailed: row.mailed };
}
