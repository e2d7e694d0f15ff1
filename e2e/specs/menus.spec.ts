import { actingAs } from '../fixtures/acting';
import { expect, test } from '../fixtures/test';
import { TenantMenu } from '../pages/tenant-menu';

test('five rows of a menu stand, the rest scrolls, and the scroll bar goes a moment after the pointer', async ({
  newCompany,
  server,
  request,
}) => {
  const { page, person } = await newCompany('Many Halls');
  const act = await actingAs(request, server.url, person);
  for (let hall = 1; hall <= 7; hall += 1) await act('POST', '/warehouse', { name: `Hall ${hall}` });
  await page.goto('/slotting');
  const menu = new TenantMenu(page);
  await menu.open('Many Halls');
  await menu.unfold('Warehouses');
  await expect(page.getByText('2 more')).toBeVisible();
  // The page behind the menu may list them too.
  const frame = page.getByRole('region', { name: 'Warehouses' }).getByRole('list').locator('..');
  const style = (property: string) =>
    frame.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect((await frame.boundingBox())?.height).toBe(5 * 36);

  await frame.hover();
  await expect.poll(() => style('scrollbar-color')).not.toMatch(/^rgba\(0, 0, 0, 0\)/);
  await page.mouse.move(640, 700);
  await expect.poll(() => style('transition-delay')).toBe('0.6s');
  await expect.poll(() => style('scrollbar-color')).toMatch(/^rgba\(0, 0, 0, 0\)/);
});
