import { Type } from 'typebox';
import { Id, nullable, strict } from '../wire/schema';
import { acts, deletes, updates } from '../wire/audit-action';

const PersonName = { firstName: Type.String(), lastName: Type.String() };

const Member = strict({ ...PersonName, email: Type.String(), roleId: nullable(Id) });

export const userAudit = {
  'user.renamed': updates('user', strict(PersonName)),
  /** The address of their picture; null: none. */
  'user.picture_changed': updates('user', strict({ avatarURL: nullable(Type.String()) })),
  /** The membership ceased; the account stays. */
  'user.removed': deletes('user', Member),
  /** They were given another role, or none; one entry a person, with the role's name as it was then. */
  'user.role_changed': updates('user', strict({ roleId: nullable(Id), role: nullable(Type.String()) })),
  /** All sessions of theirs were ended, by somebody who manages users. */
  'user.signed_out': acts('user', strict({ sessions: Type.Array(Id) })),
  /** The membership ceased, by themselves. */
  'user.left': deletes('user', Member),
};
