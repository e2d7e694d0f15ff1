import { Type, type Static } from 'typebox';
import { Instant, nullable, strict } from '../wire/schema';

/** How somebody's account stands with its second factor. */
export const TwoFactor = strict({
  /** Since when codes are asked for at login; null: they are not. */
  since: nullable(Instant),
  /** Recovery codes that were not used yet. */
  recoveryCodes: Type.Integer({ minimum: 0 }),
  /** Whether the company or WMS demands it of everybody. */
  demanded: Type.Boolean(),
});
export type TwoFactor = Static<typeof TwoFactor>;
