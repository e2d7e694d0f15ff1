import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

export const setPin = (trx: Trx, pin: { remote: string; tenantId: string; build: string; now: Date }) =>
  trx
    .insertInto('remote_pins')
    .values({ remote_id: pin.remote, tenant_id: pin.tenantId, build: pin.build, pinned_at: pin.now })
    .onConflict((conflict) =>
      conflict.columns(['remote_id', 'tenant_id']).doUpdateSet({ build: pin.build, pinned_at: pin.now }),
    )
    .execute();

export const deletePin = async (trx: Trx, remote: string, tenantId: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('remote_pins')
    .where('remote_id', '=', remote)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const tenantName = async (trx: Trx, id: string): Promise<string | undefined> =>
  (await trx.selectFrom('tenants').select('name').where('id', '=', id).executeTakeFirst())?.name;

/** Tenants whose name contains the text, whatever the case. */
export const tenantsNamed = (trx: Trx, text: string, limit: number) =>
  trx
    .selectFrom('tenants')
    .select(['id', 'name'])
    .where(sql<boolean>`position(lower(${text}) IN lower(name)) > 0`)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
