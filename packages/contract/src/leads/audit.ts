import { Type } from 'typebox';
import { strict } from '../wire/schema';
import { creates } from '../wire/audit-action';

export const leadAudit = {
  'lead.stored': creates('lead', strict({ topic: Type.String() })),
};
