import type { MoveTask, StockRow } from '@slotwise/contract';
import { aWarehouse } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { act, configure, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlace, aSku } from '../fixtures';
import { openFloor, question, said } from '../../../testing/open-floor';

configure({ defaultHidden: true });

const foil = aSku({ barcodes: [{ code: '4006381333931', unit: 'each' }] });
const row: StockRow = {
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
      'GET /stock/places': () => ({ proposals: [], unfit: [], refused: [] }),
      'GET /receipts': () => ({ items: [], nextCursor: null, matching: 0 }),
      'GET /stock': () => ({ items: [row], nextCursor: null, matching: 1 }),
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

test('what is no number of pieces stays as it was typed, says why, and nothing is booked with it', async () => {
  const platform = await open('move', {
    'POST /stock/move': () => ({ message: 'Moved', moves: [] }),
  });
  const user = userEvent.setup({ delay: null });
  await user.keyboard('A-01{Enter}4006381333931{Enter}');
  await said('good', '1 × FOIL-500');
  const box = screen.getByLabelText('Quantity of FOIL-500, Piece');
  const cases = [
    ['3,5', 'Enter a whole number. Pieces are not divided, and nothing is rounded.'],
    ['1.5', 'Enter a whole number. Pieces are not divided, and nothing is rounded.'],
    ['-3', 'Enter a whole number. Pieces are not divided, and nothing is rounded.'],
    ['90', 'At most 37: there is no more.'],
    ['0', 'At least 1, please.'],
  ] as const;
  for (const [text, fault] of cases) {
    await user.clear(box);
    await user.type(box, text);
    expect(box).toHaveValue(text);
    expect(box).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent(fault);
    await user.tab();
    expect(box).toHaveValue(text);
    await user.keyboard('A-02{Enter}');
    await said('bad', 'First finish the number that is typed. This scan was not taken.');
  }
  await user.clear(box);
  await user.type(box, '22');
  expect(screen.queryByRole('alert')).toBeNull();
  await said('good', '22 × FOIL-500');
  await user.tab();
  await user.keyboard('A-02{Enter}');
  await said('good', 'Moved 22 pieces of FOIL-500 to A-02');
  await waitFor(() => expect(platform.fake.callsTo('POST /stock/move')).toHaveLength(1));
  expect(platform.fake.callsTo('POST /stock/move')[0]?.body.moves[0]).toMatchObject({ quantity: 22 });
}, 30_000);

test('a code that is scanned into the number leaves it again, at any speed, and the number is as before', async () => {
  await open('receive');
  const user = userEvent.setup({ delay: null });
  await user.keyboard('A-01{Enter}4006381333931{Enter}');
  await said('good', '1 × FOIL-500');
  const box = screen.getByLabelText('Quantity of FOIL-500, Piece');
  await user.clear(box);
  await user.type(box, '4');
  /** Keys so far apart; those that a person presses in between are none. */
  const scan = (code: string, pause: number, from: number) => {
    [...code, 'Enter'].forEach((key, at) => {
      const event = createEvent.keyDown(box, { key, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: from + at * pause });
      fireEvent(box, event);
      if (key !== 'Enter') fireEvent.change(box, { target: { value: `${(box as HTMLInputElement).value}${key}` } });
    });
  };
  box.focus();
  scan('4006381333931', 8, 1e13);
  await said('good', '5 × FOIL-500');
  scan('4006381333931', 700, 2e13);
  await said('good', '6 × FOIL-500');
  expect(box).toHaveValue('6');
  expect(screen.queryByRole('alert')).toBeNull();
}, 30_000);

test('a number that is much more than usual is asked about', async () => {
  await open('receive');
  const user = userEvent.setup({ delay: null });
  await user.keyboard('A-01{Enter}4006381333931{Enter}');
  await said('good', '1 × FOIL-500');
  /** As a thumb does: no key of it is a scanner's. */
  const type = (text: string) => {
    const box = screen.getByLabelText('Quantity of FOIL-500, Piece');
    act(() => box.focus());
    for (let end = 1; end <= text.length; end++) fireEvent.change(box, { target: { value: text.slice(0, end) } });
    act(() => box.blur());
  };
  type('40063');
  await question('Are there really 40,063 of FOIL-500?');
  await user.click(screen.getByRole('button', { name: 'No, leave it as it was' }));
  expect(screen.getByLabelText('Quantity of FOIL-500, Piece')).toHaveValue('1');
  type('12000');
  await user.click(await screen.findByRole('button', { name: 'Yes, 12,000' }));
  expect(screen.getByLabelText('Quantity of FOIL-500, Piece')).toHaveValue('12000');
  type('1000000');
  expect(screen.getByRole('alert')).toHaveTextContent('At most 999,999 at once. Is this a barcode?');
  expect(screen.getByRole('button', { name: /^Receive/ })).toBeDisabled();
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
