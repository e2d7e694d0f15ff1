import { Type } from 'typebox';
import { strict } from '../entities';
import { creates } from '../wire/audit-action';

export const leadAudit = {
  'lead.stored': creates('lead', strict({ topic: Type.String() })),
};
