import { Type } from 'typebox';
import { acts, creates, updates } from '../wire/audit-action';
import { nullable, strict } from '../wire/schema';

const Text = Type.String();
const Count = Type.Integer();

/** Picks are not here: the ledger itself says who, when and why. */
export const orderAudit = {
  'order.created': creates('order', strict({ code: Text, warehouseId: Text, lines: Count, pieces: Count })),
  'order.canceled': acts('order', strict({ code: Text, pieces: Count })),
  'picklist.made': acts('pick_list', strict({ orders: Count, stops: Count, pieces: Count, missing: Count })),
  'picklist.assigned': updates('pick_list', strict({ userId: nullable(Text) })),
  'picklist.canceled': acts('pick_list', strict({ stops: Count })),
  'pick.undone': acts('pick_list', strict({ turn: Count, orderId: Text, pieces: Count })),
  'pick.short': acts(
    'pick_list',
    strict({ turn: Count, wanted: Count, picked: Count, reason: Text, elsewhere: Count }),
  ),
};
