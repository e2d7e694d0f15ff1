import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

interface Listed {
  remotes: { id: string; manifest: { routes: { title: string }[] } }[];
}

const INLINED = /(<script[^>]*id="slotwise-registry"[^>]*>)([^<]*)/;
const isForged = (listed: Listed) => {
  for (const { manifest } of listed.remotes) for (const route of manifest.routes) route.title = 'Forged';
  return listed;
};

/** The page as the server gives it, with another registry in it, or with none. */
const changePage = (page: Page, change: (registry: string) => string) =>
  page.route(/\/(landing|roles)$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(INLINED, (_, tag: string, registry: string) => tag + change(registry));
    return route.fulfill({ response, body });
  });

const COMPLAINTS = /its signature does not hold|The list of remotes could not be loaded/;

test('a registry that somebody changed on its way is not used: the server is asked', async ({
  visitor: page,
  guard,
}) => {
  guard.allow(COMPLAINTS);
  await changePage(page, (registry) => JSON.stringify(isForged(JSON.parse(registry) as Listed)));
  await page.goto('/landing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveTitle(/Forged/);
});

test('nor is one that is changed wherever it comes from: the page says that there is none', async ({
  visitor: page,
  guard,
}) => {
  guard.allow(COMPLAINTS);
  await changePage(page, () => '');
  await page.route('**/api/remotes/registry*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: isForged((await response.json()) as Listed) });
  });
  await page.goto('/landing');
  await expect(page.getByText('The pages of this application could not be found.')).toBeVisible();
  await expect(page).not.toHaveTitle(/Forged/);
});

test('with the registry down a cold load works from the last good copy', async ({ newCompany, guard }) => {
  guard.allow(/status of 503/);
  const { page } = await newCompany();
  await page.goto('/roles');
  await expect(page.getByRole('heading', { name: 'Role & Permission Management' })).toBeVisible();
  await changePage(page, () => '');
  let asked = 0;
  await page.route('**/api/remotes/registry*', (route) => {
    asked += 1;
    return route.fulfill({ status: 503, body: 'down' });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Role & Permission Management' })).toBeVisible();
  expect(asked).toBeGreaterThan(0);
});
