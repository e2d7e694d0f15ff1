import { expectClean } from '../fixtures/expect-clean';
import { chooseFromMenu, tabTo } from '../fixtures/keyboard';
import { expect, test } from '../fixtures/test';

test('a webhook is added, tried out and deleted by keyboard alone', async ({ newCompany, guard }) => {
  guard.allow(/status of 422/);
  const { page } = await newCompany('Harbour Goods', { viewport: { width: 320, height: 800 }, colorScheme: 'dark' });
  await page.goto('/settings/integrations');
  await expect(page.getByText('No webhooks yet.')).toBeVisible();
  await tabTo(page, 'Add webhook');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toBeFocused();
  await page.keyboard.type('https://127.0.0.1/hook');
  await tabTo(page, 'Roles and rights');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('checkbox', { name: /^A role was created ?RoleCreated$/ })).toBeChecked();
  await page.keyboard.press('Enter');
  // Into the server's own network no delivery goes.
  await expect(dialog.getByText(/leads into a private network/)).toBeVisible();
  await expectClean(page, 'adding a webhook');
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('https://hooks.invalid/in');
  await page.keyboard.press('Enter');
  await expect(page.locator('code', { hasText: 'whsec_' })).toBeVisible();
  await tabTo(page, 'Done');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Webhooks' }).getByRole('listitem')).toContainText('A role was created');
  const more = 'More about https://hooks.invalid/in';
  await tabTo(page, more);
  await chooseFromMenu(page, 'Change');
  const change = page.getByRole('dialog', { name: 'Change the webhook' });
  await tabTo(page, /All entries of the audit/);
  await page.keyboard.press('Space');
  await expect(change.getByRole('checkbox', { name: /All entries of the audit/ })).toBeChecked();
  await expectClean(page, 'a webhook that gets the audit');
  await page.keyboard.press('Enter');
  await expect(change).toBeHidden();
  await expect(page.getByText(/^Audit: nothing sent yet/)).toBeVisible();
  await expect(page.getByRole('button', { name: more })).toBeFocused();
  await chooseFromMenu(page, 'Send test event');
  await expect(page.getByText('The test event is on its way').first()).toBeVisible();
  await expect(page.getByRole('button', { name: more })).toBeFocused();
  await chooseFromMenu(page, 'Deliveries');
  const deliveries = page.getByRole('dialog', { name: 'Deliveries to hooks.invalid' });
  // The first entries that the audit sends are sealed in the server's own time.
  for (const type of ['webhook.test', 'audit.entries'])
    await expect(async () => {
      await deliveries.getByRole('button', { name: 'Reload' }).press('Enter');
      const item = deliveries.getByRole('listitem').filter({ hasText: type }).first();
      await expect(item).toBeVisible({ timeout: 2000 });
    }).toPass();
  await expectClean(page, 'the deliveries of a webhook');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: more })).toBeFocused();
  await expectClean(page, 'the integrations with a webhook');
  await chooseFromMenu(page, 'Delete');
  await expect(page.getByRole('alertdialog', { name: 'Delete this webhook?' })).toBeVisible();
  await tabTo(page, 'Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No webhooks yet.')).toBeVisible();
});
