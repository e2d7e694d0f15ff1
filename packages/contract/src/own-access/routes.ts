import { Type } from 'typebox';
import { Done, type RouteTable } from '../wire/route';
import { strict } from '../wire/schema';
import { OwnAccess } from './entities';

export const ownAccessRoutes = {
  'GET /me/access': {
    summary:
      'What stands beside the password: the second factor, and the keys and webhooks that were made from the account',
    access: 'user',
    permission: null,
    answer: strict({ access: OwnAccess }),
    short: 'a tenant has few of each, and not more than limits',
    errors: [],
    limit: 'read',
    additive: true,
  },
  'POST /me/access/review': {
    summary:
      'Say that all of it is one’s own, or end the keys and webhooks that were made from the account. The second factor has calls of its own',
    access: 'user',
    permission: null,
    body: strict({ keep: Type.Boolean() }),
    answer: Done,
    errors: [],
    limit: 'write',
    additive: true,
  },
} as const satisfies RouteTable;
