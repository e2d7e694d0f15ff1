import type { Page } from '@playwright/test';
import { actingAs, type Act } from '../fixtures/acting';
import { expectClean } from '../fixtures/expect-clean';
import { expect, test } from '../fixtures/test';

const form = (changes: object) => ({
  ...{ aisles: 2, bays: 3, sides: 1, levels: 1, positions: 1 },
  ...{ bayWidth: 2700, bayDepth: 1100, levelHeight: 1500, aisleWidth: 3000, endWidth: 3000 },
  ...{ depots: [], crossAisles: [], oneWay: [], serpentine: false, zones: [], types: [] },
  places: [{ code: 'DOCK', purpose: 'receiving', x: 0, y: 0 }],
  code: '{aisle:2}-{bay:2}-{level:1}-{position:1}',
  ...changes,
});

/** A warehouse, laid out where a form is given. @returns its id, and its storage places in their order */
async function warehouse(act: Act, name: string, changes?: object) {
  const { warehouse: made } = await act<{ warehouse: { id: string } }>('POST', '/warehouse', { name });
  if (!changes) return { id: made.id, places: [] };
  await act('POST', '/warehouse/layout', { warehouse_id: made.id, version: 0, form: form(changes) });
  const { items } = await act<{ items: { id: string; purpose: string }[] }>(
    'GET',
    `/locations?warehouse_id=${made.id}&limit=200`,
  );
  return { id: made.id, places: items.filter(({ purpose }) => purpose === 'storage').map(({ id }) => id) };
}

const receive = (
  act: Act,
  warehouseId: string,
  goods: readonly (readonly [sku: string, place: string | undefined])[],
) =>
  act('POST', '/stock/receive', {
    warehouse_id: warehouseId,
    moves: goods.map(([sku, place]) => ({ key: `${sku}-${place}`, sku_id: sku, quantity: 50, to_location_id: place })),
  });

/** Orders that were picked: from others a search learns nothing. */
async function orders(act: Act, warehouseId: string, count: number, skus: readonly string[]) {
  const ids: string[] = [];
  for (let number = 0; number < count; number++) {
    const lines = skus.map((sku_id) => ({ sku_id, quantity: 1 }));
    const body = { warehouse_id: warehouseId, code: `${warehouseId}-${count}-${number}`, lines };
    ids.push((await act<{ order: { id: string } }>('POST', '/order', body)).order.id);
  }
  const { pickList, tasks } = await act<{
    pickList: { id: string };
    tasks: { turn: number; quantity: number }[];
  }>('POST', '/pick-list', { warehouse_id: warehouseId, order_ids: ids });
  for (const { turn, quantity } of tasks) {
    const key = `${pickList.id}-${turn}`;
    await act('POST', '/pick-list/pick', { pick_list_id: pickList.id, turn, quantity, key });
  }
}

async function search(page: Page, warehouseId: string) {
  await page.goto(`/slotting/${warehouseId}`);
  await page.getByLabel('Search for').selectOption({ label: '10 seconds' });
  await page.getByRole('button', { name: 'Search for a plan' }).click();
  return page.getByRole('region', { name: 'Latest search' });
}

/** A search that fails: says why, and leads to where that can be mended. */
async function fails(page: Page, warehouseId: string, why: RegExp, wayOut: { name: string; to: RegExp }) {
  const run = await search(page, warehouseId);
  await expect(run.getByRole('alert')).toContainText(why);
  await expect(run.getByText('Failed', { exact: true })).toBeVisible();
  await expectClean(page, String(why));
  await run.getByRole('link', { name: wayOut.name }).click();
  await expect(page).toHaveURL(wayOut.to);
}

test('what keeps a plan from being made is said in words, with the way to where it is mended', async ({
  newCompany,
  request,
  server,
}) => {
  const { page, person } = await newCompany('Birch Lane Goods');
  const act = await actingAs(request, server.url, person);
  const add = async (code: string, measures: object = {}) =>
    (await act<{ sku: { id: string } }>('POST', '/sku', { code, name: code, ...measures })).sku.id;
  const size = { length_mm: 100, width_mm: 100, height_mm: 100, weight_g: 500 };
  const [one, two, bare] = [await add('ONE', size), await add('TWO', size), await add('BARE')];

  const empty = await warehouse(act, 'Without places');
  await page.goto(`/slotting/${empty.id}`);
  // A search that could only fail is not offered.
  const button = page.getByRole('button', { name: 'Search for a plan' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('This warehouse has no storage places yet.');
  await expectClean(page, 'a warehouse without places');
  await page.getByRole('link', { name: 'Lay it out' }).click();
  await expect(page).toHaveURL(/\/inventory\/warehouses\/.*tab=layout/);

  const hall = await warehouse(act, 'Hall', {});
  const imports = (name: string) => ({ name, to: /\/inventory\/imports$/ });
  await fails(page, hall.id, /Nothing lies in the storage places.*Import the stock/, imports('Import stock'));
  await receive(act, hall.id, [
    [one, hall.places.at(-1)],
    [two, hall.places.at(-2)],
    [bare, hall.places.at(-3)],
  ]);
  await fails(page, hall.id, /There are no orders of this time.*Import past orders/, imports('Import orders'));
  await orders(act, hall.id, 1, [one]);
  await fails(page, hall.id, /at least 10 orders, and there are 1.*Import more of them/, imports('Import orders'));

  // Nobody comes back from aisles that are all walked to one side.
  const oneWay = [1, 2].map((aisle) => ({ aisle, towards: 'back' }));
  const shut = await warehouse(act, 'One way', { oneWay });
  await receive(act, shut.id, [[one, shut.places[0]]]);
  await fails(page, shut.id, /nobody could come back.*walked the other way/, {
    name: 'Change the layout',
    to: /\/inventory\/warehouses\//,
  });

  // Goods that nobody has measured, and more SKUs than places, are no faults, and are named.
  await orders(act, hall.id, 20, [one, two, bare]);
  const run = await search(page, hall.id);
  await expect(run.getByText('Done', { exact: true })).toBeVisible({ timeout: 40_000 });
  const look = page.getByRole('table', { name: 'SKUs that the search could not treat as others' });
  await expect(look.getByRole('row', { name: /BARE.*never measured.*Say it on the page of the SKU/ })).toBeVisible();
  await expect(look.getByRole('link', { name: 'BARE' }).first()).toHaveAttribute('href', /\/inventory\/skus\//);
  await expectClean(page, 'a plan with goods that nobody has measured');

  const small = await warehouse(act, 'One place', { aisles: 1, bays: 1 });
  await receive(act, small.id, [
    [one, small.places[0]],
    [two, small.places[0]],
  ]);
  await orders(act, small.id, 12, [one]);
  const crowded = await search(page, small.id);
  await expect(crowded.getByText('Done', { exact: true })).toBeVisible({ timeout: 40_000 });
  await expect(crowded.getByText(/There is 1 SKU more than storage places.*Add places/)).toBeVisible();
  await expect(page.getByText('The plan leaves every SKU where it is.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectClean(page, 'a crowded warehouse on a phone');
});
