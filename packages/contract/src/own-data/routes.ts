import { Type } from 'typebox';
import type { RouteTable } from '../wire/route';

export const ownDataRoutes = {
  'GET /me/export': {
    summary: 'What is kept about the current user, part by part, as a JSON file',
    access: 'user',
    permission: null,
    answer: Type.String(),
    file: true,
    errors: [],
    limit: 'bulk',
    additive: true,
  },
} as const satisfies RouteTable;
