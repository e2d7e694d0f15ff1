import { Type } from 'typebox';
import { Id, nullable, strict } from '../wire/schema';
import { acts, creates, deletes, updates } from '../wire/audit-action';

const Named = { name: Type.String(), description: Type.String() };
/** Names of permissions, as text: an entry outlives the catalogue that it was written under. */
const Permissions = { permissions: Type.Array(Type.String()) };
const Users = Type.Array(Id);

export const roleAudit = {
  'role.created': creates('role', strict({ ...Named, ...Permissions })),
  /**
   * By a command on the server, in nobody's name: permissions that nobody of the tenant held any more, in a role of
   * this user's own.
   */
  'role.recovered': acts('role', strict({ user: Id, ...Permissions })),
  'role.updated': updates('role', strict(Named)),
  'role.picture_changed': updates('role', strict({ avatarURL: nullable(Type.String()) })),
  'role.permissions_replaced': updates('role', strict(Permissions)),
  'role.warehouses_replaced': updates('role', strict({ warehouses: nullable(Type.Array(Id)) })),
  /**
   * Only the added and the removed users: a role has up to 20,000 of them. What each had before stands in entries of theirs,
   * `user.role_changed`.
   */
  'role.users_replaced': acts('role', strict({ added: Users, removed: Users })),
  /** `users`: those who held it. */
  'role.deleted': deletes('role', strict({ ...Named, ...Permissions, users: Users })),
};
