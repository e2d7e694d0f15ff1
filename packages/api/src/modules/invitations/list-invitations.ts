import { readList } from '../../platform/cursors';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { invitationList, invitationSlice, invitationsOf } from './reading-queries';

export function listInvitations({
  actor,
  query,
  read,
  services,
}: Ctx<'GET /mycompany/invitations'> | Ctx<'GET /mywms/invitations'>) {
  const { id } = tenantOf(actor);
  return read(async (trx) => {
    const { items, ...next } = await readList(services.tokens, { keyset: invitationList, owner: id }, query, {
      all: () => invitationsOf(trx, id),
      some: (wanted) => invitationSlice(trx, id, wanted),
    });
    return { myInvitations: items, ...next };
  });
}
