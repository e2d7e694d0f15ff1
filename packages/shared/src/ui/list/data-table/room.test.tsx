import { AppProviders } from '@slotwise/shared/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ColumnPicker } from './column-picker';
import type { Column, ColumnChoices } from './columns';
import { leftOut, squeezed, tellLeftOut } from './room';

const column = (id: string, more: Partial<Column<unknown>> = {}): Column<unknown> => ({
  id,
  header: id,
  cell: () => null,
  width: 100,
  ...more,
});
const columns = [
  column('name', { width: 200, pin: 'start' }),
  column('sent', { yields: true }),
  column('size'),
  column('kind', { yields: true }),
  column('note', { optional: true, yields: true }),
];

test('where there is room for all columns none is left out', () => {
  expect(leftOut(columns, {}, 500)).toEqual([]);
  expect(leftOut(columns, {}, Infinity)).toEqual([]);
});

test('where there is not, those that yield are left out, the last one first and no more than needed', () => {
  expect(leftOut(columns, {}, 499)).toEqual(['kind']);
  expect(leftOut(columns, {}, 399)).toEqual(['kind', 'sent']);
  expect(leftOut(columns, {}, 100)).toEqual(['kind', 'sent']);
});

test('those that yield first are left out before the ones behind them', () => {
  const some = [column('name'), column('more', { yields: 'first' }), column('kind', { yields: true })];
  expect(leftOut(some, {}, 299)).toEqual(['more']);
  expect(leftOut(some, {}, 199)).toEqual(['more', 'kind']);
});

test('who chose a column sees it, and who gave a column a width sees all', () => {
  expect(leftOut(columns, { shown: { kind: true } }, 499)).toEqual(['sent']);
  expect(leftOut(columns, { shown: { kind: false } }, 400)).toEqual([]);
  expect(leftOut(columns, { widths: { size: 300 } }, 400)).toEqual([]);
});

test('the column that rows are ordered by stays', () => {
  expect(leftOut(columns, {}, 499, 'kind')).toEqual(['sent']);
});

test('where there is still not enough, those that shrink share the lack down to their least width', () => {
  const some = [
    column('name', { width: 200, shrinksTo: 140 }),
    column('mail', { width: 300, shrinksTo: 180 }),
    column('seen', { width: 150 }),
    column('note', { optional: true, shrinksTo: 50 }),
  ];
  const widths = (room: number, choices: ColumnChoices = {}) => squeezed(some, choices, room).map(({ width }) => width);
  expect(widths(650)).toEqual([200, 300, 150, 100]);
  expect(widths(560)).toEqual([170, 240, 150, 75]);
  expect(widths(300)).toEqual([140, 180, 150, 50]);
  expect(widths(560, { widths: { seen: 150 } })).toEqual([200, 300, 150, 100]);
});

function Picker() {
  const [choices, setChoices] = useState<ColumnChoices>({});
  return (
    <AppProviders theme="light">
      <ColumnPicker columns={columns} choices={choices} onChoices={setChoices} />
      <output>{JSON.stringify(choices)}</output>
    </AppProviders>
  );
}

test('the choice of columns shows those that are left out as hidden, and touches none but the one that is chosen', async () => {
  render(<Picker />);
  act(() => tellLeftOut(columns, ['kind']));
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.getByRole('menuitemcheckbox', { name: 'kind' })).not.toBeChecked();
  expect(screen.getByRole('menuitemcheckbox', { name: 'sent' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'kind' }));
  expect(screen.getByRole('status')).toHaveTextContent('{"shown":{"kind":true}}');
});
