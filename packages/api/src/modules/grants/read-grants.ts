import { readList } from '../../platform/cursors';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { accessOf, grantedCompanies, grantedList, grantedSlice } from './queries';

/** For everybody of the company: its administrators keep no secret of who may look at its goods. */
export function readGrant({ actor, read }: Ctx<'GET /mycompany/inventory-grant'>) {
  const { id } = tenantOf(actor);
  return read(async (trx) => ({ access: await accessOf(trx, id) }));
}

export function listGranted({ actor, query, read, services }: Ctx<'GET /mywms/granted-companies'>) {
  const { id } = tenantOf(actor);
  return read(async (trx) => {
    const { items, ...next } = await readList(services.tokens, { keyset: grantedList, owner: id }, query, {
      all: () => grantedCompanies(trx, id),
      some: (range) => grantedSlice(trx, id, range),
    });
    return { grantedCompanies: items, ...next };
  });
}
