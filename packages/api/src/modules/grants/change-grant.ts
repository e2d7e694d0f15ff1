import { none, type CompanyAccess } from '@slotwise/contract';
import type { Actor } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { requireSession } from '../auth';
import { beginCompanyWork } from '../roles';
import { grantChanged, noteGrant } from './note-grant';
import { accessOf, deleteGrant, insertGrant } from './queries';

/** A grant is about all warehouses: one change at a time, by nobody who is limited to some. @throws beyond_own_warehouses */
async function begin(trx: Trx, actor: Actor): Promise<string> {
  await requireSession(trx, actor);
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
      audit: await noteGrant(trx, 'inventory.granted', { userId: actor.userId, companyId }, wms),
      events: grantChanged(access, wms),
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
      audit: await noteGrant(trx, 'inventory.grant_revoked', { userId: actor.userId, companyId }, wms),
      events: grantChanged(access, wms),
    };
  });
}

const answered = (access: CompanyAccess) => ({ message: 'Granted', access });
