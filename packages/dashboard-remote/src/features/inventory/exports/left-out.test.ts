import type { Column } from '@slotwise/shared/ui/table';
import { leftOut } from './left-out';

const column = (id: string): Column<{ id: string }> => ({ id, header: id.toUpperCase(), width: 100, cell: () => id });
const columns = ['code', 'size', 'weight', 'work'].map(column);
const inFile = { size: ['length', 'width'], weight: ['weight'] };

test('a file leaves out what somebody has hidden, as far as it has it and can do without it', () => {
  const choices = { shown: { code: false, size: false, weight: true, work: false } };
  expect(leftOut(columns, choices, inFile)).toEqual({ names: ['SIZE'], query: { without: 'length,width' } });
});

test('a list with the columns that it has by itself leaves out none', () => {
  expect(leftOut(columns, {}, inFile)).toEqual({ names: [], query: {} });
});
