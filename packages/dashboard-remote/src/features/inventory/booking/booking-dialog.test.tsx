import type { PermissionName } from '@slotwise/contract';
import { aRole, aWarehouse, failure, renderWithPlatform, unreachable } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMove, aPlace, aSku, aSummary } from '../fixtures';
import { BookingDialog } from './booking-dialog';

configure({ defaultHidden: true });

const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /skus': () => ({ items: [aSummary()], nextCursor: null, matching: 1 }),
  'GET /sku/scanned': ({ query }) => ({
    found:
      query?.code === 'FOIL-500' || query?.barcode === '4006381333931'
        ? {
            sku: aSku({
              units: [{ unit: 'case', factor: 12, lengthMm: null, widthMm: null, heightMm: null, weightG: null }],
            }),
            unit: 'each',
          }
        : null,
  }),
  'GET /locations': () => ({ items: [aPlace()], nextCursor: null, matching: 1 }),
  'GET /stock/places': () => ({ proposals: [], unfit: [], refused: [{ rule: 'condition', places: 3 }] }),
  'GET /location/scanned': ({ query }) => ({
    location: query?.code === 'NOWHERE' ? null : aPlace({ id: `place-${query?.code}`, code: query?.code ?? '' }),
    elsewhere: null,
  }),
};
const known = { warehouse: 'w1', sku: '4006381333931', quantity: '10', to: 'DOCK' };

test('a receipt that got no answer is sent again under the same key, a changed one under another; then undo is offered', async () => {
  const closed = jest.fn();
  const { platform } = renderWithPlatform(<BookingDialog booking="receive" known={known} onClose={closed} />, {
    routes: { ...routes, 'POST /stock/receive': unreachable },
  });
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Receive' }));
  await send();
  await dialog.findByText('The server cannot be reached.');
  await send();
  await waitFor(() => expect(platform.fake.callsTo('POST /stock/receive')).toHaveLength(2));
  await dialog.findByText('The server cannot be reached.');
  await userEvent.clear(dialog.getByLabelText(/^Quantity/));
  await userEvent.type(dialog.getByLabelText(/^Quantity/), '11');
  platform.fake.on({
    'POST /stock/receive': () => ({ message: 'Booked', moves: [aMove({ quantity: 11 })] }),
    'POST /stock/undo': () => ({ message: 'Booked', moves: [aMove({ id: 'move-2', kind: 'undo', undoes: 'move-1' })] }),
  });
  await send();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  const [first, second, third] = platform.fake.callsTo('POST /stock/receive').map(({ body }) => body.moves[0]);
  expect(first).toMatchObject({ sku_id: 'sku-1', quantity: 10, to_location_id: 'place-DOCK' });
  expect(second?.key).toBe(first?.key);
  expect(third?.key).not.toBe(first?.key);
  expect(platform.notices[0]).toMatchObject({ title: 'Received 11 pieces of FOIL-500', action: { label: 'Undo' } });
  platform.notices[0]?.action?.onClick();
  await waitFor(() => expect(platform.notices[1]?.title).toBe('Undone: 11 pieces of FOIL-500'));
  expect(platform.fake.callsTo('POST /stock/undo')[0]?.body.moves).toEqual([{ key: 'undo:move-1', move_id: 'move-1' }]);
}, 30_000);

test('an unknown place, and a rule that refuses the put with the place that would do, are said at the field', async () => {
  const { platform } = renderWithPlatform(
    <BookingDialog booking="put-away" known={{ ...known, from: 'DOCK', to: 'NOWHERE' }} onClose={() => undefined} />,
    {
      routes: {
        ...routes,
        'GET /stock/places': () => ({
          proposals: [{ location: { id: 'place-A-02', code: 'A-02' }, reasons: ['same_sku'] }],
          refused: [],
          unfit: [{ location: { id: 'place-A-01', code: 'A-01' }, rule: 'max_weight' }],
        }),
        'POST /stock/put-away': () =>
          failure('put_refused', [
            { field: 'moves/0/to_location_id', code: 'put_blocked', reason: 'x', params: { location: 'A-02' } },
            { field: 'moves/0/to_location_id', code: 'put_instead', reason: 'x', params: { location: 'A-03' } },
          ]),
      },
    },
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Not A-01, the preferred place: it would be too heavy.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Put away' }));
  expect(await dialog.findByText(/does not exist/i)).toBeVisible();
  expect(platform.fake.callsTo('POST /stock/put-away')).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: /^A-02/ }));
  expect(dialog.getByLabelText(/^To place/)).toHaveValue('A-02');
  await userEvent.click(dialog.getByRole('button', { name: 'Put away' }));
  const fault = await dialog.findByText(/A-02 is blocked/);
  expect(fault).toHaveTextContent(/A-03 would take it/);
}, 30_000);

test('a quantity in cases says how many pieces that is; a correction needs its reason', async () => {
  const { platform } = renderWithPlatform(
    <BookingDialog booking="adjust" known={{ ...known, from: 'A-01' }} onClose={() => undefined} />,
    { routes: { ...routes, 'POST /stock/adjust': () => ({ message: 'Booked', moves: [aMove({ kind: 'adjust' })] }) } },
  );
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'Case' });
  await userEvent.selectOptions(dialog.getByLabelText('Unit'), 'Case');
  expect(dialog.getByText('120 pieces')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Adjust' }));
  expect(await dialog.findByText('This is needed')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Broken');
  await userEvent.click(dialog.getByRole('button', { name: 'Adjust' }));
  await waitFor(() =>
    expect(platform.fake.callsTo('POST /stock/adjust')[0]?.body.moves[0]).toMatchObject({
      unit: 'case',
      quantity: 10,
      change: 'remove',
      reason: 'Broken',
      location_id: 'place-A-01',
    }),
  );
}, 30_000);

test('making goods available is offered to who manages the stock', async () => {
  const draw = (permissions: PermissionName[]) =>
    renderWithPlatform(
      <BookingDialog
        booking="move"
        known={{ ...known, state: 'quarantine', toState: 'quarantine' }}
        onClose={() => undefined}
      />,
      { routes, role: aRole({ permissions }) },
    );
  const offered = async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const options = within(dialog.getByLabelText('State afterwards')).getAllByRole('option');
    return options.map(({ textContent }) => textContent);
  };
  const { unmount } = draw(['view_inventory', 'move_inventory']);
  expect(await offered()).toEqual(['Quarantine', 'Returned', 'Damaged']);
  await userEvent.selectOptions(screen.getByLabelText('State now'), 'Available');
  expect(await offered()).toContain('Available');
  await userEvent.selectOptions(screen.getByLabelText('State afterwards'), 'Available');
  await userEvent.selectOptions(screen.getByLabelText('State now'), 'Damaged');
  expect(screen.getByLabelText('State afterwards')).toHaveValue('damaged');
  unmount();
  draw(['view_inventory', 'move_inventory', 'manage_inventory']);
  expect(await offered()).toContain('Available');
});

test.each(['GET /sku/scanned', 'GET /location/scanned'] as const)(
  'where %s has no answer it says that nothing was booked, and keeps what was entered',
  async (asked) => {
    const { platform } = renderWithPlatform(
      <BookingDialog booking="receive" known={known} onClose={() => undefined} />,
      { routes: { ...routes, [asked]: unreachable } },
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Receive' }));
    expect(await dialog.findByText(/^Nothing was booked/)).toBeVisible();
    expect(dialog.getByText(/^What you entered stays/)).toBeVisible();
    expect(dialog.getByLabelText(/^Quantity/)).toHaveValue('10');
    expect(platform.fake.callsTo('POST /stock/receive')).toEqual([]);
  },
);

test.each(['move', 'adjust'] as const)(
  'a dialog to %s known goods opens on their number, which nobody knows yet',
  async (booking) => {
    renderWithPlatform(
      <BookingDialog
        booking={booking}
        known={{ warehouse: 'w1', sku: 'FOIL-500', from: 'A-01' }}
        onClose={() => undefined}
      />,
      { routes },
    );
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText(/^Quantity/)).toHaveFocus());
  },
);
