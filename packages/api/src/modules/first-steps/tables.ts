import type { FirstStepChoice, SampleData } from '@slotwise/contract';

declare module '../../platform/db/tables' {
  interface Tables {
    sample_data: {
      company_id: string;
      id: string;
      warehouse_id: string;
      /** Codes of its SKUs and orders begin with it. */
      prefix: string;
      status: SampleData['status'];
      done: number;
      total: number;
      /** The run that goes on with it: the last that has begun to. */
      run: string | null;
      created_by: string | null;
      created_at: Date;
    };
    first_step_choices: { user_id: string; company_id: string; choice: FirstStepChoice };
    sample_skus: { company_id: string; sku_id: string };
  }
}
