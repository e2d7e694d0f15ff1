import type { FirstSteps, Overview } from '@slotwise/contract';
import type { TestPlatformOptions } from '@slotwise/shared/testing';

/** The overview of a company that has neither places nor orders. */
export const nothing: Overview = {
  picks: { lines: 0, pieces: 0, hours: 0 },
  walks: { lines: 0, metres: 0 },
  counts: { places: 0, exact: 0 },
  space: { places: 0, used: 0 },
  open: { picks: 0, counts: 0, approvals: 0, putAways: 0, relocations: 0, refills: 0 },
  attention: { low: 0, replenish: 0, expired: 0, expiring: 0, unmeasured: 0, reslots: 0 },
  latest: null,
};

/** A company that has nothing yet. */
export const begun: FirstSteps = {
  ...{ offered: true, choice: null, warehouse: null, places: false, orders: false, run: null, chosen: false },
  sample: null,
};

/** A company that needs no first steps any more. */
export const farAlong: FirstSteps = {
  offered: true,
  choice: null,
  ...{ warehouse: { id: 'w1', name: 'Aachen' }, places: true, orders: true, chosen: true, sample: null },
  run: { id: 'r1', warehouse: { id: 'w1', name: 'Aachen' }, status: 'done', saves: 0.12 },
};

/** The server's answer for a company that has neither places nor orders. */
export const noFigures: NonNullable<TestPlatformOptions['routes']> = {
  'GET /figures/overview': () => ({ figures: nothing }),
  'GET /first-steps': () => farAlong,
  'GET /figures/rhythm': () => ({ figures: { days: [], week: [], months: [], latest: null } }),
  'GET /figures/velocity': () => ({
    figures: { skus: 0, lines: 0, pieces: 0, classes: [], groups: [], latest: null },
  }),
  'GET /figures/density': () => ({ figures: { aisles: [], golden: { lines: 0, known: 0 } } }),
  'GET /figures/ageing': () => ({ figures: { ages: [], dead: { skus: 0, pieces: 0 } } }),
};
