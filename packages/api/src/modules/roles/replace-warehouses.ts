import { fieldFault, refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { warehousesOf } from '../warehouses';
import { roleUpdated } from './events';
import {
  beginRoleWork,
  checkIfMatch,
  keepHolders,
  MAX_NAMED,
  namesOf,
  refuseToOutrank,
  refuseToReach,
  roleUnchanged,
} from './guard';
import { bumpVersions, roleById, setWarehouses } from './queries';

/** The warehouses that a role's users are limited to, all of them, by id; null: no limit. It holds from their next call on. */
export async function replaceWarehouses(ctx: Ctx<'PATCH /role/warehouses'>) {
  const { actor, body, tx, services } = ctx;
  const id = idOf(body.role_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const work = await beginRoleWork(trx, actor, 'manage_roles');
    const { tenant, held } = work;
    const before = await roleById(trx, tenant.id, id);
    if (!before) throw refuse('not_found');
    checkIfMatch(ctx, before);
    const wanted = await warehousesWanted(trx, tenant.id, body.warehouse_ids);
    const had = before.warehouseIds ?? null;
    if (String(wanted?.toSorted()) === String(had?.toSorted())) return roleUnchanged(before);
    // A role's warehouses are as much a grant as its permissions.
    refuseToReach(work, [before, { warehouseIds: wanted }]);
    refuseToOutrank(held, namesOf(before.permissions), 'role_id');
    await setWarehouses(trx, id, wanted);
    await bumpVersions(trx, [id]);
    await keepHolders(trx, work);
    const role = await roleById(trx, tenant.id, id);
    if (!role) throw refuse('not_found');
    return {
      answer: { message: 'Warehouses updated', role },
      audit: {
        action: 'role.warehouses_replaced',
        subjectId: id,
        before: { warehouses: had },
        after: { warehouses: wanted },
      },
      events: roleUpdated(tenant, role, { permissions: true }),
      after: () => services.sessions.changed(role.users.map((user) => user.id)),
    };
  });
}

/** Each once. @throws unknown_id naming those that are no warehouses of the company, or none that the caller sees */
async function warehousesWanted(trx: Trx, tenantId: string, ids: readonly string[] | null): Promise<string[] | null> {
  if (ids === null) return null;
  const known = new Set((await warehousesOf(trx, tenantId)).map((warehouse) => warehouse.id));
  const unknown = ids.flatMap((id, index) => (known.has(id) ? [] : [fieldFault(`warehouse_ids/${index}`, 'unknown')]));
  if (unknown.length > 0) throw refuse('unknown_id', unknown.slice(0, MAX_NAMED));
  return [...new Set(ids)];
}
