import { ACCESS_REQUESTS_A_DAY } from '@slotwise/contract/constants';
import { isPermissionName, type PermissionName } from '@slotwise/contract/permissions';
import { isUniqueViolation } from '../../platform/db/sql-state';
import type { Trx } from '../../platform/db/tables';
import { ApiFault, fieldFault, refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { lines } from '../fields';
import { permissionsHeldBy } from '../roles';
import { tenantOf } from '../tenants';
import { requestChanged } from './events';
import { accessAsked } from './notifications';
import { countAsked, deciders, insertRequest } from './queries';
import { requestNamed } from './read-requests';

const DAY_MS = 86_400_000;
/** Some of the last day's leave the count every hour. */
const RETRY_AFTER_S = 3600;

/** Tells those who could give it. */
export function askForAccess({ actor, body, now, tx, services }: Ctx<'POST /me/access-requests'>) {
  const permission = permissionWanted(body.permission);
  const reason = lines('reason', body.reason);
  // Somebody who belongs nowhere has nobody to ask.
  if (!actor.companyId && !actor.wmsId) throw refuse('not_found');
  const tenant = tenantOf(actor);
  const { userId } = actor;
  return tx(async (trx) => {
    if ((await permissionsHeldBy(trx, userId)).has(permission)) throw refuse('already_asked');
    await refuseToPress(trx, userId, { now, factor: services.config.rateLimitFactor });
    const id = newId();
    await onceOpen(() => insertRequest(trx, { id, tenantId: tenant.id, userId, permission, reason, now }));
    const accessRequest = await requestNamed(trx, tenant.id, id);
    const told = await deciders(trx, { tenantId: tenant.id, userId, permission });
    return {
      answer: { accessRequest },
      audit: { action: 'access.asked', subjectId: id, after: { user: userId, permission, reason } },
      notifications: [accessAsked(tenant.id, accessRequest, told)],
      events: requestChanged(tenant, accessRequest),
    };
  });
}

function permissionWanted(name: string): PermissionName {
  if (!isPermissionName(name)) {
    throw refuse('unknown_id', [fieldFault('permission', 'unknown_permission', { id: name })]);
  }
  return name;
}

/** Those who decide are disturbed by each. @throws rate_limited */
async function refuseToPress(trx: Trx, userId: string, { now, factor }: { now: Date; factor: number }): Promise<void> {
  if (factor === 0) return;
  const asked = await countAsked(trx, userId, new Date(now.getTime() - DAY_MS));
  if (asked >= ACCESS_REQUESTS_A_DAY * factor) {
    throw new ApiFault('rate_limited', undefined, { 'retry-after': String(RETRY_AFTER_S) });
  }
}

/** @throws already_asked */
async function onceOpen(insert: () => Promise<unknown>): Promise<void> {
  try {
    await insert();
  } catch (fault) {
    if (isUniqueViolation(fault, 'access_requests_open')) throw refuse('already_asked');
    throw fault;
  }
}
