import { Type } from 'typebox';
import { Password } from './route';

/**
 * Shows that it is the owner of the account who asks, and not somebody at their open session: the password, and for those
 * who have a second factor a code of it, or a recovery code.
 */
export const OwnProof = {
  current_password: Password,
  code: Type.Optional(Type.String({ maxLength: 64, writeOnly: true })),
};

export const PROOF_ERRORS = ['invalid_credentials', 'second_factor_required', 'second_factor_wrong'] as const;
