import type { Actor } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import { holdAccount, holdSession, type Account } from './queries';

/**
 * For what outlives a session: a new password ends the sessions from before, and must not be outrun by what one of them has
 * under way. API keys have none, and end by themselves. @throws unauthenticated
 */
export async function requireSession(trx: Trx, { sessionId, apiKey, embedded }: Actor): Promise<void> {
  if (apiKey || embedded) return;
  if (!(await holdSession(trx, sessionId))) throw refuse('unauthenticated');
}

/** For what was let in by a password, which took a while to verify. @throws invalid_credentials */
export async function requirePassword(trx: Trx, account: Pick<Account, 'id' | 'passwordHash'>): Promise<void> {
  if (!(await holdAccount(trx, account))) throw refuse('invalid_credentials');
}
