import { Type } from 'typebox';
import { Ref, strict } from '../wire/schema';
import { Done, read, type RouteTable } from '../wire/route';
import { User } from './entities';

export const userRoutes = {
  'GET /mycompany/users': read('company', 'view_users', 'Its users', strict({ myUsers: Type.Array(User) })),
  'GET /mywms/users': read('wms', 'view_users', 'Its users', strict({ myUsers: Type.Array(User) })),
  'DELETE /user': {
    access: 'user',
    permission: 'manage_users',
    limit: 'write',
    summary: 'Remove a user from the company or WMS. The account stays, without one; its sessions end',
    body: strict({ user_id: Ref }),
    answer: Done,
    errors: ['not_found', 'outranked', 'last_administrator'],
    additive: true,
  },
} as const satisfies RouteTable;
