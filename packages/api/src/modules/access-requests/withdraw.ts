import { refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { requestChanged } from './events';
import { accessWithdrawn } from './notifications';
import { deciders, endRequest, requestSlice } from './queries';
import { requestNamed } from './read-requests';

/** Only the asker withdraws; for everybody else it does not exist here. */
export function withdrawRequest({ actor, body, now, tx }: Ctx<'POST /me/access-requests/withdraw'>) {
  if (!actor.companyId && !actor.wmsId) throw refuse('not_found');
  const tenant = tenantOf(actor);
  return tx(async (trx) => {
    const { id, user } = await requestNamed(trx, tenant.id, body.request_id);
    if (user.id !== actor.userId) throw refuse('not_found');
    if (!(await endRequest(trx, id, { status: 'withdrawn', decidedBy: null, now }))) {
      throw refuse('already_decided');
    }
    const accessRequest = await requestNamed(trx, tenant.id, id);
    return {
      answer: { accessRequest },
      audit: { action: 'access.withdrawn', subjectId: id, before: { status: 'open' }, after: { status: 'withdrawn' } },
      notifications: [accessWithdrawn(tenant.id, user.id, await stillAsked(trx, tenant.id, user.id))],
      events: requestChanged(tenant, accessRequest),
    };
  });
}

/** More than anybody asks for at once: there are not many more permissions. */
const MOST_OPEN = 100;

/** The requests of somebody that are open, the oldest first, each with those who could grant it. */
async function stillAsked(trx: Trx, tenantId: string, userId: string) {
  const { rows } = await requestSlice(trx, tenantId, { userId, status: 'open' }, { limit: MOST_OPEN });
  const open = [];
  for (const request of rows.reverse()) {
    open.push({ request, to: await deciders(trx, { tenantId, userId, permission: request.permission }) });
  }
  return open;
}
