import type { ImportDetails } from '@slotwise/contract';
import { me, renderWithPlatform } from '@slotwise/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EndedStep } from './ended-step';
import { PreviewStep } from './preview-step';

const AT = '2026-11-22T10:00:00.000Z';
const file: ImportDetails['import'] = {
  ...{ id: 'i1', kind: 'stock', fileName: 'stock.csv', bytes: 20, status: 'ready', warehouseId: 'w1', mode: 'add' },
  ...{ rowsDone: 2, rowsTotal: 2, counts: { added: 2, changed: 0, same: 0, refused: 0 }, fault: null },
  ...{ createdBy: 'u1', createdAt: AT, changedAt: AT },
};
const details: ImportDetails = {
  ...{ import: file, layout: null, header: [], sample: [], mapping: [], remembered: false, parts: [0] },
  before: { importId: 'i0', at: AT, by: 'Ada Byron' },
};

test('a file that was added here before says when and by whom, and is added again only as that', async () => {
  const { platform } = renderWithPlatform(<PreviewStep details={details} onColumns={() => undefined} />, {
    routes: {
      'GET /import/changes': () => ({ items: [], nextCursor: null }),
      'GET /imports/kinds': () => ({ kinds: [] }),
      'POST /import/run': () => ({ message: 'Running', import: { ...file, status: 'applying' } }),
    },
  });
  expect(await screen.findByText(/^Ada Byron added the same file here already on Nov 22, 2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Import 2 rows' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 rows again' }));
  await waitFor(() =>
    expect(platform.fake.callsTo('POST /import/run')[0]?.body).toEqual({ import_id: 'i1', again: true }),
  );
});

test.each([
  ['one', [1009], 'Row 1,009 seems to be cut in two by a line break'],
  ['several', [9, 14], 'Some rows seem to be cut in two by a line break: 9 and 14'],
  ['none', [], null],
])('the preview names rows that a line break may have cut: %s', async (_which, cut, said) => {
  renderWithPlatform(<PreviewStep details={{ ...details, cut }} onColumns={() => undefined} />, {
    routes: {
      'GET /import/changes': () => ({ items: [], nextCursor: null }),
      'GET /imports/kinds': () => ({ kinds: [] }),
    },
  });
  expect(await screen.findByRole('button', { name: 'Add 2 rows again' })).toBeVisible();
  expect(screen.queryByText(/cut in two/)?.textContent ?? null).toBe(said);
});

test.each([
  [
    'of columns and of single cells',
    'skus',
    'oz',
    ['in', 'oz'],
    'Values in in and oz are rounded down to whole millimeters and grams',
    '2.5 in → 63 mm, 2.5 oz → 70 g',
  ],
  [
    'of single cells alone',
    'skus',
    undefined,
    ['lb'],
    'Values in lb are rounded down to whole millimeters and grams',
    '2.5 lb → 1,133 g',
  ],
  [
    'of places',
    'locations',
    'ft',
    ['in'],
    'Values in ft and in are rounded to the nearest whole millimeter',
    '1.3 ft → 396 mm, 2.5 in → 64 mm',
  ],
  ['none', 'skus', undefined, [], null, null],
] as const)(
  'the preview says which units are rounded, and which way: %s',
  async (_which, kind, unit, units, said, example) => {
    const mapping = [{ name: 'weight', from: 0, ...(unit && { unit }) }];
    const given = { ...details, import: { ...file, kind }, mapping, rounded: [...units] };
    renderWithPlatform(<PreviewStep details={given} onColumns={() => undefined} />, {
      routes: {
        'GET /import/changes': () => ({ items: [], nextCursor: null }),
        'GET /imports/kinds': () => ({ kinds: [] }),
      },
    });
    expect(await screen.findByRole('button', { name: 'Add 2 rows again' })).toBeVisible();
    expect(screen.queryByText(/are rounded/)?.textContent ?? null).toBe(said);
    const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ') ?? null;
    expect(plain(/For example (.*?)\. /.exec(screen.queryByText(/For example/)?.textContent ?? '')?.[1])).toBe(example);
  },
);

const NONE = { added: 0, changed: 0, same: 0, refused: 0 };
const headed: ImportDetails = {
  ...details,
  ...{ before: null, header: ['Artikel', 'Menge'] },
  import: { ...file, rowsDone: 0, rowsTotal: 0, counts: NONE },
};
const found = [{ row: 2, cells: ['', '', 'a note'] }];

test.each([
  ['a heading alone', [], 'This file has a heading and no rows'],
  ['nothing in the mapped columns', found, 'No row of this file has anything in the chosen columns'],
])('a file without rows says why it would change nothing, and is not run: %s', async (_which, sample, said) => {
  renderWithPlatform(<PreviewStep details={{ ...headed, sample }} onColumns={() => undefined} />, { routes: {} });
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByText('This file would change nothing')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Import|Add) \d/ })).toBeNull();
});

test.each([
  ['metric', 'Length1,250 mm', 'Weight1,134 g'],
  ['imperial', 'Length49.2 in', 'Weight2.5 lb'],
] as const)(
  'the preview says values as the screens do: in words, days as here, %s units',
  async (units, length, weight) => {
    const columns = [
      ...[['length', 'measure', ['mm', 'cm']] as const, ['weight', 'measure', ['g', 'kg']] as const],
      ...[
        ['condition', 'choice', []] as const,
        ['lot_tracked', 'yes_no', []] as const,
        ['expires_on', 'day', []] as const,
      ],
    ].map(([name, type, ours]) => ({ name, type, units: [...ours], required: false, options: [] }));
    const values = {
      ...{ length: '1250', weight: '1134', condition: 'chilled', lot_tracked: 'true', expires_on: '2027-03-31' },
    };
    const before = Object.fromEntries(Object.keys(values).map((name) => [name, null]));
    const given: ImportDetails = { ...details, import: { ...file, kind: 'skus' } };
    renderWithPlatform(<PreviewStep details={given} onColumns={() => undefined} />, {
      me: me({ units }),
      routes: {
        'GET /imports/kinds': () => ({ kinds: [{ kind: 'skus', warehouse: false, modes: [], columns }] }),
        'GET /import/changes': () => ({
          items: [{ row: 2, change: 'added', what: 'A-1', before, after: values }],
          nextCursor: null,
        }),
      },
    });
    const row = await screen.findByRole('row', { name: /A-1/ });
    await waitFor(() => expect(row).toHaveTextContent(length));
    expect(row).toHaveTextContent(weight);
    expect(row).toHaveTextContent(/Storage conditionChilled.*Tracked by lotYes.*ExpiryMar 31, 2027/);
  },
);

test.each([
  ['open_orders', /no file adds a row to an order that is here/i],
  ['skus', /corrected and imported later|import them again/],
] as const)('refused rows of %s say what becomes of them, before the import and after it', async (kind, said) => {
  const ended = { ...file, kind, counts: { ...file.counts, added: 1, refused: 1 } };
  const routes = {
    'GET /imports/kinds': () => ({ kinds: [{ kind, warehouse: false, modes: [], columns: [] }] }),
    'GET /import/changes': () => ({ items: [], nextCursor: null }),
    'GET /import/refusals': () => ({ items: [], nextCursor: null }),
  };
  const before = renderWithPlatform(
    <PreviewStep details={{ ...details, import: ended }} onColumns={() => undefined} />,
    {
      routes,
    },
  );
  expect(await screen.findByText(said)).toBeVisible();
  before.unmount();
  renderWithPlatform(<EndedStep details={{ ...details, import: { ...ended, status: 'done' } }} />, { routes });
  expect(await screen.findByText(said)).toBeVisible();
});

test('the column of values is as wide as its widest row: none is cut off where nothing shows it', async () => {
  const values = {
    name: 'A name of some forty characters, or more',
    family: 'Screws and bolts',
    handling_code: 'FRAGILE',
  };
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, null]));
  renderWithPlatform(<PreviewStep details={details} onColumns={() => undefined} />, {
    routes: {
      'GET /import/changes': () => ({
        items: [{ row: 2, change: 'added', what: 'A-1', before, after: values }],
        nextCursor: null,
      }),
      'GET /imports/kinds': () => ({ kinds: [] }),
    },
  });
  await screen.findByRole('row', { name: /A-1/ });
  const frame = screen.getByRole('grid').closest<HTMLElement>('[style*="--table-columns"]');
  const px = [...(frame?.style.getPropertyValue('--table-columns') ?? '').matchAll(/([\d.]+)px/g)].map((found) =>
    Number(found[1]),
  );
  expect(Math.max(...px)).toBeGreaterThan(Object.values(values).join('').length * 8);
});
