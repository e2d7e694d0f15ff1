import { Type } from 'typebox';
import { PERMISSIONS, type PermissionName } from '../permissions';
import { Done, Name, type RouteTable } from '../wire/route';
import { Id, GivenInstant, literals, nullable, Ref, strict } from '../wire/schema';
import { ApiKey } from './entities';

const Permission = Type.Unsafe<PermissionName>(literals(PERMISSIONS.map(({ name }) => name)));
const manageKeys = { access: 'user', permission: 'manage_company', additive: true, people: true } as const;

export const apiKeyRoutes = {
  'GET /api-keys': {
    summary: "The tenant's API keys that are not revoked, without their secrets",
    ...manageKeys,
    limit: 'read',
    answer: strict({ keys: Type.Array(ApiKey) }),
    short: 'a tenant has few, and not more than a limit',
    errors: [],
  },
  'POST /api-keys': {
    summary:
      'Make an API key. It carries of its permissions those that its maker holds at the moment of a call. The secret is answered this once',
    ...manageKeys,
    limit: 'write',
    status: 201,
    body: strict({
      name: Name,
      permissions: Type.Array(Permission, { minItems: 1, maxItems: PERMISSIONS.length }),
      /** Of a company: the warehouses that it is limited to; left out or null: those of its maker. */
      warehouse_ids: Type.Optional(nullable(Type.Array(Ref, { minItems: 1, maxItems: 200 }))),
      /** Left out or null: never. */
      expires_at: Type.Optional(nullable(GivenInstant)),
    }),
    answer: strict({ message: Type.String(), key: ApiKey, secret: Type.String() }),
    errors: ['grant_exceeds_own', 'unknown_id', 'name_taken', 'limit_reached', 'going_to_be_deleted'],
    remembered: false,
  },
  'DELETE /api-keys': {
    summary: 'Revoke an API key; it opens nothing from then on',
    ...manageKeys,
    limit: 'write',
    body: strict({ key_id: Id }),
    answer: Done,
    errors: ['not_found', 'outranked', 'beyond_own_warehouses'],
  },
} as const satisfies RouteTable;
