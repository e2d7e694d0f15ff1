import type { Actor } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import type { Services } from '../../platform/services';
import { judgeCode } from '../two-factor';
import { actorOfAccount } from './account';
import { checkOwnPassword } from './own-password';
import type { Account } from './queries';

interface Asking {
  actor: Actor;
  body: { current_password: string; code?: string };
  now: Date;
  read<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  services: Services;
}

/**
 * Has somebody who is signed in show that it is them: by their password, and by their second factor if they have one. A code is
 * used up by it, whatever becomes of what it was needed for.
 * @throws invalid_credentials, second_factor_required, second_factor_wrong, rate_limited
 */
export async function proveOneself(asking: Asking): Promise<Account> {
  const { body, now, services } = asking;
  const account = await checkOwnPassword(asking, body.current_password);
  // Not the transaction of the request, whose answer is remembered: what is wrong is counted, and kept.
  const refusal = await services.db.withSystem(async (trx) => {
    const { refusal: answer, ...left } = await judgeCode(trx, {
      ...{ userId: account.id, email: account.email, actor: actorOfAccount(account) },
      ...{ code: body.code, now, publicUrl: services.config.publicUrl },
    });
    return { answer, ...left };
  });
  if (refusal) throw refuse(refusal);
  return account;
}
