import { aisleNamesOf } from './aisle-names';

test('an aisle is called as the codes of its places begin, up to a mark between their parts', () => {
  const map = {
    codes: ['A-10-1', 'A-12-2', 'B-01-1', 'B-02-1', 'rack7', 'rack8'],
    x: [0, 1000, 4000, 4000, 8000, 8000],
    y: [0, 2000, 500, 900, 0, 0],
    aisle: [0, 0, 1, 1, 2, 2],
  };
  expect(aisleNamesOf(map)).toEqual([
    { name: 'A', x: 500, front: 0, back: 2000 },
    { name: 'B', x: 4000, front: 500, back: 900 },
  ]);
  expect(aisleNamesOf({ ...map, free: true })).toEqual([]);
});
