import { Type, type Static } from 'typebox';
import { UserType } from '../tenants/entities';
import { Id, Instant, named, nullable, strict } from '../wire/schema';

/** A member of a company or WMS. */
export const User = named(
  'User',
  strict({
    id: Id,
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
    avatarURL: nullable(Type.String()),
    roleID: nullable(Id),
    role: nullable(strict({ name: Type.String() })),
    userType: UserType,
    /** False: nobody has shown yet that the address is theirs. Left out where somebody has; additive. */
    emailConfirmed: Type.Optional(Type.Boolean()),
  }),
);
export type User = Static<typeof User>;

/** A member as whoever manages users sees them. */
export const Member = strict({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  /** Whether somebody has shown that the address is theirs. */
  emailConfirmed: Type.Optional(Type.Boolean()),
  role: nullable(strict({ id: Id, name: Type.String() })),
  /** When a session of theirs was last used; null: in none that is remembered. */
  lastSeenAt: nullable(Instant),
  /** Sessions that are open. */
  sessions: Type.Integer({ minimum: 0 }),
  /** Whether they sign in with a second factor. */
  twoFactor: Type.Boolean(),
});
export type Member = Static<typeof Member>;
