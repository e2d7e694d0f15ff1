import { Type } from 'typebox';
import { NAME_MAX } from '../constants';
import { longPage, PageQuery, SearchText } from '../wire/page';
import { Done, filteredList, type RouteTable } from '../wire/route';
import { literals, Ref, strict } from '../wire/schema';
import { Member, User } from './entities';

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
  'GET /members': {
    summary: 'The people of the company or WMS, with when they were last seen and how they sign in',
    access: 'user',
    permission: 'manage_users',
    query: Type.Object({ ...PageQuery.properties, q: filters.q, role: filters.role, has_role: filters.has_role }),
    answer: longPage(Member),
    errors: [],
    limit: 'read',
    additive: true,
  },
  'DELETE /user/sessions': {
    summary: 'Sign a colleague out everywhere',
    access: 'user',
    permission: 'manage_users',
    body: strict({ user_id: Ref }),
    answer: Done,
    errors: ['not_found', 'outranked'],
    limit: 'write',
    additive: true,
  },
  'DELETE /user': {
    access: 'user',
    permission: 'manage_users',
    limit: 'write',
    summary: 'Remove a user from the company or WMS. The account stays, without one; its sessions end',
    body: strict({ user_id: Ref }),
    answer: Done,
    errors: ['not_found', 'outranked', 'last_administrator', 'last_holder'],
    additive: true,
  },
} as const satisfies RouteTable;
