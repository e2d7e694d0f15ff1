import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { entriesOlderThan } from './retention-queries';

/** Says how much a company or WMS would lose by keeping its audit for so long: it is asked before that is set. */
export function countOlder({ actor, query, read, services }: Ctx<'GET /mytenant/audit-retention'>) {
  const { id: tenantId } = tenantOf(actor);
  const now = services.clock.now();
  return read(async (trx) => ({ entries: await entriesOlderThan(trx, { tenantId, months: query.months, now }) }));
}
