import { generateLayout, layoutFaults } from './generate';
import type { LayoutForm } from './form';

const form: LayoutForm = {
  ...{ aisles: 3, bays: 4, sides: 2, levels: 2, positions: 2 },
  ...{ bayWidth: 2700, bayDepth: 1100, levelHeight: 1500, aisleWidth: 3000, endWidth: 3000 },
  ...{ depots: [], crossAisles: [], oneWay: [], serpentine: false, zones: [], types: [], places: [] },
  code: '{aisle:A}-{bay:2}-{level:1}{position:1}',
};
/** Numbers below `n` that are the same in each run. */
const numbers = (seed: number) => {
  let state = seed * 2654435761 + 1;
  return (n: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};
const randomForm = (seed: number): LayoutForm => {
  const below = numbers(seed);
  const aisles = 1 + below(12);
  const bays = 2 + below(20);
  return {
    ...form,
    ...{ aisles, bays, sides: 1 + below(2), levels: 1 + below(4), positions: 1 + below(3), serpentine: below(2) === 1 },
    crossAisles: below(2) ? [{ afterBay: 1 + below(bays - 1), width: 2500 }] : [],
    oneWay: below(2) ? [{ aisle: 1 + below(aisles), towards: below(2) ? 'front' : 'back' }] : [],
    code: below(2) ? form.code : 'P{aisle:2}.{bay:3}.{level:2}.{position:1}',
    places: below(2) ? [{ code: 'Dock 1', purpose: 'receiving', x: -2000, y: 0 }] : [],
  };
};

test('codes sort in walking order, and the walk goes through each aisle in its own direction', () => {
  for (let seed = 0; seed < 40; seed++) {
    const random = randomForm(seed);
    expect(layoutFaults(random)).toEqual([]);
    const places = generateLayout(random);
    const grid = places.filter(({ aisle }) => aisle !== null);
    const { aisles, bays, sides, levels, positions } = random;
    expect(grid).toHaveLength(aisles * bays * sides * levels * positions);
    const codes = grid.map(({ code }) => code);
    expect({ seed, codes: [...codes].sort() }).toEqual({ seed, codes });
    expect(new Set(codes).size).toBe(codes.length);
    expect(places.map(({ walkOrder }) => walkOrder)).toEqual(places.map((_, at) => at + 1));
    for (let aisle = 1; aisle <= aisles; aisle++) {
      const oneWay = random.oneWay.find((one) => one.aisle === aisle);
      const onward = oneWay ? oneWay.towards === 'back' : !random.serpentine || aisle % 2 === 1;
      const depths = grid
        .filter((place) => place.aisle === aisle && place.level === 1 && place.position === 1)
        .map(({ y }) => y);
      expect({ seed, depths: [...depths].sort((a, b) => (onward ? a - b : b - a)) }).toEqual({ seed, depths });
    }
  }
});

test('places stand where the form says', () => {
  const places = generateLayout({ ...form, crossAisles: [{ afterBay: 2, width: 2500 }], positions: 1 });
  const at = (code: string) => places.find((place) => place.code === code);
  expect(at('A-01-11')).toMatchObject({ x: 2600, y: 3000 + 1350, z: 0, width: 2700, depth: 1100, height: 1500 });
  expect(at('A-02-11')).toMatchObject({ x: 2600, y: 3000 + 1350 });
  expect(at('B-05-21')).toMatchObject({ x: 2600 + 5200, y: 3000 + 2 * 2700 + 2500 + 1350, z: 1500 });
});

test('a level with one place needs no number for it', () => {
  const one = { ...form, positions: 1, code: '{zone}{aisle:2}-{bay:2}-{level:1}' };
  expect(layoutFaults(one)).toEqual([]);
  expect(generateLayout(one).slice(0, 2)).toMatchObject([
    { code: '01-01-1', level: 1, position: 1 },
    { code: '01-01-2', level: 2, position: 1 },
  ]);
});

test('zones and types go by aisle and level', () => {
  const places = generateLayout({
    ...form,
    zones: [{ code: 'FAST', name: 'Fast movers', from: 1, to: 2 }],
    types: [
      { typeId: 'floor', fromLevel: 1 },
      { typeId: 'high', fromLevel: 2 },
    ],
    code: '{zone}{aisle:2}-{bay:2}-{level:1}-{position:1}',
  });
  const at = (code: string) => places.find((place) => place.code === code);
  expect(at('FAST01-01-1-1')).toMatchObject({ zone: 'FAST', typeId: 'floor' });
  expect(at('03-08-2-2')).toMatchObject({ zone: null, typeId: 'high' });
});

test.each([
  [{ code: '{bay:2}-{aisle:2}-{level:1}-{position:1}' }, 'code', 'pattern_part'],
  [{ code: '{aisle:2}-{bay:2}' }, 'code', 'pattern_part'],
  [{ code: '{aisle:2}-{bay:2}-{position:1}' }, 'code', 'pattern_part'],
  [{ code: '{aisle:2}-{bay:2}-{level:1}' }, 'code', 'pattern_position'],
  [{ code: '{aisle}-{bay:2}-{level:1}-{position:1}' }, 'code', 'pattern_part'],
  [{ aisles: 27 }, 'code', 'pattern_digits'],
  [{ aisles: 200, bays: 500 }, 'aisles', 'layout_too_large'],
  [{ crossAisles: [{ afterBay: 4, width: 1 }] }, 'crossAisles/0/afterBay', 'outside_layout'],
  [{ oneWay: [{ aisle: 4, towards: 'back' }] }, 'oneWay/0/aisle', 'outside_layout'],
  [{ zones: [{ code: 'A', name: 'A', from: 2, to: 1 }] }, 'zones/0/to', 'outside_layout'],
  [
    {
      places: [
        { code: 'Dock', purpose: 'receiving', x: 0, y: 0 },
        { code: 'd OCK', purpose: 'shipping', x: 0, y: 0 },
      ],
    },
    'places/1/code',
    'twice',
  ],
  [
    {
      zones: [
        { code: 'A', name: 'A', from: 1, to: 2 },
        { code: 'B', name: 'B', from: 2, to: 3 },
      ],
    },
    'zones/1/from',
    'overlaps',
  ],
] as [Partial<LayoutForm>, string, string][])('%j is refused', (change, field, code) => {
  expect(layoutFaults({ ...form, ...change })).toMatchObject([{ field, code }]);
});

test('a dock whose code the grid has as well is refused', () => {
  const dock = { code: 'a-01-1 1', purpose: 'receiving', x: 0, y: 0 } as const;
  expect(layoutFaults({ ...form, places: [dock] })).toMatchObject([{ field: 'places/0/code', code: 'twice' }]);
});
