import type { MoveTask, StockRow } from '@slotwise/contract';
import { aWarehouse } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { configure, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlace, aSku } from '../fixtures';
import { openFloor, question, said } from '../../../testing/open-floor';

configure({ defaultHidden: true });

const foil = aSku({ barcodes: [{ code: '4006381333931', unit: 'each' }] });
const there: StockRow = {
  ...{ warehouseId: 'w1', location: { id: 'place-A-01', code: 'A-01' }, lot: null, state: 'available' },
  sku: { id: foil.id, code: foil.code, name: foil.name },
  ...{ onHand: 37, reserved: 0, since: '2026-11-22T10:00:00.000Z', movedAt: '2026-11-22T10:00:00.000Z' },
};

const open = (task: string, more: TestPlatformOptions['routes'] = {}) =>
  openFloor(task, {
    routes: {
      'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
      'GET /locations': () => ({
        items: ['A-01', 'A-02'].map((code) => aPlace({ id: `place-${code}`, code })),
        nextCursor: null,
        matching: 2,
      }),
      'GET /location/scanned': () => ({ location: null, elsewhere: null }),
      'GET /receipts': () => ({ items: [], nextCursor: null, matching: 0 }),
      'GET /stock': () => ({ items: [there], nextCursor: null, matching: 1 }),
      'GET /sku/scanned': ({ query }) => ({
        found: query?.barcode === '4006381333931' ? { sku: foil, unit: 'each' } : null,
      }),
      ...more,
    },
  });

test('a code that was typed leaves the field empty for the next one, taken or not', async () => {
  await open('move');
  const user = userEvent.setup({ delay: null });
  const field = screen.getByLabelText('Scan or type a code');
  await user.type(field, 'XX-1{Enter}');
  await said('bad', 'Unknown place XX-1');
  expect(field).toHaveValue('');
  await user.type(field, 'A-01');
  await user.click(screen.getByRole('button', { name: 'Take this code' }));
  await said('good', 'Place A-01');
  const next = screen.getByLabelText('Scan or type a code');
  expect(next).toHaveValue('');
  await user.type(next, '4006381333931{Enter}');
  await said('good', '1 × FOIL-500');
}, 30_000);

test('a scanner that ends its codes by Tab is understood in the field as well', async () => {
  await open('move');
  /** Keys a few milliseconds apart. */
  const scan = (code: string) => {
    const field = screen.getByLabelText('Scan or type a code');
    fireEvent.change(field, { target: { value: code } });
    [...code, 'Tab'].forEach((key, at) => {
      const event = createEvent.keyDown(field, { key });
      Object.defineProperty(event, 'timeStamp', { value: 1000 + at * 8 });
      fireEvent(field, event);
    });
  };
  scan('A-01');
  await said('good', 'Place A-01');
  scan('4006381333931');
  await said('good', '1 × FOIL-500');
}, 30_000);

test('more than lies there is refused as it is typed, and the box keeps what was accepted', async () => {
  await open('move');
  const user = userEvent.setup({ delay: null });
  await user.keyboard('A-01{Enter}4006381333931{Enter}');
  await said('good', '1 × FOIL-500');
  const box = screen.getByLabelText('Quantity of FOIL-500, Piece');
  await user.clear(box);
  expect(box).toHaveValue('');
  await user.type(box, '12');
  await said('good', '12 × FOIL-500');
  await user.type(box, '9');
  await said('bad', 'Only 37 of FOIL-500 lie there.');
  expect(box).toHaveValue('12');
}, 30_000);

test('a step of a plan names a place: its scan is right or wrong, and the goods are still to be scanned', async () => {
  const task: MoveTask = {
    ...{ proposalId: 'p1', warehouseId: 'w1', turn: 1, pieces: 4, back: false, buffer: false },
    sku: { id: foil.id, code: foil.code, name: foil.name },
    from: { id: 'place-A-01', code: 'A-01' },
    to: { id: 'place-A-02', code: 'A-02' },
    ...{ status: 'ready', user: null },
  };
  await open('relocate', { 'POST /move-task/take': () => ({ message: 'Yours', task }) });
  await question('Fetch FOIL-500 from A-01');
  const user = userEvent.setup({ delay: null });
  await user.keyboard('A-02{Enter}');
  await said('bad', 'This is A-02. FOIL-500 lies in A-01.');
  await user.keyboard('A-01{Enter}');
  await said('good', 'You are at A-01. Scan FOIL-500.');
  await user.keyboard('4006381333931{Enter}');
  await question('Put FOIL-500 into A-02');
}, 30_000);
