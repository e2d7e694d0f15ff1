import type { TenantKind } from '@slotwise/contract';
import { writeAudit } from '../platform/audit/write';
import type { Trx } from '../platform/db/tables';

interface Founding {
  tenantId: string;
  kind: TenantKind;
  name: string;
  /** Its first Owner. */
  userId: string;
  at: Date;
}

/** Writes the entry with which each tenant's audit begins: one without any counts as a chain that somebody removed. */
export const writeFounding = (trx: Trx, { tenantId, kind, name, userId, at }: Founding): Promise<void> =>
  writeAudit(
    trx,
    [
      {
        action: 'tenant.registered',
        subjectId: tenantId,
        after: { kind, name },
        actor: { userId, companyId: kind === 'company' ? tenantId : null, wmsId: kind === 'wms' ? tenantId : null },
      },
    ],
    { at },
  );
