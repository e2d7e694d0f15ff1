import { none, type TenantSettings } from '@slotwise/contract';
import type { Outcome } from '../../platform/db/outcome';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { lockTenant } from './queries';
import { saveSettings, settingsOf } from './settings-queries';
import { tenantOf, type Tenant } from './tenant';

export function readSettings({ actor, read, services }: Ctx<'GET /mytenant/settings'>) {
  const { id } = tenantOf(actor);
  return read(async (trx) => ({
    settings: await settingsOf(trx, id),
    auditDays: services.config.auditDays ?? null,
  }));
}

const told = (
  { id, kind }: Tenant,
  before: TenantSettings,
  after: TenantSettings,
): Pick<Outcome<unknown>, 'audit' | 'events'> => {
  const change = { subjectId: id, before, after };
  return kind === 'company'
    ? {
        audit: { action: 'company.settings_changed', ...change },
        events: [{ channel: `company:${id}`, event: 'CompanySettingsChanged', data: after }],
      }
    : {
        audit: { action: 'wms.settings_changed', ...change },
        events: [{ channel: `wms:${id}`, event: 'WmsSettingsChanged', data: after }],
      };
};

export function changeSettings({ actor, body, tx, services }: Ctx<'PATCH /mytenant/settings'>) {
  const tenant = tenantOf(actor);
  if (tenant.kind === 'wms' && body.currency !== undefined) throw refuse('wrong_user_type');
  const auditDays = services.config.auditDays ?? null;
  return tx(async (trx) => {
    await lockTenant(trx, tenant.id);
    const before = await settingsOf(trx, tenant.id);
    const after: TenantSettings = {
      currency: body.currency === undefined ? before.currency : body.currency,
      weekStart: body.week_start === undefined ? before.weekStart : body.week_start,
      units: body.units === undefined ? before.units : body.units,
      auditRetentionMonths:
        body.audit_retention_months === undefined ? before.auditRetentionMonths : body.audit_retention_months,
    };
    const answer = { settings: after, auditDays };
    const isSame = (Object.keys(after) as (keyof TenantSettings)[]).every((name) => after[name] === before[name]);
    if (isSame) return { answer, audit: none('the settings are the same') };
    await saveSettings(trx, tenant.id, after);
    return { answer, ...told(tenant, before, after) };
  });
}
