import { AppProviders } from '@slotwise/shared/ui';
import { act, render, screen, within } from '@testing-library/react';
import type { Column } from './columns';
import { DataTable } from './data-table';
import type { DataTableProps } from './data-table-props';

interface Thing {
  id: string;
  name: string;
}
const things = (count: number): Thing[] =>
  Array.from({ length: count }, (_, at) => ({ id: `t${at}`, name: `Thing ${at}` }));
const columns: Column<Thing>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, width: 200 },
  { id: 'pieces', header: 'Pieces', cell: () => 3, width: 100, align: 'end' },
];

const show = (props: Partial<DataTableProps<Thing>>) =>
  render(
    <AppProviders theme="light">
      <DataTable label="Things" columns={columns} rows={[]} nameOf={({ name }) => name} {...props} />
    </AppProviders>,
  );
const drawn = () => document.querySelectorAll('[role="grid"] [data-row]:not([data-row=""])').length;
const print = (now: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(now)));
afterEach(() => print('afterprint'));
const printed = () => screen.getByRole('table', { name: /^Things/ });

test('all rows that are loaded are in a table, and the grid stays as it was', () => {
  show({ rows: things(300) });
  const before = drawn();
  print('beforeprint');
  expect(within(printed()).getAllByRole('row')).toHaveLength(301);
  expect(
    within(printed())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Pieces']);
  expect(within(printed()).queryAllByRole('checkbox')).toEqual([]);
  expect(printed()).toHaveTextContent(/^Things: 300 rows\. Printed /);
  expect(drawn()).toBe(before);
  print('afterprint');
  expect(screen.queryByRole('table')).toBeNull();
});

test.each([
  [4300, /the first 50 rows of 4,300\. The others are not loaded and not printed/],
  [undefined, /the first 50 rows\. The others are not loaded and not printed/],
])('of %s it says what is not printed', (total, line) => {
  show({ rows: things(50), hasMore: true, ...(total !== undefined && { total }) });
  print('beforeprint');
  expect(printed()).toHaveTextContent(line);
});

test('hidden columns are left out, and one with controls alone', () => {
  const acts: Column<Thing> = { id: 'acts', header: 'Acts', cell: () => <input />, width: 80, acts: true };
  show({ rows: things(2), columns: [...columns, acts], choices: { shown: { pieces: false } } });
  print('beforeprint');
  expect(
    within(printed())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name']);
});
