import { tmpdir } from 'node:os';
import path from 'node:path';
import { actingAs } from '../fixtures/acting';
import { browserOptions } from '../fixtures/browser';
import { writeVideo } from '../fixtures/camera';
import { expectClean } from '../fixtures/expect-clean';
import { expect, test } from '../fixtures/test';

const BARCODE = '4006381333931';
const VIDEO = path.join(tmpdir(), `slotwise-camera-${process.pid}.y4m`);
const { args, ...launch } = browserOptions();
test.use({
  launchOptions: {
    ...launch,
    args: [...args, '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${VIDEO}`],
  },
});

test('what the camera sees is scanned once for each time that it comes into sight; a camera that is refused is said', async ({
  newCompany,
  request,
  server,
}) => {
  await writeVideo(VIDEO, [
    { text: BARCODE, seconds: 3 },
    { text: null, seconds: 2 },
    { symbol: 'qrcode', text: BARCODE, seconds: 3 },
    { text: null, seconds: 2 },
  ]);
  const { page, context, person } = await newCompany('Harbour Goods', { viewport: { width: 320, height: 640 } });
  const act = await actingAs(request, server.url, person);
  const { warehouse } = await act<{ warehouse: { id: string } }>('POST', '/warehouse', { name: 'Lagerhaus' });
  await act('POST', '/location', { warehouse_id: warehouse.id, code: 'DOCK', purpose: 'receiving' });
  await act('POST', '/sku', { code: 'FOIL-500', name: 'Pallet foil', barcodes: [{ code: BARCODE, unit: 'each' }] });

  await page.goto('/inventory/floor/receive');
  await expect(page.getByRole('heading', { level: 2, name: 'Scan what has come in' })).toBeVisible();
  await page.getByRole('button', { name: 'Scan by camera' }).click();
  const camera = page.getByRole('region', { name: 'Scan by camera' });
  await expect(camera).toContainText('The camera is not allowed here');
  await expectClean(page, 'a refused camera');
  await context.grantPermissions(['camera']);
  await camera.getByRole('button', { name: 'Try again' }).click();
  await expect(camera).toHaveAttribute('data-camera', 'looking', { timeout: 30_000 });
  const quantity = page.getByLabel('Quantity of FOIL-500, Piece');
  // It stays in the picture for dozens of looks; the second time it is a symbol of another kind.
  await expect(quantity).toHaveValue('1', { timeout: 30_000 });
  await expect(quantity).toHaveValue('2', { timeout: 30_000 });
  await expectClean(page, 'the open camera');
  await camera.getByRole('button', { name: 'Close the camera' }).click();
  await expect(page.getByRole('button', { name: 'Scan by camera' })).toBeVisible();
  await page.getByRole('button', { name: /^Receive \d pieces$/ }).click();
  await expect(page.getByRole('region', { name: 'Just done' }).getByRole('listitem').first()).toContainText('Booked');
});
