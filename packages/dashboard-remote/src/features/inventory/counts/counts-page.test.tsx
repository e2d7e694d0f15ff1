import type { CountDifference, CountSummary, CountTask } from '@slotwise/contract';
import { aWarehouse, me, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CountsPage from './counts-page';
import { comparedRows } from './model/compared-rows';
import { nothing } from '../../../testing/figures';

const AT = '2026-11-22T10:00:00.000Z';
const aCount = (over: Partial<CountSummary> = {}): CountSummary => ({
  ...{ id: 'c1', warehouseId: 'w1', chosenBy: 'oldest', status: 'open', createdAt: AT, doneAt: null },
  ...{ tasks: 12, openTasks: 5 },
  ...over,
});
const task: CountTask = {
  ...{ id: 't1', countId: 'c1', warehouseId: 'w1', location: { id: 'l1', code: 'A-01' } },
  ...{ status: 'to_approve', countedBy: 'u1', recountedBy: 'u2' },
};
const sku = { id: 's1', code: 'FOIL-500', name: 'Pallet foil' };
const found = (round: number, counted: number, expected: number, over: Partial<CountDifference> = {}) => ({
  ...{ round, sku, lot: null, state: 'available' as const, counted, expected },
  ...over,
});
const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /counts': () => ({ items: [aCount()], nextCursor: null, matching: 1 }),
  'GET /zones': () => ({ items: [], nextCursor: null, matching: 0 }),
  'GET /location-types': () => ({ items: [], nextCursor: null, matching: 0 }),
  'GET /warehouses/figures': () => ({ figures: [] }),
};

test('a count is asked for by class, and the list says how far each is', async () => {
  const { platform } = renderWithPlatform(<CountsPage />, {
    routes: {
      ...routes,
      'POST /count': () => ({ message: 'Count requested', count: aCount({ id: 'c2', tasks: 7, openTasks: 7 }) }),
    },
  });
  const grid = within(await screen.findByRole('grid', { name: 'Counts' }));
  expect(await grid.findByText('7 of 12')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a count' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: /^A zone/ })).toBeDisabled();
  await userEvent.click(dialog.getByRole('radio', { name: 'Where the SKUs of a class lie' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'B' }));
  await userEvent.clear(dialog.getByLabelText('At most so many places'));
  await userEvent.type(dialog.getByLabelText('At most so many places'), '501');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for a count' }));
  expect(platform.fake.callsTo('POST /count')).toHaveLength(0);
  await userEvent.clear(dialog.getByLabelText('At most so many places'));
  await userEvent.type(dialog.getByLabelText('At most so many places'), '7');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for a count' }));
  await waitFor(() => expect(platform.notices[0]?.title).toBe('Count of 7 places asked for'));
  expect(platform.fake.callsTo('POST /count')[0]?.body).toEqual({
    ...{ warehouse_id: 'w1', chosen_by: 'class', class: 'B', most: 7 },
  });
});

test('a count that got no answer is asked for again under the same key, so that it is made once', async () => {
  const { platform } = renderWithPlatform(<CountsPage />, {
    routes: {
      ...routes,
      'POST /count': () => {
        if (platform.fake.callsTo('POST /count').length === 1) throw new TypeError('Failed to fetch');
        return { message: 'Count requested', count: aCount({ id: 'c2' }) };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a count' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for a count' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for a count' }));
  await waitFor(() => expect(platform.notices[0]?.intent).toBe('success'));
  const [first, second] = platform.fake.callsTo('POST /count').map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/\S/);
  expect(second).toBe(first);
});

test('each row says what its count is about', async () => {
  const about = (over: Partial<CountSummary>, at: number) => aCount({ id: `c${at}`, tasks: 1, ...over });
  const items = [
    { chosenBy: 'locations' as const, firstPlace: 'A-01' },
    { chosenBy: 'locations' as const, firstPlace: 'B-02', tasks: 4 },
    { chosenBy: 'zone' as const, zone: 'Cold store', firstPlace: 'C-01', tasks: 2 },
    { chosenBy: 'class' as const, class: 'B' as const, firstPlace: 'A-05', tasks: 3 },
    { chosenBy: 'oldest' as const, firstPlace: 'D-01', askedBy: { id: 'u5', name: 'Ann Lee' } },
  ].map(about);
  renderWithPlatform(<CountsPage />, {
    routes: { ...routes, 'GET /counts': () => ({ items, nextCursor: null, matching: 5 }) },
  });
  const grid = within(await screen.findByRole('grid', { name: 'Counts' }));
  for (const text of ['A-01', 'B-02 and 3 more', 'Cold store: C-01 and 1 more', 'Class B: A-05 and 2 more']) {
    expect(await grid.findByText(text)).toBeVisible();
  }
  expect(grid.getByText('Counted longest ago: D-01')).toBeVisible();
  expect(grid.getByText('Ann Lee')).toBeVisible();
});

test('a count of which a place is to be counted again by somebody else says so, and opens its places', async () => {
  const waits = aCount({ tasks: 3, openTasks: 3, recountTasks: 2, approveTasks: 1 });
  renderWithPlatform(<CountsPage />, {
    routes: {
      ...routes,
      'GET /counts': () => ({ items: [waits], nextCursor: null, matching: 1 }),
      'GET /count/tasks': () => ({
        items: [
          { ...task, id: 't2', status: 'recount', recountedBy: null, location: { id: 'l2', code: 'A-02' } },
          task,
        ],
        ...{ nextCursor: null, matching: 2 },
      }),
    },
  });
  const grid = within(await screen.findByRole('grid', { name: 'Counts' }));
  expect(await grid.findByText('Second person: 2 places and Approval: 1 place')).toBeVisible();
  expect(grid.getByRole('link')).toHaveAttribute('href', '/inventory/counts?count=c1');
  await userEvent.click(grid.getByRole('button', { name: /^Show the places/ }));
  const places = within(await screen.findByRole('list', { name: 'Places of this count' }));
  await waitFor(() =>
    expect(places.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'A-02Differs. Another person than the first counts it again.',
      'A-01Counted twice, waits for approval',
    ]),
  );
}, 30_000);

test.each([
  ['Book the difference', true, 'The difference in A-01 is booked'],
  ['Count anew', false, 'A-01 is to be counted anew'],
] as const)('a difference is looked at and decided: %s', async (button, approve, notice) => {
  const { platform } = renderWithPlatform(<CountsPage />, {
    path: '/inventory/counts?view=approve',
    routes: {
      ...routes,
      'GET /count/tasks': () => ({ items: [task], nextCursor: null, matching: 1 }),
      'GET /count/differences': () => ({
        task,
        differences: [
          found(1, 8, 10, { user: { id: 'u9', name: 'Lin Sato' }, at: '2026-11-26T09:00:00.000Z' }),
          found(2, 7, 11, { user: { id: me().id, name: 'Ada Lovelace' }, at: '2026-11-26T10:00:00.000Z' }),
        ],
      }),
      'POST /count/decision': () => ({ message: 'Decided', task: { ...task, status: 'done' as const } }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Look at the difference/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Counted in A-01' }));
  const row = await dialog.findByRole('row', { name: /FOIL-500/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([...['FOIL-500Pallet foil', '–', 'Available', '11', '8', '7', '-4']]);
  expect(dialog.getByText(/^First count: Lin Sato, Nov 26, 2026/)).toBeVisible();
  expect(dialog.getByText(/^Second count: Ada Lovelace, Nov 26, 2026/)).toBeVisible();
  expect(dialog.getByText(/^One of these counts is your own/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Decide later' })).toBeEnabled();
  await userEvent.click(dialog.getByRole('button', { name: button }));
  await waitFor(() => expect(platform.notices[0]?.title).toBe(notice));
  expect(platform.fake.callsTo('POST /count/decision')[0]?.body).toEqual({ task_id: 't1', approve });
});

test('what waits for approval says which SKU differs, by how much, who counted it and when; its place opens it', async () => {
  const result = {
    ...{ sku, skus: 2, change: -4, user: { id: 'u9', name: 'Lin Sato' }, at: '2026-11-26T10:00:00.000Z' },
  };
  renderWithPlatform(<CountsPage />, {
    path: '/inventory/counts?view=approve',
    routes: {
      ...routes,
      'GET /count/tasks': () => ({ items: [{ ...task, found: result }], nextCursor: null, matching: 1 }),
      'GET /count/differences': () => ({ task, differences: [found(2, 7, 11)] }),
    },
  });
  const row = await screen.findByRole('row', { name: /A-01/ });
  expect(row).toHaveTextContent(/FOIL-500 \+1.*-4.*Lin Sato.*Nov 26, 2026.*Aachen/);
  await userEvent.click(within(row).getByRole('button', { name: 'A-01' }));
  expect(await screen.findByRole('dialog', { name: 'Counted in A-01' })).toBeVisible();
});

test('on a phone, a row that waits for approval says what was counted of what, and its name opens the difference', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
  const result = {
    ...{ sku, skus: 1, change: -4, counted: 7, expected: 11 },
    ...{ user: { id: 'u9', name: 'Lin Sato' }, at: '2026-11-26T10:00:00.000Z' },
  };
  renderWithPlatform(<CountsPage />, {
    path: '/inventory/counts?view=approve',
    routes: {
      ...routes,
      'GET /count/tasks': () => ({ items: [{ ...task, found: result }], nextCursor: null, matching: 1 }),
      'GET /count/differences': () => ({ task, differences: [found(2, 7, 11)] }),
    },
  });
  const row = await screen.findByRole('row', { name: /A-01/ });
  expect(row).toHaveTextContent(/A-01.*-4.*7 counted, 11 expected · FOIL-500 · Lin Sato · Aachen/);
  await userEvent.click(within(row).getByRole('button', { name: 'A-01' }));
  expect(await screen.findByRole('dialog', { name: 'Counted in A-01' })).toBeVisible();
});

test('on a phone, each row of a difference is a block of its own, with a label for every figure', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
  renderWithPlatform(<CountsPage />, {
    path: '/inventory/counts?view=approve',
    routes: {
      ...routes,
      'GET /count/tasks': () => ({ items: [task], nextCursor: null, matching: 1 }),
      'GET /count/differences': () => ({
        task,
        differences: [found(1, 8, 10), found(2, 7, 11, { missing: ['N-1'] })],
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'A-01' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Counted in A-01' }));
  const list = within(await dialog.findByRole('list', { name: 'Differences to approve' }));
  expect(dialog.queryByRole('table')).not.toBeInTheDocument();
  const block = list.getByRole('listitem');
  expect(block).toHaveTextContent(/^FOIL-500Pallet foilNot found: N-1/);
  const texts = (role: string) =>
    within(block)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(texts('term')).toEqual(['Lot', 'State', 'The ledger says', 'First count', 'Second count', 'Is booked']);
  expect(texts('definition')).toEqual(['–', 'Available', '11', '8', '7', '-4']);
});

test('an open count is canceled after a question', async () => {
  const { platform } = renderWithPlatform(<CountsPage />, {
    routes: { ...routes, 'DELETE /count': () => ({ message: 'Canceled' }) },
  });
  const grid = within(await screen.findByRole('grid', { name: 'Counts' }));
  await userEvent.click(await grid.findByRole('button', { name: /^More about/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel the count' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this count?' }));
  expect(dialog.getByText(/^5 places that are still open/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the count' }));
  await waitFor(() => expect(platform.notices[0]?.title).toBe('The count is canceled'));
  expect(platform.fake.callsTo('DELETE /count')[0]?.body).toEqual({ count_id: 'c1' });
});

test('the canceling of a count that the server does not answer is given up, and the list read again', async () => {
  const signals: AbortSignal[] = [];
  const { platform } = renderWithPlatform(<CountsPage />, {
    routes: {
      ...routes,
      'DELETE /count': ({ signal }) => {
        signals.push(signal);
        return new Promise<never>(() => undefined);
      },
    },
  });
  const grid = within(await screen.findByRole('grid', { name: 'Counts' }));
  const ask = async () => {
    await userEvent.click(await grid.findByRole('button', { name: /^More about/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel the count' }));
    return within(await screen.findByRole('alertdialog', { name: 'Cancel this count?' }));
  };
  const first = await ask();
  // Neither does it answer what is read then: nobody waits for that.
  platform.fake.on({ 'GET /counts': () => new Promise<never>(() => undefined) });
  const read = platform.fake.callsTo('GET /counts').length;
  await userEvent.click(first.getByRole('button', { name: 'Cancel the count' }));
  await waitFor(() => expect(signals).toHaveLength(1));
  await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(signals[0]?.aborted).toBe(true);
  await waitFor(() => expect(platform.fake.callsTo('GET /counts').length).toBeGreaterThan(read));
  expect(platform.notices).toEqual([]);
  platform.fake.on({ 'DELETE /count': () => ({ message: 'Canceled' }) });
  await userEvent.click((await ask()).getByRole('button', { name: 'Cancel the count' }));
  await waitFor(() => expect(platform.notices[0]?.title).toBe('The count is canceled'));
}, 30_000);

test('the counts of each SKU, lot and state stand in one row, with what the ledger said last', () => {
  const lot = { id: 'lot-1', code: 'L1' };
  expect(comparedRows([found(1, 8, 10), found(1, 2, 2, { lot }), found(2, 7, 11)])).toMatchObject([
    { lot: null, expected: 11, first: 8, second: 7 },
    { lot, expected: 2, first: 2, second: null },
  ]);
});

test('a count is given to somebody, which its row then says', async () => {
  const person = { id: 'u7', name: 'Ada Lovelace' };
  let count = aCount({ user: null });
  const { platform } = renderWithPlatform(<CountsPage />, {
    routes: {
      ...routes,
      'GET /counts': () => ({
        items: [count],
        nextCursor: null,
        matching: 1,
      }),
      'GET /mycompany/users': () => ({ myUsers: [] }),
      'PATCH /count': ({ body }) => {
        count = aCount({ user: body.user_id === null ? null : person });
        return { message: 'Count assigned', count };
      },
    },
  });
  const grid = within(await screen.findByRole('grid', { name: 'Counts' }));
  expect(await grid.findByText('Anybody')).toBeVisible();
  const give = async () => {
    await userEvent.click(await grid.findByRole('button', { name: /^More about/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Give to…' }));
    return within(await screen.findByRole('dialog'));
  };
  const dialog = await give();
  await userEvent.selectOptions(dialog.getByLabelText('Person'), 'Me');
  await userEvent.click(dialog.getByRole('button', { name: 'Give it' }));
  expect(await grid.findByText('Ada Lovelace')).toBeVisible();
  expect(platform.notices.at(-1)?.title).toBe('Count given to Ada Lovelace');
  const again = await give();
  await userEvent.selectOptions(again.getByLabelText('Person'), 'Whoever counts first');
  await userEvent.click(again.getByRole('button', { name: 'Give it' }));
  expect(await grid.findByText('Anybody')).toBeVisible();
  expect(platform.fake.callsTo('PATCH /count').map(({ body }) => body)).toMatchObject([
    { count_id: 'c1' },
    { count_id: 'c1', user_id: null },
  ]);
});

test('a count that is ended is neither given away nor canceled, and says why', async () => {
  const done = aCount({ status: 'done' });
  renderWithPlatform(<CountsPage />, {
    routes: { ...routes, 'GET /counts': () => ({ items: [done], nextCursor: null, matching: 1 }) },
  });
  const grid = within(await screen.findByRole('grid', { name: 'Counts' }));
  await userEvent.click(await grid.findByRole('button', { name: /^More about/ }));
  for (const name of [/^Give to…/, /^Cancel the count/]) {
    const item = await screen.findByRole('menuitem', { name });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent('This count is ended');
  }
});

test('the counted places of some days stand below the accuracy that the dashboard says of them', async () => {
  const items = [
    { ...task, status: 'done' as const, decidedAt: '2022-01-21T15:00:00.000Z', exact: true },
    {
      ...{ ...task, id: 't2', location: { id: 'l2', code: 'A-02' } },
      ...{ status: 'done' as const, decidedAt: '2022-01-28T15:00:00.000Z', exact: false },
    },
  ];
  const { platform } = renderWithPlatform(<CountsPage />, {
    routes: {
      ...routes,
      'GET /count/tasks': ({ query }) => {
        const shown = items.filter(({ exact }) => query.exact === undefined || exact === (query.exact === 'yes'));
        return { items: shown, nextCursor: null, matching: shown.length };
      },
      'GET /figures/overview': () => ({ figures: { ...nothing, counts: { places: 2, exact: 1 } } }),
    },
    path: '/inventory/counts?view=counted&from=2022-01-20&to=2022-02-09',
  });
  expect(await screen.findByText('50%: the stock was right at the first count in 1 of 2 places')).toBeVisible();
  const grid = within(await screen.findByRole('grid', { name: 'Counted places' }));
  expect(await grid.findByText('Was right')).toBeVisible();
  expect(grid.getByText('Differed')).toBeVisible();
  const days = { from: '2022-01-20', to: '2022-02-09' };
  expect(platform.fake.callsTo('GET /figures/overview')[0]?.query).toMatchObject(days);
  expect(platform.fake.callsTo('GET /count/tasks')[0]?.query).toMatchObject({
    ...{ status: 'done', decided_from: days.from, decided_to: days.to },
  });
});

test('of the counted places only those are shown in which the stock differed, if an address asks for them', async () => {
  const { platform } = renderWithPlatform(<CountsPage />, {
    routes: { ...routes, 'GET /count/tasks': () => ({ items: [], nextCursor: null, matching: 0 }) },
    path: '/inventory/counts?view=counted&exact=no',
  });
  expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeVisible();
  expect(platform.fake.callsTo('GET /count/tasks').map(({ query }) => query)).toMatchObject([
    { status: 'done', exact: 'no' },
  ]);
});
