import type { Page } from '@playwright/test';
import { developmentServer } from '../fixtures/development-server';
import { expectClean } from '../fixtures/expect-clean';
import { newPerson, openSession, register, signedIn } from '../fixtures/people';
import { startServer, type Server } from '../fixtures/server';
import { expect, test as base } from '../fixtures/test';
import { Frame } from '../pages/frame';

const MARK = 7;

const test = base.extend<{ developer: Page }, { product: Server }>({
  product: [
    async ({}, use) => {
      const product = await startServer({ ALLOW_REMOTE_OVERRIDES: '1' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  developer: async ({ browser, product, request, guard }, use) => {
    const person = newPerson();
    await register(request, product.url, person, { new_company_name: 'Harbour Goods' });
    const context = await signedIn(browser, product.url, await openSession(request, product.url, person));
    guard.watch(context);
    await use(await context.newPage());
    await context.close();
  },
});

const tools = (page: Page) => page.getByRole('region', { name: 'Developer tools' });
const bar = (page: Page) => page.getByRole('region', { name: 'Overridden remotes' });
const taken = (page: Page) => page.evaluate(() => globalThis.slotwiseTaken?.roles ?? null);
const rolesShown = async (page: Page) => expect(new Frame(page).heading('Role & Permission Management')).toBeVisible();

test('a developer takes one remote from their machine, sees that it is so, and goes back', async ({
  developer: page,
  product,
  guard,
}) => {
  const own = await developmentServer('roles', MARK);
  let stopped = false;
  try {
    // No link plants code: only the developer's own click does.
    await page.goto(`/roles?override=${encodeURIComponent(own.url)}#override=${own.url}`);
    await rolesShown(page);
    expect(await taken(page)).toBeNull();
    await expect(bar(page)).toBeHidden();

    await page.keyboard.press('Control+Alt+KeyK');
    const address = tools(page).getByRole('textbox', { name: 'Take a remote from this machine' });
    await address.fill('https://evil.example');
    await tools(page).getByRole('button', { name: 'Override' }).click();
    await expect(tools(page).getByText('A remote can be taken from this machine only')).toBeVisible();
    await expectClean(page, 'the developer tools with a refusal');
    await address.fill(own.url);
    await tools(page).getByRole('button', { name: 'Override' }).click();
    await expect(bar(page)).toContainText(`Roles from ${own.url}`);
    await rolesShown(page);
    expect(await taken(page)).toBe(MARK);
    await expectClean(page, 'a page with an override');

    // Everybody else's files are checked as ever.
    guard.allow(/integrity/, /slotwise-dashboard|\[dashboard/, /Failed to load resource|ERR_|net::/);
    await page.route('**/remotes/dashboard/**', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()} ` });
    });
    await new Frame(page).go('Dashboard');
    await expect(page.getByText(/is not the one that was published/)).toBeVisible();
    // Files under way are answered first.
    await page.unrouteAll({ behavior: 'wait' });

    await own.stop();
    stopped = true;
    guard.allow(new RegExp(own.url), /overridden\]/, /Federation|remote/i);
    await page.goto('/roles');
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText(`This browser takes it from ${own.url} instead of from the registry.`);
    await expectClean(page, 'a page whose override is gone');
    await failure.getByRole('button', { name: 'Reset override' }).click();
    await rolesShown(page);
    await expect(bar(page)).toBeHidden();
    expect(await taken(page)).toBeNull();
    // The failure of a developer's own code says nothing about the published version.
    expect(product.output()).not.toContain(own.url);
  } finally {
    if (!stopped) await own.stop();
  }
});

test('the developer tools say what the page does, by keyboard, in light and dark, wide and narrow', async ({
  developer: page,
}) => {
  await page.goto('/roles');
  await rolesShown(page);
  await new Frame(page).openProfileMenu();
  await page.getByRole('menuitem', { name: 'Developer tools' }).click();
  const remotes = tools(page).getByRole('list', { name: 'Remotes of this page' });
  await expect(remotes.getByRole('listitem').filter({ hasText: 'Roles' })).toContainText('Loaded');
  await expect(remotes.getByRole('listitem').filter({ hasText: 'Invitations' })).toContainText('Not loaded');
  await expectClean(page, 'the remotes');

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tools(page).getByRole('list', { name: 'Versions of this page' })).toContainText(
    'what everybody gets · needs platform ^2.0.0',
  );
  await tools(page).getByRole('tab', { name: 'Bus' }).click();
  const journal = tools(page).getByRole('list', { name: 'Bus journal' });
  await new Frame(page).go('Dashboard');
  await expect(journal.getByRole('listitem').filter({ hasText: 'session:changed' }).first()).toContainText('shell');
  await tools(page).getByRole('searchbox').fill('viewport');
  await expect(journal.getByRole('listitem').first()).toContainText('{ width: number, height: number }');
  await tools(page).getByRole('tab', { name: 'Mounts' }).click();
  // The page, and the parts that another remote brings to it; below each stands what it holds.
  const mounted = tools(page).getByRole('list', { name: 'Mounted remotes' }).locator(':scope > li');
  await expect(mounted).toHaveText([
    /^dashboard.*\d+ timers? · .* · \d+ subscriptions? · 0 styles/,
    /^roles.*\d+ subscriptions? · 0 styles/,
    /^roles.*\d+ subscriptions? · 0 styles/,
  ]);

  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  for (const name of ['Remotes', 'Versions', 'Bus', 'Mounts', 'Load']) {
    await tools(page).getByRole('tab', { name }).click();
    await expectClean(page, `the developer tools' ${name} on a phone`);
  }
  const files = tools(page).getByRole('list', { name: 'Load waterfall' }).getByRole('listitem');
  await expect(files.filter({ hasText: 'dashboard' }).filter({ hasText: 'Until it was drawn' })).not.toHaveCount(0);
  await expect(files.filter({ hasText: 'roles remoteEntry' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(tools(page)).toBeHidden();
});
