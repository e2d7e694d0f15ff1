import { readFileSync } from 'node:fs';
import { actingAs } from '../fixtures/acting';
import { expectClean } from '../fixtures/expect-clean';
import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';

test('what was done is found, looked at, taken along, and new entries are offered', async ({
  newCompany,
  server,
  request,
}) => {
  const { page, person } = await newCompany('Sealed Books');
  const act = await actingAs(request, server.url, person);
  await act('POST', '/role', { name: 'Packer' });
  await page.goto('/dashboard');
  await new Frame(page).openProfileMenu();
  await page.getByRole('menuitem', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  const table = page.getByRole('grid', { name: 'Audit entries' });
  await expect(table.getByRole('row', { name: /created a role/ })).toContainText('Role Packer');
  const said = table.getByRole('link', { name: 'created a role' }).first();
  // It takes a second line rather than be cut, and who rests on it reads all of it.
  await expect(said).toHaveAttribute('title', 'created a role');
  const spare = await said.evaluate(({ parentElement: box }) => (box ? box.clientWidth - box.scrollWidth : Number.NaN));
  expect(spare).toBeGreaterThanOrEqual(0);
  await expectClean(page, 'the audit log');

  await page.getByRole('searchbox', { name: /role picker/ }).fill('about:role -packer');
  await expect(table.getByText('created a role')).toHaveCount(0);
  await page.getByRole('searchbox', { name: /role picker/ }).fill('about:role packer');
  await expect(table.getByText('created a role')).toBeVisible();
  await expect(page).toHaveURL(/q=about%3Arole\+packer/);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'CSV' }).click();
    })(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('role.created');
  expect(text).not.toContain('session.opened');

  await act('POST', '/role', { name: 'Second packer' });
  await page.getByRole('button', { name: '1 newer entry: show' }).click({ timeout: 30_000 });
  await expect(table.getByRole('row', { name: /Second packer/ })).toBeVisible();

  await table.getByRole('link', { name: 'created a role' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/created a role/);
  await expect(page.getByRole('table').getByRole('row', { name: /^Name/ })).toContainText('Packer');
  await expectClean(page, 'an entry of the audit');
  await page.getByRole('link', { name: 'All entries about it' }).click();
  await expect(table.getByText('created a role')).toHaveCount(1);
});
