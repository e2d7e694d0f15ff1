import type { BrowserContext } from '@playwright/test';
import { inside, ISOLATIONS, Partner, type Isolation } from '../fixtures/partner';
import { expect, test } from '../fixtures/partner-test';
import { scan } from '../fixtures/scanner';
import { tried } from '../fixtures/soaked';

const BARCODE = '4006381333931';

let partner: Partner;
let warehouseId: string;
let skuId: string;
const places = new Map<string, string>();
let number = 0;
const ask = <T>(...asked: Parameters<Partner['ask']>) => partner.ask<T>(...asked);

/** A warehouse with a dock and a place, and one SKU of which nothing lies anywhere. */
test.beforeAll(async () => {
  partner = await Partner.open();
  const { owner } = partner;
  const { warehouse } = await ask<{ warehouse: { id: string } }>('POST', '/warehouse', owner, { name: 'Portal hall' });
  warehouseId = warehouse.id;
  for (const [code, purpose] of [
    ['P-DOCK', 'receiving'],
    ['P-01', 'storage'],
  ] as const) {
    const body = { warehouse_id: warehouseId, code, purpose };
    const { location } = await ask<{ location: { id: string } }>('POST', '/location', owner, body);
    places.set(code, location.id);
  }
  const sku = { code: 'PORTAL-1', name: 'Portal foil', barcodes: [{ code: BARCODE, unit: 'each' }] };
  skuId = (await ask<{ sku: { id: string } }>('POST', '/sku', owner, sku)).sku.id;
});
test.afterAll(() => partner.close());

let context: BrowserContext;
test.beforeEach(async ({ guard, isolation }) => {
  context = await partner.newContext(isolation);
  guard.watch(context);
});
test.afterEach(async () => {
  await context.close();
  await partner.leave();
});

const receive = (quantity: number) =>
  ask('POST', '/stock/receive', partner.owner, {
    warehouse_id: warehouseId,
    moves: [{ key: `portal-${++number}`, sku_id: skuId, quantity, to_location_id: places.get('P-01') }],
  });
const onHand = async (code: string) => {
  const { items } = await ask<{ items: { location: { code: string }; onHand: number }[] }>(
    'GET',
    `/stock?sku_id=${skuId}`,
    partner.owner,
  );
  return items.find(({ location }) => location.code === code)?.onHand ?? 0;
};
/** A page with the dashboard's remote at a path, with a token that carries these permissions, or all that it may. */
const visit = (isolation: Isolation, path: string, permissions?: string[], tell?: (token: string) => void) =>
  partner.visit(context, {
    body: `<main><h1>A portal</h1><slotwise-remote name="dashboard" isolation="${isolation}" theme="light" height="800" path="${path}"></slotwise-remote></main>`,
    token: async (remote) => {
      const granted = await partner.issue({ remote, ...(permissions && { permissions }) });
      tell?.(granted.access_token);
      return granted;
    },
  });
for (const isolation of tried(ISOLATIONS, 'iframe')) {
  test.describe(isolation, () => {
    test.use({ isolation });
    test("the stock of one SKU stands in a portal's page and follows what is booked", async () => {
      await receive(3);
      const before = await onHand('P-01');
      const page = await visit(isolation, `/inventory/skus/${skuId}`);
      const remote = inside(page, isolation);
      await expect(remote.getByRole('heading', { level: 1, name: 'PORTAL-1' })).toBeVisible();
      const row = remote.getByRole('row').filter({ hasText: 'P-01' });
      await expect(row).toContainText(String(before));
      await receive(40);
      await expect(row).toContainText(String(before + 40));
      await expect(remote.getByRole('button', { name: 'Edit' })).toBeVisible();
    });

    test('what a token does not carry is not offered, and refused if it is sent all the same', async () => {
      await receive(1);
      let token = '';
      const page = await visit(
        isolation,
        `/inventory/skus/${skuId}`,
        ['view_inventory', 'view_warehouses'],
        (given) => {
          token = given;
        },
      );
      const remote = inside(page, isolation);
      await expect(remote.getByRole('row').filter({ hasText: 'P-01' })).toBeVisible();
      await expect(remote.getByRole('button', { name: 'Edit' })).toHaveCount(0);
      const answer = await fetch(`${partner.product.url}/api/stock/receive`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, origin: partner.portal, 'content-type': 'application/json' },
        body: JSON.stringify({
          warehouse_id: warehouseId,
          moves: [{ key: 'never', sku_id: skuId, quantity: 1, to_location_id: places.get('P-01') }],
        }),
      });
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'forbidden']);
    });

    test("goods are received by scanner in a portal's page", async () => {
      const before = await onHand('P-DOCK');
      const page = await visit(isolation, `/inventory/floor/receive?warehouse=${warehouseId}`);
      const remote = inside(page, isolation);
      const question = remote.getByRole('region', { name: 'What is asked now' }).getByRole('heading', { level: 2 });
      await expect(question).toHaveText('Scan what has come in');
      // A page of another origin has no worker of ours, and the frame no camera.
      await expect(remote.getByRole('button', { name: 'Scan with the camera' })).toHaveCount(0);
      await question.click();
      await scan(page, BARCODE, BARCODE, BARCODE);
      await remote.getByRole('button', { name: 'Receive 3 pieces' }).click();
      await expect(remote.getByRole('region', { name: 'Just done' }).getByRole('listitem').first()).toContainText(
        'Booked',
      );
      expect(await onHand('P-DOCK')).toBe(before + 3);
    });
  });
}

test('floor work without the permission says so; the dashboard’s cards stand in a portal’s page', async () => {
  const floor = await visit('shadow', '/inventory/floor/receive', ['view_inventory']);
  await expect(
    inside(floor, 'shadow')
      .getByText(/permission/i)
      .first(),
  ).toBeVisible();
  await expect(inside(floor, 'shadow').getByRole('region', { name: 'What is asked now' })).toHaveCount(0);
  await floor.close();
  await partner.leave();
  const page = await visit('shadow', '/dashboard');
  const remote = inside(page, 'shadow');
  await expect(remote.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(remote.getByRole('link', { name: /^Lines picked an hour/ })).toBeVisible();
});
