import { inPieces } from './in-pieces';

const batch = (rows: number[], refused: number[]) => ({
  checked: { rows, columns: { sku: rows.map(String) }, cells: rows.map((row) => [String(row)]) },
  refused: refused.map((row) => ({ row, cells: [], faults: [] })),
  rounded: [],
  cut: [],
});
const pieces = (...args: Parameters<typeof inPieces>) =>
  [...inPieces(...args)].map(({ checked, refused }) => [
    checked.rows,
    checked.columns.sku,
    refused.map(({ row }) => row),
  ]);

test('rows are taken in their order, each once, with those that were refused between them', () => {
  expect(pieces(batch([2, 4, 5, 8], [3, 6, 7, 9]), 0, () => 2)).toEqual([
    [[2, 4], ['2', '4'], [3]],
    [
      [5, 8],
      ['5', '8'],
      [6, 7, 9],
    ],
  ]);
});

test('what was done before a kill is not done again, wherever in a batch that was', () => {
  expect(pieces(batch([2, 4, 5, 8], [3, 6, 9]), 5, () => 100)).toEqual([[[8], ['8'], [6, 9]]]);
  expect(pieces(batch([2, 4], [3, 5]), 4, () => 100)).toEqual([[[], [], [5]]]);
  expect(pieces(batch([2, 4], [3]), 4, () => 100)).toEqual([]);
});
