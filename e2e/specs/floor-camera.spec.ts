import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { actingAs } from '../fixtures/acting';
import { hasCameras, hold, labelOf, openCameraBrowser } from '../fixtures/camera';
import type { ConsoleGuard } from '../fixtures/console-guard';
import { expectClean } from '../fixtures/expect-clean';
import { newPerson, openSession, register, signedIn } from '../fixtures/people';
import { expect, test } from '../fixtures/test';
import { newWarehouse } from '../fixtures/warehouse';

let folder: string;
let film: string;
let phone: Browser;
let isAble = false;
test.beforeAll(async ({ server }) => {
  folder = mkdtempSync(path.join(tmpdir(), 'slotwise-film-'));
  film = path.join(folder, 'film.mjpeg');
  phone = await openCameraBrowser(film);
  await hold(phone, film, null);
  isAble = await hasCameras(phone, server.url);
});
test.beforeEach(() => test.skip(!isAble, 'The only browser of this machine has no cameras.'));
test.afterAll(async () => {
  await phone.close();
  rmSync(folder, { recursive: true });
});

/** Somebody with a warehouse, and a page on their phone. */
async function aPhone(
  { url }: { url: string },
  request: APIRequestContext,
  guard: ConsoleGuard,
  options: Parameters<typeof signedIn>[3],
) {
  const person = newPerson();
  await register(request, url, person, { new_company_name: 'Harbour Goods' });
  const act = await actingAs(request, url, person);
  const warehouse = await newWarehouse(act, 'A-01');
  const tokens = await openSession(request, url, person);
  const context = await signedIn(phone, url, tokens, { viewport: { width: 320, height: 640 }, ...options });
  guard.watch(context);
  return { act, ...warehouse, context, page: await context.newPage() };
}

const withCamera = (page: Page) => page.getByRole('button', { name: 'Scan with the camera' }).click();

test('goods and a place are scanned with the camera and booked', async ({ server, request, guard }) => {
  const { act, warehouseId, places, context, page } = await aPhone(server, request, guard, {
    permissions: ['camera'],
    serviceWorkers: 'block',
  });
  const { sku } = await act<{ sku: { id: string } }>('POST', '/sku', { code: 'FOIL-500', name: 'Pallet foil' });
  const moves = [{ key: 'all', sku_id: sku.id, quantity: 9, to_location_id: places.get('DOCK') }];
  await act('POST', '/stock/receive', { warehouse_id: warehouseId, moves });
  const asked: string[] = [];
  context.on('request', (one) => asked.push(one.url()));
  const goods = await labelOf(page, 'sku', sku.id);
  const place = await labelOf(page, 'location', places.get('A-01') ?? '');

  await hold(phone, film, goods);
  await page.goto('/inventory/floor/put-away');
  const question = page.getByRole('region', { name: 'What is asked now' }).getByRole('heading', { level: 2 });
  await expect(question).toHaveText('Scan what you put away');
  expect(asked.filter((url) => /wasm|-worker/.test(url) && url.includes('/remotes/'))).toEqual([]);
  await withCamera(page);
  const picture = page.getByRole('group', { name: 'Picture of the camera' });
  const verdict = page.locator('[data-verdict]');
  await expect(verdict).toHaveText('1 × FOIL-500');
  await expect(picture).toContainText('Read FOIL-500.');
  await expect(question).toHaveText('Scan the place that you put it into');
  await expectClean(page, 'the picture of the camera');
  await page.getByRole('button', { name: 'Read it again' }).click();
  await expect(verdict).toHaveText('2 × FOIL-500');

  await page.getByRole('button', { name: 'Stop camera' }).click();
  await hold(phone, film, place);
  await withCamera(page);
  await expect(verdict).toHaveText(/^Put 2 pieces of FOIL-500 into A-01/);
  await expect(page.getByRole('region', { name: 'Just done' }).getByRole('listitem').first()).toContainText('Booked');
  const { items } = await act<{ items: { location: { code: string }; onHand: number }[] }>('GET', '/stock');
  expect(items.map(({ location, onHand }) => [location.code, onHand]).sort()).toEqual([
    ['A-01', 2],
    ['DOCK', 7],
  ]);
  await context.close();
});

test('who does not allow the camera is told so, and types', async ({ server, request, guard }) => {
  const { context, page } = await aPhone(server, request, guard, { serviceWorkers: 'block' });
  await hold(phone, film, null);
  await page.goto('/inventory/floor/find');
  await withCamera(page);
  await expect(page.getByRole('group').filter({ hasText: 'may not use the camera' })).toHaveText(
    "This page may not use the camera. Allow it in the browser's settings for this page, then try again. A scanner and typing work as before.",
  );
  await expect(page.getByRole('button', { name: 'Scan with the camera' })).toBeFocused();
  await expectClean(page, 'a camera that is not allowed');
  await page.getByRole('textbox', { name: 'Scan or type a code' }).fill('A-01');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'A-01' })).toBeVisible();
  await context.close();
});

test('once it was opened, the camera reads without network, too', async ({ server, request, guard }) => {
  guard.allow(/ERR_|EventSource|net::/);
  const { places, context, page } = await aPhone(server, request, guard, {
    permissions: ['camera'],
    serviceWorkers: 'allow',
  });
  await hold(phone, film, await labelOf(page, 'location', places.get('A-01') ?? ''));
  const isKept = (what: RegExp) =>
    page.evaluate(async (pattern) => {
      const names = await caches.keys();
      const kept = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
      return kept.some(({ url }) => new RegExp(pattern).test(url));
    }, what.source);
  const found = page.getByRole('heading', { level: 2, name: 'A-01' });
  await page.goto('/inventory/floor/find');
  await expect.poll(() => isKept(/decoder-worker/), { timeout: 30_000 }).toBe(true);
  expect(await isKept(/wasm$/)).toBe(false);
  await withCamera(page);
  await expect(found).toBeVisible();
  await expect.poll(() => isKept(/wasm$/)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await withCamera(page);
  await expect(found).toBeVisible();
  await context.close();
});
