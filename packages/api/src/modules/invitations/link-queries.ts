import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

export interface NewLink {
  tokenHash: string;
  tenantId: string;
  invitationId: string;
  now: Date;
  /** Sent to the invited address itself. */
  mailed: boolean;
}

export const insertLinks = (trx: Trx, added: readonly NewLink[]) =>
  trx
    .insertInto('invitation_links')
    .values(
      added.map(({ tokenHash, tenantId, invitationId, now, mailed }) => ({
        hash: tokenHash,
        tenant_id: tenantId,
        invitation_id: invitationId,
        created_at: now,
        mailed,
      })),
    )
    .execute();

/** Ends the links of invitations: none of them works again. */
export const deleteLinks = (trx: Trx, invitationIds: readonly string[]) =>
  trx
    .deleteFrom('invitation_links')
    .where(sql<boolean>`invitation_id = ANY(${invitationIds}::text[])`)
    .execute();
