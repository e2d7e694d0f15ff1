import type {
  MoveProposal,
  PermissionName,
  PlanAdvantage,
  SlottingMap,
  SlottingReason,
  SlottingRun,
  SlottingState,
  SlottingTerms,
  SlottingTour,
} from '@slotwise/contract';
import { aRole, aWarehouse, renderWithPlatform } from '@slotwise/shared/testing';
import WarehouseSlottingPage from '../features/slotting/warehouse-slotting-page';
import { reactions } from '../reactions';

export const measure = (seen: number, unseen: number) => ({
  seen: { metres: seen, seconds: seen },
  unseen: { metres: unseen, seconds: unseen },
});
export const aRun = (over: Partial<SlottingRun> = {}): SlottingRun => ({
  id: 'run-1',
  warehouseId: 'w1',
  name: '',
  status: 'running',
  settings: {
    ...{
      policy: 's-shape',
      from: null,
      until: null,
      heldOut: 20,
      seconds: 60,
      moves: null,
      seed: 1,
      speed: 1000,
      costs: { reach: true, replenishment: true, congestion: false, moves: 1 },
      rules: { keepZones: false, hazards: 'location' },
    },
  },
  basis: {
    ...{ skus: 3, places: 4, orders: { seen: 80, unseen: 20 }, lines: { seen: 200, unseen: 50 } },
    days: { seen: 8, unseen: 2 },
    today: measure(1000, 1000),
    rules: [{ rule: 'within-aisle', ...measure(900, 950), moved: 150, carrying: 9000 }],
    bestRule: 'within-aisle',
    warnings: [{ code: 'lines_left_out', count: 7 }],
  },
  progress: { spent: 0.25, moves: 4000, elapsedMs: 15_000, plan: measure(850, 900), moved: 2, version: 3 },
  outcome: {
    ...{ orders: 16, best: 1, complete: true, bound: { gap: 0.083, proven: false }, work: null },
    trials: [
      { kind: 'rule', rule: 'within-aisle', weighing: null, seconds: 900 },
      { kind: 'search', rule: null, weighing: 'recent', seconds: 840 },
    ],
  },
  ending: null,
  fault: null,
  createdBy: 'user-1',
  createdAt: '2026-11-22T10:00:00.000Z',
  endedAt: null,
  ...over,
});
const map: SlottingMap = {
  ...{ ids: ['a', 'b'], codes: ['01-01-1', '01-02-1'], x: [1000, 1000], y: [600, 1800], level: [1, 1], aisle: [0, 0] },
  ...{ today: [4, 60], plan: [61, 3], golden: [1, 1], burden: null, version: 3 },
};
const NO_MAP: SlottingMap = {
  ...{ ids: [], codes: [], x: [], y: [], level: [], aisle: [], today: [], golden: [] },
  ...{ plan: null, burden: null, version: 0 },
};
const stop = (sku: string, code: string, corner: number) => ({
  ...{ sku: { id: sku, code: sku }, place: { id: code, code }, corner },
});
const tour: SlottingTour = {
  ...{ number: 1, count: 3, day: '2026-01-07', seen: false },
  today: {
    ...{ metres: 40, x: [0, 1000, 1000, 0], y: [0, 600, 1800, 0] },
    stops: [stop('FA-1', '01-01-1', 1), stop('FA-2', '01-02-1', 2)],
  },
  plan: {
    ...{ metres: 30, x: [0, 1000, 0], y: [0, 600, 0] },
    stops: [stop('FA-2', '01-02-1', 1), stop('FA-1', '01-01-1', 1)],
  },
};
export const aReason: SlottingReason = {
  ...{ sku: { id: 's1', code: 'FA-1' }, linesPerDay: 7.6 },
  before: { place: { id: 'b', code: '01-02-1' }, distance: 12, level: 1 },
  after: { place: { id: 'a', code: '01-01-1' }, distance: 8, level: 1 },
  together: [{ sku: { id: 's2', code: 'FA-2' }, share: 0.4 }],
  refused: [{ rule: 'volume', places: 3 }],
  next: [
    {
      ...{ place: { id: 'b', code: '01-02-1' }, distance: 12, level: 1, exchange: null },
      change: { ...{ travel: 30, reach: 0, replenishment: 0, congestion: 0, moves: 0 }, total: 30 },
    },
  ],
};
export const ALL: PermissionName[] = ['view_slotting', 'manage_slotting', 'view_warehouses'];
export const TERMS: SlottingTerms = {
  ...{ warehouseId: 'w1', hourCost: 3600, currency: 'EUR', decayLimit: 50, decayMoves: 20 },
};
interface Opened {
  permissions?: readonly PermissionName[];
  /** Earlier runs. */
  others?: readonly SlottingRun[];
  advantages?: PlanAdvantage[];
  proposals?: MoveProposal[];
  state?: Partial<SlottingState>;
}
/** Opens the slotting of a warehouse with a run, none by null. @returns what was started as well */
export const openSlotting = (
  run: SlottingRun | null,
  { permissions = ALL, others = [], advantages = [], proposals = [], state = {} }: Opened = {},
) => {
  const started: unknown[] = [];
  let latest = run;
  const rendered = renderWithPlatform(<WarehouseSlottingPage id="w1" />, {
    reactions,
    role: aRole({ permissions: [...permissions] }),
    routes: {
      'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
      'GET /slotting/run': () => ({ run: latest ?? aRun(), layoutChanged: false }),
      'GET /slotting/runs': () => ({ items: latest ? [latest, ...others] : [], nextCursor: null }),
      'GET /slotting/state': () => ({
        warehouses: [
          { warehouseId: 'w1', hasPlaces: true, unlaid: 0, run: latest, planned: null, terms: { ...TERMS }, ...state },
        ],
      }),
      'PATCH /slotting/terms': ({ body }) => {
        started.push(body);
        return { message: '', terms: TERMS };
      },
      'GET /slotting/map': () => (state.hasPlaces === false ? NO_MAP : run ? map : { ...map, plan: null }),
      'GET /slotting/why': () => ({
        reasons: [aReason],
      }),
      'GET /slotting/why-not': ({ query }) => {
        started.push(query);
        return { answer: { kind: 'rule', rule: 'weight', back: null, other: null } };
      },
      'GET /slotting/tour': ({ query }) => {
        started.push(query.number);
        return { tour: { ...tour, number: query.number === undefined ? 1 : Number(query.number) } };
      },
      'GET /slotting/notices': () => ({
        items: [
          {
            ...{ kind: 'fits_nowhere', missing: [], refused: [{ rule: 'volume', places: 4 }] },
            ...{ sku: { id: 's9', code: 'FA-9', name: 'Beam' }, place: { id: 'a', code: '01-01-1' } },
          },
        ],
        nextCursor: null,
      }),
      'GET /move-proposals': () => ({ items: proposals, nextCursor: null }),
      'GET /move-advantages': () => ({ advantages }),
      'GET /slotting/placements': () => ({
        items: [
          {
            ...{ sku: { id: 's1', code: 'FA-1', name: 'Bolt' }, lines: 61 },
            ...{ from: { id: 'b', code: '01-02-1' }, to: { id: 'a', code: '01-01-1' } },
          },
        ],
        nextCursor: null,
      }),
      'POST /slotting/run': ({ body }) => {
        started.push(body);
        latest = aRun({ id: 'run-2', status: 'waiting', basis: null });
        return { message: '', run: latest };
      },
      'POST /slotting/run/stop': ({ body }) => {
        started.push(body);
        return { message: '', run: aRun() };
      },
    },
  });
  return { ...rendered, started };
};
