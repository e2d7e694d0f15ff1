import type { ReceiptLine, ReceiptSummary } from '@slotwise/contract';
import { aWarehouse, failure, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMove, aPlace, aSku } from '../fixtures';
import { inventoryKeys } from '../query-keys';
import ReceiptPage from './receipt-page';
import ReceiptsPage from './receipts-page';

configure({ defaultHidden: true });

const AT = '2026-11-22T10:00:00.000Z';
const aReceipt = (over: Partial<ReceiptSummary> = {}): ReceiptSummary => ({
  ...{ id: 'r1', warehouseId: 'w1', code: 'RC-1', status: 'receiving', returns: false, supplier: 'Mill' },
  ...{ expectedAt: null, createdAt: AT, closedAt: null, lines: 1, expected: 20, received: 15, under: 5, over: 0 },
  ...over,
});
const aLine = (over: Partial<ReceiptLine> = {}): ReceiptLine => ({
  ...{ line: 1, sku: { id: 'sku-1', code: 'FOIL-500', name: 'Pallet foil', lotTracked: false } },
  ...{ expected: 20, received: 15, most: 22 },
  ...over,
});
const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /receipt': () => ({ receipt: aReceipt(), lines: [aLine()] }),
  'GET /locations': () => ({ items: [aPlace()], nextCursor: null, matching: 1 }),
  'GET /location/scanned': () => ({ location: aPlace(), elsewhere: null }),
  'GET /sku/scanned': () => ({
    found: {
      sku: aSku({
        units: [{ unit: 'case', factor: 6, lengthMm: null, widthMm: null, heightMm: null, weightG: null }],
      }),
      unit: 'each',
    },
  }),
};
const open = (more: TestPlatformOptions['routes'] = {}) =>
  renderWithPlatform(<ReceiptPage id="r1" />, { routes: { ...routes, ...more } }).platform;
/** Opens the dialog of the only line. */
async function openDialog() {
  const grid = await screen.findByRole('grid', { name: 'Lines of the receipt' });
  await userEvent.click(await within(grid).findByRole('button', { name: /^Receive\b/ }));
  return within(await screen.findByRole('dialog'));
}
const answer = () => ({
  ...{ message: 'Received', receipt: aReceipt({ received: 22, under: 0, over: 2 }) },
  ...{ lines: [aLine({ received: 22 })], moves: [aMove({ quantity: 7 })] },
});

test('what is to come is proposed; more than expected is asked about, and more than accepted is not sent', async () => {
  const platform = open({ 'POST /receipt/receive': answer });
  const dialog = await openDialog();
  const quantity = dialog.getByLabelText(/^Quantity/);
  expect(quantity).toHaveValue('5');
  expect(dialog.getByLabelText(/^To place/)).toHaveValue('DOCK');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '8');
  await userEvent.click(dialog.getByRole('button', { name: 'Receive' }));
  expect(
    await dialog.findByText(/^Only 7 more pieces of it are accepted: 22 at most, 20 as expected and 2 over/),
  ).toBeVisible();
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '7');
  await userEvent.click(dialog.getByRole('button', { name: 'Receive' }));
  expect(await dialog.findByText(/^2 pieces are more than expected/)).toBeVisible();
  expect(platform.fake.callsTo('POST /receipt/receive')).toHaveLength(0);
  await userEvent.click(dialog.getByRole('checkbox', { name: '2 pieces more than expected are here' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Receive' }));
  await waitFor(() => expect(platform.fake.callsTo('POST /receipt/receive')).toHaveLength(1));
  const [move] = platform.fake.callsTo('POST /receipt/receive')[0]?.body.moves ?? [];
  expect(move).toEqual({ key: move?.key, sku_id: 'sku-1', quantity: 7, to_location_id: 'place-DOCK' });
}, 30_000);

test('a lot and its expiry are asked where the SKU wants them, and what the server refuses stands at its field', async () => {
  const lotted = aLine({ sku: { id: 'sku-1', code: 'FOIL-500', name: 'Pallet foil', lotTracked: true } });
  const platform = open({
    'GET /receipt': () => ({ receipt: aReceipt(), lines: [lotted] }),
    'POST /receipt/receive': () =>
      failure('over_receipt', [
        {
          field: 'moves/0/quantity',
          code: 'over_expected',
          reason: 'x',
          params: { received: 18, expected: 20, most: 22 },
        },
      ]),
  });
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Receive' }));
  expect(await dialog.findByText('This is needed')).toBeVisible();
  expect(platform.fake.callsTo('POST /receipt/receive')).toHaveLength(0);
  await userEvent.type(dialog.getByLabelText(/^Lot/), 'L-7');
  await userEvent.type(dialog.getByLabelText('Expires'), '2027-03-01');
  await userEvent.click(dialog.getByRole('button', { name: 'Receive' }));
  expect(await dialog.findByText(/18 of 20 are here already, and 22 are accepted at most/)).toBeVisible();
  expect(platform.fake.callsTo('POST /receipt/receive')[0]?.body.moves[0]).toMatchObject({
    ...{ quantity: 5, lot: 'L-7', expires_on: '2027-03-01' },
  });
}, 30_000);

test('a receipt is closed with what is missing, which is said before', async () => {
  const platform = open({
    'PATCH /receipt/close': () => ({ message: 'Receipt closed', receipt: aReceipt({ status: 'closed' }) }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Close receipt' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^5 pieces are missing/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close receipt' }));
  await waitFor(() => expect(platform.fake.callsTo('PATCH /receipt/close')).toHaveLength(1));
}, 30_000);

test('a closed receipt takes nothing more', async () => {
  open({ 'GET /receipt': () => ({ receipt: aReceipt({ status: 'closed' }), lines: [aLine()] }) });
  const grid = await screen.findByRole('grid', { name: 'Lines of the receipt' });
  expect(await within(grid).findByText('5 missing')).toBeVisible();
  expect(within(grid).queryByRole('button', { name: /^Receive\b/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Receive by scanning' })).toBeNull();
});

test('the list says what is here of each receipt, and asks the server for what is filtered', async () => {
  const { platform } = renderWithPlatform(<ReceiptsPage />, {
    path: '/inventory/receipts?status=receiving&returns=no',
    routes: { ...routes, 'GET /receipts': () => ({ items: [aReceipt()], nextCursor: null, matching: 1 }) },
  });
  const grid = await screen.findByRole('grid', { name: 'Receipts' });
  expect(await within(grid).findByRole('link', { name: 'RC-1' })).toHaveAttribute('href', '/inventory/receipts/r1');
  expect(within(grid).getByText('15 of 20')).toBeVisible();
  expect(platform.fake.callsTo('GET /receipts')[0]?.query).toMatchObject({ status: 'receiving', returns: 'no' });
});

test('what is expected stands in the order in which it comes', async () => {
  const { platform } = renderWithPlatform(<ReceiptsPage />, {
    path: '/inventory/receipts?status=expected',
    routes: { ...routes, 'GET /receipts': () => ({ items: [aReceipt()], nextCursor: null, matching: 1 }) },
  });
  const header = await screen.findByRole('columnheader', { name: /Expected/, hidden: true });
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(platform.fake.callsTo('GET /receipts')[0]?.query).toMatchObject({ status: 'expected', sort: 'expectedAt' });
});

test('a receipt of returns is announced', async () => {
  const { platform } = renderWithPlatform(<ReceiptsPage />, {
    routes: {
      ...routes,
      'GET /receipts': () => ({ items: [], nextCursor: null, matching: 0 }),
      'GET /skus': () => ({ items: [], nextCursor: null, matching: 0 }),
      'POST /receipt': () => ({ message: 'Announced', receipt: aReceipt() }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Announce receipt' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Receipt/), 'RT-1');
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Customers send it back/ }));
  await userEvent.type(dialog.getByLabelText('SKU or barcode 1'), 'FOIL-500');
  await userEvent.type(dialog.getByLabelText('Quantity 1'), '3');
  await userEvent.click(dialog.getByRole('button', { name: 'Announce receipt' }));
  await waitFor(() => expect(platform.fake.callsTo('POST /receipt')).toHaveLength(1));
  expect(platform.fake.callsTo('POST /receipt')[0]?.body).toEqual({
    ...{ warehouse_id: 'w1', code: 'RT-1', returns: true },
    lines: [{ sku_id: 'sku-1', quantity: 3 }],
  });
}, 30_000);

test.each([
  ['stays empty under a hand, and comes when it leaves', '', 'DOCK'],
  ['does not touch what was scanned', 'A-01', 'A-01'],
])(
  'a place that is proposed late %s',
  async (_what, scanned, left) => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const places = { items: [aPlace()], nextCursor: null, matching: 1 };
    const platform = open({
      'GET /locations': ({ query }) => (query.purpose === 'receiving' ? held.then(() => places) : places),
      'POST /receipt/receive': answer,
    });
    const dialog = await openDialog();
    const to = dialog.getByLabelText(/^To place/);
    expect(to).toHaveValue('');
    await userEvent.click(to);
    if (scanned) await userEvent.keyboard(scanned);
    arrive();
    // The page behind the dialog has read it, too.
    await waitFor(() => expect(platform.queryClient.isFetching({ queryKey: inventoryKeys.locations })).toBe(0));
    expect(to).toHaveValue(scanned);
    await userEvent.tab();
    await waitFor(() => expect(to).toHaveValue(left));
    // A proposal is nothing that anybody entered: the dialog ends without a question.
    if (scanned) return;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  30_000,
);

test('a place that is proposed while people are elsewhere in the dialog is where the goods go', async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const places = { items: [aPlace()], nextCursor: null, matching: 1 };
  const platform = open({
    'GET /locations': ({ query }) => (query.purpose === 'receiving' ? held.then(() => places) : places),
    'POST /receipt/receive': answer,
  });
  const dialog = await openDialog();
  expect(dialog.getByLabelText(/^To place/)).toHaveValue('');
  arrive();
  await waitFor(() => expect(dialog.getByLabelText(/^To place/)).toHaveValue('DOCK'));
  await userEvent.click(dialog.getByRole('button', { name: 'Receive' }));
  await waitFor(() => expect(platform.fake.callsTo('POST /receipt/receive')).toHaveLength(1));
}, 30_000);
