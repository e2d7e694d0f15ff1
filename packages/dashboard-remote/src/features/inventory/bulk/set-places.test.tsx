import { aRole, aWarehouse, failure, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlace } from '../fixtures';
import { LocationsTab } from '../layout/locations-tab';

configure({ defaultHidden: true });

const place = (at: number) => aPlace({ id: `l${at}`, code: `A-0${at}`, purpose: 'storage', walkOrder: at });
const places = [place(1), place(2)];
const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1' })] }),
  'GET /zones': () => ({
    items: [{ id: 'z1', warehouseId: 'w1', code: 'F', name: 'Frozen' }],
    ...{ nextCursor: null, matching: 1 },
  }),
  'GET /location-types': () => ({ items: [], nextCursor: null, matching: 0 }),
  'GET /locations': () => ({ items: places, nextCursor: null, matching: places.length }),
};
const open = (options: Partial<TestPlatformOptions> = {}) =>
  renderWithPlatform(<LocationsTab warehouseId="w1" onLayOut={() => undefined} />, {
    ...options,
    routes: { ...routes, ...options.routes },
  });

const setZone = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows that are loaded' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Set zone or type' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set zone or type of 2 places' }));
  await userEvent.selectOptions(dialog.getByLabelText('Zone'), 'Frozen');
  await userEvent.click(dialog.getByRole('button', { name: 'Change 2 places' }));
};

test('selected places get a zone in one request, and their types stay', async () => {
  const { platform } = open({
    routes: {
      'PATCH /locations': () => ({ message: 'Places updated', locations: places, changed: ['l1', 'l2'] }),
    },
  });
  await setZone();
  await waitFor(() => expect(platform.notices[0]?.title).toBe('2 places changed'));
  expect(platform.fake.callsTo('PATCH /locations').map(({ body }) => body)).toEqual([
    { warehouse_id: 'w1', location_ids: ['l1', 'l2'], zone_id: 'z1' },
  ]);
}, 30_000);

test('places that refuse it are named, and the others have it', async () => {
  let tries = 0;
  const { platform } = open({
    routes: {
      'PATCH /locations': () => {
        tries += 1;
        if (tries > 1) return { message: 'Places updated', locations: [place(1)], changed: ['l1'] };
        const fault = { code: 'put_condition', reason: 'x', params: { location: 'A-02', sku: 'S' } } as const;
        return failure('put_refused', [{ field: 'location_ids/1', ...fault }]);
      },
    },
  });
  await setZone();
  await waitFor(() => expect(platform.notices[0]?.title).toBe('1 place changed'));
  expect(platform.notices[0]?.body).toMatch(/^1 was not: A-02\. .*goods of another condition/);
  // It stays selected, alone.
  const [, first, second] = screen.getAllByRole('checkbox');
  expect([first, second].map((each) => (each as HTMLInputElement).checked)).toEqual([false, true]);
}, 30_000);

test('places that were so already are said to be', async () => {
  const { platform } = open({
    routes: { 'PATCH /locations': () => ({ message: 'Places updated', locations: places, changed: [] }) },
  });
  await setZone();
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(platform.notices[0]).toMatchObject({ intent: 'info', title: 'All of these places were so already' });
}, 30_000);

test('who may not change a warehouse is told which permission that needs', async () => {
  open({ role: aRole({ id: 'r', permissions: ['view_inventory'] }) });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows that are loaded' }));
  const action = await screen.findByRole('button', { name: 'Set zone or type' });
  expect(action).toHaveAttribute('aria-disabled', 'true');
}, 30_000);
