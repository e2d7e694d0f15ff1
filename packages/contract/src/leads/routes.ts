import { Type } from 'typebox';
import { literals, strict } from '../wire/schema';
import { Done, Email, Name, type RouteTable } from '../wire/route';

export const leadRoutes = {
  'POST /leads': {
    summary: 'A visitor asks to be contacted',
    access: 'public',
    permission: null,
    body: strict({
      name: Name,
      email: Email,
      company: Type.Optional(Type.String({ maxLength: 120 })),
      topic: literals(['request_demo', 'schedule_demo']),
      message: Type.Optional(Type.String({ maxLength: 2000 })),
    }),
    answer: Done,
    status: 201,
    errors: [],
    limit: 'auth',
    additive: true,
  },
} as const satisfies RouteTable;
