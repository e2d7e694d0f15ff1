export interface InventoryGrantTable {
  company_id: string;
  wms_id: string;
  granted_by: string;
  granted_at: Date;
}

declare module '../../platform/db/tables' {
  interface Tables {
    inventory_grants: InventoryGrantTable;
  }
}
