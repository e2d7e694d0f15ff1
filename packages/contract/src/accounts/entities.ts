import { Type, type Static } from 'typebox';
import { UnitSystem, UserType, WeekStart } from '../tenants/entities';
import { Id, Instant, literals, named, nullable, strict } from '../wire/schema';
import { LANGUAGES } from './constants';

export const LanguageTag = literals(LANGUAGES);

/** The signed-in person. */
export const Me = named(
  'Me',
  strict({
    id: Id,
    roleID: nullable(Id),
    companyID: nullable(Id),
    wmsID: nullable(Id),
    userType: UserType,
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
    /** Whether they have shown that the address is theirs. Additive: clients of the specification do not know it. */
    emailConfirmed: Type.Optional(Type.Boolean()),
    /**
     * When a new password was chosen by mail while keys or webhooks of theirs stood, until they have said what becomes of those.
     * Additive.
     */
    accessToReviewSince: Type.Optional(nullable(Instant)),
    avatarURL: nullable(Type.String()),
    /** The language that they chose; null: the one that their browser asks for. Additive. */
    language: Type.Optional(nullable(LanguageTag)),
    /** The day that weeks begin with in their company or WMS; null: as in their language. Additive. */
    weekStart: Type.Optional(nullable(WeekStart)),
    /** Units in which their company or WMS reads and types measures; null: metric. Additive. */
    units: Type.Optional(nullable(UnitSystem)),
  }),
);
export type Me = Static<typeof Me>;

export const Tokens = strict({
  access_token: Type.String(),
  refresh_token: Type.String(),
  /** Seconds until the access token expires. */
  expires_in: Type.Integer(),
});
export type Tokens = Static<typeof Tokens>;

/** One signed-in device of the current user. */
export const Session = strict({
  id: Id,
  current: Type.Boolean(),
  userAgent: Type.String(),
  createdAt: Instant,
  lastUsedAt: Instant,
});
export type Session = Static<typeof Session>;
