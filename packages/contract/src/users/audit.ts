import { Type } from 'typebox';
import { Id, nullable, strict } from '../wire/schema';
import { acts, deletes, updates } from '../wire/audit-action';

const PersonName = { firstName: Type.String(), lastName: Type.String() };

const Member = strict({ ...PersonName, email: Type.String(), roleId: nullable(Id) });

export const userAudit = {
  'user.renamed': updates('user', strict(PersonName)),
  /** The membership ceased; the account stays. */
  'user.removed': deletes('user', Member),
  /** The same, by themselves. */
  'user.left': deletes('user', Member),
  /** Everywhere, by somebody who looks after them. */
  'user.signed_out': acts('user', strict({ sessionsEnded: Type.Integer() })),
};
