import type { Locator, Page } from '@playwright/test';
import { COLOUR_RULES, expectClean } from '../fixtures/expect-clean';
import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';
import { TenantMenu } from '../pages/tenant-menu';

test.describe.configure({ mode: 'parallel' });

const VISITOR = ['/landing', '/login', '/register', '/forgot-password', '/case-studies'];
const USER = ['/dashboard', '/slotting', '/inventory', '/roles', '/users', '/invitations', '/settings'];
const LOOKS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'high contrast': { colorScheme: 'dark', contrast: 'more' },
} as const;
type Look = keyof typeof LOOKS;
const WIDTHS = [320, 1280];
const OVERLAYS: [width: number, look: Look][] = [
  [320, 'light'],
  [1280, 'high contrast'],
];

async function arrange(page: Page, width: number, look: Look) {
  await page.emulateMedia({ ...LOOKS[look], reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
}

async function visit(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

/** Clean in the light, and then in the dark: a page turns while it is open, and is another one by its colours alone. */
async function expectCleanInBoth(page: Page, width: number, where: string) {
  await expectClean(page, `${where}, light`);
  await arrange(page, width, 'dark');
  await expect(page.locator('[data-theme=dark]').first()).toBeAttached();
  await expect(page.locator('[data-theme=light]')).toHaveCount(0);
  await expectClean(page, `${where}, dark`, { only: COLOUR_RULES });
  await arrange(page, width, 'light');
}

for (const width of WIDTHS) {
  test(`visitor pages at ${width} px, light and dark`, async ({ visitor: page }) => {
    await arrange(page, width, 'light');
    for (const path of VISITOR) {
      await visit(page, path);
      await expectCleanInBoth(page, width, path);
    }
    await page.goto('/landing');
    await page.getByRole('button', { name: 'Request Demo' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectCleanInBoth(page, width, '/landing with the contact form');
  });

  test(`user pages at ${width} px, light and dark`, async ({ newCompany }) => {
    const { page } = await newCompany();
    await arrange(page, width, 'light');
    for (const path of USER) {
      await visit(page, path);
      await expectCleanInBoth(page, width, path);
    }
    await visit(page, '/roles');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectCleanInBoth(page, width, '/roles with "Create New Role"');
    await visit(page, '/invitations');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectCleanInBoth(page, width, '/invitations with "Send Invitation"');
  });
}

for (const [width, look] of OVERLAYS) {
  test(`menus and dialogs around the pages at ${width} px, ${look}`, async ({ newCompany, newWms }) => {
    const { page } = await newCompany('Harbour Goods');
    await arrange(page, width, look);
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
    await arrange(wms.page, width, look);
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
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await style(options.first(), 'outline-style')).not.toBe(await style(options.nth(1), 'outline-style'));
});
