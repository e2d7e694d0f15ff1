import type { AssistantProposal } from '@slotwise/contract';
import { sql, type Insertable, type Selectable } from 'kysely';
import { defineKeyset, slice, type Position, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';
import type { AssistantProposalTable } from './tables';

export type ProposalRow = Selectable<AssistantProposalTable>;

export const isOver = (row: Pick<ProposalRow, 'status' | 'expires_at'>, now: Date): boolean =>
  row.status === 'open' && row.expires_at <= now;

export const toProposal = (row: ProposalRow, now: Date): AssistantProposal => ({
  id: row.id,
  title: row.title,
  record: { kind: row.record_kind, id: row.record_id },
  facts: row.facts,
  status: isOver(row, now) ? 'expired' : row.status,
  expiresAt: row.expires_at.toISOString(),
});

export const insertProposal = (trx: Trx, row: Insertable<AssistantProposalTable>): Promise<ProposalRow> =>
  trx.insertInto('assistant_proposals').values(row).returningAll().executeTakeFirstOrThrow();

interface Owner {
  userId: string;
  tenantId: string;
}

const ofOwner = (trx: Trx, { userId, tenantId }: Owner, id: string) =>
  trx
    .selectFrom('assistant_proposals')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('tenant_id', '=', tenantId);

/** One that was proposed to this person in this tenant. */
export const ownProposal = (trx: Trx, owner: Owner, id: string): Promise<ProposalRow | undefined> =>
  ofOwner(trx, owner, id).executeTakeFirst();

/** The same, held until the transaction ends. */
export const lockProposal = (trx: Trx, owner: Owner, id: string): Promise<ProposalRow | undefined> =>
  ofOwner(trx, owner, id).forUpdate().executeTakeFirst();

export const setStatus = (trx: Trx, id: string, status: ProposalRow['status']) =>
  trx.updateTable('assistant_proposals').set({ status }).where('id', '=', id).execute();

/** Unless something was decided meanwhile. */
export const setStale = (trx: Trx, id: string) =>
  trx
    .updateTable('assistant_proposals')
    .set({ status: 'stale' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();

export const removeOld = (trx: Trx, before: Date) =>
  trx.deleteFrom('assistant_proposals').where('expires_at', '<', before).execute();

const ownList = defineKeyset(
  'assistant_proposals',
  { name: 'madeAt', by: sql.ref('made_at'), type: 'timestamptz', order: 'desc' },
  { name: 'id', by: sql.ref('id'), type: 'text', order: 'desc', unique: true },
);

/** A page of what was proposed to somebody, the newest first. */
export const ownProposals = (
  trx: Trx,
  userId: string,
  { limit, after }: { limit: number; after: Position | undefined },
): Promise<Sliced<ProposalRow>> =>
  slice(trx.selectFrom('assistant_proposals').selectAll().where('user_id', '=', userId), ownList, {
    limit,
    ...(after && { after }),
  });
