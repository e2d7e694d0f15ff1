import { Type, type Static } from 'typebox';
import { UserType } from '../tenants/entities';
import { Id, nullable, strict } from '../wire/schema';

/** A member of a company or WMS. */
export const User = strict({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  avatarURL: nullable(Type.String()),
  roleID: nullable(Id),
  role: nullable(strict({ name: Type.String() })),
  userType: UserType,
});
export type User = Static<typeof User>;
