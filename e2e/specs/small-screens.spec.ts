import { expectClean } from '../fixtures/expect-clean';
import { openSession, register, signedIn } from '../fixtures/people';
import { expect, newPerson, test } from '../fixtures/test';
import { Frame } from '../pages/frame';

/** Of the demonstration's company, whose lists are long. */
const OWNER = {
  email: 'owner@alderbrook.example',
  password: 'slotwise-demo',
  firstName: 'Clara',
  lastName: 'Whitfield',
};

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
  expect((await sheet.boundingBox())?.width).toBe(160);
  await sheet.getByRole('link', { name: 'Invitations' }).click();
  await expect(frame.heading('Invitation Management')).toBeVisible();
  await expect(sheet).toBeHidden();
});

test('who reads German gets it before and after signing in, and loses nothing typed', async ({
  browser,
  server,
  guard,
  request,
}) => {
  const person = newPerson();
  await register(request, server.url, person, { new_company_name: 'Hafenwaren' });
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 320, height: 800 } });
  guard.watch(context);
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Bei Ihrem Konto anmelden' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByLabel('E-Mail')).toHaveValue(person.email);
  await expectClean(page, 'the login in German on a phone');
  await page.getByLabel('Passwort', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  const frame = new Frame(page);
  await expect(frame.heading('Dashboard')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Übersicht' })).toBeVisible();

  // The page names the words that its reader needs, and no others: they come with the code.
  const html = (await (await page.goto('/roles'))?.text()) ?? '';
  expect(html).toContain('<html lang="de"');
  expect(html).toMatch(/href="\/assets\/words-de-json\.[0-9a-f]+\.js"/);
  await expect(frame.heading('Rollen und Berechtigungen verwalten')).toBeVisible();
  await page.goto('/settings');
  await page.getByLabel('Vorname').fill('Grete');
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(frame.heading('Settings')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Grete');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(frame.heading('Einstellungen')).toBeVisible();
  await expectClean(page, 'the settings in German on a phone');
  await context.close();

  // Wherever they sign in.
  const tokens = await openSession(request, server.url, person);
  const other = await signedIn(browser, server.url, tokens, { baseURL: server.url });
  guard.watch(other);
  const elsewhere = await other.newPage();
  await elsewhere.goto('/invitations');
  await expect(new Frame(elsewhere).heading('Einladungen verwalten')).toBeVisible();
  await other.close();
});

test('on a phone filters are folded away, and a row of sections shows where one is', async ({ newCompany }) => {
  const { page } = await newCompany('Harbour Goods', { viewport: { width: 320, height: 640 } });
  await page.goto('/users');
  const find = page.getByRole('main').getByRole('group').first();
  const role = find.getByRole('combobox', { name: 'Role', includeHidden: true });
  const fold = find.getByRole('button', { name: 'Filters' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(role).toHaveCount(1);
  await expect(role).toBeHidden();
  await fold.click();
  await role.selectOption({ label: 'Owner' });
  await fold.click();
  await expect(role).toBeHidden();
  await expect(find.getByRole('button', { name: /Owner/ })).toBeVisible();
  await expectClean(page, 'a filtered list on a phone');

  await page.goto('/inventory/proof');
  const sections = page.getByRole('main').getByRole('navigation');
  await expect(sections.getByRole('link', { name: 'Proof' })).toBeInViewport({ ratio: 1 });
  await page.goto('/dashboard?tab=notifications');
  await expect(page.getByRole('tab', { name: 'Notifications' })).toBeInViewport({ ratio: 1 });
});

for (const [path, heading, last] of [
  ['/users', 'Benutzer', 'Zuletzt gesehen'],
  ['/invitations', 'Einladungen verwalten', 'Rolle'],
] as const) {
  test(`no column is cut at 1024 px in German, and one that was left out comes back by choice: ${path}`, async ({
    browserOf,
  }) => {
    const { page } = await browserOf(OWNER, { locale: 'de-DE', viewport: { width: 1024, height: 768 } });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const frame = page.getByRole('grid').locator('..');
    await expect(page.getByRole('columnheader', { name: last })).toBeVisible();
    await expect.poll(() => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.getByRole('button', { name: 'Spalten' }).click();
    const left = page.getByRole('menuitemcheckbox', { checked: false }).first();
    const name = await left.textContent();
    await left.click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: name ?? '' })).toBeAttached();
    await page.reload();
    await expect(page.getByRole('columnheader', { name: name ?? '' })).toBeAttached();
  });
}

test('no list of the inventory and the audit is cut at 1024 px in German', async ({ browserOf }) => {
  const { page } = await browserOf(OWNER, { locale: 'de-DE', viewport: { width: 1024, height: 768 } });
  const sections = ['stock', 'orders', 'moves', 'receipts', 'skus', 'counts', 'labels', 'imports'];
  for (const path of [...sections.map((section) => `/inventory/${section}`), '/audit']) {
    await page.goto(path);
    await expect(page.getByRole('columnheader').nth(2), path).toBeVisible();
    const frame = page.getByRole('grid').locator('..');
    const over = () => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(over, { message: path }).toBe(0);
  }
});

test('a tap anywhere in a row of a list opens its record on a phone', async ({ browserOf }) => {
  const { page } = await browserOf(OWNER, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const [section, opened] of [
    ['skus', /\/inventory\/skus\/.+/],
    ['stock', /\/inventory\/skus\/.+/],
    ['moves', /\/inventory\/skus\/.+/],
    ['orders', /\/inventory\/orders\/.+/],
    ['receipts', /\/inventory\/receipts\/.+/],
    ['counts', /\/inventory\/counts\?count=.+/],
  ] as const) {
    await page.goto(`/inventory/${section}`);
    const record = page.getByRole('grid').getByRole('rowheader').first();
    await expect(record.getByRole('link'), section).toBeVisible();
    const box = await record.boundingBox();
    if (!box) throw new Error(`No row of ${section} is in sight.`);
    expect(box.height).toBeGreaterThanOrEqual(44);
    // The lower end of the row, where none of its name is.
    await page.touchscreen.tap(box.x + box.width - 12, box.y + box.height - 6);
    await expect(page, section).toHaveURL(opened);
  }
});
