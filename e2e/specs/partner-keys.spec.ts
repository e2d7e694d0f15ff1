import type { Page } from '@playwright/test';
import { expectClean } from '../fixtures/expect-clean';
import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';

const PORTAL = 'https://portal.example.test';

const keys = (page: Page) => page.getByRole('list', { name: 'Partner keys' }).getByRole('listitem');

test('an administrator makes a partner key that works, and one who revokes it ends it for both', async ({
  newCompany,
  browserOf,
  server,
}) => {
  const { page, person } = await newCompany('Harbour Goods');
  const { page: other } = await browserOf(person, { viewport: { width: 320, height: 800 }, colorScheme: 'dark' });
  for (const each of [page, other]) {
    await each.goto('/settings');
    await expect(each.getByText('No partner keys yet.')).toBeVisible();
    await new Frame(each).expectLive();
  }
  await page.getByRole('button', { name: 'Make partner key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Customer portal');
  await dialog.getByRole('checkbox', { name: /^Roles/ }).check();
  await dialog.getByRole('textbox', { name: /^Origins/ }).fill(`${PORTAL}/`);
  await expectClean(page, 'making a partner key');
  await dialog.getByRole('button', { name: 'Make key' }).click();
  const secret = await page.locator('code', { hasText: 'swp_' }).innerText();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);

  const ask = () =>
    fetch(`${server.url}/api/embed/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ remote: 'roles', email: person.email, origin: PORTAL }),
    }).then(({ status }) => status);
  expect(await ask()).toBe(201);

  await expect(keys(other)).toHaveText([/Customer portal.*roles in https:\/\/portal\.example\.test/]);
  await expectClean(other, 'the settings with a partner key on a phone');
  await other.getByRole('button', { name: 'Revoke Customer portal' }).click();
  await expectClean(other, 'revoking a partner key');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  for (const each of [page, other]) await expect(each.getByText('No partner keys yet.')).toBeVisible();
  expect(await ask()).toBe(401);
});
