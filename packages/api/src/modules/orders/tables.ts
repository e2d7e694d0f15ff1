import type { OrderSummary, PickListSummary, PickTask } from '@slotwise/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt } from '../../platform/db/tables';

declare module '../../platform/db/tables' {
  interface Tables {
    orders: {
      id: string;
      company_id: string;
      warehouse_id: string;
      code: string;
      code_key: GeneratedAlways<string>;
      status: OrderSummary['status'];
      customer: string | null;
      ordered_at: Date;
      due_at: Date | null;
      done_at: Date | null;
      created_at: CreatedAt;
    };
    order_lines: {
      company_id: string;
      order_id: string;
      line: number;
      sku_id: string;
      quantity: number;
      picked: Generated<number>;
      canceled: Generated<number>;
      batch: string | null;
      /** When the order was placed. */
      at: Date;
    };
    pick_lists: {
      id: string;
      company_id: string;
      warehouse_id: string;
      status: PickListSummary['status'];
      user_id: string | null;
      created_at: CreatedAt;
      done_at: Date | null;
      /** Of a list that is done: the walk over its stops, and the lines that were picked on it. */
      walked_mm: Generated<number | null>;
      walked_lines: Generated<number | null>;
    };
    pick_tasks: {
      company_id: string;
      pick_list_id: string;
      turn: number;
      order_id: string;
      line: number;
      sku_id: string;
      location_id: string;
      lot_id: string | null;
      reservation_id: string | null;
      quantity: number;
      picked: Generated<number>;
      /** Pieces of the rest that will not be picked any more. */
      canceled: Generated<number>;
      status: PickTask['status'];
      reason: PickTask['reason'];
      key: string | null;
      ended_at: Date | null;
      user_id: string | null;
      /** The turn of the short pick whose rest it is. */
      instead_of: number | null;
      /** Number of picks there that were taken back. */
      undone: Generated<number>;
    };
  }
}
