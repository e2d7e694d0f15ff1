import { asSystem } from '../../platform/db/transaction';
import type { Trx } from '../../platform/db/tables';
import type { Publishable } from '../../platform/events/publish';
import { revokeSessions } from '../auth';
import { bumpVersions, keepHolders, roleById, usersMoved, type RoleWork } from '../roles';
import type { Tenant } from '../tenants';
import { isAlone, moveOut, type Person } from '../users';

interface Departing {
  now: Date;
  /** A session that goes on, without the tenant. */
  except?: string;
  /** Whether the last person may go: afterwards nobody is left who could be refused anything. */
  mayEmpty?: boolean;
}

/**
 * Takes tenant and role from a person; the account stays. @returns the sessions that ended and the events for
 * colleagues
 * @throws last_administrator, last_holder
 */
export async function depart(
  trx: Trx,
  work: RoleWork,
  { me }: Person,
  { now, except, mayEmpty = false }: Departing,
): Promise<{ ended: string[]; events: Publishable[] }> {
  const { tenant } = work;
  const { id, roleID } = me;
  const last = mayEmpty && (await isAlone(trx, { id, tenantId: tenant.id }));
  const ended = await asSystem(trx, async () => {
    await moveOut(trx, { id, tenantId: tenant.id });
    return revokeSessions(trx, { userId: id, now, except });
  });
  if (!last) await keepHolders(trx, work);
  if (roleID) await bumpVersions(trx, [roleID]);
  const role = roleID ? await roleById(trx, tenant.id, roleID) : undefined;
  return { ended, events: [userLeft(tenant, id), ...usersMoved(tenant, role ? [role] : [], [])] };
}

const userLeft = ({ id: tenantId, kind }: Tenant, id: string): Publishable =>
  kind === 'company'
    ? { channel: `company:${tenantId}`, event: 'UserLeft', data: { id } }
    : { channel: `wms:${tenantId}`, event: 'UserLeft', data: { id } };
