import { Type } from 'typebox';
import { acts, NoDetails, updates } from '../wire/audit-action';
import { nullable, strict } from '../wire/schema';

export const countAudit = {
  'count.requested': acts('count', strict({ chosenBy: Type.String(), places: Type.Integer() })),
  'count.assigned': updates('count', strict({ userId: nullable(Type.String()) })),
  'count.canceled': acts('count', NoDetails),
  'count.approved': acts('count', strict({ location: Type.String(), difference: Type.Integer() })),
  'count.rejected': acts('count', strict({ location: Type.String(), difference: Type.Integer() })),
};
