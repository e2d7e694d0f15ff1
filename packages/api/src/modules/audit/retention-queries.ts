import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

/** Of tenants who have said how long their audit is kept, the time before which entries go. */
export async function retentions(trx: Trx, now: Date): Promise<ReadonlyMap<string, Date>> {
  const rows = await trx
    .selectFrom('tenant_settings')
    .select(['tenant_id', sql<Date>`${now}::timestamptz - make_interval(months => audit_months)`.as('before')])
    .where('audit_months', 'is not', null)
    .execute();
  return new Map(rows.map(({ tenant_id: id, before }) => [id, before]));
}

/** Entries of a tenant that are older than so many months. */
export async function entriesOlderThan(
  trx: Trx,
  { tenantId, months, now }: { tenantId: string; months: number; now: Date },
): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    SELECT count(*)::int AS entries FROM audit_log
    WHERE (company_id = ${tenantId} OR wms_id = ${tenantId})
      AND at < ${now}::timestamptz - make_interval(months => ${months}::int)`.execute(trx);
  return rows[0]?.entries ?? 0;
}
