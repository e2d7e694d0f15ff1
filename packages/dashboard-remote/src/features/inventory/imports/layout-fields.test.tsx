import type { ImportDetails } from '@slotwise/contract';
import { aWarehouse, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ImportPage from './import-page';

const AT = '2026-11-22T10:00:00.000Z';
const details = (
  layout: Partial<NonNullable<ImportDetails['layout']>> = {},
  more: Partial<ImportDetails> = {},
  status: ImportDetails['import']['status'] = 'mapping',
): ImportDetails => ({
  import: {
    ...{ id: 'i1', kind: 'stock', fileName: 'bestand.xlsx', bytes: 20, status, warehouseId: null, mode: null },
    ...{ rowsDone: 0, rowsTotal: null, counts: { added: 1, changed: 0, same: 0, refused: 0 }, fault: null },
    ...{ createdBy: 'user-1', createdAt: AT, changedAt: AT },
  },
  layout: {
    ...{ format: 'xlsx', encoding: null, delimiter: null, sheet: 'Info', sheets: ['Info', 'Stock'] },
    ...{ decimalMark: 'point', dateOrder: 'dmy', headerRow: 1 },
    ...layout,
  },
  ...{ header: ['Note'], sample: [{ row: 2, cells: ['x'] }], mapping: [], remembered: false, parts: [0] },
  ...more,
});
const found = details(
  { sheet: 'Stock', headerRow: 3 },
  {
    header: ['Place', 'SKU', 'Quantity'],
    sample: [{ row: 4, cells: ['A-01', 'A-1', '5'] }],
    mapping: ['location', 'sku', 'quantity'].map((name, from) => ({ name, from })),
  },
);
const column = (name: string) => ({ name, type: 'code' as const, required: true, units: [], options: [] });
const open = (given: ImportDetails, more: TestPlatformOptions['routes'] = {}) =>
  renderWithPlatform(<ImportPage id="i1" />, {
    routes: {
      'GET /import': () => given,
      'GET /mycompany/warehouses': () => ({
        myWarehouses: ['w1', 'w2'].map((id) => aWarehouse({ id, name: `Hall ${id}` })),
      }),
      'GET /imports/kinds': () => ({
        kinds: [
          {
            ...{ kind: 'stock', warehouse: true, modes: ['set', 'add'] },
            columns: [column('location'), column('sku'), column('quantity')],
          },
        ],
      }),
      'GET /import/changes': () => ({ items: [], nextCursor: null }),
      'POST /import/read': () => found,
      ...more,
    },
  });

test('the names of another sheet are looked for there, and the warehouse stays chosen', async () => {
  const { platform } = open(details());
  await userEvent.selectOptions(await screen.findByLabelText(/^Warehouse/), 'Hall w2');
  await userEvent.selectOptions(screen.getByLabelText('Sheet'), 'Stock');
  await waitFor(() => expect(screen.getByLabelText('Names stand in row')).toHaveValue('3'));
  expect(platform.fake.callsTo('POST /import/read').map(({ body }) => body)).toEqual([
    { import_id: 'i1', sheet: 'Stock' },
  ]);
  expect(screen.getByLabelText('SKU is')).toHaveDisplayValue('SKU (needed)');
  expect(screen.getByLabelText(/^Warehouse/)).toHaveDisplayValue('Hall w2');
});

test('a file may have no row of names, and then again have one', async () => {
  const lettered = details({ headerRow: 0 }, { header: ['A', 'B', 'C'] });
  const { platform } = open(found, { 'POST /import/read': () => lettered });
  await userEvent.click(await screen.findByLabelText('No row of names'));
  await waitFor(() => expect(screen.getByLabelText('No row of names')).toBeChecked());
  expect(screen.getByLabelText('Names stand in row')).toBeDisabled();
  expect(screen.getByLabelText('B is')).toHaveDisplayValue('Leave out');
  platform.fake.on({ 'POST /import/read': () => found });
  await userEvent.click(screen.getByLabelText('No row of names'));
  await waitFor(() => expect(screen.getByLabelText('Names stand in row')).toHaveValue('3'));
  expect(platform.fake.callsTo('POST /import/read').map(({ body }) => body.header_row)).toEqual([0, undefined]);
});

test('a warehouse that is missing is gone to; checking goes to the step, and the next file knows the warehouse', async () => {
  const checking = details({}, {}, 'checking').import;
  const { platform, unmount } = open(found, {
    'POST /import/check': () => ({ message: 'Checking', import: checking }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Check the file' }));
  expect(screen.getByLabelText(/^Warehouse/)).toHaveFocus();
  await userEvent.selectOptions(screen.getByLabelText(/^Warehouse/), 'Hall w2');
  platform.fake.on({ 'GET /import': () => ({ ...found, import: checking }) });
  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  await screen.findByRole('progressbar');
  expect(document.activeElement?.tagName).toBe('LI');
  expect(document.activeElement).toHaveTextContent('Preview');
  const kept = Object.entries(localStorage).find(([key]) => key.includes('imports.warehouse.stock'));
  unmount();
  expect(kept?.[1]).toBe('w2');
  // A new page begins with nothing kept.
  open(found);
  localStorage.setItem(kept?.[0] ?? '', 'w2');
  expect(await screen.findByLabelText(/^Warehouse/)).toHaveDisplayValue('Hall w2');
});

test('running a file goes to its step, not to nowhere', async () => {
  const ready = { ...found, import: details({}, {}, 'ready').import };
  const applying = details({}, {}, 'applying').import;
  const { platform } = open(ready, { 'POST /import/run': () => ({ message: 'Running', import: applying }) });
  const run = await screen.findByRole('button', { name: 'Import 1 row' });
  platform.fake.on({ 'GET /import': () => ({ ...ready, import: applying }) });
  await userEvent.click(run);
  await screen.findByRole('progressbar');
  expect(document.activeElement).toHaveTextContent('Import');
  expect(document.activeElement?.tagName).toBe('LI');
});
