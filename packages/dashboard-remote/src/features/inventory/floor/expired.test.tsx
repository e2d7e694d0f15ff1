import { aWarehouse, failure } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMove, aPlace, aSku } from '../fixtures';
import { openFloor, question, said, scan } from '../../../testing/open-floor';

configure({ defaultHidden: true });

const YEAST = '4006381333931';
const yeast = aSku({ code: 'YEAST', lotTracked: true, barcodes: [{ code: YEAST, unit: 'each' }] });
const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /locations': () => ({
    items: [aPlace({ id: 'place-DOCK', code: 'DOCK', purpose: 'receiving' })],
    ...{ nextCursor: null, matching: 1 },
  }),
  'GET /location/scanned': () => ({ location: null, elsewhere: null }),
  'GET /receipts': () => ({ items: [], nextCursor: null, matching: 0 }),
  'GET /stock/places': () => ({ proposals: [], unfit: [], refused: [] }),
  'GET /sku/scanned': ({ query }) => ({ found: query?.barcode === YEAST ? { sku: yeast, unit: 'each' } : null }),
  'POST /stock/receive': () => ({ message: 'Booked', moves: [aMove()] }),
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dayIs = async (day: string) => {
  await question('When does lot L-1 expire?');
  fireEvent.change(screen.getByLabelText('Last day on which it may be picked'), { target: { value: day } });
  await press('Take this day');
};

test('goods that have expired are asked about: the day is corrected, or they go into quarantine', async () => {
  const platform = await openFloor('receive', { routes });
  await question('Scan what has come in');
  scan(YEAST);
  await question('Which lot of YEAST is it?');
  scan('L-1');
  await dayIs('2020-01-01');
  await question('YEAST expired on Jan 1, 2020. Is that right?');
  await press('Another day');
  await dayIs('2020-01-02');
  await question('YEAST expired on Jan 2, 2020. Is that right?');
  await press('It has expired: into quarantine');
  await said('good', '1 × YEAST');
  expect(screen.getByText('Expired: goes into quarantine')).toBeVisible();
  // The same lot is not asked about again.
  scan(YEAST);
  await said('good', '2 × YEAST');
  await press('Receive 2 pieces');
  await waitFor(() => expect(platform.fake.callsTo('POST /stock/receive')).toHaveLength(1));
  expect(platform.fake.callsTo('POST /stock/receive')[0]?.body.moves).toMatchObject([
    { quantity: 2, lot: 'L-1', expires_on: '2020-01-02', state: 'quarantine' },
  ]);
}, 30_000);

test('a lot that only the server knows to have expired goes into quarantine when it is corrected', async () => {
  const fault = { field: 'moves/0/expires_on', code: 'lot_expired', reason: 'x', params: { day: '2020-01-01' } };
  const platform = await openFloor('receive', {
    routes: { ...routes, 'POST /stock/receive': () => failure('validation_failed', [fault]) },
  });
  await question('Scan what has come in');
  scan(YEAST);
  await question('Which lot of YEAST is it?');
  scan('L-1');
  await question('When does lot L-1 expire?');
  await press('It does not expire');
  await said('good', '1 × YEAST');
  await press('Receive 1 piece');
  const done = within(await screen.findByRole('region', { name: 'Just done' }));
  await userEvent.click(await done.findByRole('button', { name: 'Correct it' }));
  platform.fake.on({ 'POST /stock/receive': () => ({ message: 'Booked', moves: [aMove()] }) });
  await userEvent.click(done.getByRole('checkbox', { name: 'Take what has expired into quarantine' }));
  await userEvent.click(done.getByRole('button', { name: 'Send again' }));
  expect(await done.findByText('Booked')).toBeVisible();
  const states = platform.fake.callsTo('POST /stock/receive').map(({ body }) => body.moves[0]?.state);
  expect(states).toEqual([undefined, 'quarantine']);
}, 30_000);
