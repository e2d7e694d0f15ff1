import type { OrderSummary } from '@slotwise/contract';
import { aWarehouse, failure, renderWithPlatform } from '@slotwise/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSku } from '../fixtures';
import { unreleasable } from './model/releasable';
import OrdersPage from './orders-page';

configure({ defaultHidden: true });

const AT = '2026-11-22T10:00:00.000Z';
const anOrder = (over: Partial<OrderSummary> = {}): OrderSummary => ({
  ...{ id: 'o1', warehouseId: 'w1', code: 'SO-1', status: 'open', customer: 'Mill' },
  ...{ orderedAt: AT, dueAt: null, doneAt: null, lines: 2, pieces: 9, picked: 0, canceled: 0 },
  ...over,
});

test('selected orders become one pick list', async () => {
  const { platform } = renderWithPlatform(<OrdersPage />, {
    routes: {
      'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
      'GET /orders': () => ({ items: [anOrder(), anOrder({ id: 'o2', code: 'SO-2' })], nextCursor: null, matching: 2 }),
      'POST /pick-list': () => ({
        message: 'Made',
        pickList: {
          ...{ id: 'p1', warehouseId: 'w1', status: 'open', user: null, createdAt: AT, doneAt: null },
          ...{ orders: 2, tasks: 0, openTasks: 0, shortTasks: 0 },
        },
        tasks: [],
        missing: [{ orderId: 'o2', orderCode: 'SO-2', line: 1, sku: { id: 's', code: 'S', name: 'S' }, pieces: 3 }],
      }),
    },
  });
  const grid = await screen.findByRole('grid', { name: 'Orders' });
  await userEvent.click(await within(grid).findByRole('checkbox', { name: /SO-1/ }));
  await userEvent.click(within(grid).getByRole('checkbox', { name: /SO-2/ }));
  const outside = screen.getAllByRole('button', { name: 'Release to pick' }).filter((button) => !grid.contains(button));
  await userEvent.click(outside[0] ?? document.body);
  await waitFor(() => expect(platform.fake.callsTo('POST /pick-list')).toHaveLength(1));
  expect(platform.fake.callsTo('POST /pick-list')[0]?.body).toEqual({ warehouse_id: 'w1', order_ids: ['o1', 'o2'] });
}, 30_000);

test('the address of the action opens the form; without a warehouse it says what comes first', async () => {
  const path = '/inventory/orders?new';
  const routes = { 'GET /orders': () => ({ items: [], nextCursor: null, matching: 0 }) };
  const warehouses = (names: string[]) => ({
    'GET /mycompany/warehouses': () => ({ myWarehouses: names.map((name) => aWarehouse({ name })) }),
  });
  const { unmount } = renderWithPlatform(<OrdersPage />, { path, routes: { ...routes, ...warehouses(['Aachen']) } });
  expect(await screen.findByRole('dialog')).toBeVisible();
  unmount();
  const { platform } = renderWithPlatform(<OrdersPage />, { path, routes: { ...routes, ...warehouses([]) } });
  await waitFor(() => expect(platform.notices[0]?.title).toBe('Add a warehouse first: stock lies in one.'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** The place of the column among the cells beside the name. */
const DUE = 4;

test.each([
  [1600, [/^Overdue Nov 24/, /^Nov 26/, /^Nov 24/, /^–$/]],
  [360, [/^Overdue .*Nov 24 · Mill/, /Due Nov 26.* · Mill/, /Due Nov 24.* · Mill/, /^(?!.*Due)/]],
] as const)(
  'what is to be picked stands in the order in which it is due, and each of it says when that is, %i px wide',
  async (width, said) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-25T12:00:00.000Z'));
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    const due = (id: string, code: string, dueAt: string | null, status: OrderSummary['status'] = 'open') =>
      anOrder({ id, code, dueAt, status });
    const { platform } = renderWithPlatform(<OrdersPage />, {
      path: '/inventory/orders?status=open',
      routes: {
        'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
        'GET /orders': () => ({
          items: [
            due('o1', 'SO-1', '2026-11-24T10:00:00.000Z'),
            due('o2', 'SO-2', '2026-11-26T10:00:00.000Z'),
            due('o3', 'SO-3', '2026-11-24T10:00:00.000Z', 'done'),
            due('o4', 'SO-4', null),
          ],
          nextCursor: null,
          matching: 4,
        }),
      },
    });
    const grid = within(await screen.findByRole('grid', { name: 'Orders' }));
    await grid.findByRole('link', { name: 'SO-1' });
    const textOf = (cell: HTMLElement) =>
      [within(cell).queryByRole('img')?.getAttribute('aria-label') ?? '', cell.textContent.trim()].join(' ').trim();
    const cells =
      width < 400
        ? grid.getAllByRole('rowheader')
        : grid
            .getAllByRole('row')
            .slice(1)
            .flatMap((row) =>
              within(row)
                .getAllByRole('gridcell')
                .slice(DUE, DUE + 1),
            );
    expect(cells).toHaveLength(said.length);
    cells.forEach((cell, at) => expect(textOf(cell)).toMatch(said[at] ?? ''));
    expect(platform.fake.callsTo('GET /orders')[0]?.query).toMatchObject({ status: 'open', sort: 'due' });
  },
  30_000,
);

test('selected orders are canceled in one request once that is confirmed; one that is ended is left out, and that is said', async () => {
  const { platform } = renderWithPlatform(<OrdersPage />, {
    routes: {
      'GET /mycompany/warehouses': () => ({
        myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' }), aWarehouse({ id: 'w2', name: 'Bonn' })],
      }),
      'GET /orders': () => ({
        items: [
          anOrder({ dueAt: '2026-12-01T10:00:00.000Z' }),
          anOrder({ id: 'o2', code: 'SO-2' }),
          anOrder({ id: 'o3', code: 'SO-3', status: 'done' }),
        ],
        nextCursor: null,
        matching: 3,
      }),
      'DELETE /orders': () => ({ message: 'Canceled', orders: [] }),
    },
  });
  const grid = await screen.findByRole('grid', { name: 'Orders' });
  expect(await within(grid).findByRole('columnheader', { name: /^Ordered/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const boxOf = (code: string) => within(grid).getByRole('checkbox', { name: new RegExp(code) });
  for (const code of ['SO-1', 'SO-2', 'SO-3']) await userEvent.click(boxOf(code));
  const bar = within(await screen.findByRole('toolbar', { name: 'Selection' }));
  await userEvent.click(bar.getByRole('button', { name: 'Cancel 2 of 3' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel 2 orders?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel orders' }));
  await waitFor(() => expect(platform.notices[0]?.title).toBe('2 orders canceled'));
  expect(platform.fake.callsTo('DELETE /orders')[0]?.body).toEqual({ order_ids: ['o1', 'o2'] });
  // A file is one warehouse's, of one kind: each is offered by name.
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  for (const name of ['Aachen', 'Bonn']) {
    const files = within(await screen.findByRole('group', { name }));
    expect(files.getByRole('menuitem', { name: 'Open orders, CSV' })).toBeVisible();
    expect(files.getByRole('menuitem', { name: 'Picked orders, XLSX' })).toBeVisible();
  }
}, 30_000);

test('more orders than a request takes are canceled in slices; what was refused is named and stays selected', async () => {
  const items = Array.from({ length: 60 }, (_, at) => anOrder({ id: `o${at}`, code: `SO-${at}` }));
  const refused = ({ order_ids: ids }: { order_ids: readonly string[] }) => ids.indexOf('o47');
  const { platform } = renderWithPlatform(<OrdersPage />, {
    routes: {
      'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
      'GET /orders': () => ({ items, nextCursor: null, matching: 60 }),
      'DELETE /orders': ({ body }) =>
        refused(body) < 0
          ? { message: 'Canceled', orders: [] }
          : failure('conflict', [
              { field: `order_ids/${refused(body)}`, code: 'order_not_open', reason: 'x', params: { code: 'SO-47' } },
            ]),
    },
  });
  const grid = await screen.findByRole('grid', { name: 'Orders' });
  await userEvent.click(await within(grid).findByRole('checkbox', { name: /all/i }));
  const bar = within(await screen.findByRole('toolbar', { name: 'Selection' }));
  await userEvent.click(bar.getByRole('button', { name: 'Cancel orders' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel 60 orders?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel orders' }));
  await waitFor(() => expect(platform.notices[0]?.title).toBe('59 orders canceled'));
  expect(platform.notices[0]).toMatchObject({
    intent: 'warning',
    body: expect.stringMatching(/^1 order was not: SO-47\. /),
  });
  expect(platform.fake.callsTo('DELETE /orders').map(({ body }) => body.order_ids.length)).toEqual([20, 20, 20, 19]);
  expect(await bar.findByText(/^1 selected/)).toBeVisible();
}, 30_000);

test('everything that matches is canceled, loaded or not, but for what is excepted', async () => {
  const all = Array.from({ length: 250 }, (_, at) => anOrder({ id: `o${at}`, code: `SO-${at}` }));
  const { platform } = renderWithPlatform(<OrdersPage />, {
    path: '/inventory/orders?status=open&q=SO',
    routes: {
      'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
      'GET /orders': ({ query }) => {
        const from = Number(query?.cursor ?? 0);
        const isLast = from + 100 >= all.length;
        return { items: all.slice(from, from + 100), nextCursor: isLast ? null : String(from + 100), matching: 250 };
      },
      'DELETE /orders': () => ({ message: 'Canceled', orders: [] }),
    },
  });
  const grid = await screen.findByRole('grid', { name: 'Orders' });
  await userEvent.click(await within(grid).findByRole('checkbox', { name: /all/i }));
  const bar = within(await screen.findByRole('toolbar', { name: 'Selection' }));
  await userEvent.click(bar.getByRole('button', { name: 'Select all 250' }));
  await userEvent.click(within(grid).getByRole('checkbox', { name: /SO-1$/ }));
  expect(await bar.findByText('249 selected')).toBeVisible();
  await userEvent.click(bar.getByRole('button', { name: 'Cancel orders' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel 249 orders?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel orders' }));
  await waitFor(() => expect(platform.notices[0]?.title).toBe('249 orders canceled'));
  const sent = platform.fake.callsTo('DELETE /orders').flatMap(({ body }) => body.order_ids);
  expect(sent).toEqual(all.map(({ id }) => id).filter((id) => id !== 'o1'));
  // All of it is read as the list is narrowed.
  for (const { query } of platform.fake.callsTo('GET /orders'))
    expect(query).toMatchObject({ status: 'open', q: 'SO' });
}, 30_000);

test.each([
  [[anOrder()], true, null],
  [[anOrder()], false, 'release.needs'],
  [[anOrder({ status: 'released' })], true, 'release.not-open'],
  [[anOrder(), anOrder({ warehouseId: 'w2' })], true, 'release.one-warehouse'],
  [Array.from({ length: 51 }, () => anOrder()), true, null],
  [[anOrder(), anOrder({ status: 'released' })], true, null],
] as const)('why orders cannot be released: %#', (orders, mayMove, why) => {
  expect(unreleasable(orders, mayMove)).toBe(why);
});

test('an order is added line by line; a barcode becomes its SKU and unit, and what is wrong stands at its line', async () => {
  const foil = aSku({
    units: [{ unit: 'case', factor: 12, lengthMm: null, widthMm: null, heightMm: null, weightG: null }],
  });
  const { platform } = renderWithPlatform(<OrdersPage />, {
    routes: {
      'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
      'GET /orders': () => ({ items: [], nextCursor: null, matching: 0 }),
      'GET /skus': () => ({ items: [], nextCursor: null, matching: 0 }),
      'GET /sku/scanned': ({ query }) => {
        if (query?.code === 'CASE-1') return { found: { sku: foil, unit: 'case' } };
        return { found: query?.code === 'FOIL-500' ? { sku: foil, unit: 'each' } : null };
      },
      'POST /order': ({ body }) =>
        body.code === 'SO-9'
          ? failure('unknown_id', [
              { field: 'lines/1/sku_id', code: 'archived', reason: 'x', params: { sku: 'FOIL-500' } },
            ])
          : { message: 'Added', order: anOrder({ code: body.code }) },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add order' }));
  const dialog = within(await screen.findByRole('dialog'));
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Add order' }));
  await submit();
  expect(await dialog.findByText('1 line needs another look.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Order/), 'SO-9');
  // As a scanner does: Enter goes on, and a line is added behind the last one.
  await userEvent.type(dialog.getByLabelText('SKU or barcode 1'), 'CASE-1{Enter}');
  await waitFor(() => expect(dialog.getByLabelText('Quantity 1')).toHaveFocus());
  await waitFor(() => expect(dialog.getByLabelText('SKU or barcode 1')).toHaveValue('FOIL-500'));
  expect(dialog.getByLabelText('Unit 1')).toHaveValue('case');
  await userEvent.type(dialog.getByLabelText('Quantity 1'), '2{Enter}');
  await waitFor(() => expect(dialog.getByLabelText('SKU or barcode 2')).toHaveFocus());
  await userEvent.click(dialog.getByRole('button', { name: 'Add a line' }));
  await userEvent.type(await dialog.findByLabelText('SKU or barcode 3'), 'NOPE');
  await userEvent.type(dialog.getByLabelText('Quantity 3'), '1');
  await submit();
  expect(await dialog.findByText('This does not exist')).toBeVisible();
  expect(dialog.getByLabelText('SKU or barcode 3')).toHaveAttribute('aria-invalid', 'true');
  expect(platform.fake.callsTo('POST /order')).toHaveLength(0);
  await userEvent.clear(dialog.getByLabelText('SKU or barcode 3'));
  await userEvent.type(dialog.getByLabelText('SKU or barcode 3'), 'FOIL-500');
  await submit();
  // The second line of the request is the third of the list: the one between them is blank.
  await waitFor(() => expect(platform.fake.callsTo('POST /order')).toHaveLength(1));
  await waitFor(() => expect(dialog.getByLabelText('SKU or barcode 3')).toHaveAttribute('aria-invalid', 'true'));
  await userEvent.clear(dialog.getByLabelText(/^Order/));
  await userEvent.type(dialog.getByLabelText(/^Order/), 'SO-10');
  await submit();
  await waitFor(() => expect(platform.fake.callsTo('POST /order')).toHaveLength(2));
  expect(platform.fake.callsTo('POST /order')[1]?.body).toEqual({
    ...{ warehouse_id: 'w1', code: 'SO-10' },
    lines: [
      { sku_id: 'sku-1', quantity: 2, unit: 'case' },
      { sku_id: 'sku-1', quantity: 1 },
    ],
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}, 30_000);

test('what is typed while a barcode is looked up stays', async () => {
  const foil = aSku();
  let answer = (_found: { found: { sku: typeof foil; unit: 'case' } }) => {};
  const looked = new Promise<{ found: { sku: typeof foil; unit: 'case' } }>((resolve) => (answer = resolve));
  const { platform } = renderWithPlatform(<OrdersPage />, {
    routes: {
      'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
      'GET /orders': () => ({ items: [], nextCursor: null, matching: 0 }),
      'GET /skus': () => ({ items: [], nextCursor: null, matching: 0 }),
      'GET /sku/scanned': () => looked,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('SKU or barcode 1'), 'CASE-1');
  await userEvent.type(dialog.getByLabelText('Quantity 1'), '5');
  await waitFor(() => expect(platform.fake.callsTo('GET /sku/scanned').length).toBeGreaterThan(0));
  answer({ found: { sku: foil, unit: 'case' } });
  await waitFor(() => expect(dialog.getByLabelText('SKU or barcode 1')).toHaveValue('FOIL-500'));
  expect(dialog.getByLabelText('Quantity 1')).toHaveValue('5');
});

/** The dialog for a new order, with the answers about SKUs held back until all of them are told. */
async function orderOfLateAnswers() {
  const foil = aSku();
  let tell = () => {};
  const told = new Promise<void>((resolve) => (tell = resolve));
  const { platform } = renderWithPlatform(<OrdersPage />, {
    routes: {
      'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
      'GET /orders': () => ({ items: [], nextCursor: null, matching: 0 }),
      'GET /skus': () => ({ items: [], nextCursor: null, matching: 0 }),
      'GET /sku/scanned': async ({ query }) => {
        await told;
        return { found: { sku: foil, unit: query?.barcode === 'CASE-1' ? 'case' : 'each' } };
      },
      'POST /order': ({ body }) => ({ message: 'Added', order: anOrder({ code: body.code }) }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add order' }));
  return { platform, tell, dialog: within(await screen.findByRole('dialog')) };
}

test('barcodes of two lines that are answered at once both become their SKU, and a unit that was chosen stays', async () => {
  const { platform, tell, dialog } = await orderOfLateAnswers();
  await userEvent.type(dialog.getByLabelText('SKU or barcode 1'), 'CASE-1{Enter}');
  await waitFor(() => expect(dialog.getByLabelText('Quantity 1')).toHaveFocus());
  await userEvent.keyboard('2{Enter}');
  await userEvent.type(await dialog.findByLabelText('SKU or barcode 2'), 'CASE-2');
  await userEvent.type(dialog.getByLabelText('Quantity 2'), '3');
  await waitFor(() => expect(platform.fake.callsTo('GET /sku/scanned').length).toBeGreaterThan(1));
  tell();
  await waitFor(() => expect(dialog.getByLabelText('SKU or barcode 2')).toHaveValue('FOIL-500'));
  await waitFor(() => expect(dialog.getByLabelText('SKU or barcode 1')).toHaveValue('FOIL-500'));
  expect(dialog.getByLabelText('Unit 1')).toHaveValue('case');
  expect(dialog.getByLabelText('Unit 2')).toHaveValue('each');
}, 30_000);

test('a unit that is chosen while a barcode is looked up stays', async () => {
  const { platform, tell, dialog } = await orderOfLateAnswers();
  await userEvent.type(dialog.getByLabelText('SKU or barcode 1'), 'CASE-1{Enter}');
  tell();
  await waitFor(() => expect(dialog.getByLabelText('Unit 1')).toHaveValue('case'));
  let tellAgain = () => {};
  const toldAgain = new Promise<void>((resolve) => (tellAgain = resolve));
  const other = aSku({ id: 'sku-2', code: 'FILM-200' });
  platform.fake.on({
    'GET /sku/scanned': async () => {
      await toldAgain;
      return { found: { sku: other, unit: 'case' } };
    },
  });
  await userEvent.clear(dialog.getByLabelText('SKU or barcode 1'));
  await userEvent.type(dialog.getByLabelText('SKU or barcode 1'), 'CASE-9{Enter}');
  await userEvent.selectOptions(dialog.getByLabelText('Unit 1'), 'each');
  tellAgain();
  await waitFor(() => expect(dialog.getByLabelText('SKU or barcode 1')).toHaveValue('FILM-200'));
  expect(dialog.getByLabelText('Unit 1')).toHaveValue('each');
}, 30_000);

test('a barcode that is sent before it is looked up is sent with the unit that it stands on', async () => {
  const { platform, tell, dialog } = await orderOfLateAnswers();
  await userEvent.type(dialog.getByLabelText(/^Order/), 'SO-9');
  await userEvent.type(dialog.getByLabelText('SKU or barcode 1'), 'CASE-1{Enter}');
  await waitFor(() => expect(dialog.getByLabelText('Quantity 1')).toHaveFocus());
  await userEvent.keyboard('2');
  await userEvent.click(dialog.getByRole('button', { name: 'Add order' }));
  tell();
  await waitFor(() => expect(platform.fake.callsTo('POST /order')).toHaveLength(1));
  expect(platform.fake.callsTo('POST /order')[0]?.body.lines).toEqual([{ sku_id: 'sku-1', quantity: 2, unit: 'case' }]);
}, 30_000);

test('an order that is given up while its barcode is looked up is not sent', async () => {
  const { platform, tell, dialog } = await orderOfLateAnswers();
  await userEvent.type(dialog.getByLabelText(/^Order/), 'SO-9');
  await userEvent.type(dialog.getByLabelText('SKU or barcode 1'), 'CASE-1{Enter}');
  await waitFor(() => expect(dialog.getByLabelText('Quantity 1')).toHaveFocus());
  await userEvent.keyboard('2');
  await userEvent.click(dialog.getByRole('button', { name: 'Add order' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  tell();
  // Another answer comes after that of the barcode.
  await platform.http('GET /orders');
  expect(platform.fake.callsTo('POST /order')).toEqual([]);
}, 30_000);
