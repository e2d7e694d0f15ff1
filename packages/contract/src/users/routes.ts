import { Ref, strict } from '../wire/schema';
import { Done, list, type RouteTable } from '../wire/route';
import { User } from './entities';

export const userRoutes = {
  'GET /mycompany/users': list('company', 'view_users', 'Its users', 'myUsers', User),
  'GET /mywms/users': list('wms', 'view_users', 'Its users', 'myUsers', User),
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
