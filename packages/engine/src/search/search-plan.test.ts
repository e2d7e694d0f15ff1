import { generateOrders } from '../check';
import { toursOf } from '../model/tours';
import { Random } from './random';
import { phasesOf } from './phases';
import { searchPlan } from './search-plan';

const ITEMS = 200;
const layout = {
  aisles: 5,
  bays: 10,
  aislePitch: 3,
  bayPitch: 1,
  endGap: 1,
  depot: { aisle: 0, end: 'front' as const },
};
const slots = Int32Array.from({ length: 250 }, (_, slot) => Math.floor(slot / 5));
const tours = toursOf(generateOrders(3, { items: ITEMS, lines: 20_000 }), ITEMS);

/** A search of so many moves. @returns how often a plan was measured anew, and how often told */
function countsOf(policy: 's-shape' | 'exact', moves: number) {
  const counts = { measured: 0, told: 0 };
  const plan = Int32Array.from({ length: ITEMS }, (_, item) => item);
  searchPlan({
    ...{ tours, slots, places: slots, groups: slots.map((point) => Math.floor(point / layout.bays)) },
    movable: plan.slice(),
    open: Int32Array.from(slots.keys()),
    velocity: new Float64Array(ITEMS).fill(1),
    start: { plan, value: Infinity },
    measure: () => (counts.measured++, 0),
    guard: undefined,
    phases: phasesOf({ layout, policy }, tours, slots).slice(0, 1),
    environment: { seed: 1, spent: (made) => made / moves },
    random: new Random(1),
    progress: () => void counts.told++,
  });
  return counts;
}

describe('how often a search measures its plan anew', () => {
  it('is each time it tells of itself, where that is fast [S6]', () => {
    const { measured, told } = countsOf('s-shape', 50_000);
    expect(told).toBeGreaterThan(60);
    expect(measured).toBe(told);
  });

  it('is seldom where tours are exact and it would take the time of many moves; it tells of itself as often [S6]', () => {
    const { measured, told } = countsOf('exact', 50_000);
    expect(told).toBeGreaterThan(60);
    expect(measured).toBeLessThan(20);
  });
});
