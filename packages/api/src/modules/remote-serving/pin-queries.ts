import type { Trx } from '../../platform/db/tables';

/** Target of a tenant's pin: a build, or a release channel that it follows. */
export type PinTarget = { build: string } | { releaseChannel: string };

/** Pins a tenant to a build or lets it follow a release channel, in place of its earlier pin. */
export function setPin(trx: Trx, pin: { remote: string; tenantId: string; now: Date } & PinTarget) {
  const set = {
    build: 'build' in pin ? pin.build : null,
    channel: 'releaseChannel' in pin ? pin.releaseChannel : null,
    pinned_at: pin.now,
  };
  return trx
    .insertInto('remote_pins')
    .values({ remote_id: pin.remote, tenant_id: pin.tenantId, ...set })
    .onConflict((conflict) => conflict.columns(['remote_id', 'tenant_id']).doUpdateSet(set))
    .execute();
}

/** @returns the build or the release channel that the tenant had; undefined: it had neither */
export const deletePin = (trx: Trx, remote: string, tenantId: string) =>
  trx
    .deleteFrom('remote_pins')
    .where('remote_id', '=', remote)
    .where('tenant_id', '=', tenantId)
    .returning(['build', 'channel as releaseChannel'])
    .executeTakeFirst();
