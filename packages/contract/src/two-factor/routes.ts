import { Type } from 'typebox';
import { OwnProof, PROOF_ERRORS } from '../wire/own-proof';
import { Done, Password, type RouteTable } from '../wire/route';
import { Ref, strict } from '../wire/schema';
import { TwoFactor } from './entities';

/** Six digits of an app, or a recovery code. */
export const SecondFactorCode = Type.String({ minLength: 1, maxLength: 40 });
const Codes = strict({ recoveryCodes: Type.Array(Type.String()) });

export const twoFactorRoutes = {
  'GET /me/two-factor': {
    summary: 'Whether a second factor is asked for when the current user logs in',
    access: 'user',
    permission: null,
    answer: strict({ twoFactor: TwoFactor }),
    errors: [],
    limit: 'read',
    additive: true,
  },
  'POST /me/two-factor': {
    summary: 'Begin with a second factor: a secret for an app. It counts once a code of it was confirmed',
    access: 'user',
    permission: null,
    body: strict({ current_password: Password }),
    answer: strict({ secret: Type.String(), uri: Type.String() }),
    errors: ['invalid_credentials', 'second_factor_on'],
    limit: 'auth',
    additive: true,
    remembered: false,
  },
  'POST /me/two-factor/confirm': {
    summary:
      'The first code of the app; from then on one is asked for at login, and other sessions end. Answers with the recovery codes, once',
    access: 'user',
    permission: null,
    body: strict({ code: SecondFactorCode }),
    answer: Codes,
    errors: ['second_factor_wrong', 'second_factor_on', 'conflict'],
    limit: 'auth',
    additive: true,
    remembered: false,
  },
  'POST /me/two-factor/recovery-codes': {
    summary: 'New recovery codes; those from before are worth nothing any more',
    access: 'user',
    permission: null,
    body: strict(OwnProof),
    answer: Codes,
    errors: [...PROOF_ERRORS, 'conflict'],
    limit: 'auth',
    additive: true,
    remembered: false,
  },
  'DELETE /me/two-factor': {
    summary: 'Do without a second factor; not where the company or WMS demands one',
    access: 'user',
    permission: null,
    body: strict(OwnProof),
    answer: Done,
    errors: [...PROOF_ERRORS, 'conflict', 'second_factor_demanded'],
    limit: 'auth',
    additive: true,
  },
  'DELETE /user/two-factor': {
    summary: 'Take the second factor from a colleague who has lost their device; they are told by mail',
    access: 'user',
    permission: 'manage_users',
    people: true,
    body: strict({ user_id: Ref }),
    answer: Done,
    errors: ['not_found', 'outranked', 'beyond_own_warehouses', 'conflict'],
    limit: 'write',
    additive: true,
  },
  'PATCH /two-factor/policy': {
    summary:
      'Demand a second factor of everybody, or not any more. Who has none may do nothing but set it up; who demands it must have one',
    access: 'user',
    permission: 'manage_company',
    people: true,
    everywhere: true,
    body: strict({ demanded: Type.Boolean() }),
    answer: strict({ demanded: Type.Boolean() }),
    errors: ['beyond_own_warehouses', 'second_factor_demanded'],
    limit: 'write',
    additive: true,
  },
} as const satisfies RouteTable;
