import type { PickListSummary, PickTask } from '@slotwise/contract';
import { aUser, failure, me as someone, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PickPage from './pick-page';
import { Walk } from './walk';

configure({ defaultHidden: true });

const AT = '2026-11-22T10:00:00.000Z';
const aList = (over: Partial<PickListSummary> = {}): PickListSummary => ({
  ...{ id: 'p1', warehouseId: 'w1', status: 'open', user: null, createdAt: AT, doneAt: null },
  ...{ orders: 1, tasks: 2, openTasks: 2, shortTasks: 0 },
  ...over,
});
const aTask = (over: Partial<PickTask> = {}): PickTask => ({
  ...{ pickListId: 'p1', turn: 1, orderId: 'o1', orderCode: 'SO-1', line: 1 },
  ...{ sku: { id: 's1', code: 'FOIL-500', name: 'Pallet foil' }, location: { id: 'l1', code: '01-02-3' } },
  barcodes: [
    { code: '4006381333931', pieces: 1 },
    { code: '4006381333948', pieces: 12 },
  ],
  ...{ lot: null, quantity: 14, picked: 0, status: 'open', reason: null, endedAt: null, pickedBy: null, undone: 0 },
  ...over,
});
const ofList = (tasks: PickTask[]): TestPlatformOptions['routes'] => ({
  'GET /pick-list': () => ({
    pickList: aList({
      user: { id: someone().id, name: 'Some Body' },
      openTasks: tasks.filter(({ status }) => status === 'open').length,
      tasks: tasks.length,
    }),
    tasks,
  }),
});
const scan = (code: string) => userEvent.type(screen.getByLabelText('Scan place or product'), `${code}{Enter}`);
const open = (routes: TestPlatformOptions['routes']) => renderWithPlatform(<Walk id="p1" />, { routes });

test('scans count what they hold, and what is wrong or too much is said and not counted', async () => {
  const { platform } = open({
    ...ofList([aTask(), aTask({ turn: 2, location: { id: 'l2', code: '02-01-1' } })]),
    'POST /pick-list/pick': ({ body }) => ({
      ...{ message: 'Picked', pickList: aList(), task: aTask({ status: 'picked', picked: body.quantity }) },
      ...{ moves: [], instead: [], backOrdered: 0, canceled: 0 },
    }),
  });
  expect(await screen.findByRole('heading', { level: 2, name: '01-02-3' })).toBeVisible();
  await scan(' 01-02-3');
  expect(screen.getByText('Right place')).toBeVisible();
  await scan('4006381333948');
  expect(screen.getByText('12 of 14')).toBeVisible();
  await scan('4006381333948');
  expect(screen.getByText('That is 12 at once, 10 too many: 14 are wanted here')).toBeVisible();
  await scan('4006381333931');
  await scan('4006381333931');
  await scan('4006381333931');
  expect(screen.getByText('That is one too many: 14 are wanted here')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'One fewer of FOIL-500' }));
  await userEvent.click(screen.getByRole('button', { name: 'One fewer of FOIL-500' }));
  await scan('9999');
  expect(screen.getByText('9999 is neither 01-02-3 nor FOIL-500. It is not counted.')).toBeVisible();
  // Not whole: the rest needs to be scanned, or a reason.
  await userEvent.click(screen.getByRole('button', { name: 'Confirm 12 of 14' }));
  expect(screen.getByRole('button', { name: 'Report 2 missing' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(platform.fake.callsTo('POST /pick-list/pick')).toEqual([]);
  await scan('foil-500');
  await scan('4006381333931');
  await userEvent.click(screen.getByRole('button', { name: 'Picked all 14' }));
  await waitFor(() => expect(platform.fake.callsTo('POST /pick-list/pick')).toHaveLength(1));
  expect(platform.fake.callsTo('POST /pick-list/pick')[0]?.body).toEqual({
    ...{ pick_list_id: 'p1', turn: 1, quantity: 14, key: expect.stringMatching(/^pick:p1:1:.{20,}$/) as string },
  });
}, 30_000);

test('of one piece that is wanted, a second one is refused in the singular', async () => {
  open(ofList([aTask({ quantity: 1 })]));
  await screen.findByRole('heading', { level: 2, name: '01-02-3' });
  await scan('4006381333931');
  await scan('4006381333931');
  expect(screen.getByText('That is one too many: 1 is wanted here')).toBeVisible();
});

test('labels say lot and number: another lot and what has expired are refused, by word and colour', async () => {
  const lot = { id: 'lot1', code: 'L-7', expiresOn: '2999-01-31' };
  open(ofList([aTask({ lot })]));
  await screen.findByRole('heading', { level: 2, name: '01-02-3' });
  const said = (tone: string, text: string | RegExp) => {
    expect(document.querySelector('[data-verdict]')).toHaveTextContent(text);
    expect(document.querySelector('[data-verdict]')).toHaveAttribute('data-verdict', tone);
  };
  await scan('(01)04006381333931(10)L-8');
  said('bad', 'Wrong lot: this is lot L-8, not L-7. It is not counted.');
  await scan('(01)04006381333931(17)200131(10)L-7');
  said('bad', 'FOIL-500 has expired on Jan 31, 2020 and must not be picked. It is not counted.');
  await scan('(01)04006381333930(10)L-7');
  said('bad', '(01) on this label has the wrong check digit: it should end with 1.');
  await scan('(02)04006381333948(37)1(10)l-7');
  said('good', '12 of 14');
  await scan('010400638133393130210L-7');
  said('bad', '(30) on this label may hold digits only.');
  await scan('0104006381333931302');
  said('good', '14 of 14');
}, 30_000);

test('what has expired since it was reserved is not picked', async () => {
  open(ofList([aTask({ quantity: 2, lot: { id: 'lot1', code: 'L-7', expiresOn: '2020-01-31' } })]));
  await screen.findByRole('heading', { level: 2, name: '01-02-3' });
  await scan('4006381333931');
  expect(screen.getByText(/^FOIL-500 has expired on Jan 31, 2020/)).toBeVisible();
}, 30_000);

test('a label with a serial number names the piece', async () => {
  open(ofList([aTask({ quantity: 2, serialTracked: true })]));
  await screen.findByRole('heading', { level: 2, name: '01-02-3' });
  await scan('(01)04006381333931(21)S-1');
  expect(screen.getByText('1 of 2')).toBeVisible();
  await scan('s-1');
  expect(screen.getByText('s-1 was scanned already')).toBeVisible();
  await scan('(01)00036000291452(21)S-2');
  expect(
    screen.getByText('(01)00036000291452(21)S-2 is neither 01-02-3 nor FOIL-500. It is not counted.'),
  ).toBeVisible();
  await scan('(21)S-2');
  expect(screen.getByText('2 of 2')).toBeVisible();
}, 30_000);

test('less than wanted is reported with a reason, and what becomes of the rest is said', async () => {
  const { platform } = open({
    ...ofList([aTask({ quantity: 3 })]),
    'POST /pick-list/pick': () => ({
      ...{ message: 'Picked short', pickList: aList(), task: aTask({ status: 'short', picked: 1 }) },
      ...{ moves: [], instead: [], backOrdered: 2, canceled: 0 },
    }),
  });
  await screen.findByRole('heading', { level: 2 });
  await scan('4006381333931');
  await userEvent.click(screen.getByRole('button', { name: 'Not enough there' }));
  await userEvent.selectOptions(screen.getByLabelText('Why'), 'Damaged');
  await userEvent.click(screen.getByRole('button', { name: 'Report 2 missing' }));
  await waitFor(() => expect(platform.fake.callsTo('POST /pick-list/pick')).toHaveLength(1));
  expect(platform.fake.callsTo('POST /pick-list/pick')[0]?.body).toMatchObject({ quantity: 1, reason: 'damaged' });
}, 30_000);

test('one scan of the goods proves them: then their number is set by hand, and further scans count on from there', async () => {
  const { platform } = open({
    ...ofList([aTask({ quantity: 48 })]),
    'POST /pick-list/pick': ({ body }) => ({
      ...{ message: 'Picked', pickList: aList(), task: aTask({ status: 'short', picked: body.quantity }) },
      ...{ moves: [], instead: [], backOrdered: 0, canceled: 0 },
    }),
  });
  await screen.findByRole('heading', { level: 2, name: '01-02-3' });
  const number = () => screen.getByLabelText('Quantity of FOIL-500, Piece');
  // Neither before, nor after the place alone: nobody knows yet what was taken.
  await scan('01-02-3');
  expect(screen.queryByLabelText('Quantity of FOIL-500, Piece')).toBeNull();
  await scan('4006381333931');
  expect(number()).toHaveValue('1');
  expect(number()).toHaveAttribute('inputmode', 'numeric');
  await userEvent.click(screen.getByRole('button', { name: 'All 48' }));
  expect(number()).toHaveValue('48');
  expect(screen.getByRole('button', { name: 'Picked all 48' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'One more of FOIL-500' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'One fewer of FOIL-500' }));
  expect(screen.getByRole('button', { name: 'Confirm 47 of 48' })).toBeEnabled();
  await userEvent.type(number(), '49', { initialSelectionStart: 0, initialSelectionEnd: 2 });
  expect(screen.getByText('At most 48: no more are wanted here.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Confirm/ })).toBeDisabled();
  await scan('4006381333931');
  expect(screen.getByText('First finish the number that is typed. This scan was not taken.')).toBeVisible();
  await userEvent.clear(number());
  await userEvent.type(number(), '29');
  await scan('4006381333931');
  expect(number()).toHaveValue('30');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm 30 of 48' }));
  await userEvent.selectOptions(screen.getByLabelText('Why'), 'Damaged');
  await userEvent.click(screen.getByRole('button', { name: 'Report 18 missing' }));
  await waitFor(() => expect(platform.fake.callsTo('POST /pick-list/pick')).toHaveLength(1));
  expect(platform.fake.callsTo('POST /pick-list/pick')[0]?.body).toMatchObject({ quantity: 30, reason: 'damaged' });
}, 30_000);

test('pieces with serial numbers are not counted by hand', async () => {
  open(ofList([aTask({ quantity: 2, serialTracked: true })]));
  await screen.findByRole('heading', { level: 2, name: '01-02-3' });
  await scan('(01)04006381333931(21)S-1');
  expect(screen.queryByLabelText('Quantity of FOIL-500, Piece')).toBeNull();
  expect(screen.queryByRole('button', { name: 'All 2' })).toBeNull();
}, 30_000);

test('the field for scans takes no focus by itself: on a phone that would open the keyboard at each stop', async () => {
  open(ofList([aTask()]));
  expect(await screen.findByRole('heading', { level: 2, name: '01-02-3' })).toHaveFocus();
  await userEvent.keyboard('01-02-3{Enter}');
  expect(screen.getByText('Right place')).toBeVisible();
});

test('a stop at which nothing was scanned is confirmed only in so many words, which the ledger keeps', async () => {
  const { platform } = open({
    ...ofList([aTask()]),
    'POST /pick-list/pick': ({ body }) => ({
      ...{ message: 'Picked', pickList: aList(), task: aTask({ status: 'picked', picked: body.quantity }) },
      ...{ moves: [], instead: [], backOrdered: 0, canceled: 0 },
    }),
  });
  await screen.findByRole('heading', { level: 2 });
  const picks = () => platform.fake.callsTo('POST /pick-list/pick').map(({ body }) => body);
  await userEvent.click(screen.getByRole('button', { name: 'Picked all 14' }));
  expect(
    within(screen.getByRole('group', { name: 'Nothing was scanned here' })).getByText(/^Scan 01-02-3 or/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Scan first' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Scan first' }));
  expect(screen.getByRole('heading', { level: 2, name: '01-02-3' })).toHaveFocus();
  expect(picks()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Picked all 14' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm without a scan' }));
  await waitFor(() => expect(picks()).toHaveLength(1));
  expect(picks()[0]).toMatchObject({ quantity: 14, note: 'Confirmed without a scan' });
}, 30_000);

test('what the server refuses leaves the stop as it is', async () => {
  const { platform } = open({ ...ofList([aTask()]), 'POST /pick-list/pick': () => failure('assigned_to_other') });
  await screen.findByRole('heading', { level: 2 });
  await scan('01-02-3');
  await userEvent.click(screen.getByRole('button', { name: 'Picked all 14' }));
  await waitFor(() => expect(platform.fake.callsTo('POST /pick-list/pick')).toHaveLength(1));
  expect(screen.getByRole('heading', { level: 2, name: '01-02-3' })).toBeVisible();
}, 30_000);

test('a barcode of nothing is called unknown, and a scan that began before the page was ready is taken whole', async () => {
  let ready = () => undefined as void;
  const isReady = new Promise<void>((resolve) => (ready = resolve));
  const list = ofList([aTask()])?.['GET /pick-list'];
  open({
    'GET /pick-list': async (request) => {
      await isReady;
      return list!(request);
    },
    'GET /sku/scanned': () => ({ found: null }),
  });
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  for (const key of '01') press(key);
  ready();
  await screen.findByLabelText('Scan place or product');
  for (const key of '-02-3') press(key);
  press('Enter');
  expect(await screen.findByText('Right place')).toBeVisible();
  await scan('4006381333955');
  expect(await screen.findByText('Unknown code 4006381333955. It is not counted.')).toBeVisible();
}, 30_000);

test('the field for scans stands whole with the answer to them, however long the stop is', async () => {
  open({ 'GET /pick-list': () => ({ pickList: aList(), tasks: [aTask()] }) });
  const field = await screen.findByLabelText('Scan place or product');
  // The panel that stays in sight: what stands above it is covered where the stop is longer than the screen.
  const panel = (await screen.findByText('Nothing scanned yet')).parentElement;
  expect(panel).toContainElement(field);
});

test('a list that was given to somebody else says so, and offers no pick', async () => {
  open({
    'GET /pick-list': () => ({
      pickList: aList({ user: { id: 'u7', name: 'Lin Sato' } }),
      tasks: [aTask({ status: 'picked', picked: 14, pickedBy: 'somebody', endedAt: AT }), aTask({ turn: 2 })],
    }),
  });
  expect(await screen.findByText('This list is Lin Sato’s')).toBeVisible();
  expect(screen.getByText('14 of 14 × FOIL-500')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Picked all 14' })).toBeNull();
  expect(screen.getByRole('link', { name: 'To the pick lists' })).toBeVisible();
});

test('a list that is done says so', async () => {
  open(ofList([aTask({ status: 'picked', picked: 14 }), aTask({ turn: 2, status: 'short', reason: 'missing' })]));
  expect(await screen.findByText('All stops are done')).toBeVisible();
});

test('a pick is taken back from its message and from the list; a stop that was undone is another pick', async () => {
  let undone = 0;
  const picked = () => aTask({ status: 'picked', picked: 14, pickedBy: 'somebody', endedAt: AT, undone });
  let isOpen = true;
  const { platform } = open({
    'GET /pick-list': () => ({
      pickList: aList({
        user: { id: someone().id, name: 'Some Body' },
        ...{ openTasks: isOpen ? 1 : 0, tasks: 1, status: isOpen ? 'open' : 'done' },
      }),
      tasks: [isOpen ? aTask({ undone }) : picked()],
    }),
    'POST /pick-list/pick': () => {
      isOpen = false;
      return {
        ...{ message: 'Picked', pickList: aList(), task: picked() },
        ...{ moves: [], instead: [], backOrdered: 0, canceled: 0 },
      };
    },
    'POST /pick-list/undo': () => {
      isOpen = true;
      undone++;
      return { message: 'Pick undone', pickList: aList(), task: aTask({ undone }), moves: [] };
    },
  });
  await screen.findByRole('heading', { level: 2 });
  await scan('01-02-3');
  await userEvent.click(screen.getByRole('button', { name: 'Picked all 14' }));
  expect(await screen.findByText('All stops are done')).toBeVisible();
  await waitFor(() => expect(platform.notices[0]).toMatchObject({ action: { label: 'Undo' } }));
  platform.notices[0]?.action?.onClick();
  await screen.findByRole('heading', { level: 2, name: '01-02-3' });
  await scan('01-02-3');
  await userEvent.click(screen.getByRole('button', { name: 'Picked all 14' }));
  const done = within(await screen.findByRole('region', { name: 'Picked so far' }));
  expect(done.getByText('14 of 14 × FOIL-500')).toBeVisible();
  await userEvent.click(done.getByRole('button', { name: 'Undo: FOIL-500 at 01-02-3' }));
  expect(await screen.findByRole('heading', { level: 2, name: '01-02-3' })).toBeVisible();
  const keys = platform.fake.callsTo('POST /pick-list/pick').map(({ body }) => body.key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  expect(platform.fake.callsTo('POST /pick-list/undo').map(({ body }) => body)).toEqual([
    { pick_list_id: 'p1', turn: 1 },
    { pick_list_id: 'p1', turn: 1 },
  ]);
}, 30_000);

test('without network a list is given to nobody, and the page says why', async () => {
  let online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  renderWithPlatform(<PickPage />, {
    routes: {
      'GET /orders': () => ({ items: [], nextCursor: null, matching: 0 }),
      'GET /pick-lists': () => ({ items: [aList()], nextCursor: null, matching: 1 }),
    },
  });
  const give = await screen.findByRole('button', { name: 'Give to…' });
  expect(give).not.toHaveAccessibleDescription();
  online = false;
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^Giving a list to somebody needs the network/)).toBeVisible();
  expect(give).toHaveAccessibleDescription(/needs the network/);
  await userEvent.click(give);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  online = true;
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByText(/needs the network/)).not.toBeInTheDocument();
});

test('a list is known by its orders: the first of them, and how many more there are', async () => {
  const many = aList({ orders: 5, orderCodes: ['SO-1', 'SO-2', 'SO-3'] });
  renderWithPlatform(<PickPage />, {
    routes: {
      'GET /orders': () => ({ items: [], nextCursor: null, matching: 0 }),
      'GET /pick-lists': () => ({
        items: [many, aList({ id: 'p2', orderCodes: ['SO-9'] })],
        nextCursor: null,
        matching: 2,
      }),
    },
  });
  const links = within(await screen.findByRole('list', { name: 'Pick lists' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('SO-1, SO-2, SO-3 +2'),
    expect.stringMatching(/SO-9(?! \+)/),
  ]);
});

test('a list is given to somebody else, and given up after a question', async () => {
  const { platform } = renderWithPlatform(<PickPage />, {
    routes: {
      'GET /orders': () => ({ items: [], nextCursor: null, matching: 0 }),
      'GET /pick-lists': () => ({
        items: [aList({ user: { id: 'u8', name: 'Ann Lee' } })],
        nextCursor: null,
        matching: 1,
      }),
      'GET /mycompany/users': () => ({ myUsers: [aUser({ id: 'u7', firstName: 'Lin', lastName: 'Sato' })] }),
      'PATCH /pick-list': () => ({ message: 'Assigned', pickList: aList({ user: { id: 'u7', name: 'Lin Sato' } }) }),
      'DELETE /pick-list': () => ({ message: 'Canceled' }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Give to…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Give it' })).toBeDisabled();
  await dialog.findByRole('option', { name: 'Lin Sato' });
  // Only those who can pick there are offered.
  expect(platform.fake.callsTo('GET /mycompany/users').at(-1)?.query).toMatchObject({
    ...{ may: 'move_inventory', warehouse_id: aList().warehouseId },
  });
  await userEvent.selectOptions(dialog.getByLabelText('Person'), 'Lin Sato');
  await userEvent.click(dialog.getByRole('button', { name: 'Give it' }));
  await waitFor(() => expect(platform.fake.callsTo('PATCH /pick-list')).toHaveLength(1));
  expect(platform.fake.callsTo('PATCH /pick-list')[0]?.body).toEqual({ pick_list_id: 'p1', user_id: 'u7' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Give up' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^2 stops are not picked any more/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Give up' }));
  await waitFor(() => expect(platform.fake.callsTo('DELETE /pick-list')).toHaveLength(1));
}, 30_000);
