import { Type } from 'typebox';
import { acts, NoDetails } from '../wire/audit-action';
import { strict } from '../wire/schema';

export const twoFactorAudit = {
  'factor.begun': acts('user', NoDetails),
  'factor.enabled': acts('user', NoDetails),
  'factor.disabled': acts('user', NoDetails),
  /** By an administrator, for somebody who has lost their device. */
  'factor.reset': acts('user', NoDetails),
  'factor.recovery_codes_made': acts('user', NoDetails),
  /** Somebody signed in by one of them. */
  'factor.recovery_code_used': acts('user', strict({ left: Type.Integer() })),
  'factor.refused': acts('user', NoDetails),
  'factor.demanded': acts('tenant', strict({ demanded: Type.Boolean() })),
};
