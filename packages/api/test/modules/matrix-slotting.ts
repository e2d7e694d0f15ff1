import type { Body, Query, RouteKey, SlottingSettings } from '@slotwise/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { SLOTTING_COSTS, SLOTTING_RULES_OF_PLACES } from '@slotwise/contract/constants';
import { inputs } from '../../src/modules/slotting/input/kept-inputs';
import { newInput } from '../../src/modules/slotting/input/run-input';
import { bytesOf, changeRun, insertRun, NO_PROGRESS } from '../../src/modules/slotting/run-queries';
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

/** Calls of the routes for slotting. */
export const slottingCases = (): { [K in SlottingKey]: Case<K> } => ({
  'GET /slotting/state': {},
  'PATCH /slotting/terms': {
    body: ({ warehouseId }) => ({ warehouse_id: warehouseId, hour_cost: 2400 }),
    targeted: true,
  },
  'PATCH /slotting/run': { body: ({ runId }) => ({ run_id: runId, name: 'Named' }), targeted: true },
  'GET /slotting/tour': { query: ({ runId }) => ({ run_id: runId, number: '0' }), targeted: true },
  'GET /slotting/runs': {},
  'GET /slotting/run': { query: ({ runId }) => ({ run_id: runId }), targeted: true },
  'POST /slotting/run': { body: ({ warehouseId }) => ({ warehouse_id: warehouseId, seconds: 1 }), targeted: true },
  'POST /slotting/run/stop': { body: ({ runId }) => ({ run_id: runId }), targeted: true },
  'GET /slotting/placements': { query: ({ runId }) => ({ run_id: runId }), targeted: true },
  'GET /slotting/notices': { query: ({ runId }) => ({ run_id: runId }), targeted: true },
  'GET /slotting/why': { query: ({ runId }) => ({ run_id: runId, location_id: 'place' }), targeted: true },
  'GET /slotting/why-not': {
    query: ({ runId }) => ({ run_id: runId, sku_id: 'sku', location_id: 'place' }),
    targeted: true,
  },
  'GET /slotting/map': { query: ({ warehouseId }) => ({ warehouse_id: warehouseId }), targeted: true },
});

/** A search that has ended. Others are awaited first: their own writes must not be taken for a caller's doing. */
export async function makeRun(server: TestServer, { token, tenantId }: Person, warehouseId: string): Promise<string> {
  for (;;) {
    const { items } = (await server.call('GET /slotting/runs', { token })).body;
    if (items.every(({ status }) => status === 'done' || status === 'failed')) break;
    await sleep(20);
  }
  const id = newId();
  const settings: SlottingSettings = {
    ...{ policy: 's-shape', from: null, until: null, heldOut: 20, seconds: 1, moves: null, seed: 1, speed: 1000 },
    ...{ costs: SLOTTING_COSTS, rules: SLOTTING_RULES_OF_PLACES },
  };
  await server.services.use(inputs).keep(id, smallInput());
  await server.services.db.withSystem(
    prepared(async (trx) => {
      await insertRun(trx, {
        ...{ id, company_id: tenantId, warehouse_id: warehouseId, name: '', status: 'waiting' },
        ...{ settings: JSON.stringify(settings), basis: null, progress: JSON.stringify(NO_PROGRESS), outcome: null },
        ...{
          plan: bytesOf(Int32Array.of(0)),
          ending: null,
          fault: null,
          created_by: null,
          created_at: new Date(),
          ended_at: null,
        },
      });
      await changeRun(trx, id, { status: 'done', ended_at: new Date() });
    }),
  );
  return id;
}

/** One SKU in the only place, ordered once. */
const smallInput = () => {
  const measures = { lengthMm: null, widthMm: null, heightMm: null };
  return newInput({
    layout: { aisles: 1, bays: 1, aislePitch: 1, bayPitch: 1, endGap: 1, depot: { aisle: 0, end: 'front' } },
    policy: 's-shape',
    piles: [
      {
        ...{
          ...measures,
          id: 'sku',
          code: 'SKU',
          weightG: null,
          condition: 'ambient',
          hazardClass: null,
          family: null,
        },
        ...{ pieces: 1, lots: 1, held: false, today: 0 },
      },
    ],
    locations: [
      {
        ...{ ...measures, id: 'place', code: 'Place', point: 0, level: 0, x: 0, y: 0, zone: null, condition: null },
        ...{ maxVolumeMm3: null, maxWeightG: null, maxPieces: null, mixing: 'mixed', blocked: false },
      },
    ],
    walks: {
      tours: { starts: Uint32Array.of(0, 3), items: Uint32Array.of(0, 0, 0), weights: Float64Array.of(1) },
      ...{ pieces: Float32Array.of(1, 1, 1), days: Int32Array.of(0) },
    },
    ...{ cut: 1, warnings: [] },
  });
};
