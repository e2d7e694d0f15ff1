import type { Page } from '@playwright/test';
import { actingAs } from '../fixtures/acting';
import { expectClean } from '../fixtures/expect-clean';
import { scan } from '../fixtures/scanner';
import { expect, test } from '../fixtures/test';
import { newWarehouse } from '../fixtures/warehouse';

const PLACES = ['A-01', 'A-02', 'A-03', 'A-04'];

/** The worker keeps the page once it has settled, and the page what it has read. */
const isKept = async (page: Page) => {
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/.kept/state'))), { timeout: 30_000 })
    .toBe(true);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const known = await indexedDB.databases();
        if (!known.some(({ name }) => name === 'slotwise-kept')) return false;
        const db = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open('slotwise-kept');
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => reject(new Error('The database cannot be opened.'));
        });
        const texts = await new Promise<string[]>((resolve, reject) => {
          const reading = db.transaction('owners').objectStore('owners').getAll();
          reading.onsuccess = () => resolve(reading.result as string[]);
          reading.onerror = () => reject(new Error('The database cannot be read.'));
        });
        db.close();
        return texts.some((text) => text.includes('"pick-lists","one"'));
      }),
    )
    .toBe(true);
};

test('a list is picked on a phone without network, through a reload, and booked once when it is back', async ({
  newCompany,
  request,
  server,
  guard,
}) => {
  // The browser's own lines for refusals, and for calls that cannot leave.
  guard.allow(/status of 409/, /ERR_|EventSource|net::/);
  const { page, context, person } = await newCompany('Quayside Parts', {
    viewport: { width: 320, height: 640 },
    serviceWorkers: 'allow',
  });
  const act = await actingAs(request, server.url, person);
  const { warehouseId, places } = await newWarehouse(act, ...PLACES);
  const lines: { sku_id: string; quantity: number }[] = [];
  for (const [at, place] of PLACES.entries()) {
    const { sku } = await act<{ sku: { id: string } }>('POST', '/sku', { code: `SKU-${at + 1}`, name: 'Pallet foil' });
    const move = { key: `first-${at}`, sku_id: sku.id, quantity: 4, to_location_id: places.get(place) };
    await act('POST', '/stock/receive', { warehouse_id: warehouseId, moves: [move] });
    lines.push({ sku_id: sku.id, quantity: 4 });
  }
  const body = { warehouse_id: warehouseId, code: 'SO-1', lines };
  const { order } = await act<{ order: { id: string } }>('POST', '/order', body);
  await act('POST', '/pick-list', { warehouse_id: warehouseId, order_ids: [order.id] });
  const stop = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const unbooked = page.getByRole('region', { name: 'Just done' }).getByRole('listitem');
  const pickAll = async (place: string) => {
    await expect(stop).toHaveText(place);
    await scan(page, place);
    // The answer, the place, the goods and what can be done: all of it on a small phone, also below a notice of the network.
    const button = page.getByRole('button', { name: 'Picked all 4' });
    const product = page
      .getByRole('main')
      .getByText(/^SKU-\d$/)
      .first();
    for (const part of [page.locator('[data-verdict="good"]'), stop, product, button]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await button.click();
  };

  await page.goto('/inventory/floor/pick');
  await page.getByRole('list', { name: 'Pick lists' }).getByRole('link').click();
  await pickAll('A-01');
  await expect(stop).toHaveText('A-02');
  await expect(page.getByRole('button', { name: 'Undo: SKU-1 at A-01' })).toBeVisible();
  await isKept(page);

  await context.setOffline(true);
  await pickAll('A-02');
  await expect(stop).toHaveText('A-03');
  await expect(unbooked.filter({ hasText: 'Waiting for the network' })).toHaveCount(1);
  await expectClean(page, 'a pick that waits', { rules: { region: { enabled: false } } });
  await page.reload();
  // The list as it is with what waits.
  await expect(stop).toHaveText('A-03');
  await expect(unbooked.filter({ hasText: 'Picked 4 × SKU-2 at A-02' })).toHaveCount(1);
  await pickAll('A-03');
  await expect(stop).toHaveText('A-04');
  await page.getByRole('button', { name: 'Not enough there' }).click();
  await page.getByRole('button', { name: 'Report 4 missing' }).click();
  await expect(page.getByRole('main').getByText('All stops are walked', { exact: true })).toBeVisible();
  await expect(unbooked.filter({ hasText: 'Waiting for the network' })).toHaveCount(3);
  const other = await context.newPage();
  await other.goto('/inventory/floor/pick');
  await expect(other.getByText('3 picks wait for the network')).toBeVisible();
  await other.close();

  // Another device of the same person has said of one of them that there were two pieces.
  const { tasks } = await act<{ tasks: { turn: number; pickListId: string }[] }>('GET', `/order?order_id=${order.id}`);
  const third = tasks.find(({ turn }) => turn === 3);
  const short = { pick_list_id: third?.pickListId, turn: 3, quantity: 2, reason: 'missing', key: 'elsewhere' };
  await act('POST', '/pick-list/pick', short);
  await context.setOffline(false);
  await expect(unbooked.filter({ hasText: 'Waiting' })).toHaveCount(0);
  await expect(unbooked).toHaveCount(1);
  await expect(unbooked).toContainText('Picked 4 × SKU-3 at A-03');
  await expect(unbooked).toContainText('Refused, nothing booked');
  await expectClean(page, 'a refused pick', { rules: { region: { enabled: false } } });
  const picks = async () => {
    const { items: moves } = await act<{ items: { sku: { code: string }; quantity: number }[] }>(
      'GET',
      '/stock/moves?kind=pick',
    );
    return moves.map(({ sku, quantity }) => [sku.code, quantity]).toSorted();
  };
  expect(await picks()).toEqual([
    ['SKU-1', 4],
    ['SKU-2', 4],
    ['SKU-3', 2],
  ]);

  // Another number cannot help where somebody was there first. Their pick is taken back, and the stop is open again: three pieces are there.
  await expect(page.getByRole('button', { name: 'Correct it' })).toBeHidden();
  await act('POST', '/pick-list/undo', { pick_list_id: third?.pickListId, turn: 3 });
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(unbooked).toHaveCount(0);
  await expect(stop).toHaveText('A-03');
  await scan(page, 'A-03');
  for (let piece = 0; piece < 3; piece += 1) await scan(page, 'SKU-3');
  await page.getByRole('button', { name: 'Not enough there' }).click();
  await page.getByRole('button', { name: 'Report 1 missing' }).click();
  await expect(page.getByRole('main').getByText('3 of 4 × SKU-3')).toBeVisible();
  const { order: after } = await act<{ order: { picked: number } }>('GET', `/order?order_id=${order.id}`);
  expect(after.picked).toBe(11);
});
