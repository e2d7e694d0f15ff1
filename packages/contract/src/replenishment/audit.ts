import { Type } from 'typebox';
import { acts } from '../wire/audit-action';
import { strict } from '../wire/schema';

const Text = Type.String();
const Count = Type.Integer();

/** Their subject is the warehouse. What is carried out whole is not here: the ledger itself says who, when and why. */
export const replenishmentAudit = {
  'replenishment.released': acts('warehouse', strict({ skus: Count, tasks: Count, pieces: Count })),
  'replenishment.withdrawn': acts('warehouse', strict({ skuId: Text, tasks: Count })),
  'replenishment.taken': acts('warehouse', strict({ taskId: Text })),
  'replenishment.left': acts('warehouse', strict({ taskId: Text })),
  /** Nothing could be brought any more, or nothing was needed. */
  'replenishment.dropped': acts('warehouse', strict({ taskId: Text })),
  'replenishment.short': acts('warehouse', strict({ taskId: Text, wanted: Count, brought: Count, reason: Text })),
};
