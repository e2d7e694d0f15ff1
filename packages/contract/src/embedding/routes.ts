import { Type } from 'typebox';
import { Origin, PartnerKey } from './entities';
import { Id, literals, strict } from '../wire/schema';
import { PERMISSIONS, type PermissionName } from '../permissions';
import { RemoteId } from '../remotes/entities';
import { Done, Email, Name, type RouteTable } from '../wire/route';

const Permission = Type.Unsafe<PermissionName>(literals(PERMISSIONS.map(({ name }) => name)));
const manageKeys = { access: 'user', permission: 'manage_company', additive: true, people: true } as const;

export const embeddingRoutes = {
  'GET /embed/keys': {
    summary: "The tenant's partner keys that are not revoked, without their secrets",
    ...manageKeys,
    limit: 'read',
    answer: strict({ keys: Type.Array(PartnerKey) }),
    short: 'keys are made by hand',
    errors: [],
  },
  'POST /embed/keys': {
    summary:
      'Make a partner key for some remotes and origins. Takes whoever holds all that those remotes ask for. The secret is answered this once',
    ...manageKeys,
    limit: 'write',
    status: 201,
    body: strict({
      name: Name,
      origins: Type.Array(Origin, { minItems: 1, maxItems: 20 }),
      remotes: Type.Array(RemoteId, { minItems: 1, maxItems: 20 }),
    }),
    answer: strict({ message: Type.String(), key: PartnerKey, secret: Type.String() }),
    errors: ['grant_exceeds_own', 'going_to_be_deleted'],
    remembered: false,
  },
  'DELETE /embed/keys': {
    summary: 'Revoke a partner key; all its tokens end at once',
    ...manageKeys,
    limit: 'write',
    body: strict({ key_id: Id }),
    answer: Done,
    errors: ['not_found', 'outranked', 'beyond_own_warehouses'],
  },
  'POST /embed/tokens': {
    summary:
      "With a partner key as bearer, from a partner's server: a token for one member, one remote and one origin. It carries of the permissions asked for (left out: all) those that the remote's scopes name, as long as the member holds them",
    access: 'public',
    permission: null,
    status: 201,
    body: strict({
      /** The remote's id; the key must name it. */
      remote: RemoteId,
      /** The member, by this or by `email`. */
      user_id: Type.Optional(Id),
      /** The member, by this or by `user_id`. */
      email: Type.Optional(Email),
      /** The most that the token may allow; left out: all that the remote's scopes name. */
      permissions: Type.Optional(Type.Array(Permission, { maxItems: PERMISSIONS.length })),
      /** Of the page that embeds, as browsers send it: scheme, host and port. The key must name it. */
      origin: Origin,
    }),
    answer: strict({
      access_token: Type.String(),
      /** Seconds until it expires. */
      expires_in: Type.Integer(),
      /** Permissions that it grants right now. */
      permissions: Type.Array(Permission),
    }),
    errors: ['invalid_partner_key', 'second_factor_demanded'],
    limit: 'embed',
    additive: true,
    remembered: false,
  },
} as const satisfies RouteTable;
