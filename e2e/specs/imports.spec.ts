import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectClean } from '../fixtures/expect-clean';
import { expect, test } from '../fixtures/test';

/** As an office program writes it: a title above the names, semicolons, decimal commas, and umlauts in one byte each. */
const FILE = Buffer.from(
  [
    'Artikelliste;;;',
    'Artikelnummer;Bezeichnung;Gewicht (kg);Mindestbestand',
    'BÜRSTE-1;Bürste, groß;0,25;10',
    'ÖL-5;Öl;5,5;2',
    'SEIL-9;Seil;1,2;2,5',
  ].join('\r\n'),
  'latin1',
);
const NAMED = { name: 'artikel.csv', mimeType: 'text/csv' };

/** Uploads a file from the list of imports as far as its columns. */
async function upload(page: Page, buffer: Buffer, name = NAMED.name) {
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({ ...NAMED, name, buffer });
  await expect(dialog.getByText(name, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('list', { name: 'Columns of the file' })).toBeVisible();
}
const count = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

test('a messy file of SKUs comes in, its bad row is corrected and imported, and the same again changes nothing', async ({
  newCompany,
}) => {
  const { page } = await newCompany();
  // Announcements to those who do not see the page stand outside of it.
  const main = page.getByRole('main');
  await page.goto('/inventory/skus');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expectClean(page, 'the form of a new import');
  await upload(page, FILE);

  // Everything was found; a column that is no column of ours, the person says.
  await expect(page.getByLabel('Encoding')).toHaveValue('windows-1252');
  await expect(page.getByLabel('Columns are separated by')).toHaveValue(';');
  await expect(page.getByLabel('Decimal mark')).toHaveValue('comma');
  await expect(page.getByLabel('Names stand in row')).toHaveValue('2');
  await expect(page.getByLabel('Bezeichnung is')).toHaveValue('name');
  await expect(page.getByLabel('Unit of Gewicht (kg)')).toHaveValue('kg');
  await expect(page.getByText('Bürste, groß · Öl · Seil', { exact: true })).toBeVisible();
  await expectClean(page, 'the columns of a file');
  await page.getByRole('button', { name: 'Check the file' }).click();

  const changes = page.getByRole('grid', { name: 'Rows that change' });
  await expect(changes.getByRole('row', { name: /BÜRSTE-1/ })).toContainText('250');
  await expect(count(page, 'New')).toHaveText('2');
  await expect(count(page, 'Refused')).toHaveText('1');
  await expectClean(page, 'the preview of an import');
  // It is the server's: the page may be left.
  await page.reload();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(main.getByText('2 rows imported', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: '1 refused' }).click();
  const refusals = page.getByRole('grid', { name: 'Rows that are refused' });
  const refused = refusals.getByRole('row', { name: /Minimum stock/ });
  await expect(refused).toContainText('5');
  await expect(refused).toContainText('2,5');
  await expect(refused).toContainText('This must be a whole number');
  await expectClean(page, 'the end of an import');

  await page.getByRole('button', { name: 'Download refused rows' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'As CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('artikel-refused.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('SEIL-9;Seil;1,2;2,5');
  await page.getByRole('button', { name: 'Import the corrected file' }).click();
  await upload(page, Buffer.from(text.replace(';2,5;', ';2;')), 'artikel-refused.csv');
  await expect(
    main.getByText('The columns are mapped as in the last file of this shape.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 1 row', exact: true }).click();
  await expect(main.getByText('1 row imported', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Imports', exact: true }).click();
  const imports = page.getByRole('grid', { name: 'Imports' });
  await expect(imports.getByRole('row', { name: /artikel-refused\.csv/ })).toContainText('Imported');
  await expectClean(page, 'the list of imports');
  await page.getByRole('button', { name: 'Import file' }).click();
  await upload(page, Buffer.from(FILE.toString('latin1').replace('2,5', '2'), 'latin1'));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(main.getByText('This file would change nothing', { exact: true })).toBeVisible();
  await expect(count(page, 'Same')).toHaveText('3');
});
