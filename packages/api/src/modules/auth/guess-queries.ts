import type { Trx } from '../../platform/db/tables';

/** Holds the count until the transaction ends: of many guesses at once one is counted after the other. */
export const lockGuesses = (trx: Trx, userId: string, now: Date): Promise<{ failures: number; lastAt: Date }> =>
  trx
    .insertInto('password_guesses')
    .values({ user_id: userId, failures: 0, last_at: now })
    // Changes nothing and holds the row: between looking for it and holding it somebody could remove it.
    .onConflict((same) => same.column('user_id').doUpdateSet({ user_id: userId }))
    .returning(['failures', 'last_at as lastAt'])
    .executeTakeFirstOrThrow();

export const setGuesses = (trx: Trx, userId: string, failures: number, lastAt: Date) =>
  trx.updateTable('password_guesses').set({ failures, last_at: lastAt }).where('user_id', '=', userId).execute();

export const forgetGuesses = (trx: Trx, userId: string) =>
  trx.deleteFrom('password_guesses').where('user_id', '=', userId).execute();
