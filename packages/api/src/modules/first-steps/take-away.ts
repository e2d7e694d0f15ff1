import { isForeignKeyViolation } from '../../platform/db/sql-state';
import type { Trx } from '../../platform/db/tables';
import { MERGES } from '../imports';
import { inputs } from '../slotting';
import { deleteWarehouse } from '../warehouses';
import {
  forgetSample,
  hideOrders,
  removeMoves,
  removeRows,
  removeWork,
  runIds,
  somePlaces,
  someSkus,
  WORK,
} from './removal-queries';
import { madeOf, sampleChanged, type SampleRow } from './sample-queries';
import type { SampleRun } from './sample-run';

/** Rows that go in one transaction: of each the database asks all that may point to it. */
const ORDERS = 30;
const MOVES = 100;
const RECORDS = 10;

/** Takes sample data away, from where it was left. What somebody has begun to use since it was begun stays, as the company's own. */
export async function takeAway(run: SampleRun, sample: SampleRow): Promise<void> {
  await run.begin();
  const { skus } = await run.read((trx) => madeOf(trx, sample));
  await run.change(0, async (trx) => void (await hideOrders(trx, sample)));
  const { companyId, job } = run;
  const target = {
    ...{ importId: sample.id, companyId, warehouseId: sample.warehouse_id, userId: job.userId, mode: null },
    changes: 0,
    now: run.services.clock.now(),
  };
  for (let more = true; more;) {
    await run.change(0, async (trx) => {
      more = (await MERGES.orders.giveUp?.(trx, target, ORDERS)) === true;
    });
  }
  for (const id of await run.read((trx) => runIds(trx, sample))) await run.services.use(inputs).forget(id);
  for (const table of WORK) await untilNone(run, (trx) => removeWork(trx, sample, table, RECORDS));
  await untilNone(run, (trx) => removeMoves(trx, MOVES));
  await removeEach(run, 'skus', (trx, after) => someSkus(trx, companyId, after, RECORDS));
  await removeEach(run, 'locations', (trx, after) => somePlaces(trx, sample.warehouse_id, after, RECORDS));
  await end(run, sample, skus);
}

async function untilNone(run: SampleRun, remove: (trx: Trx) => Promise<number>): Promise<void> {
  while ((await run.change(0, remove)) > 0) continue;
}

/** Removes those that nothing points to. */
async function removeEach(
  run: SampleRun,
  table: 'skus' | 'locations',
  someAfter: (trx: Trx, after: string) => Promise<string[]>,
): Promise<void> {
  const remove = (ids: readonly string[]) => run.change(0, (trx) => removeRows(trx, run.companyId, table, ids));
  for (let after = ''; ;) {
    const ids = await run.read((trx) => someAfter(trx, after));
    if (ids.length === 0) return;
    after = ids.at(-1) ?? '';
    if (await unlessUsed(() => remove(ids))) continue;
    for (const id of ids) await unlessUsed(() => remove([id]));
  }
}

/** @returns whether it was done */
async function unlessUsed(remove: () => Promise<unknown>): Promise<boolean> {
  try {
    await remove();
    return true;
  } catch (fault) {
    if (isForeignKeyViolation(fault)) return false;
    throw fault;
  }
}

async function end(run: SampleRun, sample: SampleRow, skus: number): Promise<void> {
  const { companyId } = run;
  const finish = (withWarehouse: boolean) =>
    run.end(async (trx, { warehouse_id: warehouseId, name }) => {
      const kept = await forgetSample(trx, companyId);
      if (withWarehouse) await deleteWarehouse(trx, companyId, warehouseId);
      const details = { skus: skus - kept, kept: kept + (withWarehouse ? 0 : 1) };
      const told = {
        channel: `company:${companyId}`,
        event: 'WarehouseDeleted',
      } as const;
      return {
        answer: undefined,
        audit: [
          { action: 'sample.removed', subjectId: warehouseId, details, actor: run.actor },
          ...(withWarehouse
            ? [{ action: 'warehouse.deleted' as const, subjectId: warehouseId, before: { name }, actor: run.actor }]
            : []),
        ],
        events: [
          sampleChanged(companyId, warehouseId, null),
          ...(withWarehouse ? [{ ...told, data: { id: warehouseId } }] : []),
        ],
      };
    });
  if (!(await unlessUsed(() => finish(true)))) await finish(false);
}
