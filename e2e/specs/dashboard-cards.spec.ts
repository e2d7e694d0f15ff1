import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectClean } from '../fixtures/expect-clean';
import { PublishedRemotes } from '../fixtures/hostile';
import { newPerson, openSession, register, signedIn } from '../fixtures/people';
import { startServer } from '../fixtures/server';
import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';

const TABS = ['Overview', 'Analytics', 'Transactions', 'Notifications'];
const card = (page: Page) => page.getByRole('region', { name: 'Users by role' });
const figures = (page: Page) => page.getByRole('list', { name: 'Figures' });
const filesOfRoles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /[/]remotes[/]roles[/].*[/](.+)$/.exec(name)?.[1] ?? []),
  );

test('a card of another remote arrives by Module Federation, and nothing else of that remote', async ({
  newCompany,
}) => {
  const { page } = await newCompany();
  await page.goto('/dashboard');
  await expect(card(page).getByRole('row', { name: /Owner/ })).toContainText('1');
  // A hint and the script itself are two entries of one file.
  const files = [...new Set(await filesOfRoles(page))];
  expect(files.filter((file) => /^remoteEntry[.]/.test(file))).toHaveLength(1);
  // Its entry, the card and its words, the row of what waits and its words; the board of roles weighs far more than that.
  expect(files.length).toBeLessThanOrEqual(7);
  await expectClean(page, 'the dashboard with a card of another remote');
});

test('a card that cannot be loaded is named in its place, the page stays whole, and Retry brings it', async ({
  newCompany,
  guard,
}) => {
  guard.allow(/Failed to load resource|ERR_|net::|Federation|A part of the page failed|load_failed/i);
  const { page } = await newCompany();
  await page.route('**/remotes/roles/**', (route) => route.abort('connectionrefused'));
  await page.goto('/dashboard');
  const failures = page.getByRole('main').getByRole('alert');
  const failure = failures.filter({ hasText: 'Users by role cannot be shown right now.' });
  const row = failures.filter({ hasText: 'Requests for permissions cannot be shown right now.' });
  await expect(failure).toBeVisible();
  await expect(row).toBeVisible();
  await expect(figures(page).getByRole('link')).toHaveCount(4);
  for (const name of TABS) await expect(page.getByRole('tab', { name })).toBeVisible();
  await expect(new Frame(page).heading('Dashboard')).toBeVisible();
  await expectClean(page, 'the dashboard with a card that failed');

  await page.unroute('**/remotes/roles/**');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page).getByRole('row', { name: /Owner/ })).toBeVisible();
  await row.getByRole('button', { name: 'Retry' }).click();
  await expect(failures).toHaveCount(0);
});

test('what a card draws stays in its place, also what would cover the whole page', async ({ newCompany }) => {
  const { page } = await newCompany();
  await page.goto('/dashboard');
  await expect(card(page).getByRole('row', { name: /Owner/ })).toBeVisible();
  await card(page).evaluate((region) => {
    const veil = document.createElement('div');
    veil.style.cssText = 'position: fixed; inset: -9999px; z-index: 2147483647; background: crimson';
    region.parentElement?.append(veil);
  });
  await expect(page.locator('[style*=crimson]')).toHaveCount(1);
  // Playwright clicks what nothing covers only.
  await figures(page).getByRole('link').first().click({ trial: true });
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByRole('tab', { name: 'Analytics' })).toHaveAttribute('aria-selected', 'true');
});

test('a remote that the registry does not name leaves no hole', async ({ browser, request, guard }) => {
  const published = new PublishedRemotes();
  rmSync(path.join(published.dir, 'roles-remote'), { recursive: true });
  const server = await startServer({ REMOTES_DIR: published.dir, E2E_PREPARED_DATA: '' });
  try {
    const person = newPerson();
    await register(request, server.url, person, { new_company_name: 'Harbour Goods' });
    const context = await signedIn(browser, server.url, await openSession(request, server.url, person));
    guard.watch(context);
    const page = await context.newPage();
    await page.goto('/dashboard');
    await expect(figures(page).getByRole('link')).toHaveCount(4);
    await expect(page.getByRole('region', { name: 'Next steps' })).toBeVisible();
    await expect(page.getByRole('main').locator('[role=status], [role=alert]')).toHaveCount(0);
    await expect(card(page)).toHaveCount(0);
    // The last that stands there is what the dashboard has itself: no empty place is below it.
    const last = page.getByRole('region', { name: 'Next steps' });
    expect(await last.evaluate((element) => element.nextElementSibling)).toBeNull();
    await context.close();
  } finally {
    await server.stop();
    published.remove();
  }
});
