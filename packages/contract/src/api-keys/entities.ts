import { Type, type Static } from 'typebox';
import { PERMISSIONS, type PermissionName } from '../permissions';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';

const Permission = Type.Unsafe<PermissionName>(literals(PERMISSIONS.map(({ name }) => name)));

/** With which another system calls the API for a tenant, without its secret. */
export const ApiKey = strict({
  id: Id,
  name: Type.String(),
  /** The purpose that it was made for. */
  permissions: Type.Array(Permission),
  /** Those of them that it does not carry now: whoever made it does not hold them any more. */
  lacking: Type.Array(Permission),
  /** The warehouses that it is limited to; null: those of whoever made it. */
  warehouseIds: nullable(Type.Array(Id)),
  /** `orphaned`: whoever made it has left, and it opens nothing. */
  state: literals(['active', 'expired', 'orphaned'] as const),
  createdAt: Instant,
  createdBy: nullable(Type.String()),
  /** To some minutes. */
  lastUsedAt: nullable(Instant),
  expiresAt: nullable(Instant),
});
export type ApiKey = Static<typeof ApiKey>;
