import { Type } from 'typebox';
import { acts, updates } from '../wire/audit-action';
import { nullable, strict } from '../wire/schema';

const Run = strict({ name: Type.String(), policy: Type.String(), seconds: Type.Integer() });

const Terms = strict({
  hourCost: nullable(Type.Integer()),
  currency: Type.String(),
  decayLimit: Type.Integer(),
  decayMoves: Type.Integer(),
});

export const slottingAudit = {
  'slotting.begun': acts('slotting_run', Run),
  'slotting.named': updates('slotting_run', strict({ name: Type.String() })),
  'slotting.terms': updates('warehouse', Terms, 2),
  'slotting.stopped': acts('slotting_run', strict({ name: Type.String() })),
};
