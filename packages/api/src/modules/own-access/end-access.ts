import type { AuditEntry } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import type { Publishable } from '../../platform/events/publish';
import { apiKeysChanged, orphanKeysOf } from '../api-keys';
import { orphanPartnerKeysOf, partnerKeysChanged } from '../embedding';
import { tenantOf } from '../tenants';
import { orphanWebhooksOf, webhooksChanged } from '../webhooks';

interface Account {
  userId: string;
  companyId: string | null;
  wmsId: string | null;
}

export interface EndedAccess {
  audit: AuditEntry[];
  events: Publishable[];
  /** The copies of it that servers remember. */
  sessions: string[];
}

/** Ends the keys and webhooks that were made from an account, as if it had left: in its tenant they stay listed as ended. */
export async function endAccessOf(trx: Trx, account: Account, now: Date): Promise<EndedAccess> {
  const { userId: subjectId, companyId, wmsId } = account;
  const keys = await orphanKeysOf(trx, subjectId, now);
  const embedded = await orphanPartnerKeysOf(trx, subjectId, now);
  const hooks = await orphanWebhooksOf(trx, subjectId, companyId ?? wmsId);
  const details = {
    apiKeys: keys.map(({ id }) => id),
    partnerKeys: embedded.ids,
    webhooks: hooks.map(({ id }) => id),
  };
  if (Object.values(details).every((ids) => ids.length === 0)) return { audit: [], events: [], sessions: [] };
  return {
    audit: [{ action: 'access.ended', subjectId, details, actor: { userId: subjectId, companyId, wmsId } }],
    events: [
      ...details.apiKeys.flatMap((id) => apiKeysChanged(account, id)),
      ...details.partnerKeys.flatMap((id) => partnerKeysChanged(account, id)),
      ...details.webhooks.flatMap((id) => webhooksChanged(tenantOf(account), id)),
    ],
    sessions: [...keys.map(({ hash }) => hash), ...embedded.sessions],
  };
}
