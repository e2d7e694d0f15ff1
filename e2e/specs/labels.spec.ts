import type { Page } from '@playwright/test';
import { actingAs } from '../fixtures/acting';
import { expectClean } from '../fixtures/expect-clean';
import { expect, test } from '../fixtures/test';

const MM = 72 / 25.4;

/** The pages of a PDF in mm. */
const pagesIn = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) => [
    Math.round(Number(width) / MM),
    Math.round(Number(height) / MM),
  ]);

/** The dialog of the browser cannot be driven: that it was asked for is noted in its place. */
const hearPrinting = (page: Page) =>
  page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-asked-to-print', '');
  });

test('places are labelled sheet by sheet; what was printed is marked and left out', async ({
  newCompany,
  request,
  server,
}) => {
  const { page, person } = await newCompany();
  const act = await actingAs(request, server.url, person);
  const { warehouse } = await act<{ warehouse: { id: string } }>('POST', '/warehouse', { name: 'Lagerhaus' });
  for (let at = 1; at <= 25; at++) {
    await act('POST', '/location', {
      ...{ warehouse_id: warehouse.id, purpose: 'storage' },
      code: `A-${String(at).padStart(2, '0')}`,
    });
  }
  await page.goto(`/inventory/warehouses/${warehouse.id}?tab=places`);
  const places = page.getByRole('grid', { name: 'Places' });
  await expect(places.getByRole('row', { name: /A-01/ })).toBeVisible();
  await places.getByRole('checkbox').first().click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Print labels' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Print labels' })).toBeVisible();
  await expect(page.getByText('25 labels on 2 sheets', { exact: true })).toBeVisible();
  await expectClean(page, 'labels to print');

  await hearPrinting(page);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html[data-asked-to-print]')).toBeAttached();
  expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toEqual([
    [210, 297],
    [210, 297],
  ]);
  const drawn = await page.evaluate(() => {
    const root = document.querySelector<HTMLElement>('[data-prints-alone]');
    return [...(root?.children ?? [])].map(({ children }) =>
      [...children].map((label) => ({
        ...{ left: (label as SVGElement).style.left, top: (label as SVGElement).style.top },
        ...{ width: label.getAttribute('width'), height: label.getAttribute('height') },
        words: [...label.querySelectorAll('text')].map(({ textContent }) => textContent),
      })),
    );
  });
  expect(drawn.map(({ length }) => length)).toEqual([21, 4]);
  expect(drawn[0]?.[4]).toEqual({
    ...{ left: '73.25mm', top: '53.25mm', width: '63.5mm', height: '38.1mm' },
    words: ['A-05', 'Lagerhaus'],
  });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation').first()).toBeHidden();
  const label = page.locator('[data-prints-alone] [data-label-page="1"] > svg').nth(4);
  await expect(label).toBeVisible();
  const box = await label.boundingBox();
  const px = 96 / 25.4;
  expect(box?.x).toBeCloseTo(73.25 * px, 0);
  expect(box?.y).toBeCloseTo(53.25 * px, 0);
  expect(box?.width).toBeCloseTo(63.5 * px, 0);
  await page.emulateMedia({ media: 'screen' });

  // They were printed: nothing is printed again by accident.
  await expect(page.getByText('No label to print', { exact: true })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Labels of what you chose' })).toContainText('Printed');
  const again = page.getByRole('checkbox', { name: 'Print 25 labels again that were printed before' });
  await again.check();
  await page.getByRole('radio', { name: /Label printer/ }).check();
  await page.getByRole('textbox', { name: 'Copies of each' }).fill('2');
  await expect(page.getByText('25 labels, 50 with copies', { exact: true })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('labels.zpl');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const zpl = Buffer.concat(chunks).toString();
  expect(zpl.match(/\^XA/g)).toHaveLength(25);
  expect(zpl).toContain('^FD>:A-25^FS');

  await page.getByRole('link', { name: 'Labels', exact: true }).first().click();
  const log = page.getByRole('grid', { name: 'Printed labels' });
  await expect(log.getByRole('row', { name: /Label printer/ })).toContainText('25');
  await expect(log.getByRole('row')).toHaveCount(3);
  // Without the notices, which are on their way out.
  await page.reload();
  await expect(log.getByRole('row')).toHaveCount(3);
  await expectClean(page, 'what was printed');
});
