import { defineModule } from '../../platform/module';
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, readTwoFactor, renewRecoveryCodes } from './own-factor';
import { ownData } from './own-data';
import { changePolicy } from './policy';
import { resetTwoFactor } from './reset-factor';

export const twoFactor = defineModule({
  name: 'two-factor',
  create: () => ({
    ownData,
    handlers: {
      'GET /me/two-factor': readTwoFactor,
      'POST /me/two-factor': beginTwoFactor,
      'POST /me/two-factor/confirm': confirmTwoFactor,
      'POST /me/two-factor/recovery-codes': renewRecoveryCodes,
      'DELETE /me/two-factor': endTwoFactor,
      'DELETE /user/two-factor': resetTwoFactor,
      'PATCH /two-factor/policy': changePolicy,
    },
  }),
});
