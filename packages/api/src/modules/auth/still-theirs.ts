import type { Actor } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import { holdAccount, holdKey, holdSession, type Account } from './queries';

/**
 * For what outlives a session or a key: a new password ends those from before, and must not be outrun by what one of them has
 * under way. @throws unauthenticated
 */
export async function requireSession(trx: Trx, { sessionId, apiKey, embedded }: Actor): Promise<void> {
  const isOpen = apiKey
    ? await holdKey(trx, 'api_keys', apiKey.id)
    : embedded
      ? await holdKey(trx, 'partner_keys', embedded.key)
      : await holdSession(trx, sessionId);
  if (!isOpen) throw refuse('unauthenticated');
}

/** For what was let in by a password, which took a while to verify. @throws invalid_credentials */
export async function requirePassword(trx: Trx, account: Pick<Account, 'id' | 'passwordHash'>): Promise<void> {
  if (!(await holdAccount(trx, account))) throw refuse('invalid_credentials');
}
