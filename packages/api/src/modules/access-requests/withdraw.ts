import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { requestChanged } from './events';
import { endRequest } from './queries';
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
      events: requestChanged(tenant, accessRequest),
    };
  });
}
