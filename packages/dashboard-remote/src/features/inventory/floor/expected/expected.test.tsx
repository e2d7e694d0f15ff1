import type { ReceiptLine, ReceiptSummary } from '@slotwise/contract';
import { aWarehouse, renderWithPlatform, unreachable } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMove, aPlace, aSku } from '../../fixtures';
import FloorPage from '../floor-page';

configure({ defaultHidden: true });

const AT = '2026-11-22T10:00:00.000Z';
const aReceipt = (over: Partial<ReceiptSummary> = {}): ReceiptSummary => ({
  ...{ id: 'r1', warehouseId: 'w1', code: 'RC-1', status: 'expected', returns: false, supplier: 'Mill' },
  ...{ expectedAt: null, createdAt: AT, closedAt: null, lines: 2, expected: 7, received: 0, under: 7, over: 0 },
  ...over,
});
const foil = aSku({ barcodes: [{ code: 'FOIL-1', unit: 'each' }] });
const yeast = aSku({ id: 'sku-2', code: 'YEAST', barcodes: [{ code: 'YEAST-1', unit: 'each' }], lotTracked: true });
const tape = aSku({ id: 'sku-3', code: 'TAPE', barcodes: [{ code: 'TAPE-1', unit: 'each' }] });
const lines: ReceiptLine[] = [
  { line: 1, sku: { ...foil, lotTracked: false }, expected: 2, received: 0, most: 3 },
  { line: 2, sku: { ...yeast, lotTracked: true }, expected: 5, received: 0, most: 5 },
].map(({ sku: { id, code, name, lotTracked }, ...line }) => ({ ...line, sku: { id, code, name, lotTracked } }));

const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({
    myWarehouses: [aWarehouse({ id: 'w0', name: 'Zwolle' }), aWarehouse({ id: 'w1', name: 'Aachen' })],
  }),
  'GET /locations': () => ({ items: [aPlace()], nextCursor: null, matching: 1 }),
  'GET /stock/places': () => ({ proposals: [], unfit: [], refused: [{ rule: 'condition', places: 3 }] }),
  'GET /location/scanned': () => ({ location: null, elsewhere: null }),
  'GET /receipts': ({ query }) => ({
    items: query?.status === 'expected' ? [aReceipt()] : [],
    ...{ nextCursor: null, matching: 1 },
  }),
  'GET /skus/known': () => ({ items: [], nextCursor: null }),
  'GET /lots': () => ({ items: [], nextCursor: null }),
  'GET /receipt': () => ({ receipt: aReceipt(), lines }),
  'GET /sku/scanned': ({ query }) => {
    const sku = [foil, yeast, tape].find(({ barcodes }) => barcodes.some(({ code }) => code === query?.barcode));
    return { found: sku ? { sku, unit: 'each' } : null };
  },
};
async function open(more: TestPlatformOptions['routes'] = {}, path = '/inventory/floor/receive?warehouse=w1') {
  const { platform } = renderWithPlatform(<FloorPage task="receive" />, { path, routes: { ...routes, ...more } });
  await screen.findByRole('region', { name: 'What is asked now' });
  return platform;
}
const scan = async (...codes: string[]) => {
  const user = userEvent.setup({ delay: null });
  for (const code of codes) await user.keyboard(`${code}{Enter}`);
};
const question = (text: string | RegExp) => screen.findByRole('heading', { level: 2, name: text });
const said = (tone: 'good' | 'bad', text: string) =>
  waitFor(() => {
    const verdict = document.querySelector('[data-verdict]');
    expect(verdict).toHaveTextContent(text);
    expect(verdict).toHaveAttribute('data-verdict', tone);
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a receipt is chosen by its code, and takes what is on it: more is asked about, and more than accepted refused', async () => {
  const platform = await open({
    'POST /receipt/receive': () => ({
      ...{ message: 'Received', receipt: aReceipt({ status: 'receiving' }), lines, moves: [aMove({ id: 'm1' })] },
    }),
  });
  await screen.findByRole('button', { name: /^RC-1/ });
  await scan('rc-1');
  await said('good', 'Receipt RC-1');
  await screen.findByRole('heading', { level: 3, name: 'On this receipt' });
  await scan('TAPE-1');
  await said('bad', 'TAPE is not on this receipt. Nothing is booked.');
  await scan('FOIL-1', 'FOIL-1');
  await said('good', '2 × FOIL-500');
  await scan('FOIL-1', 'FOIL-1');
  await question('Is there really more of FOIL-500?');
  await said('bad', 'Say first whether there is more. This scan was not taken.');
  await press('No, leave it out');
  await question('Scan the next piece');
  expect(screen.getByLabelText('Quantity of FOIL-500, Piece')).toHaveValue('2');
  await press('One more of FOIL-500');
  await press('Yes, count it');
  await waitFor(() => expect(screen.getByLabelText('Quantity of FOIL-500, Piece')).toHaveValue('3'));
  await scan('FOIL-1');
  await said('bad', '3 of FOIL-500 are accepted at most on this receipt, where 2 are expected. Nothing is booked.');
  await userEvent.type(screen.getByLabelText('Quantity of FOIL-500, Piece'), '9', {
    ...{ initialSelectionStart: 0, initialSelectionEnd: 1 },
  });
  expect(screen.getByText('At most 3: 2 are expected, and the receipt takes in up to 1 over.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Quantity of FOIL-500, Piece'));
  await userEvent.tab();
  expect(screen.getByLabelText('Quantity of FOIL-500, Piece')).toHaveValue('3');
  (document.activeElement as HTMLElement).blur();
  await scan('YEAST-1');
  await question('Which lot of YEAST is it?');
  await scan('L-7');
  await userEvent.type(await screen.findByLabelText('Last day on which it may be picked'), '2027-03-01');
  await press('Take this day');
  const onReceipt = within(screen.getByRole('region', { name: 'On this receipt' }));
  // Scanned, and booked by nobody yet.
  expect(onReceipt.getByText('0 of 2 booked')).toBeVisible();
  expect(onReceipt.getByText('3 here, not booked yet')).toBeVisible();
  expect(onReceipt.getByText('4 to come')).toBeVisible();
  await press('Receive 4 pieces');
  const done = within(await screen.findByRole('region', { name: 'Just done' }));
  expect(await done.findByText('Booked')).toBeVisible();
  expect(done.getByText(/^Received 1 × YEAST and 3 × FOIL-500 at DOCK, receipt RC-1$/)).toBeVisible();
  const [call] = platform.fake.callsTo('POST /receipt/receive');
  expect(call?.body.receipt_id).toBe('r1');
  expect(call?.body.moves).toMatchObject([
    { sku_id: 'sku-2', quantity: 1, lot: 'L-7', expires_on: '2027-03-01', to_location_id: 'place-DOCK' },
    { sku_id: 'sku-1', quantity: 3, to_location_id: 'place-DOCK' },
  ]);
}, 30_000);

test('what waits on this device counts as here, and the receipt is closed once all of it is sent', async () => {
  let online = false;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  let received = 0;
  const platform = await open(
    {
      'GET /receipt': () => ({
        receipt: aReceipt({ received, under: 7 - received }),
        lines: lines.map((line) => (line.line === 1 ? { ...line, received } : line)),
      }),
      'POST /receipt/receive': ({ body }) => {
        received = body.moves[0]?.quantity ?? 0;
        return { message: 'Received', receipt: aReceipt(), lines, moves: [aMove()] };
      },
      'PATCH /receipt/close': () => ({ message: 'Closed', receipt: aReceipt({ status: 'closed' }) }),
    },
    '/inventory/floor/receive?warehouse=w1&receipt=r1',
  );
  await question('Scan what has come in');
  await screen.findByRole('heading', { level: 3, name: 'On this receipt' });
  await scan('FOIL-1', 'FOIL-1');
  await said('good', '2 × FOIL-500');
  await press('Receive 2 pieces');
  const done = within(await screen.findByRole('region', { name: 'Just done' }));
  expect(await done.findByText('Waiting for the network')).toBeVisible();
  expect(screen.getByRole('button', { name: 'It can be closed when all is sent' })).toBeDisabled();
  await scan('FOIL-1');
  await question('Is there really more of FOIL-500?');
  await press('No, leave it out');
  online = true;
  act(() => void dispatchEvent(new Event('online')));
  expect(await done.findByText('Booked')).toBeVisible();
  await press('Close the receipt');
  expect(await screen.findByText('5 pieces are missing. Nothing more can be received for it then.')).toBeVisible();
  await press('Close it with what is here');
  await said('good', 'Receipt RC-1 is closed');
  expect(platform.fake.callsTo('PATCH /receipt/close')[0]?.body).toEqual({ receipt_id: 'r1' });
}, 30_000);

test.each([
  ['of another warehouse', { warehouseId: 'w0' }, 'This receipt is for another warehouse'],
  ['closed', { status: 'closed' as const }, 'This receipt is closed'],
])('a receipt that is %s takes nothing', async (_what, over, text) => {
  await open(
    { 'GET /receipt': () => ({ receipt: aReceipt(over), lines }) },
    '/inventory/floor/receive?warehouse=w1&receipt=r1',
  );
  await question(text);
  await press('Choose another receipt');
  await question('Scan what has come in');
});

test('without network receipts that were never read on this device are said to be unknown, not missing', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(
    { 'GET /receipts': unreachable, 'GET /receipt': unreachable },
    '/inventory/floor/receive?warehouse=w1&receipt=r9',
  );
  expect(await screen.findByText(/^This receipt is not known on this device without network/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Choose another receipt' }));
  expect(await screen.findByText(/^Expected receipts are not known on this device/)).toBeVisible();
});
