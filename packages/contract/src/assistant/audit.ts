import { Type } from 'typebox';
import { strict } from '../wire/schema';
import { updates } from '../wire/audit-action';

/** Its proposals are in the audit once somebody has made it: as the change, with `PROPOSED_BY`. */
export const assistantAudit = {
  'assistant.consent_changed': updates('tenant', strict({ data: Type.Array(Type.String()) })),
};
