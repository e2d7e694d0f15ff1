import type { AuditWords } from '@slotwise/contract';
import type { Ctx } from '../../platform/module';
import { servedManifests } from '../remote-serving';
import { tenantOf } from '../tenants';

/** Words by language, of remotes in their order: of two that say the same action the first is heard. */
export async function auditWords({ actor, services }: Ctx<'GET /audit/words'>) {
  const words: AuditWords = {};
  // Also of remotes for the deployment's administrators, whose acts stand in the audit of their tenant.
  for (const { audit = {} } of await servedManifests(services, tenantOf(actor).id, { administrator: true })) {
    for (const [locale, texts] of Object.entries(audit)) words[locale] = { ...texts, ...words[locale] };
  }
  return { words };
}
