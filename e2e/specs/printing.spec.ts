import type { Page } from '@playwright/test';
import { actingAs } from '../fixtures/acting';
import { expect, test } from '../fixtures/test';

/** Pages of a PDF. */
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
/** The controls that a person could press, and are drawn; filters that are set stay as text. */
const controls = (page: Page) =>
  page.locator('button:not([data-prints]), [role="tab"], input, select, nav').filter({ visible: true });

test('a list is printed as it is filtered, light, whole, and without anything around it', async ({
  newCompany,
  server,
  request,
}) => {
  const { page, person } = await newCompany('Paper Works', { colorScheme: 'dark' });
  const act = await actingAs(request, server.url, person);
  for (let at = 1; at <= 120; at++) await act('PATCH', '/mycompany', { name: `Paper Works ${at}` });
  await page.goto('/audit?q=action%3Acompany');
  const grid = page.getByRole('grid', { name: 'Audit entries' });
  await expect(grid.getByText('Paper Works 120').first()).toBeVisible();
  const drawn = await grid.locator('[data-row]').count();
  await grid.evaluate((element) => element.parentElement?.scrollTo({ top: 400, behavior: 'instant' }));
  await expect(page.locator('[data-slotwise-root][data-theme="dark"]').first()).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table', { name: /^Audit entries/ });
  await expect(table).toBeVisible();
  await expect(grid).toBeHidden();
  await expect(controls(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await expect(page.getByText('action:company')).toBeVisible();
  await expect(page.locator('[data-slotwise-root][data-theme="dark"]')).toHaveCount(0);
  const rows = table.locator('tbody tr');
  expect(await rows.count()).toBeGreaterThan(drawn);
  // Rows that are not loaded are not printed, and the paper says so.
  await expect(table.locator('caption')).toContainText(`the first ${await rows.count()} rows`);
  await expect(table.locator('caption')).toContainText('not printed');
  await expect(table.locator('caption')).toContainText(String(new Date().getFullYear()));
  // Nothing cuts off what is longer than the window.
  const pdf = await page.pdf();
  expect(pagesIn(pdf)).toBeGreaterThan(1);
  expect(pagesIn(pdf)).toBeLessThan(12);
  await test.info().attach('audit.pdf', { body: pdf, contentType: 'application/pdf' });
  const header = table.locator('thead');
  expect(await header.evaluate((element) => getComputedStyle(element).display)).toBe('table-header-group');
  expect(await rows.first().evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');

  // On the screen all is as it was.
  await page.emulateMedia({ media: 'screen' });
  await expect(grid).toBeVisible();
  await expect(table).toHaveCount(0);
  expect(await grid.evaluate((element) => element.parentElement?.scrollTop)).toBe(400);
  await expect(page.locator('[data-slotwise-root][data-theme="dark"]').first()).toBeVisible();

  // Roles are cards on the screen, of which each shows some; on paper each has all that it holds.
  await page.goto('/roles');
  await expect(page.getByRole('listitem').filter({ hasText: 'Owner' }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const owner = page.getByRole('table', { name: /^3 of 3 roles/ }).getByRole('row', { name: /^Owner/ });
  await expect(owner).toContainText('Manage the organization');
  await expect(owner).toContainText(person.firstName);
  await expect(controls(page)).toHaveCount(0);
  await expect(page.getByText('Drop permissions here to assign them').first()).toBeHidden();
});
