import { Type, type Static } from 'typebox';
import { Id, Instant, nullable, strict } from '../wire/schema';
import { RemoteId } from '../remotes/entities';

/** Scheme, host and port of a page, exactly as browsers send it. */
export const Origin = Type.String({ maxLength: 260, pattern: '^https?://[^/?#@\\s\\\\]+$' });

/** With which the server of a partner's portal gets tokens for the members of one tenant. */
export const PartnerKey = strict({
  id: Id,
  name: Type.String(),
  /** The pages that may embed. */
  origins: Type.Array(Origin),
  /** The remotes that they may embed. */
  remotes: Type.Array(RemoteId),
  createdAt: Instant,
  createdBy: nullable(Type.String()),
  lastUsedAt: nullable(Instant),
});
export type PartnerKey = Static<typeof PartnerKey>;
