import type { CompanyDeletion } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';

/** People who are mailed at most. */
const MOST_MAILED = 200;

export interface KnownDeletion {
  deletion: CompanyDeletion;
  hasBegun: boolean;
}

const rowOf = async (trx: Trx, companyId: string): Promise<KnownDeletion | null> => {
  const row = await trx
    .selectFrom('company_deletions as d')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'd.asked_by').onRef('u.tenant_id', '=', 'd.company_id'))
    .select(['d.asked_by', 'd.asked_at', 'd.due_at', 'd.begun_at', 'u.first_name', 'u.last_name'])
    .where('d.company_id', '=', companyId)
    .executeTakeFirst();
  if (!row) return null;
  const name = row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim();
  return {
    hasBegun: row.begun_at !== null,
    deletion: {
      askedAt: row.asked_at.toISOString(),
      dueAt: row.due_at.toISOString(),
      askedBy: name === null ? null : { id: row.asked_by, name },
    },
  };
};

export { rowOf as findDeletion };

/** The deletion that a company is going to have; null: it stays. */
export const deletionOf = async (trx: Trx, companyId: string): Promise<CompanyDeletion | null> =>
  (await rowOf(trx, companyId))?.deletion ?? null;

/** For what would let somebody or something new into a company. @throws going_to_be_deleted */
export async function refuseIfGoing(trx: Trx, tenantId: string): Promise<void> {
  if (await rowOf(trx, tenantId)) throw refuse('going_to_be_deleted');
}

export const insertDeletion = (
  trx: Trx,
  { companyId, askedBy, askedAt, dueAt }: { companyId: string; askedBy: string; askedAt: Date; dueAt: Date },
) =>
  trx
    .insertInto('company_deletions')
    .values({
      ...{ company_id: companyId, asked_by: askedBy, asked_at: askedAt, due_at: dueAt },
      ...{ begun_at: null, ended_at: null },
    })
    .execute();

/** @param askedBy only if it was asked for by them @returns whether there was one that had not begun */
export async function removeDeletion(trx: Trx, companyId: string, askedBy?: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('company_deletions')
    .where('company_id', '=', companyId)
    .where('begun_at', 'is', null)
    .$if(askedBy !== undefined, (found) => found.where('asked_by', '=', askedBy ?? ''))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Addresses that are confirmed of those who may take it back: nobody else is told what happens in a company. */
export async function managersOf(trx: Trx, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    SELECT DISTINCT u.email FROM users u JOIN role_permissions p ON p.role_id = u.role_id AND p.permission = 'manage_company'
    WHERE u.tenant_id = ${companyId} AND u.active AND u.confirmed_at IS NOT NULL ORDER BY u.email LIMIT ${MOST_MAILED}`.execute(
    trx,
  );
  return rows.map(({ email }) => email);
}
