import { readList } from '../../platform/cursors';
import type { Ctx } from '../../platform/module';
import { termOf } from '../../platform/search';
import { tenantOf } from '../tenants';
import { countInvitations, invitationList, invitationSlice } from './list-queries';
import { invitationsOf } from './reading-queries';

export function listInvitations({
  actor,
  query,
  read,
  services,
}: Ctx<'GET /mycompany/invitations'> | Ctx<'GET /mywms/invitations'>) {
  const { id } = tenantOf(actor);
  const { status, type, id: wanted, expires_before: expiresBefore } = query;
  const filter = { term: termOf(query.q), status, type, id: wanted, expiresBefore };
  return read(async (trx) => {
    const { items, ...rest } = await readList(services.tokens, { keyset: invitationList, owner: id, filter }, query, {
      all: () => invitationsOf(trx, id),
      some: (part) => invitationSlice(trx, id, filter, part),
      totals: () => countInvitations(trx, id, filter),
    });
    return { myInvitations: items, ...rest };
  });
}
