import type { Replenishment, ReplenishMove } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { keptStock } from './kept-queries';
import type { LowRow } from './low-queries';
import { dayOf, propose, type Proposal } from './propose';
import { takenSince } from './take-task';
import { lotOf, namesOf, openTasksOf, type TaskRow } from './task-queries';

/** Rows of one warehouse, with the tasks that they have, or what could be brought. */
export async function described(
  trx: Trx,
  at: { companyId: string; warehouseId: string; now: Date },
  rows: readonly LowRow[],
): Promise<Replenishment[]> {
  const released = rows.filter((row) => row.has_tasks).map(({ id }) => id);
  const tasks = await openTasksOf(trx, at.companyId, at.warehouseId, released);
  const proposals = await propose(
    trx,
    at,
    rows.filter((row) => !row.has_tasks),
  );
  const parts = proposals.flatMap((proposal) => proposal.parts);
  const names = await namesOf(
    trx,
    parts.map(({ locationId }) => locationId),
    parts.flatMap(({ lotId }) => lotId ?? []),
  );
  const lacking = proposals.flatMap(({ block, row }) => (block === 'no_stock' ? [row.id] : []));
  const kept = await keptStock(trx, { warehouseId: at.warehouseId, skuIds: lacking, today: dayOf(at.now) });
  const proposalOf = new Map(proposals.map((proposal) => [proposal.row.id, proposal]));
  return rows.map((row): Replenishment => {
    const { block = null, rule = null } = proposalOf.get(row.id) ?? {};
    return {
      warehouseId: row.warehouse_id,
      sku: { id: row.id, code: row.code, name: row.name },
      to: row.place_id === null ? null : { id: row.place_id, code: row.place_code ?? '' },
      ...{ available: row.available, reserve: row.reserve, minimum: row.minimum, maximum: row.max_stock },
      ...{ status: row.has_tasks ? 'released' : block === null ? 'ready' : 'blocked', block, rule },
      ...(block === 'no_stock' && { kept: kept.get(row.id) ?? [] }),
      moves: row.has_tasks
        ? tasks.filter(({ sku_id: id }) => id === row.id).map((task) => moveOfTask(task, takenSince(at.now)))
        : movesOf(proposalOf.get(row.id), names),
    };
  });
}

const moveOfTask = (task: TaskRow, since: Date): ReplenishMove => ({
  taskId: task.id,
  from: { id: task.from_location_id, code: task.from_code },
  lot: lotOf(task),
  pieces: task.quantity,
  user: task.user_id === null ? null : { id: task.user_id, name: task.user_name },
  lapsed: task.taken_at !== null && task.taken_at <= since,
});

const movesOf = (proposal: Proposal | undefined, names: Awaited<ReturnType<typeof namesOf>>): ReplenishMove[] =>
  (proposal?.parts ?? []).map(({ locationId, lotId, free }) => ({
    taskId: null,
    from: names.places.get(locationId) ?? { id: locationId, code: '' },
    lot: lotId === null ? null : (names.lots.get(lotId) ?? null),
    ...{ pieces: free, user: null, lapsed: false },
  }));
