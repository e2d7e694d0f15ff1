import type { AuditWords } from '@slotwise/contract';
import type { Ctx } from '../../platform/module';
import { servedManifests } from '../remote-serving';
import { tenantOf } from '../tenants';

/** Words by language. Each action and each kind is of one remote, and the registry leaves out what others say of it. */
export async function auditWords({ actor, services }: Ctx<'GET /audit/words'>) {
  const words: AuditWords = {};
  // Also of remotes for the deployment's administrators: what these do stands in the audit of their own tenant alone.
  for (const { audit = {} } of await servedManifests(services, tenantOf(actor).id, { administrators: true })) {
    for (const [locale, texts] of Object.entries(audit)) words[locale] = { ...texts, ...words[locale] };
  }
  return { words };
}
