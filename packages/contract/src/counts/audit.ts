import { Type } from 'typebox';
import { acts, NoDetails } from '../wire/audit-action';
import { strict } from '../wire/schema';

export const countAudit = {
  'count.requested': acts('count', strict({ chosenBy: Type.String(), places: Type.Integer() })),
  'count.canceled': acts('count', NoDetails),
  'count.approved': acts('count', strict({ location: Type.String(), difference: Type.Integer() })),
  'count.rejected': acts('count', strict({ location: Type.String(), difference: Type.Integer() })),
};
