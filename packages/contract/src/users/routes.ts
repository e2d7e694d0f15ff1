import { Type } from 'typebox';
import { NAME_MAX } from '../constants';
import { SearchText } from '../wire/page';
import { Done, filteredList, type RouteTable } from '../wire/route';
import { literals, Ref, strict } from '../wire/schema';
import { User } from './entities';

const filters = {
  /** Part of the full name or of the address. */
  q: Type.Optional(SearchText),
  /** Name of the role that they have. */
  role: Type.Optional(Type.String({ minLength: 1, maxLength: NAME_MAX })),
  /** Only those who have a role, or only those who have none. */
  has_role: Type.Optional(literals(['yes', 'no'])),
  /** This one alone. */
  id: Type.Optional(Ref),
};

export const userRoutes = {
  'GET /mycompany/users': filteredList('company', 'view_users', 'Its users', 'myUsers', User, filters),
  'GET /mywms/users': filteredList('wms', 'view_users', 'Its users', 'myUsers', User, filters),
  'DELETE /user': {
    access: 'user',
    permission: 'manage_users',
    limit: 'write',
    summary: 'Remove a user from the company or WMS. The account stays, without one; its sessions end',
    body: strict({ user_id: Ref }),
    answer: Done,
    errors: ['not_found', 'outranked', 'beyond_own_warehouses', 'last_administrator', 'last_holder'],
    additive: true,
  },
} as const satisfies RouteTable;
