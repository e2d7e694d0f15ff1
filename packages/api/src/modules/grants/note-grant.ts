import type { AuditEntry, CompanyAccess, Wms } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import type { Publishable } from '../../platform/events/publish';
import { tenantById } from '../tenants';

/** Both sides hear of it, all of them. */
export const grantChanged = (access: CompanyAccess, { id: wmsId }: Wms): Publishable[] => [
  { channel: `company:${access.id}`, event: 'InventoryGrantChanged', data: access },
  {
    channel: `wms:${wmsId}`,
    event: 'InventoryGrantChanged',
    data: { id: access.id, since: access.grant?.since ?? null },
  },
];

type Action = 'inventory.granted' | 'inventory.grant_revoked';

/** One entry, which the audit of the company shows and that of the WMS as well. */
export async function noteGrant(
  trx: Trx,
  action: Action,
  { userId, companyId }: { userId: string; companyId: string },
  wms: Wms,
): Promise<AuditEntry> {
  const company = await tenantById(trx, companyId);
  return {
    action,
    subjectId: companyId,
    details: { company: company?.name ?? '', wmsId: wms.id, wms: wms.name },
    actor: { userId, companyId, wmsId: wms.id },
  };
}
