import { Type, type Static } from 'typebox';
import { Instant, nullable, strict } from '../wire/schema';

const Made = strict({ name: Type.String(), madeAt: Instant });

/** The things that let somebody at an account, or at what it may see, without its password. */
export const OwnAccess = strict({
  /** When a new password was chosen by mail, until its owner has said what becomes of the rest; null: nothing is to be said. */
  toReviewSince: nullable(Instant),
  secondFactorSince: nullable(Instant),
  apiKeys: Type.Array(Made),
  partnerKeys: Type.Array(Made),
  /** Their addresses are their names. */
  webhooks: Type.Array(Made),
});
export type OwnAccess = Static<typeof OwnAccess>;
