import type { CreatedAt } from '../../platform/db/tables';

export interface RoleTable {
  id: string;
  tenant_id: string;
  name: string;
  description: string;
  avatar_url: string | null;
  version: number;
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
