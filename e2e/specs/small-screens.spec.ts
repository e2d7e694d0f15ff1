import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';

test('the sidebar collapses below 1024 px and leaves the page below 768 px', async ({ newCompany }) => {
  const { page } = await newCompany();
  await page.goto('/dashboard');
  const frame = new Frame(page);
  await expect(frame.heading('Dashboard')).toBeVisible();
  const width = async () => (await page.getByRole('navigation').first().boundingBox())?.width ?? 0;
  expect(await width()).toBe(160);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect.poll(width).toBeCloseTo(4.6 * 16, 0);

  await page.setViewportSize({ width: 700, height: 800 });
  const bottom = page.getByRole('navigation').last();
  await expect.poll(async () => (await bottom.boundingBox())?.y ?? 0).toBeGreaterThan(700);
  await expect(bottom.getByText('Roles')).toBeVisible();
  await page.setViewportSize({ width: 500, height: 800 });
  await expect(bottom.getByRole('link', { name: 'Roles' })).toBeVisible();
  await bottom.getByRole('link', { name: 'Roles' }).click();
  await expect(frame.heading('Role & Permission Management')).toBeVisible();

  await page
    .getByRole('button', { name: /sidebar|menu|navigation/i })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('link', { name: 'Invitations' }).click();
  await expect(frame.heading('Invitation Management')).toBeVisible();
  await expect(sheet).toBeHidden();
});
