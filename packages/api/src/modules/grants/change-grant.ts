import { none, type AuditEntry, type CompanyAccess, type Wms } from '@slotwise/contract';
import type { Actor } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import type { Publishable } from '../../platform/events/publish';
import type { Ctx } from '../../platform/module';
import { beginCompanyWork } from '../roles';
import { tenantById, tenantOf } from '../tenants';
import { accessOf, deleteGrant, insertGrant } from './queries';

/** Both sides hear of it, all of them. */
const told = (access: CompanyAccess, { id: wmsId }: Wms): Publishable[] => [
  { channel: `company:${access.id}`, event: 'InventoryGrantChanged', data: access },
  {
    channel: `wms:${wmsId}`,
    event: 'InventoryGrantChanged',
    data: { id: access.id, since: access.grant?.since ?? null },
  },
];

type Action = 'inventory.granted' | 'inventory.grant_revoked';

/** One entry, which the audit of the company shows and that of the WMS as well. */
async function noted(trx: Trx, action: Action, actor: Actor, wms: Wms): Promise<AuditEntry> {
  const { id: companyId } = tenantOf(actor);
  const company = await tenantById(trx, companyId);
  return {
    action,
    subjectId: companyId,
    details: { company: company?.name ?? '', wmsId: wms.id, wms: wms.name },
    actor: { userId: actor.userId, companyId, wmsId: wms.id },
  };
}

/** A grant is about all warehouses: one change at a time, by nobody who is limited to some. @throws beyond_own_warehouses */
async function begin(trx: Trx, actor: Actor): Promise<string> {
  const { tenant } = await beginCompanyWork(trx, actor);
  return tenant.id;
}

export function grantInventory({ actor, body, now, tx }: Ctx<'POST /mycompany/inventory-grant'>) {
  return tx(async (trx) => {
    const companyId = await begin(trx, actor);
    const { wms, grant } = await accessOf(trx, companyId);
    if (!wms || wms.id !== body.wms_id) throw refuse('not_found');
    if (grant) return { answer: answered({ id: companyId, wms, grant }), audit: none('it is granted already') };
    await insertGrant(trx, { companyId, wmsId: wms.id, userId: actor.userId, now });
    const access = await accessOf(trx, companyId);
    return {
      answer: answered(access),
      audit: await noted(trx, 'inventory.granted', actor, wms),
      events: told(access, wms),
    };
  });
}

export function revokeGrant({ actor, tx }: Ctx<'DELETE /mycompany/inventory-grant'>) {
  return tx(async (trx) => {
    const companyId = await begin(trx, actor);
    const { wms, grant } = await accessOf(trx, companyId);
    if (!wms || !grant) throw refuse('not_found');
    await deleteGrant(trx, companyId);
    const access = { id: companyId, wms, grant: null };
    return {
      answer: { message: 'Taken back', access },
      audit: await noted(trx, 'inventory.grant_revoked', actor, wms),
      events: told(access, wms),
    };
  });
}

const answered = (access: CompanyAccess) => ({ message: 'Granted', access });
