import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

/** Keeps a tenant on a build, or lets it follow a channel, whatever it had before. */
export function setPin(
  trx: Trx,
  pin: { remote: string; tenantId: string; now: Date } & ({ build: string } | { channel: string }),
) {
  const set = {
    build: 'build' in pin ? pin.build : null,
    channel: 'channel' in pin ? pin.channel : null,
    pinned_at: pin.now,
  };
  return trx
    .insertInto('remote_pins')
    .values({ remote_id: pin.remote, tenant_id: pin.tenantId, ...set })
    .onConflict((conflict) => conflict.columns(['remote_id', 'tenant_id']).doUpdateSet(set))
    .execute();
}

/** @returns what the tenant was kept on or followed; undefined: neither */
export const deletePin = (trx: Trx, remote: string, tenantId: string) =>
  trx
    .deleteFrom('remote_pins')
    .where('remote_id', '=', remote)
    .where('tenant_id', '=', tenantId)
    .returning(['build', 'channel'])
    .executeTakeFirst();

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
