import type {} from '../../platform/db/tables';

interface Sums {
  lines: number;
  pieces: number;
}

declare module '../../platform/db/tables' {
  interface Tables {
    /** Order lines by the hour in which the order was placed. Written by triggers and by nobody else, as the other two. */
    demand_hours: Sums & { company_id: string; warehouse_id: string; hour: Date };
    demand_months: Sums & { company_id: string; warehouse_id: string; month: string; sku_id: string };
    pick_hours: Sums & { company_id: string; warehouse_id: string; hour: Date; user_id: string };
  }
}
