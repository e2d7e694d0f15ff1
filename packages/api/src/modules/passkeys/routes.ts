import { defineModule } from '../../platform/module';
import { addPasskey, listPasskeys, removePasskey, requestPasskey } from './own-passkeys';
import { ownData } from './own-data';
import { challenge, signIn } from './sign-in';
import { oldChallenges } from './sweep';

export const passkeys = defineModule({
  name: 'passkeys',
  create: () => ({
    handlers: {
      'GET /me/passkeys': listPasskeys,
      'POST /me/passkeys/request': requestPasskey,
      'POST /me/passkeys': addPasskey,
      'DELETE /me/passkeys': removePasskey,
      'POST /login/passkey/challenge': challenge,
      'POST /login/passkey': signIn,
    },
    ownData,
    sweepers: [oldChallenges],
  }),
});
