import { Type, type Static } from 'typebox';
import { short } from '../wire/page';
import { PERMISSION_CATEGORIES } from '../permissions';
import { User } from '../users/entities';
import { Id, literals, named, nullable, strict } from '../wire/schema';

/** A permission of the catalogue; its id is its name. */
export const Permission = strict({
  id: Id,
  name: Type.String(),
  category: literals(PERMISSION_CATEGORIES),
  action: Type.String(),
});
export type Permission = Static<typeof Permission>;

/** A named group that holds permissions and users. */
export const Role = named(
  'Role',
  strict({
    id: Id,
    name: Type.String(),
    description: Type.String(),
    avatarURL: nullable(Type.String()),
    permissions: short(Permission, 'the catalogue of permissions is fixed (specification 5)'),
    users: short(User, 'the specification answers roles with all their users (specification 5)'),
    /**
     * The warehouses that its users are limited to; null: all there are, and those to come. Left out by servers that know no
     * such limits, and in a WMS.
     */
    warehouseIds: Type.Optional(nullable(Type.Array(Id))),
    /** Grows by one with every change of the role; also its ETag. */
    version: Type.Integer(),
  }),
);
export type Role = Static<typeof Role>;
