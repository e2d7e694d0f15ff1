import type { PermissionName } from '@slotwise/contract';
import type { Generated } from 'kysely';
import type { Json } from '../../platform/db/tables';

export interface ApiKeyTable {
  id: string;
  tenant_id: string;
  name: string;
  /** `hashSecret` of the key: the key itself is nowhere. */
  hash: string;
  /** Those that its maker held: the most that it carries. */
  permissions: Json<PermissionName[]>;
  /** The most that it reaches; null: what its maker reaches. */
  warehouse_ids: string[] | null;
  made_by: string;
  made_at: Date;
  expires_at: Date | null;
  /** To some minutes. */
  last_used_at: Date | null;
  revoked_at: Date | null;
  /** When its maker left: it does not come back with them. */
  orphaned_at: Generated<Date | null>;
}

declare module '../../platform/db/tables' {
  interface Tables {
    api_keys: ApiKeyTable;
  }
}
