import { skus } from '../kinds/skus';
import { decimalsOf } from '../reading/decimal-mark';
import type { Row } from '../reading/table';
import { RowChecker } from './check-rows';

const MAPPING = ['sku', 'name', 'length', 'width', 'height', 'weight'].map((name, from) => ({ name, from }));

const checkerOf = (width: number | null) =>
  new RowChecker({
    ...{ kind: skus, mapping: MAPPING, headerRow: 1, width },
    ...{ manner: { decimalMark: 'point', dateOrder: 'dmy' }, decimals: decimalsOf([], new Set()) },
  });
const rowsOf = (...lines: string[]): Row[] => lines.map((line, index) => ({ row: index + 2, cells: line.split(';') }));

test('a row with more cells than the header is refused, for they stand in other columns than they should', () => {
  const rows = rowsOf('A-1;One;1;2;3;4;red', 'A-2;Two;1;2;3;4', 'A-3;Three;1;2;3;4;;');
  const { checked, refused } = checkerOf(6).check(rows);
  expect(refused).toEqual([
    {
      row: 2,
      cells: ['A-1', 'One', '1', '2', '3', '4', 'red'],
      faults: [{ column: 'weight', code: 'cells_beyond', params: { cells: 7, columns: 6 } }],
    },
  ]);
  expect(checked.rows).toEqual([3, 4]);
  // Beside the table of a spreadsheet there may be notes.
  expect(checkerOf(null).check(rows).refused).toEqual([]);
});

test('two rows that a line break may have made of one are named, also from one piece of the file to the next', () => {
  const rows = rowsOf('A-1;One;1;2;3;4', 'A-2;Line', 'break;1;2;3;4', 'A-4;Four', 'A-5;Five', 'A-6;Six;1;2;3;4');
  const whole = checkerOf(6);
  expect(whole.check(rows).cut).toEqual([3]);
  const inTwo = checkerOf(6);
  expect(inTwo.check(rows.slice(0, 2)).cut).toEqual([]);
  expect(inTwo.check(rows.slice(2)).cut).toEqual([3]);
  expect(checkerOf(null).check(rows).cut).toEqual([]);
});
