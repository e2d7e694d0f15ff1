import { Type } from 'typebox';
import { NAME_MAX } from '../constants';
import { longPage, PageQuery, SearchText } from '../wire/page';
import { Done, filteredList, type RouteTable } from '../wire/route';
import { literals, Ref, strict } from '../wire/schema';
import { Member, User } from './entities';

const managing = { access: 'user', permission: 'manage_users', additive: true } as const;

const filters = {
  /** Part of the full name or of the address. */
  q: Type.Optional(SearchText),
  /** Name of the role that they have. */
  role: Type.Optional(Type.String({ minLength: 1, maxLength: NAME_MAX })),
  /** Only those who have a role, or only those who have none. */
  has_role: Type.Optional(literals(['yes', 'no'])),
  /** This one alone. */
  id: Type.Optional(Ref),
  /** Only those who hold this permission, by its name. */
  may: Type.Optional(Type.String({ minLength: 1, maxLength: NAME_MAX })),
  /** Only those whose role lets them work in this warehouse. */
  warehouse_id: Type.Optional(Ref),
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
  'GET /members': {
    ...managing,
    limit: 'read',
    summary: 'The members with their sessions and second factors',
    query: Type.Object({
      ...PageQuery.properties,
      /** Part of the full name or of the address. */
      q: Type.Optional(SearchText),
      /** Name of the role that they have. */
      role: Type.Optional(Type.String({ minLength: 1, maxLength: NAME_MAX })),
      /** Only those who have a role, or only those who have none. */
      has_role: Type.Optional(literals(['yes', 'no'])),
      two_factor: Type.Optional(literals(['yes', 'no'])),
      /** Only those with an open session, or only those without. */
      signed_in: Type.Optional(literals(['yes', 'no'])),
    }),
    answer: longPage(Member),
    errors: [],
  },
  'DELETE /member/sessions': {
    ...managing,
    limit: 'write',
    summary: 'Sign a colleague out everywhere. One’s own sessions end in one’s settings',
    body: strict({ user_id: Ref }),
    answer: Done,
    errors: ['not_found', 'outranked', 'beyond_own_warehouses'],
  },
} as const satisfies RouteTable;
