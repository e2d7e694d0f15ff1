import type { Passkey } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

const SHOWN = ['id', 'name', 'added_at', 'used_at', 'synced'] as const;
const toPasskey = (row: {
  id: string;
  name: string;
  added_at: Date;
  used_at: Date | null;
  synced: boolean;
}): Passkey => ({
  id: row.id,
  name: row.name,
  addedAt: row.added_at.toISOString(),
  usedAt: row.used_at?.toISOString() ?? null,
  synced: row.synced,
});

/** The newest first. */
export const passkeysOf = async (trx: Trx, userId: string): Promise<Passkey[]> => {
  const mine = trx.selectFrom('passkeys').select(SHOWN).where('user_id', '=', userId);
  return (await mine.orderBy('added_at', 'desc').orderBy('id', 'desc').execute()).map(toPasskey);
};

export const credentialIdsOf = async (trx: Trx, userId: string): Promise<string[]> =>
  (await trx.selectFrom('passkeys').select('credential_id').where('user_id', '=', userId).execute()).map(
    ({ credential_id }) => credential_id,
  );

/** Holds an account until the transaction ends: of two passkeys at once one is counted after the other. */
export const lockOwner = (trx: Trx, userId: string) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();

export interface NewPasskey {
  id: string;
  userId: string;
  name: string;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  synced: boolean;
  now: Date;
}

/** @returns null if an account has this credential already */
export async function insertPasskey(trx: Trx, passkey: NewPasskey): Promise<Passkey | null> {
  const { userId, credentialId, publicKey, transports, now, ...same } = passkey;
  const row = await trx
    .insertInto('passkeys')
    .values({
      ...same,
      user_id: userId,
      credential_id: credentialId,
      public_key: Buffer.from(publicKey),
      transports: [...transports],
      added_at: now,
      used_at: null,
    })
    .onConflict((same) => same.column('credential_id').doNothing())
    .returning(SHOWN)
    .executeTakeFirst();
  return row ? toPasskey(row) : null;
}

/** @returns its name; undefined if the account has no such passkey */
export const deletePasskey = async (trx: Trx, userId: string, id: string): Promise<string | undefined> =>
  (
    await trx
      .deleteFrom('passkeys')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst()
  )?.name;

/** @returns the names of those that are gone */
export const deletePasskeysOf = async (trx: Trx, userId: string): Promise<string[]> =>
  (await trx.deleteFrom('passkeys').where('user_id', '=', userId).returning('name').execute()).map(({ name }) => name);

export interface KnownCredential {
  id: string;
  userId: string;
  name: string;
  publicKey: Buffer;
  counter: number;
}

export async function credentialBy(trx: Trx, credentialId: string): Promise<KnownCredential | undefined> {
  const row = await trx
    .selectFrom('passkeys')
    .select(['id', 'user_id as userId', 'name', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { public_key, counter, ...same } = row;
  // The embedded database answers with plain bytes.
  return { ...same, publicKey: Buffer.from(public_key), counter: Number(counter) };
}

/** @returns false if it is gone, or was used with this count or a higher one: then there are two of them */
export async function usePasskey(trx: Trx, id: string, counter: number, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('passkeys')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .where(sql<boolean>`(counter = 0 AND ${counter}::bigint = 0 OR counter < ${counter}::bigint)`)
    .returning('id')
    .execute();
  return used.length > 0;
}

/** @returns whether the challenge was answered for the first time */
export async function takeChallenge(trx: Trx, hash: string, expiresAt: Date): Promise<boolean> {
  const taken = await trx
    .insertInto('passkey_challenges_answered')
    .values({ hash, expires_at: expiresAt })
    .onConflict((same) => same.column('hash').doNothing())
    .returning('hash')
    .execute();
  return taken.length > 0;
}

export async function deleteOldChallenges(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom('passkey_challenges_answered').where('expires_at', '<', now).execute();
}
