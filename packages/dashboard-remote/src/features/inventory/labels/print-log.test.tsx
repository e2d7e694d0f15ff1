import type { LabelPrint } from '@slotwise/contract';
import { renderWithPlatform } from '@slotwise/shared/testing';
import { screen } from '@testing-library/react';
import LabelsPage from './labels-page';

const print: LabelPrint = {
  ...{ id: 'p1', kind: 'sku', at: '2026-11-22T10:00:00.000Z', by: { id: 'u1', name: 'Ann Lee' } },
  ...{ labels: 3, copies: 1, again: 0, symbology: 'qr', medium: 'sheet', layout: 'a4-21' },
};
const open = (items: LabelPrint[]) =>
  renderWithPlatform(<LabelsPage />, {
    path: '/inventory/labels',
    routes: { 'GET /labels/prints': () => ({ items, nextCursor: null, matching: items.length }) },
  });
const LEADS = [
  ['Places of a warehouse', '/inventory'],
  ['SKUs and packs', '/inventory/skus'],
  ['Lots in stock', '/inventory/stock'],
] as const;

test('where nothing was printed yet, the page says of what labels can be printed, and leads there', async () => {
  open([]);
  expect(
    await screen.findByText(/of places, of SKUs and each of their packs up to the pallet, and of lots/),
  ).toBeVisible();
  for (const [name, href] of LEADS) expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('the log of prints leads to further ones as well', async () => {
  open([print]);
  expect(await screen.findByText('Ann Lee')).toBeVisible();
  for (const [name, href] of LEADS) expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});
