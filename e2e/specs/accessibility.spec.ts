import type { Locator, Page } from '@playwright/test';
import { expectClean } from '../fixtures/expect-clean';
import { expectCleanInBoth, look, type Look } from '../fixtures/looks';
import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';
import { TenantMenu } from '../pages/tenant-menu';

test.describe.configure({ mode: 'parallel' });

const WIDTHS = [320, 1280];
const OVERLAYS: [width: number, name: Look][] = [
  [320, 'light'],
  [1280, 'high contrast'],
];

async function arrange(page: Page, width: number, name: Look) {
  await look(page, name);
  await page.setViewportSize({ width, height: 800 });
}

async function visit(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

for (const width of WIDTHS) {
  test(`dialogs of pages at ${width} px, light and dark`, async ({ visitor, newCompany }) => {
    await arrange(visitor, width, 'light');
    await visitor.goto('/landing');
    await visitor.getByRole('button', { name: 'Request Demo' }).click();
    await expect(visitor.getByRole('dialog')).toBeVisible();
    await expectCleanInBoth(visitor, '/landing with the contact form');

    const { page } = await newCompany();
    await arrange(page, width, 'light');
    await visit(page, '/roles');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectCleanInBoth(page, '/roles with "Create New Role"');
    await visit(page, '/invitations');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectCleanInBoth(page, '/invitations with "Send Invitation"');
  });
}

for (const [width, name] of OVERLAYS) {
  test(`menus and dialogs around the pages at ${width} px, ${name}`, async ({ newCompany, newWms }) => {
    const { page } = await newCompany('Harbour Goods');
    await arrange(page, width, name);
    // A quiet page: a target that a menu covers in part would be taken for a small one.
    await visit(page, '/slotting');
    const frame = new Frame(page);
    const menu = new TenantMenu(page);
    const dialog = page.getByRole('dialog');
    const clean = async (where: string) => {
      // Menus are drawn at the end of the body, beside the landmarks.
      await expectClean(page, where, { rules: { region: { enabled: false } } });
      await page.keyboard.press('Escape');
    };

    if (width < 768) {
      await page.getByRole('button', { name: 'Open sidebar' }).click();
      await expect(dialog.getByRole('link', { name: 'Roles' })).toBeVisible();
      await clean('the sidebar over the page');
      await expect(dialog).toBeHidden();
    }
    await frame.openProfileMenu();
    await page.getByRole('menuitem', { name: 'Theme' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeVisible();
    await clean('the profile menu with its themes');
    await page.keyboard.press('Escape');

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('o');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectClean(page, 'the search with results');
    await page.getByRole('combobox', { name: 'Search' }).fill('nothing is called this');
    await expect(page.getByText(/^Nothing found/)).toBeVisible();
    await clean('the search without results');
    await expect(dialog).toBeHidden();

    await menu.open('Harbour Goods');
    // The one with a search field, and the one with buttons below its list.
    for (const section of ['Users', 'Roles'] as const) {
      await menu.unfold(section);
      await expectClean(page, `the company menu with ${section}`, { rules: { region: { enabled: false } } });
    }
    const roles = await menu.openRoles();
    await expectClean(page, 'role management');
    await roles.getByRole('tab', { name: 'Help & Instructions' }).click();
    await clean('the help of role management');
    await menu.open('Harbour Goods');
    await dialog.getByRole('button', { name: 'Add warehouse' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await clean('adding a warehouse');

    await page.getByRole('button', { name: 'Open Chat' }).click();
    await page.getByPlaceholder('Ask anything...').fill('How many roles are there?');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/\b3 roles\b/).first()).toBeVisible();
    await expectClean(page, 'the prompt box with an answer');
    await frame.go('Dashboard');
    await page.getByRole('button', { name: /2022/ }).click();
    await expect(page.getByRole('grid').first()).toBeVisible();
    await clean('the date range');

    const wms = await newWms('Quayside Systems');
    await arrange(wms.page, width, name);
    await visit(wms.page, '/slotting');
    const wmsMenu = new TenantMenu(wms.page);
    await wmsMenu.open('Quayside Systems');
    await wmsMenu.unfold('Companies');
    await expect(wms.page.getByText('No Companies', { exact: true })).toBeVisible();
    await expectClean(wms.page, 'the WMS menu', { rules: { region: { enabled: false } } });
  });
}

test('forced colours: what is active, found or chosen is still told apart', async ({ newCompany }) => {
  const { page } = await newCompany();
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/dashboard');
  const style = (locator: Locator, property: string, pseudo?: string) =>
    locator.evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
      property,
      pseudo,
    ] as const);
  const bar = (name: string) => style(new Frame(page).item(name).first(), 'background-color', '::before');
  const canvas = await style(page.locator('body'), 'background-color');
  expect(await bar('Dashboard')).not.toBe(canvas);

  await page.getByRole('button', { name: /2022/ }).click();
  const day = (name: RegExp) => page.getByRole('grid').first().getByRole('button', { name });
  const [outside, between, end] = [day(/January 19/), day(/January 21/), day(/January 20/)];
  expect(await style(between, 'border-color')).not.toBe(await style(outside, 'border-color'));
  expect(await style(end, 'background-color')).not.toBe(await style(between, 'background-color'));
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await style(options.first(), 'outline-style')).not.toBe(await style(options.nth(1), 'outline-style'));
});

test('who wants little motion gets none: no transition of any element lasts', async ({ newCompany }) => {
  const { page } = await newCompany();
  await visit(page, '/dashboard');
  const moving = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('[data-slotwise-root] *')].filter((each) =>
          getComputedStyle(each)
            .transitionDuration.split(',')
            .some((duration) => Number.parseFloat(duration) > 0),
        ).length,
    );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(moving).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(0);
});
