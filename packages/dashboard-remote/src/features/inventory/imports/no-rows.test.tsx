import type { ImportDetails } from '@slotwise/contract';
import { renderWithPlatform } from '@slotwise/shared/testing';
import { screen } from '@testing-library/react';
import { ColumnsStep } from './columns-step';
import type { ImportTarget } from './use-target';

const AT = '2026-11-22T10:00:00.000Z';
const details: ImportDetails = {
  import: {
    ...{ id: 'i1', kind: 'skus', fileName: 'artikel.csv', bytes: 20, status: 'mapping', warehouseId: null, mode: null },
    ...{ rowsDone: 0, rowsTotal: null, counts: { added: 0, changed: 0, same: 0, refused: 0 }, fault: null },
    ...{ createdBy: 'u1', createdAt: AT, changedAt: AT },
  },
  layout: {
    ...{ format: 'csv', encoding: 'utf8', delimiter: ',', sheet: null, sheets: [] },
    ...{ decimalMark: 'point', dateOrder: 'dmy', headerRow: 1 },
  },
  ...{ header: ['Artikel'], sample: [], mapping: [{ name: 'sku', from: 0 }], remembered: false, parts: [0] },
};

const target: ImportTarget = {
  ...{ warehouseId: undefined, mode: 'set' },
  ...{ setWarehouse: () => undefined, setMode: () => undefined, remember: () => undefined },
};
const open = (more: Partial<ImportDetails>) =>
  renderWithPlatform(<ColumnsStep details={{ ...details, ...more }} target={target} onChecked={() => undefined} />, {
    routes: {
      'GET /mycompany/warehouses': () => ({ myWarehouses: [] }),
      'GET /imports/kinds': () => ({ kinds: [{ kind: 'skus', columns: [], warehouse: false, modes: [] }] }),
    },
  });

test('a heading without rows is said before it is checked, and how the file is read can be changed', async () => {
  open({});
  expect(await screen.findByText('This file has a heading and no rows')).toBeVisible();
  expect(screen.getByLabelText('Names stand in row')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check the file' })).toBeNull();
});

test('a file with rows is checked', async () => {
  open({ sample: [{ row: 2, cells: ['A-1'] }] });
  expect(await screen.findByRole('button', { name: 'Check the file' })).toBeVisible();
  expect(screen.queryByText('This file has a heading and no rows')).toBeNull();
});
