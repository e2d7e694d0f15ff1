import { Type } from 'typebox';
import { Tokens } from '../accounts/entities';
import { OwnProof, PROOF_ERRORS } from '../wire/own-proof';
import { Done, Name, type RouteTable } from '../wire/route';
import { nullable, Ref, strict } from '../wire/schema';
import { Passkey, PasskeyAssertion, PasskeyAttestation, PasskeyRequest } from './entities';

export const passkeyRoutes = {
  'GET /me/passkeys': {
    summary: 'The passkeys of the current user, and the only address at which browsers take them',
    access: 'user',
    permission: null,
    answer: strict({
      passkeys: Type.Array(Passkey),
      /** Its origin; null: browsers take none at the address of this deployment, which is a number. */
      place: nullable(Type.String()),
    }),
    short: 'an account has few, and not more than a limit',
    errors: [],
    limit: 'read',
    additive: true,
  },
  'POST /me/passkeys/request': {
    summary: 'Begin with a passkey: what a browser needs to ask an authenticator for a key',
    access: 'user',
    permission: null,
    body: strict(OwnProof),
    answer: PasskeyRequest,
    errors: [...PROOF_ERRORS, 'address_unconfirmed', 'limit_reached', 'passkeys_unavailable'],
    limit: 'auth',
    additive: true,
    remembered: false,
  },
  'POST /me/passkeys': {
    summary: 'Add the passkey that an authenticator has made; from then on its owner may sign in by it alone',
    access: 'user',
    permission: null,
    body: strict({ name: Name, attestation: PasskeyAttestation }),
    answer: strict({ passkey: Passkey }),
    status: 201,
    errors: ['invalid_passkey', 'address_unconfirmed', 'limit_reached', 'passkeys_unavailable'],
    limit: 'auth',
    additive: true,
    remembered: false,
  },
  'DELETE /me/passkeys': {
    summary: 'Remove a passkey: nobody signs in by it any more, and the other sessions that it opened end',
    access: 'user',
    permission: null,
    body: strict({ passkey_id: Ref }),
    answer: Done,
    errors: ['not_found'],
    limit: 'write',
    additive: true,
  },
  'POST /login/passkey/challenge': {
    summary: 'What an authenticator signs to prove that it has a passkey',
    access: 'public',
    permission: null,
    answer: strict({ challenge: Type.String(), rpId: Type.String() }),
    errors: ['passkeys_unavailable'],
    limit: 'auth',
    additive: true,
    remembered: false,
  },
  'POST /login/passkey': {
    summary: 'Open a session by a passkey. It stands for the password and for the second factor',
    access: 'public',
    permission: null,
    body: strict({ assertion: PasskeyAssertion }),
    answer: Tokens,
    errors: ['invalid_passkey', 'passkeys_unavailable'],
    limit: 'auth',
    additive: true,
    remembered: false,
  },
} as const satisfies RouteTable;
