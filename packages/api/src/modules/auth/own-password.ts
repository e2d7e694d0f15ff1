import type { Actor } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import type { Services } from '../../platform/services';
import { accountById, type Account } from './queries';

interface Asking {
  actor: Actor;
  read<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  services: Services;
}

/** For what nobody does who only sits down at an open session. @throws invalid_credentials */
export async function checkOwnPassword({ actor, read, services }: Asking, password: string): Promise<Account> {
  const account = await read((trx) => accountById(trx, actor.userId));
  const matches = await services.passwords.verify(password, account?.passwordHash);
  if (!account || !matches) throw refuse('invalid_credentials');
  return account;
}
