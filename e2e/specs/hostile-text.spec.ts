import { actingAs } from '../fixtures/acting';
import { newPerson, register } from '../fixtures/people';
import { expect, test } from '../fixtures/test';
import { newWarehouse } from '../fixtures/warehouse';

/** An element if anybody takes it for HTML, and a script that says that it ran. */
const hostile = (where: string) => `${where}<b data-planted><img src=x onerror="globalThis.planted=1"></b>`;
const HEADING = { level: 1 } as const;
/** Pages, and the text that each shows of those that were written. */
const PAGES = {
  '/dashboard': 'company',
  '/roles': 'role',
  '/users': 'person',
  '/invitations': 'role',
  '/audit': 'role',
  '/inventory': 'warehouse',
  '/inventory/skus': 'sku',
  '/inventory/orders': 'customer',
  '/inventory/receipts': 'supplier',
  '/inventory/stock': 'sku',
  '/inventory/moves': 'person',
  '/slotting': 'warehouse',
  '/settings': 'company',
} as const;

test('a script in the texts that people write is a text wherever it is shown, and in the search', async ({
  server,
  request,
  browserOf,
}) => {
  const person = { ...newPerson(), firstName: hostile('person').slice(0, 79) };
  await register(request, server.url, person, { new_company_name: hostile('company') });
  const act = await actingAs(request, server.url, person);
  const { role } = await act<{ role: { id: string } }>('POST', '/role', {
    name: hostile('role'),
    description: hostile('description'),
    permissions: [{ id: 'view_roles' }],
  });
  await act('POST', '/invitation', { invitation_type: 'join_company', email: 'ann@example.test', role_id: role.id });
  const { warehouseId, places } = await newWarehouse(act, 'A-1');
  await act('PATCH', '/warehouse', { warehouse_id: warehouseId, name: hostile('warehouse') });
  const { sku } = await act<{ sku: { id: string } }>('POST', '/sku', { code: 'S-1', name: hostile('sku') });
  const lines = [{ sku_id: sku.id, quantity: 1 }];
  await act('POST', '/order', { warehouse_id: warehouseId, code: 'O-1', customer: hostile('customer'), lines });
  await act('POST', '/receipt', { warehouse_id: warehouseId, code: 'R-1', supplier: hostile('supplier'), lines });
  const moves = [{ key: 'hostile', sku_id: sku.id, quantity: 1, to_location_id: places.get('A-1') }];
  await act('POST', '/stock/receive', { warehouse_id: warehouseId, moves });

  const { page } = await browserOf(person);
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => expect(dialog.message()).toBe('no dialog')));
  const expectText = async () => {
    expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);
    await expect(page.locator('[data-planted]')).toHaveCount(0);
  };
  for (const [path, shown] of Object.entries(PAGES)) {
    await page.goto(path);
    await expect(page.getByRole('heading', HEADING).first()).toBeVisible();
    // Some pages show it in a field.
    const inField = page.locator(`input[value*="${shown}<b"]`);
    const inText = page.getByText(`${shown}<b data-planted>`, { exact: false });
    await expect(inText.or(inField).first(), `${path} shows the ${shown}`).toBeAttached();
    await expectText();
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.type('role<b');
  await expect(page.getByRole('option').filter({ hasText: 'role<b data-planted>' }).first()).toBeVisible();
  await expectText();
});
