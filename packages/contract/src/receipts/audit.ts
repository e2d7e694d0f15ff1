import { Type } from 'typebox';
import { acts, creates } from '../wire/audit-action';
import { strict } from '../wire/schema';

const Text = Type.String();
const Count = Type.Integer();

/** Receiving goods is not here: the ledger itself says who, when and why. */
export const receiptAudit = {
  'receipt.announced': creates(
    'receipt',
    strict({ code: Text, warehouseId: Text, returns: Type.Boolean(), lines: Count, expected: Count }),
  ),
  'receipt.closed': acts('receipt', strict({ code: Text, under: Count, over: Count })),
};
