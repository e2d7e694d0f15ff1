import type { Body, Query, RouteKey } from '@slotwise/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { changeRun, insertRun, NO_PROGRESS } from '../../src/modules/slotting/run-queries';
import { newId } from '../../src/platform/ids';
import { prepared, type Person, type TestServer } from '../harness';

interface SlottingResources {
  warehouseId: string;
  /** A search that has ended. */
  runId: string;
}
interface Case<K extends RouteKey> {
  body?: (at: SlottingResources) => Body<K>;
  query?: (at: SlottingResources) => Query<K>;
  targeted?: true;
}
type SlottingKey = Extract<RouteKey, `${string} /slotting/${string}`>;

/** How each call of slotting is made. */
export const slottingCases = (): { [K in SlottingKey]: Case<K> } => ({
  'GET /slotting/runs': {},
  'GET /slotting/run': { query: ({ runId }) => ({ run_id: runId }), targeted: true },
  'POST /slotting/run': { body: ({ warehouseId }) => ({ warehouse_id: warehouseId, seconds: 1 }), targeted: true },
  'POST /slotting/run/stop': { body: ({ runId }) => ({ run_id: runId }), targeted: true },
  'GET /slotting/placements': { query: ({ runId }) => ({ run_id: runId }), targeted: true },
  'GET /slotting/map': { query: ({ warehouseId }) => ({ warehouse_id: warehouseId }), targeted: true },
});

/** A search that has ended. Others are awaited first: what they write by themselves must not be taken for a caller's doing. */
export async function makeRun(server: TestServer, { token, tenantId }: Person, warehouseId: string): Promise<string> {
  for (;;) {
    const { items } = (await server.call('GET /slotting/runs', { token })).body;
    if (items.every(({ status }) => status === 'done' || status === 'failed')) break;
    await sleep(20);
  }
  const id = newId();
  const settings = {
    policy: 's-shape',
    from: null,
    until: null,
    heldOut: 20,
    seconds: 1,
    moves: null,
    seed: 1,
    speed: 1000,
  };
  await server.services.db.withSystem(
    prepared(async (trx) => {
      await insertRun(trx, {
        ...{ id, company_id: tenantId, warehouse_id: warehouseId, name: '', status: 'waiting' },
        ...{ settings: JSON.stringify(settings), basis: null, progress: JSON.stringify(NO_PROGRESS), plan: null },
        ...{ ending: null, fault: null, created_by: null, created_at: new Date(), ended_at: null },
      });
      await changeRun(trx, id, { status: 'done', ended_at: new Date() });
    }),
  );
  return id;
}
