import type { TenantSettings, WeekStart } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';

const UNSAID: TenantSettings = { currency: null, weekStart: null, units: null, auditRetentionMonths: null };

export const settingsOf = async (trx: Trx, tenantId: string): Promise<TenantSettings> =>
  (await trx
    .selectFrom('tenant_settings')
    .select(['currency', 'week_start as weekStart', 'units', 'audit_months as auditRetentionMonths'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()) ?? UNSAID;

const FIRST: Readonly<Record<WeekStart, number>> = { sunday: 0, monday: 1, saturday: 6 };

/** The weekday on which the tenant's weeks begin, 0 for a Sunday. Where nobody chose one it is the Monday of ISO 8601. */
export const firstWeekdayOf = async (trx: Trx, tenantId: string): Promise<number> =>
  FIRST[(await settingsOf(trx, tenantId)).weekStart ?? 'monday'];

export async function saveSettings(trx: Trx, tenantId: string, said: TenantSettings): Promise<void> {
  const row = {
    ...{ currency: said.currency, week_start: said.weekStart },
    ...{ units: said.units, audit_months: said.auditRetentionMonths },
  };
  await trx
    .insertInto('tenant_settings')
    .values({ tenant_id: tenantId, ...row })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(row))
    .execute();
}
