import type { CreatedAt } from '../../platform/db/tables';

export interface WarehouseTable {
  id: string;
  tenant_id: string;
  name: string;
  created_at: CreatedAt;
}

declare module '../../platform/db/tables' {
  interface Tables {
    warehouses: WarehouseTable;
  }
}
