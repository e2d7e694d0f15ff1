import { readPage } from '../../platform/cursors';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { layoutChanged, layoutOfRun } from './layout-changed';
import { noticeList, noticeSlice } from './notice-queries';
import { placementList, placementSlice } from './placement-queries';
import { findRun, runList, runSlice, toRun, type RunRow } from './run-queries';

/** @throws ApiFault `not_found` */
export async function runOf(trx: Trx, companyId: string, given: string): Promise<RunRow> {
  const id = idOf(given);
  const found = id && (await findRun(trx, companyId, id));
  if (!found) throw refuse('not_found');
  return found;
}

export function listRuns({ actor, query, read, services }: Ctx<'GET /slotting/runs'>) {
  const { id: companyId } = tenantOf(actor);
  const { warehouse_id: warehouseId } = query;
  return read(async (trx) => {
    const list = { keyset: runList, owner: companyId, filter: { warehouseId } };
    const { items, nextCursor } = await readPage(services.tokens, list, query, (wanted) =>
      runSlice(trx, { companyId, warehouseId }, wanted),
    );
    return { items: items.map(toRun), nextCursor };
  });
}

export async function getRun({ actor, query, read, services }: Ctx<'GET /slotting/run'>) {
  const { id: companyId } = tenantOf(actor);
  const run = await read((trx) => runOf(trx, companyId, query.run_id));
  const scope = { userId: actor.userId, companyId, wmsId: null };
  const layout = run.status === 'done' ? await layoutOfRun(services, scope, run.id) : undefined;
  return { run: toRun(run), layoutChanged: await read((trx) => layoutChanged(trx, layout)) };
}

export function listPlacements({ actor, query, read, services }: Ctx<'GET /slotting/placements'>) {
  const { id: companyId } = tenantOf(actor);
  return read(async (trx) => {
    const { id: runId } = await runOf(trx, companyId, query.run_id);
    const list = { keyset: placementList, owner: companyId, filter: { runId } };
    return readPage(services.tokens, list, query, (wanted) => placementSlice(trx, runId, wanted));
  });
}

export function listNotices({ actor, query, read, services }: Ctx<'GET /slotting/notices'>) {
  const { id: companyId } = tenantOf(actor);
  return read(async (trx) => {
    const { id: runId } = await runOf(trx, companyId, query.run_id);
    const list = { keyset: noticeList, owner: companyId, filter: { runId } };
    return readPage(services.tokens, list, query, (wanted) => noticeSlice(trx, runId, wanted));
  });
}
