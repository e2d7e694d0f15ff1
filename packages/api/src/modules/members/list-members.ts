import { readLongPage } from '../../platform/cursors';
import { asSystem } from '../../platform/db/transaction';
import type { Ctx } from '../../platform/module';
import { termOf } from '../../platform/search';
import { tenantOf } from '../tenants';
import { countMembers, memberList, memberSlice } from './member-queries';

/** The people of the own tenant, with what whoever manages them has to know. */
export function listMembers({ actor, query, now, read, services }: Ctx<'GET /members'>) {
  const { id } = tenantOf(actor);
  const filter = {
    term: termOf(query.q),
    role: query.role,
    hasRole: query.has_role,
    twoFactor: query.two_factor,
    signedIn: query.signed_in,
  };
  return read((trx) =>
    asSystem(trx, () =>
      readLongPage(services.tokens, { keyset: memberList, owner: id, filter }, query, {
        some: (wanted) => memberSlice(trx, id, filter, now, wanted),
        count: () => countMembers(trx, id, filter, now),
      }),
    ),
  );
}
