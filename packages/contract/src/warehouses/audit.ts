import { Type } from 'typebox';
import { strict } from '../wire/schema';
import { creates, deletes, updates } from '../wire/audit-action';

const Named = strict({ name: Type.String() });

export const warehouseAudit = {
  'warehouse.created': creates('warehouse', Named),
  'warehouse.renamed': updates('warehouse', Named),
  'warehouse.deleted': deletes('warehouse', Named),
};
