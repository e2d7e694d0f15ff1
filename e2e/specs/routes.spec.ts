import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';

const VISITOR_PAGES = ['/landing', '/login', '/register'];
const USER_PAGES = {
  '/dashboard': 'Dashboard',
  '/slotting': 'Slotting',
  '/inventory': 'Inventory',
  '/roles': 'Role & Permission Management',
  '/invitations': 'Invitation Management',
};

test('visitors: the route table', async ({ visitor: page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/landing$/);
  for (const path of VISITOR_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  for (const path of Object.keys(USER_PAGES)) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/landing$/);
  }
  await page.goto('/forgot-password');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of ['/no-such-page', '/login/nothing']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found/i);
  }
});

test('signed in: an address below a page that has none says so', async ({ newCompany }) => {
  const { page } = await newCompany();
  for (const path of ['/settings/nothing', '/settings/access/nothing', '/inventory/nothing']) {
    await page.goto(path);
    await expect(new Frame(page).heading('Page not found')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(path);
  }
});

test('signed in: the route table, titles and focus', async ({ newCompany }) => {
  const { page } = await newCompany();
  for (const path of ['/', ...VISITOR_PAGES]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
  const frame = new Frame(page);
  await expect(frame.heading('Dashboard')).toBeVisible();
  for (const [path, heading] of Object.entries(USER_PAGES).reverse()) {
    await frame.go({ '/roles': 'Roles', '/invitations': 'Invitations' }[path] ?? heading);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(frame.heading(heading)).toBeVisible();
    await expect(page).toHaveTitle(/Slotwise/);
    await expect(page.locator(':focus')).toContainText(heading);
    await expect(
      frame.item({ '/roles': 'Roles', '/invitations': 'Invitations' }[path] ?? heading).first(),
    ).toHaveAttribute('aria-current', 'page');
  }
});

test('theme and sidebar survive a reload, with no white flash in the dark', async ({ newCompany, server }) => {
  const { page, context } = await newCompany();
  await page.goto('/dashboard');
  const frame = new Frame(page);
  await expect(frame.heading('Dashboard')).toBeVisible();
  const sidebar = page.getByRole('navigation').first();
  const wide = (await sidebar.boundingBox())?.width ?? 0;
  await page
    .getByRole('button', { name: /sidebar/i })
    .first()
    .click();
  await expect.poll(async () => (await sidebar.boundingBox())?.width ?? wide).toBeLessThan(wide);
  await frame.openProfileMenu();
  await page.getByRole('menuitem', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  const cookies = await context.cookies(server.url);
  const cookie = cookies.find(({ name }) => name === 'sidebar_state');
  expect(cookie?.expires ?? 0).toBeGreaterThan(Date.now() / 1000 + 6.9 * 24 * 3600);

  await page.reload({ waitUntil: 'commit' });
  const firstPaint = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const look = () => {
          if (document.body) resolve(getComputedStyle(document.body).backgroundColor);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  expect(firstPaint).not.toBe('rgb(255, 255, 255)');
  await expect(frame.heading('Dashboard')).toBeVisible();
  await expect
    .poll(async () => (await page.getByRole('navigation').first().boundingBox())?.width ?? wide)
    .toBeLessThan(wide);
});
