import type { Body } from '@slotwise/contract';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { download, importFile } from './uploads';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A SKU of which every field says something. */
const WHOLE: Body<'POST /sku'> = {
  ...{ code: 'PAINT-1', name: 'Lack, matt', family: 'Paints', condition: 'chilled' },
  ...{ hazard_class: '3', handling_code: 'THIS SIDE UP', shelf_life_days: 365, lot_tracked: true },
  ...{ length_mm: 310, width_mm: 120, height_mm: 95, weight_g: 1250 },
  ...{ min_stock: 5, reorder_at: 12, max_stock: 40 },
  units: [
    { unit: 'inner', factor: 4 },
    { unit: 'case', factor: 12, length_mm: 400, width_mm: 330, height_mm: 210, weight_g: 15_400 },
    { unit: 'pallet', factor: 480, length_mm: 1200, width_mm: 800, height_mm: 1650, weight_g: 630_000 },
  ],
  barcodes: [
    { code: '4006381333931', unit: 'each' },
    { code: 'OWN-1', unit: 'each' },
    { code: '14006381333938', unit: 'case' },
  ],
};

const skuOf = async ({ token }: Person) => {
  const { sku } = (await server.call('GET /sku', { token, query: { code: WHOLE.code } })).body;
  // Its company, and since when that has it, are no part of it.
  const {
    id: _id,
    createdAt: _created,
    changedAt: _changed,
    version: _version,
    ...own
  } = sku as Record<string, unknown>;
  return own;
};

test.each(['csv', 'xlsx'] as const)(
  'a SKU with all that may be said of it is the same in another company: %s',
  async (format) => {
    const [one, other] = [await signUp(server.call), await signUp(server.call)];
    expect((await server.call('POST /sku', { token: one.token, body: WHOLE })).status).toBe(201);
    const { content } = await download(server, one, `/export?kind=skus&format=${format}`);
    expect((await importFile(server, other, 'skus', content)).counts).toMatchObject({ added: 1, refused: 0 });
    const [made, brought] = [await skuOf(one), await skuOf(other)];
    expect(brought).toEqual(made);
    expect(made).toMatchObject({
      ...{ hazardClass: '3', handlingCode: 'THIS SIDE UP', shelfLifeDays: 365, family: 'Paints', condition: 'chilled' },
      ...{ lengthMm: 310, widthMm: 120, heightMm: 95, weightG: 1250, minStock: 5, reorderAt: 12, maxStock: 40 },
    });
    expect(made['units']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          unit: 'case',
          factor: 12,
          lengthMm: 400,
          widthMm: 330,
          heightMm: 210,
          weightG: 15_400,
        }),
      ]),
    );
  },
);

test('a file that says other packs and barcodes of a SKU takes the place of those that it had', async () => {
  const owner = await signUp(server.call);
  expect((await server.call('POST /sku', { token: owner.token, body: WHOLE })).status).toBe(201);
  const rows = [`${WHOLE.code},Lack,4006381333948,6,`, 'NEW-1,Neu,4006381333955,10,OWN-2'];
  const file = ['sku,name,barcode,case pieces,case barcode', ...rows].join('\n');
  expect((await importFile(server, owner, 'skus', file)).counts).toMatchObject({ added: 1, changed: 1, refused: 0 });
  const changed = await skuOf(owner);
  expect(changed['barcodes']).toEqual([{ code: '4006381333948', unit: 'each' }]);
  expect(changed['units']).toEqual(expect.arrayContaining([expect.objectContaining({ unit: 'case', factor: 6 })]));
  // A code that was given up is free for another one.
  const again = 'sku,name,barcode\nNEW-2,Neu,OWN-1';
  expect((await importFile(server, owner, 'skus', again)).counts).toMatchObject({ added: 1, refused: 0 });
});
