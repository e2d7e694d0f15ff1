import { Type, type Static } from 'typebox';
import { UserType } from '../tenants/entities';
import { Id, Instant, nullable, strict } from '../wire/schema';

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

/** The same for those who look after the people. */
export const Member = strict({
  ...User.properties,
  /** Null: not since their last session was forgotten. */
  lastSeenAt: nullable(Instant),
  /** Devices on which they are signed in. */
  sessions: Type.Integer({ minimum: 0 }),
  /** Whether a second factor is asked for when they log in. */
  twoFactor: Type.Boolean(),
});
export type Member = Static<typeof Member>;
