import type { Page } from '@playwright/test';
import { expectClean } from '../fixtures/expect-clean';
import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';

const cell = (page: Page, permission: string, role: string) =>
  page.getByRole('checkbox', { name: `${permission}, ${role}`, exact: true });

test('a permission is given in the matrix by the keyboard, a colleague sees it, and its reason is explained', async ({
  newCompany,
  browserOf,
}) => {
  const first = await newCompany();
  const second = await browserOf(first.person);
  await second.page.goto('/roles?view=matrix');
  await new Frame(second.page).expectLive();
  await expect(cell(second.page, 'Manage the organization', 'Manager')).not.toBeChecked();

  const { page } = first;
  await page.goto('/roles');
  await page.getByRole('button', { name: 'Switch to Matrix View' }).click();
  await expect(page).toHaveURL(/view=matrix/);
  await cell(page, 'Change pictures', 'Manager').focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('rowheader', { name: /^Manager/ })).toBeFocused();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'Manage the organization', 'Manager')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(cell(page, 'Manage the organization', 'Manager')).toBeChecked();
  await expect(page.getByText('+1 −0 in 1 role')).toBeVisible();
  await expect(cell(second.page, 'Manage the organization', 'Manager')).not.toBeChecked();
  await expectClean(page, 'the matrix with a change');

  await page.getByRole('button', { name: 'Save Permissions' }).click();
  await expect(page.getByText('1 of 1 role saved').first()).toBeVisible();
  await expect(cell(second.page, 'Manage the organization', 'Manager')).toBeChecked();

  await page.getByRole('button', { name: 'Manage the organization: who has it?' }).click();
  const panel = page.getByRole('dialog', { name: 'Access explained' });
  await expect(panel.getByText('1 person has “Manage the organization”, through 1 role.')).toBeVisible();
  await expect(panel.getByText(/Also granted by Manager/)).toBeVisible();
  await panel.getByRole('listitem').getByRole('button').click();
  await expect(page).toHaveURL(/user=/);
  await expect(panel.getByText(/Has the role Owner, which grants \d+ of \d+ permissions/)).toBeVisible();
  await expectClean(page, 'the access panel');

  await page.reload();
  await expect(panel.getByText(/Has the role Owner/)).toBeVisible();
  await panel.getByRole('link', { name: 'Owner' }).first().click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Owner', level: 3 })).toBeVisible();
});

test('what a colleague changed is refreshed before it is saved, and the change is kept', async ({
  newCompany,
  browserOf,
}) => {
  const { page, person } = await newCompany();
  const { page: other } = await browserOf(person);
  await page.goto('/roles?view=matrix');
  await new Frame(page).expectLive();
  await cell(page, 'View the audit trail', 'Member').click();

  await other.goto('/roles?view=matrix');
  await cell(other, 'Change pictures', 'Member').click();
  await other.getByRole('button', { name: 'Save Permissions' }).click();
  await expect(other.getByText('1 of 1 role saved').first()).toBeVisible();

  const refresh = page.getByRole('button', { name: 'Refresh Member' });
  await expect(refresh).toBeVisible();
  await expect(cell(page, 'View roles', 'Member')).toBeDisabled();
  await refresh.click();
  await expect(refresh).toBeHidden();
  await expect(cell(page, 'Change pictures', 'Member')).toBeChecked();
  await expect(cell(page, 'View the audit trail', 'Member')).toBeChecked();
  await page.getByRole('button', { name: 'Save Permissions' }).click();
  await expect(cell(other, 'View the audit trail', 'Member')).toBeChecked();
});

test('on a phone one role is chosen and its permissions are changed below it', async ({ newCompany }) => {
  const { page } = await newCompany('Harbour Goods', { viewport: { width: 320, height: 640 }, colorScheme: 'dark' });
  await page.goto('/roles?view=matrix');
  await page.getByRole('combobox', { name: 'Role' }).fill('memb');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: /^View the audit trail/ }).check();
  await expect(page.getByText('+1 −0 in 1 role')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectClean(page, 'the matrix on a phone');
  await page.getByRole('button', { name: 'Save Permissions' }).click();
  await expect(page.getByText('1 of 1 role saved').first()).toBeVisible();
});
