import { Type } from 'typebox';
import { acts, NoDetails } from '../wire/audit-action';
import { strict } from '../wire/schema';

const Count = Type.Integer();

/** Their subject is the warehouse, whose own entries stand beside them. */
export const firstStepAudit = {
  'sample.begun': acts('warehouse', NoDetails),
  'sample.made': acts('warehouse', strict({ places: Count, skus: Count, orders: Count })),
  'sample.failed': acts('warehouse', NoDetails),
  'sample.removal_begun': acts('warehouse', NoDetails),
  /** `kept`: SKUs, or the warehouse, that somebody had begun to use meanwhile. */
  'sample.removed': acts('warehouse', strict({ skus: Count, kept: Count })),
};
