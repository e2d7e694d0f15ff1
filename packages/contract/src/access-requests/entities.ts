import { Type, type Static } from 'typebox';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';

export const ACCESS_REQUEST_STATUSES = ['open', 'granted', 'declined', 'withdrawn'] as const;
export const AccessRequestStatus = literals(ACCESS_REQUEST_STATUSES);

const Someone = strict({ id: Id, name: Type.String() });

/** Somebody asks for a permission that their role does not hold. */
export const AccessRequest = strict({
  id: Id,
  user: Someone,
  /** Name of the permission; text, since a request outlives the catalogue that it was made under. */
  permission: Type.String(),
  reason: nullable(Type.String()),
  status: AccessRequestStatus,
  askedAt: Instant,
  /** Null while it is open. */
  endedAt: nullable(Instant),
  /** Null: nobody yet, the asker withdrew it, or somebody who has left. */
  decidedBy: nullable(Someone),
  /** Why it was declined. */
  answer: nullable(Type.String()),
});
export type AccessRequest = Static<typeof AccessRequest>;

export const GRANT_METHODS = ['move', 'add'] as const;
/** How it is granted: the asker moves to a role that holds it, or their own role gets it, for everybody who has that. */
export const GrantMethod = literals(GRANT_METHODS);
export type GrantMethod = Static<typeof GrantMethod>;
