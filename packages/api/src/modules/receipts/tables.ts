import type { ReceiptSummary } from '@slotwise/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt } from '../../platform/db/tables';

declare module '../../platform/db/tables' {
  interface Tables {
    receipts: {
      id: string;
      company_id: string;
      warehouse_id: string;
      code: string;
      code_key: GeneratedAlways<string>;
      status: ReceiptSummary['status'];
      returns: Generated<boolean>;
      supplier: string | null;
      expected_at: Date | null;
      created_at: CreatedAt;
      closed_at: Date | null;
    };
    receipt_lines: {
      company_id: string;
      receipt_id: string;
      line: number;
      sku_id: string;
      expected: number;
      /** The database keeps it: the sum of the ledger's moves for the receipt. */
      received: Generated<number>;
    };
  }
}
