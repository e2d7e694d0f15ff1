import type { Actor } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import type { Services } from '../../platform/services';
import { guess } from './guesses';
import { accountById, type Account } from './queries';

interface Asking {
  actor: Actor;
  now: Date;
  read<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  services: Services;
}

/** For what nobody does who only sits down at an open session. @throws invalid_credentials, rate_limited */
export async function checkOwnPassword({ actor, now, read, services }: Asking, password: string): Promise<Account> {
  const account = await read((trx) => accountById(trx, actor.userId));
  if (!account || !(await guess({ services, account, now }, password))) throw refuse('invalid_credentials');
  return account;
}
