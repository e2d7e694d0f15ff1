import { Type } from 'typebox';
import { acts, NoDetails } from '../wire/audit-action';
import { strict } from '../wire/schema';

export const twoFactorAudit = {
  'two_factor.begun': acts('user', NoDetails),
  'two_factor.enabled': acts('user', NoDetails),
  'two_factor.disabled': acts('user', NoDetails),
  /** By an administrator, for somebody who has lost their device. */
  'two_factor.reset': acts('user', NoDetails),
  'two_factor.recovery_codes_made': acts('user', NoDetails),
  /** Somebody signed in by one of them. */
  'two_factor.recovery_code_used': acts('user', strict({ left: Type.Integer() })),
  'two_factor.refused': acts('user', NoDetails),
  'two_factor.demanded': acts('tenant', strict({ demanded: Type.Boolean() })),
};
