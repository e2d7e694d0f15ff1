import type { Body } from '@slotwise/contract';

declare module '../../platform/db/tables' {
  interface Tables {
    replenish_tasks: {
      id: string;
      company_id: string;
      warehouse_id: string;
      sku_id: string;
      lot_id: string | null;
      from_location_id: string;
      to_location_id: string;
      quantity: number;
      status: 'open' | 'done' | 'dropped';
      created_by: string | null;
      created_at: Date;
      user_id: string | null;
      taken_at: Date | null;
      reservation_id: string | null;
      ended_at: Date | null;
      key: string | null;
      pieces: number | null;
      reason: NonNullable<Body<'POST /replenish-task/done'>['reason']> | null;
    };
  }
}
