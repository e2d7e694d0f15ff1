import type { Page } from '@playwright/test';
import { expectClean } from '../fixtures/expect-clean';
import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const STALE = /This role has been updated elsewhere|Refresh to see the latest data/;

async function open(page: Page, path = '/roles') {
  await page.goto(path);
  await expect(page.getByRole('article').first()).toBeVisible();
  await new Frame(page).expectLive();
}

async function create(page: Page, name: string) {
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Role' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create Role' }).click();
  await expect(card(page, name)).toBeVisible();
}

test('create, drag, save; a colleague sees each of it within a second', async ({ newCompany, browserOf }) => {
  const first = await newCompany();
  const second = await browserOf(first.person);
  await open(first.page);
  await open(second.page);
  await create(first.page, 'Night shift');
  await expect(card(second.page, 'Night shift')).toBeVisible();

  const night = card(first.page, 'Night shift');
  await night.scrollIntoViewIfNeeded();
  await first.page.locator('[data-drag-id="view_invitations"]').dragTo(night);
  await expect(night.getByText('+1 added')).toBeVisible();
  await expect(card(second.page, 'Night shift').getByText('0 permissions')).toBeVisible();
  await night.getByRole('button', { name: 'Save Permissions' }).click();
  await expect(card(second.page, 'Night shift').getByText('1 permission ·')).toBeVisible();
  await expect(night.getByText(STALE)).toHaveCount(0);
});

test('edited elsewhere: a banner, a refresh, and nothing lost', async ({ newCompany, browserOf }) => {
  const first = await newCompany();
  const second = await browserOf(first.person);
  await open(first.page);
  await open(second.page);
  const here = card(first.page, 'Member');
  await here.getByRole('button', { name: 'Edit Permissions' }).click();
  await here.getByRole('button', { name: 'Remove View slotting' }).click();

  const memberCard = card(second.page, 'Member');
  await memberCard.getByRole('button', { name: 'Edit Permissions' }).click();
  await memberCard.getByRole('button', { name: 'Remove View roles' }).click();
  await memberCard.getByRole('button', { name: 'Save Permissions' }).click();

  await expect(here.getByText(STALE)).toBeVisible();
  await expect(here.getByRole('button', { name: 'Save Permissions' })).toBeDisabled();
  await here.getByRole('button', { name: 'Refresh' }).click();
  await expect(here.getByText(STALE)).toHaveCount(0);
  await expect(here.getByText('−1 removed')).toBeVisible();
  await here.getByRole('button', { name: 'Save Permissions' }).click();
  await expect(memberCard.getByText('6 permissions')).toBeVisible();
});

test('by click alone, on a phone', async ({ newCompany }) => {
  const { page } = await newCompany('Small Goods', { viewport: { width: 320, height: 720 } });
  await open(page);
  const member = card(page, 'Member');
  await member.getByRole('tab', { name: /^Users/ }).click();
  await member.getByRole('tab', { name: /^Permissions/ }).click();
  await member.getByRole('button', { name: 'Add…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add permissions to Member' });
  await dialog.getByText('Change pictures').click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await member.getByRole('button', { name: 'Save Permissions' }).click();
  await expect(member.getByText('9 permissions')).toBeVisible();
  await expect(member.getByRole('button', { name: 'Edit Permissions' })).toBeVisible();
});

test('by keyboard alone: picked up, moved over the cards, dropped, saved', async ({ newCompany }) => {
  const { page } = await newCompany();
  await open(page);
  const handle = page.getByRole('button', { name: 'Assign Change pictures' });
  await handle.focus();
  await page.keyboard.press('Space');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const member = card(page, 'Member');
  await expect(member.getByText('+1 added')).toBeVisible();
  await expect(handle).toBeFocused();
  const save = member.getByRole('button', { name: 'Save Permissions' });
  for (let tabs = 0; tabs < 200 && !(await save.evaluate((el) => el === document.activeElement)); tabs += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(member.getByText('9 permissions')).toBeVisible();
});

test('drafts stay when one goes elsewhere in the shell, and the back button walks the views', async ({
  newCompany,
}) => {
  const { page } = await newCompany();
  await open(page);
  await card(page, 'Member').getByRole('button', { name: 'Edit Permissions' }).click();
  await card(page, 'Member').getByRole('button', { name: 'Remove View roles' }).click();
  const frame = new Frame(page);
  await frame.go('Invitations');
  await expect(frame.heading('Invitation Management')).toBeVisible();
  await frame.go('Roles');
  await expect(card(page, 'Member').getByText('−1 removed')).toBeVisible();
  await page.getByTitle('Switch to List View').click();
  await expect(page).toHaveURL(/view=list/);
  await page.goBack();
  await expect(page.getByTitle('Switch to List View')).toBeVisible();
});

test('the staff of a WMS move a user between roles', async ({ newWms, guard }) => {
  guard.allow(/409 \(Conflict\)/);
  const { page } = await newWms();
  await open(page);
  const member = card(page, 'Member');
  await member.getByRole('tab', { name: /^Users/ }).click();
  await member.getByRole('button', { name: 'Add…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add users to Member' });
  await dialog.getByRole('checkbox').first().click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(member.getByText(/moves here from Owner\.$/)).toBeVisible();
  // The last administrator stays: the refusal puts everything back.
  await member.getByRole('button', { name: 'Save Users' }).click();
  await expect(page.getByText('The users of Member were not saved', { exact: true })).toBeVisible();
  await expect(member.getByText('+1 added')).toBeVisible();
  await expect(card(page, 'Owner').getByText('1 user')).toBeVisible();
});

for (const [width, theme] of [
  [320, 'dark'],
  [1280, 'light'],
] as const) {
  test(`axe finds nothing with any dialog open at ${width} px, ${theme}`, async ({ newCompany }) => {
    const { page } = await newCompany('Clear Goods', {
      viewport: { width, height: 800 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    await open(page);
    const manager = card(page, 'Manager');
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const shut = async (where: string) => {
      await expect(dialog).toBeVisible();
      await expectClean(page, where);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    };
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await dialog.getByLabel('Start from').selectOption({ label: 'Picker' });
    await expect(dialog.getByText(/^Begins with/)).toBeVisible();
    await shut('Create from a template');
    await manager.getByRole('button', { name: 'Edit Permissions' }).click();
    await manager.getByRole('button', { name: 'Remove Change pictures' }).click();
    await expectClean(page, 'while editing');
    await manager.getByRole('button', { name: 'Add…' }).click();
    await shut('Add… permissions');
    for (const item of ['Update', 'Copy role', 'Delete']) {
      await manager.getByRole('button', { name: 'More actions for Manager' }).click();
      if (item === 'Update') await expectClean(page, 'the menu', { rules: { region: { enabled: false } } });
      await page.getByRole('menuitem', { name: item }).click();
      await shut(item);
    }
    await manager.getByRole('tab', { name: /^Users/ }).click();
    await manager.getByRole('button', { name: 'Add…' }).click();
    await shut('Add… users');
    await card(page, 'Owner')
      .getByRole('tab', { name: /^Users/ })
      .click();
    await card(page, 'Owner').getByRole('link', { name: /Ada/ }).click();
    await expect(dialog.getByText(/Has the role/)).toBeVisible();
    await shut('the access of a person');
    if (width < 1024) return;
    await page.getByRole('button', { name: 'Assign Change pictures' }).click();
    await shut('Assign to…');
  });
}
