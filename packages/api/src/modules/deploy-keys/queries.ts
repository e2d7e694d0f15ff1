import type { DeployKey } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { fullName } from '../users';

export interface NewKey {
  id: string;
  remote: string;
  name: string;
  hash: string;
  createdBy: string;
  now: Date;
}

export const insertKey = (trx: Trx, { remote, createdBy, now, ...key }: NewKey) =>
  trx
    .insertInto('deploy_keys')
    .values({ ...key, remote_id: remote, created_by: createdBy, created_at: now })
    .execute();

const keys = (trx: Trx) =>
  trx
    .selectFrom('deploy_keys')
    .leftJoin('users', 'users.id', 'deploy_keys.created_by')
    .select([
      'deploy_keys.id',
      'deploy_keys.remote_id as remote',
      'deploy_keys.name',
      'deploy_keys.created_at as createdAt',
      'deploy_keys.last_used_at as lastUsedAt',
      fullName('users').as('createdBy'),
    ])
    .where('revoked_at', 'is', null);

type Row = Omit<DeployKey, 'createdAt' | 'lastUsedAt'> & { createdAt: Date; lastUsedAt: Date | null };
const toKey = ({ createdAt, lastUsedAt, ...key }: Row): DeployKey => ({
  ...key,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export const liveKeys = async (trx: Trx): Promise<DeployKey[]> =>
  (await keys(trx).orderBy('remote_id').orderBy('deploy_keys.id').execute()).map(toKey);

export const keyById = async (trx: Trx, id: string): Promise<DeployKey | undefined> => {
  const row = await keys(trx).where('deploy_keys.id', '=', id).executeTakeFirst();
  return row && toKey(row);
};

/** Finds a key that is not revoked and notes that it was used. */
export const useKey = (trx: Trx, hash: string, now: Date) =>
  trx
    .updateTable('deploy_keys')
    .set({ last_used_at: now })
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .returning(['id', 'name', 'remote_id as remote'])
    .executeTakeFirst();

/** Of two who revoke at once, one does. */
export const revoke = (trx: Trx, id: string, now: Date) =>
  trx
    .updateTable('deploy_keys')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['name', 'remote_id as remote'])
    .executeTakeFirst();

/** The active accounts that these addresses (in lower case) are confirmed for, and those that a command named. */
export const accountsOf = (trx: Trx, emails: readonly string[]) =>
  trx
    .selectFrom('users')
    .select(['id', 'tenant_id as tenantId', sql<string>`trim(concat(first_name, ' ', last_name))`.as('name')])
    .where('active', '=', true)
    .where(
      sql<boolean>`(lower(email) = ANY(${emails}::text[]) AND confirmed_at IS NOT NULL
        OR id IN (SELECT user_id FROM deployment_administrators))`,
    )
    .orderBy('id')
    .execute();

/** @returns false if they are one already. */
export async function insertAdministrator(trx: Trx, userId: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('deployment_administrators')
    .values({ user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns false if no command named them. */
export async function deleteAdministrator(trx: Trx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('deployment_administrators')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
