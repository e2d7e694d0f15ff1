import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { CompanyDeletionTable } from './tables';

/** Begins the one that has been due for longest, unless somebody takes it back at this moment. @returns the company's id */
export async function beginDue(trx: Trx, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ company_id: string }>`
    UPDATE company_deletions SET begun_at = ${now}::timestamptz
    WHERE begun_at IS NULL AND company_id = (
      SELECT company_id FROM company_deletions WHERE begun_at IS NULL AND due_at <= ${now}::timestamptz
      ORDER BY due_at, company_id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING company_id`.execute(trx);
  return rows[0]?.company_id;
}

/** A deletion that has begun and that no job is at, such as after one that failed too often; held until the transaction ends. */
export async function lockLeft(trx: Trx, kind: string): Promise<string | undefined> {
  const { rows } = await sql<{ company_id: string }>`
    SELECT company_id FROM company_deletions d
    WHERE begun_at IS NOT NULL AND ended_at IS NULL AND NOT EXISTS (
      SELECT FROM jobs j WHERE j.tenant_id = d.company_id AND j.kind = ${kind} AND j.status IN ('waiting', 'running'))
    ORDER BY begun_at, company_id LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(trx);
  return rows[0]?.company_id;
}

/** Work of the company that waits or runs: whoever has it finds it gone, and stops. */
export const removeJobs = (trx: Trx, companyId: string) =>
  trx.deleteFrom('jobs').where('tenant_id', '=', companyId).execute();

/** One that has begun and not ended. */
export const goingOn = (trx: Trx, companyId: string): Promise<CompanyDeletionTable | undefined> =>
  trx
    .selectFrom('company_deletions')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('begun_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

export const nameOf = async (trx: Trx, companyId: string): Promise<string | undefined> =>
  (await trx.selectFrom('tenants').select('name').where('id', '=', companyId).executeTakeFirst())?.name;

export const somePeople = async (trx: Trx, companyId: string, most: number) =>
  trx
    .selectFrom('users')
    .select(['id', 'email', 'confirmed_at as confirmedAt', 'active'])
    .where('tenant_id', '=', companyId)
    .orderBy('id')
    .limit(most)
    .execute();

/** The keys that other systems and partners' pages sign in with, as the server remembers whom they belong to. */
export async function openDoors(trx: Trx, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT hash AS id FROM api_keys WHERE tenant_id = ${companyId}
    UNION ALL SELECT id FROM embed_sessions WHERE tenant_id = ${companyId}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Whether any entry of the company is left in the audit. */
export async function hasEntries(trx: Trx, companyId: string): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    SELECT EXISTS (SELECT FROM audit_log WHERE company_id = ${companyId}) AS any`.execute(trx);
  return rows[0]?.any ?? false;
}

/** The company itself, of which nothing else is left. @returns the WMS that it belonged to */
export async function removeCompany(trx: Trx, companyId: string, now: Date): Promise<string | null> {
  await trx.updateTable('company_deletions').set({ ended_at: now }).where('company_id', '=', companyId).execute();
  const row = await trx.deleteFrom('tenants').where('id', '=', companyId).returning('wms_id').executeTakeFirst();
  return row?.wms_id ?? null;
}
