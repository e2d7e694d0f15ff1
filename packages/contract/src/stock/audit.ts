import { Type } from 'typebox';
import { acts, deletes } from '../wire/audit-action';
import { strict } from '../wire/schema';

const Text = Type.String();

/** Moves are not here: the ledger itself says who, when and why. */
export const stockAudit = {
  'reservation.made': acts('reservation', strict({ reference: Text, lines: Type.Integer(), pieces: Type.Integer() })),
  'reservation.released': deletes('reservation', strict({ skuId: Text, locationId: Text, quantity: Type.Integer() })),
};
