import type { Import, ImportDetails } from '@slotwise/contract';
import { aRole, aWarehouse, failure, renderWithPlatform, unreachable } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reactions } from '../../../reactions';
import ImportPage from './import-page';
import ImportsPage from './imports-page';

configure({ defaultHidden: true });

const AT = '2026-11-22T10:00:00.000Z';
const CONTENT = 'Artikel;Menge\r\nA-1;5\r\n';

const anImport = (over: Partial<Import> = {}): Import => ({
  id: 'i1',
  kind: 'stock',
  fileName: 'bestand.csv',
  bytes: CONTENT.length,
  status: 'mapping',
  warehouseId: null,
  mode: null,
  rowsDone: 0,
  rowsTotal: null,
  counts: { added: 0, changed: 0, same: 0, refused: 0 },
  fault: null,
  createdBy: 'user-1',
  createdAt: AT,
  changedAt: AT,
  ...over,
});
const details = (over: Partial<Import> = {}, more: Partial<ImportDetails> = {}): ImportDetails => ({
  import: anImport(over),
  layout: {
    format: 'csv',
    encoding: 'windows-1252',
    delimiter: ';',
    sheet: null,
    sheets: [],
    decimalMark: 'comma',
    dateOrder: 'dmy',
    headerRow: 1,
  },
  header: ['Artikel', 'Menge', 'Notiz'],
  sample: [{ row: 2, cells: ['A-1', '5', ''] }],
  mapping: [
    { name: 'sku', from: 0 },
    { name: 'quantity', from: 1 },
  ],
  remembered: false,
  parts: [0],
  ...more,
});
const column = (name: string, required = true) => ({ name, type: 'code' as const, required, units: [], options: [] });
const kinds = () => ({
  kinds: [
    {
      kind: 'stock' as const,
      columns: [column('location'), column('sku'), column('quantity'), column('lot', false)],
      warehouse: true,
      modes: ['set' as const, 'add' as const],
    },
  ],
});
const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /imports/kinds': kinds,
  'GET /import/changes': () => ({ items: [], nextCursor: null }),
  'GET /import/refusals': () => ({ items: [], nextCursor: null }),
};
const open = (over: Partial<Import>, more: Partial<TestPlatformOptions['routes']> = {}) =>
  renderWithPlatform(<ImportPage id="i1" />, {
    reactions,
    routes: { ...routes, 'GET /import': () => details(over), ...more },
  });

test('a dropped file is announced and sent in parts, also when its dialog is gone, and then looked at', async () => {
  let parts: number[] = [];
  const { platform } = renderWithPlatform(
    <>
      <ImportsPage />
      <ImportPage id="i1" />
    </>,
    {
      routes: {
        ...routes,
        'GET /imports': () => ({ items: [], nextCursor: null }),
        // The page's first request is answered as late as possible, with the state at its start.
        'GET /import': async ({ signal }) => {
          const answer = { ...details({ status: 'uploading' }), layout: null, header: [], sample: [], parts };
          if (parts.length === 0) await new Promise((_, reject) => signal.addEventListener('abort', reject));
          return answer;
        },
        'POST /import': () => ({ import: anImport({ status: 'uploading' }), partBytes: 2 ** 21 }),
        'POST /import/part': ({ bytes }) => {
          expect(bytes).toBe(CONTENT);
          parts = [0];
          return { message: 'Part received' };
        },
        'POST /import/read': () => details(),
      },
    },
  );
  await userEvent.click((await screen.findAllByRole('button', { name: 'Import file' }))[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Stock' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Choose a file');
  const file = new File([CONTENT], 'bestand.csv');
  fireEvent.drop(dialog.getByRole('group', { name: 'File to import' }), { dataTransfer: { files: [file] } });
  await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByRole('list', { name: 'Columns of the file' })).toBeVisible();
  expect(platform.navigations).toEqual([{ to: '/inventory/imports/i1', replace: false }]);
  expect(platform.fake.callsTo('POST /import')[0]?.body).toEqual({
    kind: 'stock',
    file_name: 'bestand.csv',
    bytes: CONTENT.length,
  });
}, 30_000);

test('after the page was left, the same file sends what is missing, and another one is not taken', async () => {
  let parts: number[] = [];
  const { platform } = open(
    {},
    {
      'GET /import': () => details({ status: 'uploading' }, { parts, layout: null, header: [], sample: [] }),
      'POST /import/part': unreachable,
      'POST /import/read': () =>
        failure('file_unreadable', [{ field: 'file', code: 'file_empty', reason: 'has no rows' }]),
    },
  );
  const drop = (content: string) =>
    fireEvent.drop(screen.getByRole('group', { name: 'File to import' }), {
      dataTransfer: { files: [new File([content], 'bestand.csv')] },
    });
  expect(await screen.findByText(/^0 of 1 parts of bestand.csv have arrived/)).toBeVisible();
  drop('another');
  expect(await screen.findByRole('alert')).toHaveTextContent('another file');
  expect(platform.fake.callsTo('POST /import/part')).toHaveLength(0);
  drop(CONTENT);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(platform.fake.callsTo('POST /import/part')).toHaveLength(2));
  platform.fake.on({
    'POST /import/part': () => {
      parts = [0];
      return { message: 'Part received' };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/The file has no rows/)).toBeVisible();
}, 30_000);

test('how the file is read can be corrected, and nothing else of it is guessed anew', async () => {
  const { platform } = open(
    {},
    { 'POST /import/read': () => details({}, { header: ['Artikel;Menge'], sample: [], mapping: [] }) },
  );
  await userEvent.selectOptions(await screen.findByLabelText('Columns are separated by'), 'Comma');
  expect(await screen.findByText('Artikel;Menge')).toBeVisible();
  expect(platform.fake.callsTo('POST /import/read')[0]?.body).toEqual({
    import_id: 'i1',
    encoding: 'windows-1252',
    delimiter: ',',
    date_order: 'dmy',
    header_row: 1,
  });
});

test('a number that may be two is said, and read as people then say', async () => {
  const layout = { ...details().layout, open: [{ column: 1, text: '1.234' }] } as ImportDetails['layout'];
  const whole = { ...column('quantity'), type: 'whole' as const };
  const [stock] = kinds().kinds;
  const { platform } = open(
    {},
    {
      'GET /import': () => details({}, { layout }),
      'GET /imports/kinds': () => ({ kinds: [{ ...stock!, columns: [column('location'), column('sku'), whole] }] }),
      'POST /import/read': () => details(),
    },
  );
  const mark = await screen.findByLabelText('Decimal mark');
  expect(mark).toHaveDisplayValue('Choose');
  expect(screen.getByText('1.234 in “Menge” may be two different numbers: choose which')).toBeVisible();
  await userEvent.selectOptions(mark, 'Comma: 1,5');
  await waitFor(() => expect(screen.getByLabelText('Decimal mark')).toHaveDisplayValue('Comma: 1,5'));
  expect(platform.fake.callsTo('POST /import/read')[0]?.body).toMatchObject({ decimal_mark: 'comma' });
});

test('what is needed must be mapped; a column of ours is in one place, and the check is asked for with all of it', async () => {
  const { platform } = open(
    {},
    { 'POST /import/check': () => ({ message: 'Checking', import: anImport({ status: 'checking' }) }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Check the file' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This column is needed: Place');
  await userEvent.selectOptions(screen.getByLabelText('Notiz is'), 'Place (needed)');
  await userEvent.selectOptions(screen.getByLabelText('Menge is'), 'SKU (needed)');
  expect(screen.getByLabelText('Artikel is')).toHaveDisplayValue('Leave out');
  await userEvent.selectOptions(screen.getByLabelText('Artikel is'), 'Quantity (needed)');
  await userEvent.click(screen.getByLabelText(/^Add/));
  platform.fake.on({ 'GET /import': () => details({ status: 'checking', rowsDone: 300 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  expect(await screen.findByRole('progressbar')).toBeVisible();
  expect(platform.fake.callsTo('POST /import/check')[0]?.body).toEqual({
    import_id: 'i1',
    warehouse_id: 'w1',
    mode: 'add',
    mapping: [
      { from: 0, name: 'quantity' },
      { from: 1, name: 'sku' },
      { from: 2, name: 'location' },
    ],
  });
}, 30_000);

const COUNTS = { added: 1, changed: 1, same: 3, refused: 1 };
const previews: TestPlatformOptions['routes'] = {
  'GET /import/changes': () => ({
    items: [
      { row: 2, change: 'changed', what: 'A-01 A-1', before: { quantity: '12' }, after: { quantity: '5' } },
      { row: 3, change: 'added', what: 'A-02 A-1', before: { quantity: '0' }, after: { quantity: '1200' } },
    ],
    nextCursor: null,
  }),
  'GET /import/refusals': () => ({
    items: [
      {
        row: 7,
        cells: ['A-9', '1,5', ''],
        faults: [{ field: 'quantity', code: 'cell_not_whole', reason: 'must be a whole number' }],
      },
    ],
    nextCursor: null,
  }),
};

test('the preview shows the difference before anything changes; running it is told live, and how it ended', async () => {
  const { platform } = open(
    { status: 'ready', counts: COUNTS, rowsDone: 6, rowsTotal: 6 },
    {
      ...previews,
      'POST /import/run': () => ({ message: 'Running', import: anImport({ status: 'applying', rowsTotal: 6 }) }),
    },
  );
  const changes = await screen.findByRole('grid', { name: 'Rows that change' });
  expect(await within(changes).findByRole('row', { name: /A-01 A-1/ })).toHaveTextContent(/-7.*Quantity12.*5/);
  expect(within(changes).getByRole('row', { name: /A-02 A-1/ })).toHaveTextContent('+1,200');
  expect(screen.getByText('1 row is wrong and stays out')).toBeVisible();
  platform.fake.on({ 'GET /import': () => details({ status: 'applying', rowsDone: 2, rowsTotal: 6 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByText('2 of 6 rows')).toBeVisible();
  // Stock is changed in place: once begun, it is carried through.
  expect(screen.queryByRole('button', { name: 'Cancel import' })).not.toBeInTheDocument();
  const me = platform.session.get().me?.id ?? null;
  platform.receive(
    'company',
    'ImportChanged',
    anImport({ status: 'applying', rowsDone: 4, rowsTotal: 6, createdBy: me }),
  );
  expect(await screen.findByText('4 of 6 rows')).toBeVisible();
  platform.receive(
    'company',
    'ImportChanged',
    anImport({ status: 'done', rowsDone: 6, rowsTotal: 6, counts: COUNTS, createdBy: me }),
  );
  expect(await screen.findByText('2 rows imported')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '1 refused' }));
  const refusals = await screen.findByRole('grid', { name: 'Rows that are refused' });
  const refused = await within(refusals).findByRole('row', { name: /7/ });
  expect(refused).toHaveTextContent('Quantity');
  expect(refused).toHaveTextContent('1,5');
  expect(refused).toHaveTextContent('This must be a whole number');
}, 30_000);

test('columns of one name are told apart by their letters, and that there are several is said', async () => {
  open({}, { 'GET /import': () => details({}, { header: ['Artikel', 'Menge', 'menge '] }) });
  expect(await screen.findByRole('combobox', { name: 'Menge (column B) is' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'menge (column C) is' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Artikel is' })).toBeVisible();
  expect(screen.getAllByText('Several columns are called so: choose which is meant.')).toHaveLength(2);
}, 30_000);

test('after its columns were changed and checked, the page comes back to what was found', async () => {
  const mapped = { mapping: ['location', 'sku', 'quantity'].map((name, from) => ({ name, from })) };
  const found = () => details({ status: 'ready', warehouseId: 'w1', mode: 'set', counts: COUNTS }, mapped);
  const checking = anImport({ status: 'checking', warehouseId: 'w1', mode: 'set' });
  const { platform } = open({}, { ...previews, 'GET /import': found });
  await userEvent.click(await screen.findByRole('button', { name: 'Change the columns' }));
  platform.fake.on({
    'GET /import': () => details({ status: 'checking' }, mapped),
    // The event is often here before the answer.
    'POST /import/check': async () => {
      platform.receive('company', 'ImportChanged', checking);
      await screen.findByRole('progressbar');
      return { message: 'Checking', import: checking };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Check the file' }));
  expect(await screen.findByRole('progressbar')).toBeVisible();
  platform.fake.on({ 'GET /import': found });
  platform.receive('company', 'ImportChanged', found().import);
  expect(await screen.findByRole('button', { name: 'Import 2 rows' })).toBeVisible();
}, 30_000);

test('a file that changes nothing says so and offers nothing to run', async () => {
  open({ status: 'ready', counts: { added: 0, changed: 0, same: 6, refused: 0 }, rowsTotal: 6 });
  expect(await screen.findByText('This file would change nothing')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument();
});

test('canceling is asked for once more, and what is kept is said', async () => {
  const { platform } = open(
    { status: 'ready', counts: COUNTS },
    { 'POST /import/cancel': () => ({ message: 'Canceled', import: anImport({ status: 'canceled' }) }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel import' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(platform.fake.callsTo('POST /import/cancel')).toHaveLength(0);
  platform.fake.on({ 'GET /import': () => details({ status: 'canceled' }) });
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel import' }));
  expect(await screen.findByText('This import was canceled')).toBeVisible();
});

test('why a file failed is said in words', async () => {
  open({
    status: 'failed',
    fault: { field: 'file', code: 'file_quote_open', reason: 'has a quotation mark that is never closed' },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('a quotation mark that is never closed');
});

test('a file that failed has ticks only at the steps that it had come through', async () => {
  const notTicked = () => ['1', '2', '3', '4'].filter((number) => screen.queryByText(number) !== null);
  const failed = { status: 'failed', rowsDone: 0, rowsTotal: null } as const;
  const { unmount } = open(failed, { 'GET /import': () => details(failed, { layout: null, header: [], sample: [] }) });
  expect(await screen.findByRole('list', { name: 'Steps of the import' })).toBeVisible();
  expect(notTicked()).toEqual(['1', '2', '3', '4']);
  unmount();
  open({ ...failed, rowsDone: 800 });
  expect(await screen.findByRole('list', { name: 'Steps of the import' })).toBeVisible();
  expect(notTicked()).toEqual(['3', '4']);
});

test('what is told on other screens is told to who imports it, and only what was run', () => {
  const { platform } = renderWithPlatform(<p />, { reactions });
  const me = platform.session.get().me?.id ?? null;
  const told = () => platform.host.events.last('work:changed');
  platform.receive('company', 'ImportChanged', anImport({ status: 'applying', createdBy: 'somebody' }));
  platform.receive('company', 'ImportChanged', anImport({ status: 'canceled', createdBy: me }));
  expect(told()).toBeUndefined();
  platform.receive(
    'company',
    'ImportChanged',
    anImport({ status: 'applying', rowsDone: 4, rowsTotal: 6, createdBy: me }),
  );
  expect(told()).toMatchObject({
    title: 'bestand.csv',
    state: 'running',
    done: 4,
    total: 6,
    href: '/inventory/imports/i1',
  });
});

test('who may not import is told which permission is missing', async () => {
  renderWithPlatform(<ImportsPage />, { role: aRole({ id: 'r', permissions: ['view_inventory'] }), routes: {} });
  expect(await screen.findByText('“Import inventory”')).toBeVisible();
});
