import type { FieldFault, ImportDetails } from '@slotwise/contract';
import { renderWithPlatform } from '@slotwise/shared/testing';
import { screen, within } from '@testing-library/react';
import { RefusalsTable } from './refusals-table';

const AT = '2026-11-22T10:00:00.000Z';
const details: ImportDetails = {
  import: {
    ...{ id: 'i1', kind: 'skus', fileName: 'artikel.csv', bytes: 20, status: 'ready', warehouseId: null, mode: null },
    ...{ rowsDone: 1, rowsTotal: 1, counts: { added: 0, changed: 0, same: 0, refused: 1 }, fault: null },
    ...{ createdBy: 'u1', createdAt: AT, changedAt: AT },
  },
  ...{ layout: null, sample: [], remembered: false, parts: [0] },
  header: ['Artikelnr.', 'Mindestbestand', 'Menge', ' menge', 'Family', ''],
  mapping: [
    { name: 'min_stock', from: 1 },
    { name: 'reorder_at', from: 3 },
    { name: 'family', from: 4 },
    { name: 'max_stock', from: 5 },
  ],
};

const refused = async (fault: FieldFault, cells = ['A-9', '5', '', '4', '', '3']) => {
  renderWithPlatform(<RefusalsTable details={details} />, {
    routes: {
      'GET /import/refusals': () => ({
        items: [{ row: 7, cells, faults: [fault] }],
        nextCursor: null,
      }),
    },
  });
  return within(await screen.findByRole('grid')).findByRole('row', { name: /7/ });
};

test.each([
  ['by its heading, beside ours', 'min_stock', 'Mindestbestand (Minimum stock)'],
  ['among namesakes by its letter, too', 'reorder_at', 'menge (column D) (Reorder at)'],
  ['by the one name that both have', 'family', 'Family'],
  ['by its number if it has no heading', 'max_stock', 'Column 6 (Maximum stock)'],
  ['by our name if the file has no such column', 'name', 'Name'],
])('a refused row names the column of the file: %s', async (_which, field, name) => {
  const row = await refused({ field, code: 'missing', reason: 'is needed' });
  expect(within(row).getByText(name)).toBeInTheDocument();
});

test('a fault that compares two columns names the other one as the file does, too', async () => {
  const params = { other: 'min_stock' };
  const row = await refused({ field: 'reorder_at', code: 'cell_below', params, reason: 'must not be less than' });
  expect(row).toHaveTextContent('This must not be less than Mindestbestand (Minimum stock)');
});

test('the rest of a file behind an open quotation mark is shown by its beginning', async () => {
  const cells = ['A-9', `"4;5\n${'B;1\n'.repeat(5000)}`];
  const row = await refused({ field: 'min_stock', code: 'cell_quote_open', reason: 'begins with a mark' }, cells);
  expect(row).toHaveTextContent('The quotation mark that begins this cell is never closed');
  expect(within(row).getByText(/^"4;5 B;1/).textContent).toHaveLength(201);
});
