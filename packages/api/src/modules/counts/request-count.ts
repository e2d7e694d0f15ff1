import type { Body } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { badField, fieldFault, refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { checkedWarehouse } from '../stock';
import { tenantOf } from '../tenants';
import { placesCountedLongAgo, placesNamed, placesOfClass, placesOfZone } from './choose-queries';
import { mayDecide } from './decide-count';
import { countChanged } from './events';
import { cancelTasks, countById, endCount, insertCount, insertTasks, lockOpenTasks } from './queries';

const USUAL_MOST = 50;
const CLASS_DAYS = 90;

/** Asks for a count. Places of which a count is open already are left to that one. */
export function requestCount({ actor, body, now, tx }: Ctx<'POST /count'>) {
  const { id: companyId } = tenantOf(actor);
  return tx(async (trx) => {
    const warehouseId = await checkedWarehouse(trx, companyId, body.warehouse_id);
    const places = await chosen(trx, { companyId, warehouseId, now }, body);
    const id = newId();
    const row = {
      id,
      company_id: companyId,
      warehouse_id: warehouseId,
      chosen_by: body.chosen_by,
      class: body.chosen_by === 'class' ? body.class : null,
      user_id: actor.userId,
    };
    await insertCount(trx, { ...row, status: 'open', created_at: now, done_at: null });
    if (places.length > 0) {
      await insertTasks(
        trx,
        places.map((place) => ({
          ...{
            id: newId(),
            company_id: companyId,
            count_id: id,
            warehouse_id: warehouseId,
            location_id: place.id,
            status: 'open',
          },
          ...{ counted_by: null, recounted_by: null, decided_by: null, decided_at: null, difference: null },
        })),
      );
    }
    const count = await countById(trx, companyId, id);
    if (!count || count.tasks === 0) throw refuse('nothing_to_count');
    return {
      answer: { message: 'Count requested', count },
      audit: { action: 'count.requested', subjectId: id, details: { chosenBy: body.chosen_by, places: count.tasks } },
      events: [countChanged(companyId, count)],
    };
  });
}

interface Choosing {
  companyId: string;
  warehouseId: string;
  now: Date;
}

async function chosen(trx: Trx, { companyId, warehouseId, now }: Choosing, body: Body<'POST /count'>) {
  const { chosen_by: by, zone_id: zoneId, class: wanted, location_ids: ids, most = USUAL_MOST } = body;
  if (by === 'zone') {
    if (zoneId === undefined) throw badField('zone_id', 'required');
    return placesOfZone(trx, warehouseId, zoneId, most);
  }
  if (by === 'class') {
    if (wanted === undefined) throw badField('class', 'required');
    const since = new Date(now.getTime() - CLASS_DAYS * 86_400_000);
    return placesOfClass(trx, warehouseId, { companyId, class: wanted, since, most });
  }
  if (by === 'oldest') return placesCountedLongAgo(trx, warehouseId, most);
  if (ids === undefined) throw badField('location_ids', 'required');
  const found = await placesNamed(
    trx,
    warehouseId,
    ids.map((id) => idOf(id) ?? ''),
  );
  const known = new Set(found.map(({ id }) => id));
  const faults = ids.flatMap((id, at) => (known.has(id) ? [] : [fieldFault(`location_ids/${at}`, 'unknown')]));
  if (faults.length > 0) throw refuse('unknown_id', faults);
  return found;
}

/**
 * Cancels a count. A difference that somebody found is not thrown away by who has found it, nor by who may not approve it:
 * counted anew, it would be that person's first count again, and nobody else's second one.
 */
export function cancelCount({ actor, body, now, tx }: Ctx<'DELETE /count'>) {
  const { id: companyId } = tenantOf(actor);
  const id = idOf(body.count_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    if (!(await countById(trx, companyId, id))) throw refuse('not_found');
    const differing = (await lockOpenTasks(trx, id)).filter(({ status }) => status !== 'open');
    for (const task of differing) {
      const decides =
        actor.permissions.has('approve_inventory') && (await mayDecide(trx, companyId, actor.userId, task));
      if (!decides) throw refuse('count_differs');
    }
    await cancelTasks(trx, id);
    await endCount(trx, id, 'canceled', now);
    const count = await countById(trx, companyId, id);
    if (!count) throw refuse('not_found');
    return {
      answer: { message: 'Count canceled' },
      audit: { action: 'count.canceled', subjectId: id, details: {} },
      events: [countChanged(companyId, count)],
    };
  });
}
