import { Type } from 'typebox';
import { acts } from '../wire/audit-action';
import { strict } from '../wire/schema';

const Run = strict({ name: Type.String(), policy: Type.String(), seconds: Type.Integer() });

export const slottingAudit = {
  'slotting.begun': acts('slotting_run', Run),
  'slotting.stopped': acts('slotting_run', strict({ name: Type.String() })),
};
