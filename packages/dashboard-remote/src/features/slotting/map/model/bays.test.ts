import { baysOf, frameOf, hasHeat, HEAT, heatOf, type HeatKind } from './bays';

const map = {
  ids: ['a', 'b', 'c'],
  codes: ['01-01-2', '01-01-1', '01-02-1'],
  x: [1000, 1000, 4500],
  y: [600, 600, 1800],
  level: [2, 1, 1],
  aisle: [0, 0, 1],
  today: [3, 4, 0],
  plan: [1, 0, 6],
  golden: [0, 1, 1],
  burden: null,
  version: 1,
};

test('places above one another are one bay with all their lines, named by the lowest', () => {
  expect(baysOf(map)).toMatchObject([
    { code: '01-01-1', x: 1000, y: 600, today: 7, plan: 1 },
    { code: '01-02-1', x: 4500, y: 1800, today: 0, plan: 6 },
  ]);
  expect(baysOf({ ...map, plan: null }).map(({ plan }) => plan)).toEqual([null, null]);
});

test('colours say volume and weight where they are known, shares of golden heights, and how full an aisle is', () => {
  const burden = { today: { cube: [1, 2, 4], weight: [10, 20, 40] }, plan: null };
  const values = (kind: HeatKind, shown = { ...map, burden }) =>
    baysOf(shown, kind).map(({ today, plan }) => [today, plan]);
  expect(values('cube')).toEqual([
    [3, null],
    [4, null],
  ]);
  expect([hasHeat(map, 'weight'), hasHeat({ ...map, burden }, 'weight'), hasHeat(map, 'golden')]).toEqual([
    ...[false, true, true],
  ]);
  // Without aisles none is full.
  expect([hasHeat(map, 'congestion'), hasHeat({ ...map, free: true }, 'congestion')]).toEqual([true, false]);
  // Four of seven lines lie at a golden height; under the plan none of one.
  expect(values('golden')).toEqual([
    [expect.closeTo(57.14), 0],
    [0, 100],
  ]);
  // All lines are in one of two aisles today: twice its share.
  expect(values('congestion').map(([today]) => today)).toEqual([2, 0]);
});

test('the frame holds all bays with room around them', () => {
  expect(frameOf(baysOf(map))).toEqual({
    ...{ left: -2500, front: -2400, width: 10_500, depth: 7200, cell: { width: 3500, depth: 1200 } },
  });
});

test('the most lines have the last colour, none the first', () => {
  expect([heatOf(0, 9), heatOf(9, 9), heatOf(0, 0)]).toEqual([0, HEAT.length - 1, 0]);
  expect(heatOf(1, 100)).toBeLessThan(heatOf(30, 100));
});
