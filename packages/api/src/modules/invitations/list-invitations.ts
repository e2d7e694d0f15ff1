import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { invitationsOf } from './reading-queries';

export const listInvitations = ({ actor, read }: Ctx<'GET /mycompany/invitations'> | Ctx<'GET /mywms/invitations'>) =>
  read(async (trx) => ({ myInvitations: await invitationsOf(trx, tenantOf(actor).id) }));
