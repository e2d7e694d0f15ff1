import { aWarehouse, failure } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMove, aPlace, aSku } from '../fixtures';
import { openFloor, question, said, scan } from '../../../testing/open-floor';

configure({ defaultHidden: true });

const FOIL = '4006381333931';
const foil = aSku({ code: 'FOIL', barcodes: [{ code: FOIL, unit: 'each' }] });
const row = {
  ...{ warehouseId: 'w1', location: { id: 'place-DOCK', code: 'DOCK' }, lot: null, state: 'available' as const },
  sku: { id: foil.id, code: foil.code, name: foil.name },
  ...{ onHand: 48, reserved: 0, since: '2026-11-22T10:00:00.000Z', movedAt: '2026-11-22T10:00:00.000Z' },
};
const booked = () => ({ message: 'Booked', moves: [aMove()] });
const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /locations': () => ({
    items: ['DOCK', 'A-01', 'A-02'].map((code) =>
      aPlace({ id: `place-${code}`, code, purpose: code === 'DOCK' ? 'receiving' : 'storage' }),
    ),
    ...{ nextCursor: null, matching: 3 },
  }),
  'GET /location/scanned': () => ({ location: null, elsewhere: null }),
  'GET /receipts': () => ({ items: [], nextCursor: null, matching: 0 }),
  'GET /stock': () => ({ items: [row], nextCursor: null, matching: 1 }),
  'GET /stock/places': () => ({ proposals: [], unfit: [], refused: [] }),
  'GET /sku/scanned': ({ query }) => ({ found: query?.barcode === FOIL ? { sku: foil, unit: 'each' } : null }),
  'POST /stock/put-away': booked,
  'POST /stock/undo': booked,
};
const open = (task: string) => openFloor(task, { routes });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test.each(['put-away', 'receive'])('%s: who starts over has nothing scanned', async (task) => {
  await open(task);
  await question(/^Scan what/);
  scan(FOIL);
  await said('good', '1 × FOIL');
  await press('Start over');
  expect(screen.getByText('Nothing scanned yet')).toBeVisible();
  expect(screen.queryByText('1 × FOIL')).toBeNull();
});

test('what is found is said, goods as well as a place', async () => {
  await open('find');
  scan(FOIL);
  await question('FOIL');
  await said('good', 'FOIL is found');
  scan('A-01');
  await said('good', 'Place A-01');
});

test('a place that is scanned twice is booked once, which stays said; what is scanned next is heard', async () => {
  const { fake } = await open('put-away');
  await question('Scan what you put away');
  scan(FOIL, 'A-01', 'A-01');
  await said('good', 'Put 1 piece of FOIL into A-01. The place was scanned twice: it is booked once.');
  await waitFor(() => expect(fake.callsTo('POST /stock/put-away')).toHaveLength(1));
  scan('A-01');
  await said('bad', 'A-01 is a place. Scan a product.');
  scan(FOIL);
  await said('good', '1 × FOIL');
});

test('an entry that is sent again is said to be, until its answer, whatever was said before', async () => {
  const platform = await open('put-away');
  platform.fake.on({ 'POST /stock/put-away': () => failure('insufficient_stock') });
  await question('Scan what you put away');
  scan(FOIL, 'A-01');
  await said('bad', /^Refused: /);
  scan('NOWHERE');
  await said('bad', 'Unknown code NOWHERE.');
  let answer: () => void = () => undefined;
  const read = new Promise<void>((resolve) => (answer = resolve));
  platform.fake.on({
    'POST /stock/put-away': async () => {
      await read;
      return booked();
    },
  });
  await press('Correct it');
  await press('Send again');
  await said('kept', 'Sent again: Put away 1 × FOIL into A-01');
  answer();
  await said('good', 'Booked: Put away 1 × FOIL into A-01');
});

test('the focus is at the result after what was just done is undone or sent again, and at the form that corrects it', async () => {
  const platform = await open('put-away');
  const result = () => expect(document.activeElement).toContainElement(document.querySelector('[data-verdict]'));
  await question('Scan what you put away');
  scan(FOIL, 'A-01');
  await press(/^Undo: /);
  await said('good', /^Undone: /);
  expect(document.activeElement).not.toBe(document.body);
  result();
  platform.fake.on({ 'POST /stock/put-away': () => failure('insufficient_stock') });
  scan(FOIL, 'A-02');
  await press('Correct it');
  expect(screen.getByRole('group', { name: 'Correct: Put away 1 × FOIL into A-02' })).toHaveFocus();
  platform.fake.on({ 'POST /stock/put-away': booked });
  await press('Send again');
  await said('good', 'Booked: Put away 1 × FOIL into A-02');
  expect(document.activeElement).not.toBe(document.body);
  result();
});
