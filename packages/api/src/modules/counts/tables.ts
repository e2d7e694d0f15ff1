import type { CountSummary, CountTask, StockState } from '@slotwise/contract';
import type { Generated } from 'kysely';
import type { CreatedAt } from '../../platform/db/tables';

declare module '../../platform/db/tables' {
  interface Tables {
    counts: {
      id: string;
      company_id: string;
      warehouse_id: string;
      chosen_by: CountSummary['chosenBy'];
      /** Of a count of where the SKUs of a class lie. */
      class: Generated<'A' | 'B' | 'C' | null>;
      status: CountSummary['status'];
      user_id: string | null;
      assigned_to: Generated<string | null>;
      created_at: CreatedAt;
      done_at: Date | null;
    };
    count_tasks: {
      id: string;
      company_id: string;
      count_id: string;
      warehouse_id: string;
      location_id: string;
      status: CountTask['status'];
      counted_by: string | null;
      recounted_by: string | null;
      decided_by: string | null;
      decided_at: Date | null;
      difference: number | null;
    };
    count_entries: {
      company_id: string;
      task_id: string;
      round: number;
      sku_id: string;
      lot_id: string | null;
      state: StockState;
      counted: number;
      expected: number;
      counted_serials: string[] | null;
      expected_serials: string[] | null;
      user_id: string | null;
      at: Date;
    };
  }
}
