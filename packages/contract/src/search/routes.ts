import { Type } from 'typebox';
import { strict } from '../wire/schema';
import type { RouteTable } from '../wire/route';
import { SEARCH_FOUND_MAX, SEARCH_TERM_MAX } from './constants';
import { FoundGroup } from './entities';

export const searchRoutes = {
  'GET /search': {
    summary:
      "Records of the caller's own company or WMS that match the term, best first, or named ones; of each kind a few, and only what the caller may read. Where nothing matches: what the term resembles",
    access: 'user',
    permission: null,
    query: strict({
      /** Either this or `records`. */
      term: Type.Optional(Type.String({ minLength: 1, maxLength: SEARCH_TERM_MAX })),
      /** Records by kind and id, as they are now: `role:r1,user:u1`. Those that are gone are left out. */
      records: Type.Optional(
        Type.String({ maxLength: 1200, pattern: '^[a-z-]+:[A-Za-z0-9_-]+(,[a-z-]+:[A-Za-z0-9_-]+)*$' }),
      ),
      /** Kinds to look for, of those that this server knows; left out: all. */
      kinds: Type.Optional(Type.String({ maxLength: 1000, pattern: '^[a-z-]+(,[a-z-]+)*$' })),
      /** Records of one kind; left out: a few. */
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: SEARCH_FOUND_MAX })),
    }),
    /** In the order of `kinds`, without those of which nothing was found. */
    answer: strict({ groups: Type.Array(FoundGroup) }),
    errors: [],
    limit: 'read',
    short: 'a few of each kind',
    additive: true,
  },
} as const satisfies RouteTable;
