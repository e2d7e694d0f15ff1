import type { Generated } from 'kysely';
import type { CreatedAt } from '../../platform/db/tables';
import type { TenantKind } from '@slotwise/contract';

export interface TenantTable {
  id: string;
  kind: TenantKind;
  name: string;
  avatar_url: string | null;
  /** The WMS that a company belongs to. */
  wms_id: string | null;
  /** Of everybody in it. */
  demands_two_factor: Generated<boolean>;
  created_at: CreatedAt;
}

declare module '../../platform/db/tables' {
  interface Tables {
    tenants: TenantTable;
  }
}
