import { none } from '@slotwise/contract';
import { defineModule } from '../../platform/module';
import type { Sweeper } from '../../platform/sweepers';
import { addPasskey, listPasskeys, removePasskey, requestPasskey } from './own-passkeys';
import { deleteOldChallenges } from './queries';
import { challenge, signIn } from './sign-in';

const oldChallenges: Sweeper = {
  name: 'challenges of passkeys that are over',
  everyMs: 3600_000,
  run: ({ db, now }) =>
    db.withSystem(async (trx) => ({
      answer: await deleteOldChallenges(trx, now),
      audit: none('who was signed in by them was audited'),
    })),
};

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
    sweepers: [oldChallenges],
  }),
});
