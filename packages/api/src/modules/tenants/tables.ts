import type { Generated } from 'kysely';
import type { CreatedAt } from '../../platform/db/tables';
import type { TenantKind, TenantSettings } from '@slotwise/contract';

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
    tenant_settings: {
      tenant_id: string;
      currency: TenantSettings['currency'];
      week_start: TenantSettings['weekStart'];
      units: TenantSettings['units'];
      audit_months: number | null;
    };
  }
}
