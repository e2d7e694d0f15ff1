import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { invitationsOf } from './queries';

export const listInvitations = ({ actor, tx }: Ctx<'GET /mycompany/invitations'> | Ctx<'GET /mywms/invitations'>) =>
  tx(async (trx) => ({ myInvitations: await invitationsOf(trx, tenantOf(actor).id) }));
