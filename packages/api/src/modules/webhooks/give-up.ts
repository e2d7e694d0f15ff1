import { none, type AuditEntryOf, type TenantKind } from '@slotwise/contract';
import type { Outcome } from '../../platform/db/outcome';
import type { Trx } from '../../platform/db/tables';
import { webhooksChanged } from './events';
import { webhookGivenUp } from './notifications';
import { switchOff, type Leased } from './sending-queries';

/** Switches a webhook off and tells those who could switch it on again. */
export async function giveUp(trx: Trx, hook: Leased, because: 'failing' | 'orphaned'): Promise<Outcome<undefined>> {
  if (!(await switchOff(trx, hook.id, because))) return { answer: undefined, audit: none('it is off already') };
  const kind = (hook.channel.split(':')[0] ?? 'company') as TenantKind;
  const audit: AuditEntryOf<'webhook.given_up'> = {
    action: 'webhook.given_up',
    subjectId: hook.id,
    details: { url: hook.url, because },
    actor: {
      userId: null,
      companyId: kind === 'company' ? hook.tenantId : null,
      wmsId: kind === 'wms' ? hook.tenantId : null,
    },
  };
  return {
    answer: undefined,
    audit,
    notifications: [webhookGivenUp(hook, because)],
    events: webhooksChanged({ id: hook.tenantId, kind }, hook.id),
  };
}
