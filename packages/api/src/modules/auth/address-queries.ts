import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

const sameAddress = (email: string) => sql<boolean>`lower(email) = lower(${email})`;

/** Whether another account has shown that the address is theirs. */
export async function isHeld(trx: Trx, email: string, exceptUserId: string): Promise<boolean> {
  const holder = await trx
    .selectFrom('users')
    .select('id')
    .where(sameAddress(email))
    .where('confirmed_at', 'is not', null)
    .where('id', '<>', exceptUserId)
    .executeTakeFirst();
  return holder !== undefined;
}

/**
 * Makes an address that was shown to be theirs the account's own. Links that would have confirmed it for others, and the
 * account's other links, are dead from then on. Of two at once, one gets it.
 * @returns false, and does nothing, if another account has it
 */
export async function claimAddress(
  trx: Trx,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`address ${email.toLowerCase()}`}, 0))`.execute(trx);
  if (await isHeld(trx, email, userId)) return false;
  await trx.updateTable('users').set({ email, confirmed_at: now }).where('id', '=', userId).execute();
  await trx
    .deleteFrom('address_confirmations')
    .where((row) => row.or([row('user_id', '=', userId), sameAddress(email)]))
    .execute();
  // A link to choose a password went to the address from before.
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  return true;
}

/** No link that was asked for before confirms or changes the account's address any more. */
export const deleteConfirmations = (trx: Trx, userId: string) =>
  trx.deleteFrom('address_confirmations').where('user_id', '=', userId).execute();

/** Older links stay good until one is opened or their time is up. */
export async function insertConfirmation(
  trx: Trx,
  added: { hash: string; userId: string; email: string; now: Date; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('address_confirmations')
    .values({
      hash: added.hash,
      user_id: added.userId,
      email: added.email,
      created_at: added.now,
      expires_at: added.expiresAt,
    })
    .execute();
}

/** The owner of the link, while it is good; `takeConfirmation` is decisive. */
export const confirmationOf = (
  trx: Trx,
  hash: string,
  now: Date,
): Promise<{ userId: string; passwordHash: string; email: string } | undefined> =>
  trx
    .selectFrom('address_confirmations')
    .innerJoin('users', 'users.id', 'address_confirmations.user_id')
    .select(['users.id as userId', 'users.password_hash as passwordHash', 'address_confirmations.email'])
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .where('users.active', '=', true)
    .executeTakeFirst();

/** Uses the link up: of two at once, one gets what it says. */
export const takeConfirmation = (
  trx: Trx,
  hash: string,
  now: Date,
): Promise<{ userId: string; email: string } | undefined> =>
  trx
    .deleteFrom('address_confirmations')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(['user_id as userId', 'email'])
    .executeTakeFirst();

/** Number of links that an account asked for since then. */
export async function countConfirmations(trx: Trx, userId: string, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('address_confirmations')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}
