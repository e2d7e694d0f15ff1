import type { MoveKind, StockState } from '@slotwise/contract';

declare module '../../platform/db/tables' {
  interface Tables {
    /** Append-only: the application may neither change nor remove a row. */
    stock_moves: {
      id: string;
      company_id: string;
      warehouse_id: string;
      kind: MoveKind;
      sku_id: string;
      lot_id: string | null;
      quantity: number;
      from_location_id: string | null;
      from_state: StockState | null;
      to_location_id: string | null;
      to_state: StockState | null;
      user_id: string | null;
      at: Date;
      reason: string | null;
      key: string;
      undoes: string | null;
      source: string | null;
      source_id: string | null;
      /** Of SKUs that are tracked by serial number. */
      serials: string[] | null;
    };
    /** Place of each piece that has a serial number: written by the database's triggers and by nobody else. */
    stock_serials: {
      company_id: string;
      warehouse_id: string;
      location_id: string;
      sku_id: string;
      lot_id: string | null;
      state: StockState;
      serial: string;
      serial_key: string;
    };
    /** The sum of the moves: written by the database's triggers and by nobody else. */
    stock: {
      company_id: string;
      warehouse_id: string;
      location_id: string;
      sku_id: string;
      lot_id: string | null;
      state: StockState;
      on_hand: number;
      reserved: number;
      since: Date;
      moved_at: Date;
    };
    reservations: {
      id: string;
      company_id: string;
      warehouse_id: string;
      location_id: string;
      sku_id: string;
      lot_id: string | null;
      quantity: number;
      source: string;
      source_id: string;
      line: number | null;
      user_id: string | null;
      at: Date;
    };
  }
}
