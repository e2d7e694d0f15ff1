import { SLOTTING_COSTS, SLOTTING_RULES_OF_PLACES } from '@slotwise/contract/constants';
import type { SlottingSettings } from '@slotwise/contract';
import { Random, toursOf } from '@slotwise/engine';
import { newInput, type RunInput } from '../input/run-input';
import { wayFor } from './choose-way';
import { waysFor, weighed } from './weighing';

const settings: SlottingSettings = {
  ...{ policy: 's-shape', from: null, until: null, heldOut: 0.2, seconds: 60, moves: 1000, seed: 1, speed: 1 },
  ...{ costs: SLOTTING_COSTS, rules: SLOTTING_RULES_OF_PLACES },
};

const FAMILIES = 20;
const FAMILY = 6;
const ORDERS = 1500;
const layout = { aisles: 6, bays: 10, aislePitch: 3000, bayPitch: 1000, endGap: 1000 };
const unmeasured = { lengthMm: null, widthMm: null, heightMm: null };
const limitless = { ...unmeasured, maxVolumeMm3: null, maxWeightG: null, maxPieces: null };

/** Orders of families in a full warehouse, of which others are frequent from a moment on; a tenth of all is held out. */
function inputOf(changes: number): RunInput {
  const random = new Random(5);
  const rows = Array.from({ length: ORDERS }, (_, at) => {
    const rank = Math.floor(FAMILIES * random.fraction() ** 3);
    const family = at < changes ? rank : FAMILIES - 1 - rank;
    return Array.from({ length: 4 }, () => family * FAMILY + random.below(FAMILY));
  });
  const tours = toursOf(rows, FAMILIES * FAMILY);
  return newInput({
    layout: { ...layout, depot: { aisle: 0, end: 'front' } },
    policy: 's-shape',
    piles: Array.from({ length: FAMILIES * FAMILY }, (_, pile) => ({
      ...{ id: `${pile}`, code: `${pile}`, ...unmeasured, weightG: null, condition: 'ambient' as const },
      ...{ hazardClass: null, family: null, pieces: 1, lots: 1, held: false, today: pile },
    })),
    locations: Array.from({ length: FAMILIES * FAMILY }, (_, place) => ({
      ...{ id: `${place}`, code: `${place}`, point: place >> 1, level: 0, x: 0, y: 0, zone: null, condition: null },
      ...{ ...limitless, mixing: 'empty_only' as const, blocked: false },
    })),
    walks: {
      tours,
      pieces: new Float32Array(tours.items.length).fill(1),
      days: Int32Array.from(rows, (_, at) => Math.floor(at / 10)),
    },
    cut: ORDERS * 0.9,
    warnings: [],
  });
}

const asked = { settings, stays: new Set<number>(), budget: { share: 0 }, crew: { isStopped: () => false } };

test('orders count alike where demand stays, and by its trend where it has changed, whatever carrying costs', () => {
  expect(wayFor({ ...asked, input: inputOf(Infinity) })).toMatchObject({ weighing: 'even' });
  const changed = inputOf(ORDERS * 0.6);
  const method = wayFor({ ...asked, input: changed });
  expect(method.weighing).not.toBe('even');
  const dear = { ...settings, costs: { ...SLOTTING_COSTS, moves: 10 } };
  expect(wayFor({ ...asked, settings: dear, input: changed })).toEqual(method);
  // Another server that goes on with it asks for no other kind.
  expect(wayFor({ ...asked, input: changed, known: 'even' })).toMatchObject({ weighing: 'even' });
});

test('a run of some time tries ways for a part of it, and one of a number of moves tries all', () => {
  const changed = inputOf(ORDERS * 0.6);
  const late = { ...asked, input: changed, budget: { share: 0.5 } };
  expect(wayFor({ ...late, settings: { ...settings, moves: null } }).weighing).toBe('even');
  expect(wayFor(late).weighing).not.toBe('even');
});

test('orders count by season where there is a year of them', () => {
  const input = inputOf(Infinity);
  const names = (days: Int32Array) =>
    new Set(waysFor({ ...input.walks, days }, ORDERS).map(({ weighing }) => weighing));
  expect(names(input.walks.days)).toEqual(new Set(['even', 'recent', 'latest', 'trend']));
  const years = Int32Array.from({ length: ORDERS }, (_, at) => Math.floor((at * 400) / ORDERS));
  expect(names(years)).toContain('season');
  // Today is day 800: the season to come begins at days 70 and 435.
  const at = [60, 70, 160, 161, 434, 435, 739, 740, 800];
  const tours = toursOf(
    at.map(() => [0]),
    1,
  );
  const { weights } = weighed(tours, { weighing: 'season', ageing: null }, 1, at);
  expect([...weights]).toEqual([0.3, 1, 1, 0.3, 0.3, 1, 0.3, 1, 1]);
});
