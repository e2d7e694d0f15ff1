import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

export interface Factor {
  secret: string;
  confirmedAt: Date | null;
  lastStep: number;
  failures: number;
  failingSince: Date | null;
}

const COLUMNS = [
  'secret',
  'confirmed_at as confirmedAt',
  'last_step as lastStep',
  'failures',
  'failing_since as failingSince',
] as const;

export const factorOf = (trx: Trx, userId: string): Promise<Factor | undefined> =>
  trx.selectFrom('two_factor').select(COLUMNS).where('user_id', '=', userId).executeTakeFirst();

/** The same, held until the transaction ends: of two codes at once one is looked at after the other. */
export const lockFactor = (trx: Trx, userId: string): Promise<Factor | undefined> =>
  trx.selectFrom('two_factor').select(COLUMNS).where('user_id', '=', userId).forUpdate().executeTakeFirst();

/** In the place of one that was begun and not confirmed. */
export const insertFactor = (trx: Trx, { userId, secret, now }: { userId: string; secret: string; now: Date }) =>
  trx
    .insertInto('two_factor')
    .values({ user_id: userId, secret, created_at: now, confirmed_at: null, failing_since: null })
    .onConflict((both) =>
      both.column('user_id').doUpdateSet({ secret, last_step: 0, failures: 0, failing_since: null }),
    )
    .execute();

export const confirmFactor = (trx: Trx, userId: string, now: Date) =>
  trx.updateTable('two_factor').set({ confirmed_at: now }).where('user_id', '=', userId).execute();

/** A code was taken: nothing from that step or before is taken again. */
export const takeStep = (trx: Trx, userId: string, step: number | null) =>
  trx
    .updateTable('two_factor')
    .set({ ...(step !== null && { last_step: step }), failures: 0, failing_since: null })
    .where('user_id', '=', userId)
    .execute();

export const countFailure = (trx: Trx, userId: string, { failures, since }: { failures: number; since: Date }) =>
  trx.updateTable('two_factor').set({ failures, failing_since: since }).where('user_id', '=', userId).execute();

/** @returns whether there was one */
export async function deleteFactor(trx: Trx, userId: string): Promise<boolean> {
  const gone = await trx.deleteFrom('two_factor').where('user_id', '=', userId).returning('confirmed_at').execute();
  return gone.some(({ confirmed_at }) => confirmed_at !== null);
}

export async function replaceRecoveryCodes(trx: Trx, userId: string, hashes: readonly string[]): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, hash, used_at: null })))
    .execute();
}

/** @returns whether it was one that nobody has used */
export async function useRecoveryCode(trx: Trx, userId: string, hash: string, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .execute();
  return used.length > 0;
}

export async function countRecoveryCodes(trx: Trx, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export const demands = async (trx: Trx, tenantId: string): Promise<boolean> =>
  (await trx.selectFrom('tenants').select('demands_two_factor').where('id', '=', tenantId).executeTakeFirst())
    ?.demands_two_factor ?? false;

export const demand = (trx: Trx, tenantId: string, demanded: boolean) =>
  trx.updateTable('tenants').set({ demands_two_factor: demanded }).where('id', '=', tenantId).execute();

/** Everybody of a tenant, whose rights depend on what it demands. */
export const idsOfMembers = async (trx: Trx, tenantId: string): Promise<string[]> =>
  (await trx.selectFrom('users').select('id').where('tenant_id', '=', tenantId).execute()).map(({ id }) => id);
