import type { TenantKind } from '@slotwise/contract';
import type { Scope } from '../../platform/actor';
import { refuse } from '../../platform/errors';

/** A person's tenant: a company or a WMS. */
export interface Tenant {
  id: string;
  kind: TenantKind;
}

/** The caller's tenant, from the session and nowhere else. @throws forbidden if they belong nowhere. */
export const tenantOf = ({ companyId, wmsId }: Pick<Scope, 'companyId' | 'wmsId'>): Tenant => {
  if (companyId) return { id: companyId, kind: 'company' };
  if (wmsId) return { id: wmsId, kind: 'wms' };
  throw refuse('forbidden');
};
