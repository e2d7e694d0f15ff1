import { aRole, aWarehouse, failure, me, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { useLocation } from '@slotwise/shared/ui/router';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSku, aSummary } from '../fixtures';
import SkusPage from './skus-page';

configure({ defaultHidden: true });

const page = (items = [aSummary()], matching = items.length) => ({ items, nextCursor: null, matching });
const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /skus': () => page(),
};

test('what nobody has measured is said in the list, and is a view that stands in the address', async () => {
  const { platform } = renderWithPlatform(<SkusPage />, {
    routes: {
      ...routes,
      'GET /skus': ({ query }) =>
        query?.unmeasured === 'yes'
          ? page([aSummary({ weightG: null })])
          : page([aSummary(), aSummary({ id: 's2', code: 'TAPE' })]),
    },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Inventory');
  expect(await screen.findByText('2 rows')).toBeVisible();
  const grid = screen.getByRole('grid', { name: 'SKUs' });
  expect(within(grid).queryByText('Measures missing')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Missing measures' }));
  expect(await within(grid).findByText('Measures missing')).toBeVisible();
  expect(screen.getByText('1 row')).toBeVisible();
  expect(platform.fake.callsTo('GET /skus').at(-1)?.query).toMatchObject({ unmeasured: 'yes' });
});

test('of a list that failed nobody says that its rows are being counted', async () => {
  renderWithPlatform(<SkusPage />, { routes: { ...routes, 'GET /skus': () => failure('internal') } });
  expect(screen.getByText('… rows')).toBeVisible();
  expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeVisible();
  expect(screen.queryByText('… rows')).not.toBeInTheDocument();
});

test('the address of the action opens the form, for who may, and closing it leaves nothing to open again', async () => {
  const Where = () => <output>{useLocation().search}</output>;
  const page = (
    <>
      <SkusPage />
      <Where />
    </>
  );
  const { unmount } = renderWithPlatform(page, { routes, path: '/inventory/skus?new&q=foil' });
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('?q=foil')).toBeInTheDocument();
  unmount();
  const role = aRole({ permissions: ['view_inventory'] });
  renderWithPlatform(<SkusPage />, { routes, role, path: '/inventory/skus?new' });
  await screen.findByText('1 row');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a SKU is added with its units and barcodes as they were typed, and its page opens', async () => {
  const { platform } = renderWithPlatform(<SkusPage />, {
    routes: {
      ...routes,
      'GET /location/scanned': () => ({ location: null, elsewhere: null }),
      'POST /sku': ({ body }) => ({ message: 'Added.', sku: aSku({ id: 'new', code: body.code }) }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add SKU' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^SKU/), ' FOIL-500 ');
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Pallet foil');
  await userEvent.type(dialog.getByLabelText('Weight'), '2.4');
  await userEvent.click(dialog.getByRole('button', { name: 'Add pack unit' }));
  const units = within(dialog.getByRole('group', { name: 'Pack units' }));
  await userEvent.selectOptions(units.getByLabelText('Unit'), 'Case');
  await userEvent.type(units.getByLabelText('Pieces'), '12');
  await userEvent.click(dialog.getByRole('button', { name: 'Add barcode' }));
  await userEvent.type(dialog.getByLabelText('Barcode'), '4006381333931');
  await userEvent.click(dialog.getByRole('button', { name: 'Add SKU' }));
  // Nothing is rounded, and nothing is sent that is not whole.
  expect(await dialog.findByText('Enter a whole number')).toBeVisible();
  expect(platform.fake.callsTo('POST /sku')).toHaveLength(0);
  await userEvent.clear(dialog.getByLabelText('Weight'));
  await userEvent.type(dialog.getByLabelText('Weight'), '2400');
  await userEvent.click(dialog.getByRole('button', { name: 'Add SKU' }));
  await waitFor(() => expect(platform.navigations).toEqual([{ to: '/inventory/skus/new', replace: false }]));
  expect(platform.fake.callsTo('POST /sku')[0]?.body).toMatchObject({
    code: 'FOIL-500',
    weight_g: 2400,
    length_mm: null,
    units: [{ unit: 'case', factor: 12, weight_g: null }],
    barcodes: [{ code: '4006381333931', unit: 'each' }],
  });
}, 30_000);

test('levels out of order are said by the names that the form gives them', async () => {
  const { platform } = renderWithPlatform(<SkusPage />, { routes });
  await userEvent.click(await screen.findByRole('button', { name: 'Add SKU' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^SKU/), 'A');
  await userEvent.type(dialog.getByLabelText(/^Name/), 'A');
  await userEvent.type(dialog.getByLabelText('Minimum'), '9');
  await userEvent.type(dialog.getByLabelText('Reorder at'), '8');
  await userEvent.type(dialog.getByLabelText('Maximum'), '7');
  await userEvent.click(dialog.getByRole('button', { name: 'Add SKU' }));
  expect(dialog.getByText('This must not be more than the reorder level')).toBeVisible();
  expect(dialog.getByText('This must not be more than the maximum')).toBeVisible();
  expect(platform.fake.callsTo('POST /sku')).toHaveLength(0);
});

test('a header sorts the list both ways, in its address; the order that it has anyway is said as well', async () => {
  const { platform } = renderWithPlatform(<SkusPage />, { routes });
  const grid = await screen.findByRole('grid', { name: 'SKUs' });
  const header = (name: string) => within(grid).getByRole('columnheader', { name: new RegExp(`^${name}`) });
  const sorted = () => (platform.fake.callsTo('GET /skus').at(-1)?.query as { sort?: string } | undefined)?.sort;
  await within(grid).findByText('Pallet foil');
  expect([header('SKU').getAttribute('aria-sort'), sorted()]).toEqual(['ascending', undefined]);
  await userEvent.click(within(header('Name')).getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(sorted()).toBe('name'));
  expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(within(header('Name')).getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(sorted()).toBe('-name'));
  await userEvent.click(within(header('Name')).getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(header('SKU')).toHaveAttribute('aria-sort', 'ascending'));
  // A column that no index answers is no button.
  expect(within(header('Condition')).queryByRole('button', { name: 'Condition' })).not.toBeInTheDocument();
}, 30_000);

test('what is listed is handed over as a file that can be imported again, as the list is narrowed, sorted and shown', async () => {
  const shown = { name: false, size: false, family: false, hazard: true };
  const { platform } = renderWithPlatform(
    (fresh) => {
      fresh.preferences.set('columns:skus', JSON.stringify({ shown }));
      return <SkusPage />;
    },
    {
      path: '/inventory/skus?condition=chilled&sort=-weight',
      routes: { ...routes, 'GET /export': () => failure('unavailable') },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  expect(await screen.findByText(/^Without the hidden columns: Family and Size/)).toBeVisible();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV file' }));
  await waitFor(() =>
    expect(platform.notices[0]).toMatchObject({ intent: 'error', title: 'The file was not downloaded' }),
  );
  const without = 'family,length,width,height';
  const query = { condition: 'chilled', sort: '-weight', without, kind: 'skus', format: 'csv', listed: 'yes' };
  expect(platform.fake.callsTo('GET /export')[0]?.query).toEqual(query);
});

test('selected SKUs get the same of one thing, and those that refuse it are named', async () => {
  const details = [{ field: 'sku_ids/1', code: 'sku_levels_order', reason: 'x', params: { sku: 'TAPE' } }] as const;
  const { platform } = renderWithPlatform(<SkusPage />, {
    routes: {
      ...routes,
      'GET /skus': () => page([aSummary(), aSummary({ id: 's2', code: 'TAPE' })]),
      'PATCH /skus': ({ body }) =>
        body.min_stock === 9
          ? failure('validation_failed', [...details])
          : { message: 'Updated', skus: [aSummary(), aSummary()] },
    },
  });
  const grid = await screen.findByRole('grid', { name: 'SKUs' });
  await userEvent.click(await within(grid).findByRole('checkbox', { name: /all/i }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('What to change'), 'Minimum, reorder level and maximum');
  await userEvent.click(dialog.getByRole('button', { name: 'Change 2 SKUs' }));
  expect(await dialog.findByText('Type at least one of them')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Minimum'), '9');
  await userEvent.click(dialog.getByRole('button', { name: 'Change 2 SKUs' }));
  expect(await dialog.findByText(/^TAPE would have a minimum/)).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('What to change'), 'Family');
  await userEvent.type(dialog.getByLabelText('Family'), 'Tools');
  await userEvent.click(dialog.getByRole('button', { name: 'Change 2 SKUs' }));
  await waitFor(() => expect(platform.notices[0]?.title).toBe('2 SKUs changed'));
  const body = { sku_ids: [aSummary().id, 's2'], family: 'Tools' };
  expect(platform.fake.callsTo('PATCH /skus').at(-1)?.body).toEqual(body);
}, 30_000);

test('everything that matches is changed, loaded or not; who refuses it is named', async () => {
  const all = Array.from({ length: 230 }, (_, at) => aSummary({ id: `s${at}`, code: `S-${at}` }));
  const { platform } = renderWithPlatform(<SkusPage />, {
    routes: {
      ...routes,
      'GET /skus': ({ query }) => {
        const from = Number(query?.cursor ?? 0);
        const isLast = from + 100 >= all.length;
        return { items: all.slice(from, from + 100), nextCursor: isLast ? null : String(from + 100), matching: 230 };
      },
      'PATCH /skus': ({ body }) => {
        const at = body.sku_ids.indexOf('s205');
        return at < 0
          ? { message: 'Updated', skus: [] }
          : failure('not_found', [{ field: `sku_ids/${at}`, code: 'unknown', reason: 'x' }]);
      },
    },
  });
  const grid = await screen.findByRole('grid', { name: 'SKUs' });
  await userEvent.click(await within(grid).findByRole('checkbox', { name: /all/i }));
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 230' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Family'), 'Tools');
  await userEvent.click(dialog.getByRole('button', { name: 'Change 230 SKUs' }));
  await waitFor(() => expect(platform.notices[0]?.title).toBe('229 SKUs changed'));
  expect(platform.notices[0]?.body).toMatch(/^1 was not: S-205\. /);
  const calls = platform.fake.callsTo('PATCH /skus');
  expect(calls.map(({ body }) => body.sku_ids.length)).toEqual([100, 100, 30, 29]);
  expect(calls.every(({ body }) => body.family === 'Tools')).toBe(true);
}, 30_000);

test('a company that measures in inches and pounds reads and types them, and is told what is kept', async () => {
  const { platform } = renderWithPlatform(<SkusPage />, {
    me: me({ units: 'imperial' }),
    routes: {
      ...routes,
      'GET /skus': () => page([aSummary({ lengthMm: 254, widthMm: 305, heightMm: 10, weightG: 1000 })]),
      'POST /sku': ({ body }) => ({ message: 'Added.', sku: aSku({ id: 'new', code: body.code }) }),
    },
  });
  expect(await screen.findByText('10 × 12 × 0.4')).toBeVisible();
  expect(screen.getByText('2.205')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /Size, in/ })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Add SKU' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^SKU/), 'FOIL-500');
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Pallet foil');
  await userEvent.type(dialog.getByLabelText('Length'), '10');
  expect(dialog.queryByText(/^Kept as/)).toBeNull();
  await userEvent.type(dialog.getByLabelText('Height'), '12,5');
  await userEvent.click(dialog.getByRole('button', { name: 'Add SKU' }));
  // A comma divides thousands in English: this is no number, and is not taken for one.
  expect(await dialog.findByText('Enter a number, such as 12.5 or 1,250.5')).toBeVisible();
  await userEvent.clear(dialog.getByLabelText('Height'));
  await userEvent.type(dialog.getByLabelText('Height'), '12.5');
  // Millimetres are whole: nothing is rounded without a word.
  expect(dialog.getByText(/^Kept as 317.mm, which is 12\.48.in\.$/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Add pack unit' }));
  const units = within(dialog.getByRole('group', { name: 'Pack units' }));
  await userEvent.type(units.getByLabelText('Pieces'), '12');
  await userEvent.type(units.getByLabelText('Weight, lb'), '2');
  await userEvent.click(dialog.getByRole('button', { name: 'Add SKU' }));
  await waitFor(() => expect(platform.fake.callsTo('POST /sku')).toHaveLength(1));
  expect(platform.fake.callsTo('POST /sku')[0]?.body).toMatchObject({
    ...{ length_mm: 254, width_mm: null, height_mm: 317, weight_g: null },
    units: [{ factor: 12, length_mm: null, weight_g: 907 }],
  });
}, 30_000);

test('what the server refuses is said at its field, of a list with the row', async () => {
  renderWithPlatform(<SkusPage />, {
    routes: {
      ...routes,
      'POST /sku': () =>
        failure('barcode_taken', [
          { field: 'barcodes/0/code', code: 'barcode_taken', reason: 'belongs to TAPE', params: { sku: 'TAPE' } },
        ]),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add SKU' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^SKU/), 'FOIL');
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Foil');
  await userEvent.click(dialog.getByRole('button', { name: 'Add barcode' }));
  await userEvent.type(dialog.getByLabelText('Barcode'), '4006381333931');
  await userEvent.click(dialog.getByRole('button', { name: 'Add SKU' }));
  expect(await dialog.findByText(/^Row 1: .*belongs to TAPE/)).toBeVisible();
}, 30_000);

test('a list that cannot be read says so and can be tried again; an empty one offers the next step', async () => {
  const { platform } = renderWithPlatform(<SkusPage />, {
    routes: { ...routes, 'GET /skus': () => failure('internal') },
  });
  await screen.findByRole('alert');
  platform.fake.on({ 'GET /skus': () => page([], 0) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No SKUs yet')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Add SKU' })).toHaveLength(2);
});

test('who may not see the inventory is told which permission is missing', async () => {
  renderWithPlatform(<SkusPage />, { role: aRole({ id: 'r', permissions: ['view_warehouses'] }), routes: {} });
  expect(await screen.findByText('“View inventory”')).toBeVisible();
});
