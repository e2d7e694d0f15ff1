import { readLongPage } from '../../platform/cursors';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { foundIn } from './found-queries';
import { countCounts, countList, countSlice, countTasks, taskList, taskSlice } from './queries';

export function listCounts({ actor, query, read, services }: Ctx<'GET /counts'>) {
  const { id } = tenantOf(actor);
  const filter = { warehouseId: query.warehouse_id, status: query.status };
  return read((trx) =>
    readLongPage(services.tokens, { keyset: countList, owner: id, filter }, query, {
      some: (range) => countSlice(trx, id, filter, range),
      count: () => countCounts(trx, id, filter),
    }),
  );
}

export function listTasks({ actor, query, read, services }: Ctx<'GET /count/tasks'>) {
  const { id } = tenantOf(actor);
  const filter = {
    ...{ warehouseId: query.warehouse_id, countId: query.count_id, status: query.status },
    ...{ decidedFrom: query.decided_from, decidedTo: query.decided_to, exact: query.exact },
  };
  return read((trx) =>
    readLongPage(services.tokens, { keyset: taskList, owner: id, filter }, query, {
      some: async (range) => {
        const { rows, end } = await taskSlice(trx, id, filter, range);
        // The person who counts is not to know: the figures are for those who approve, of what is counted to its end.
        const waiting = actor.permissions.has('approve_inventory')
          ? rows.flatMap((task) => (task.status === 'to_approve' ? [task.id] : []))
          : [];
        if (waiting.length === 0) return { rows, end };
        const found = await foundIn(trx, waiting);
        return {
          rows: rows.map((task) => ({ ...task, ...(found.has(task.id) && { found: found.get(task.id) }) })),
          end,
        };
      },
      count: () => countTasks(trx, id, filter),
    }),
  );
}
