import type { ColumnType } from 'kysely';
import type { CreatedAt } from '../../platform/db/tables';

export interface RoleTable {
  id: string;
  tenant_id: string;
  name: string;
  description: string;
  avatar_url: string | null;
  version: number;
  /** The warehouses that its users are limited to; null: all. */
  warehouse_ids: ColumnType<string[] | null, string[] | null | undefined, string[] | null>;
  created_at: CreatedAt;
}

export interface RolePermissionTable {
  tenant_id: string;
  role_id: string;
  permission: string;
}

declare module '../../platform/db/tables' {
  interface Tables {
    roles: RoleTable;
    role_permissions: RolePermissionTable;
  }
}
