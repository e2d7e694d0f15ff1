import { startServer, type TestServer } from '../harness';
import { layoutForm, newKey, refusalOf, stockedCompany, type StockedCompany } from './stock-fixtures';

let server: TestServer;
let company: StockedCompany;
beforeAll(async () => {
  server = await startServer();
  company = await stockedCompany(server);
});
afterAll(() => server.close());

const A = '01-01-1-1';
const B = '01-02-1-1';

describe('places', () => {
  const typeOf = async (fields: object) =>
    (await server.call('POST /location-type', { token: company.token, body: { name: `Type ${newKey()}`, ...fields } }))
      .body.locationType;
  const retype = (code: string, typeId: string | null) =>
    server.call('PATCH /location', { token: company.token, body: { location_id: company.at(code), type_id: typeId } });

  test('a put that a rule refuses names the rule, and says which place would do', async () => {
    const own = await stockedCompany(server);
    const { token } = own;
    const { locationType } = (
      await server.call('POST /location-type', { token, body: { name: 'Small', max_pieces: 3 } })
    ).body;
    await server.call('PATCH /location', { token, body: { location_id: own.at(A), type_id: locationType.id } });
    const sku = await own.sku();
    const full = await own.book('receive', { sku_id: sku.id, quantity: 4, to_location_id: own.at(A) });
    expect(full.body.details).toEqual([
      {
        field: 'moves/0/to_location_id',
        code: 'put_max_pieces',
        params: { location: A, max: 3 },
        reason: `${A} takes 3 pieces`,
      },
      {
        field: 'moves/0/to_location_id',
        code: 'put_instead',
        params: { location: '01-01-2-1' },
        reason: '01-01-2-1 would take it',
      },
    ]);
    expect([full.status, full.body.code]).toEqual([409, 'put_refused']);
    expect((await own.book('receive', { sku_id: sku.id, quantity: 3, to_location_id: own.at(A) })).status).toBe(201);
    // Nowhere, once every place has the rule.
    const { body } = await server.call('GET /locations', {
      token,
      query: { warehouse_id: own.warehouseId, limit: '50' },
    });
    for (const { id } of body.items)
      await server.call('PATCH /location', { token, body: { location_id: id, type_id: locationType.id } });
    const nowhere = await own.book('receive', { sku_id: sku.id, quantity: 4, to_location_id: own.at(B) });
    expect(refusalOf(nowhere).slice(2)).toEqual([
      'moves/0/to_location_id put_max_pieces',
      'moves/0/to_location_id put_nowhere',
    ]);
    // Nor is the place that they are taken from another one, though it would take them.
    await server.call('PATCH /location', { token, body: { location_id: own.at(B), type_id: null } });
    await own.book('receive', { sku_id: sku.id, quantity: 4, to_location_id: own.at(B) });
    const sides = { from_location_id: own.at(B), to_location_id: own.at(A) };
    expect(refusalOf(await own.book('move', { sku_id: sku.id, quantity: 4, ...sides })).slice(2)).toEqual([
      'moves/0/to_location_id put_max_pieces',
      'moves/0/to_location_id put_nowhere',
    ]);
  });

  test('a rule is only set where what lies there keeps it', async () => {
    const type = await typeOf({ mixing: 'same_sku' });
    const [one, two] = [await company.sku(), await company.sku()];
    const C = '02-01-1-1';
    await company.book('receive', { sku_id: one.id, quantity: 1, to_location_id: company.at(C) });
    expect((await retype(C, type.id)).status).toBe(200);
    const mixed = await company.book('receive', { sku_id: two.id, quantity: 1, to_location_id: company.at(C) });
    expect(refusalOf(mixed)[2]).toBe('moves/0/to_location_id put_same_sku');
    const body = { type_id: type.id, condition: 'frozen' } as const;
    expect(refusalOf(await server.call('PATCH /location-type', { token: company.token, body }))).toEqual([
      409,
      'put_refused',
      'condition put_condition',
    ]);
    expect(
      (await server.call('PATCH /location-type', { token: company.token, body: { type_id: type.id, max_pieces: 1 } }))
        .status,
    ).toBe(200);
    expect(
      refusalOf(await server.call('DELETE /location-type', { token: company.token, body: { type_id: type.id } })),
    ).toEqual([409, 'in_use', 'type_id still_used']);
  });

  test('a layout changes around the stock: nothing is orphaned, and a place with stock stays', async () => {
    const own = await stockedCompany(server);
    const sku = await own.sku();
    const last = '02-03-2-1';
    await own.book('receive', { sku_id: sku.id, quantity: 1, to_location_id: own.at(last) });
    const smaller = await own.layOut(layoutForm({ aisles: 1 }), 1);
    expect(refusalOf(smaller)).toEqual([409, 'location_occupied', 'form occupied']);
    expect(smaller.body.details?.[0]).toMatchObject({ params: { locations: [last] } });
    expect((await own.places()).size).toBe(13);
    const larger = await own.layOut(layoutForm({ aisles: 3, serpentine: true }), 1);
    expect(larger.body).toMatchObject({ layout: { version: 2, locations: 19 }, added: 6, kept: 13, removed: 0 });
    expect((await own.places()).get(last)).toBe(own.at(last));
    await own.book('pick', { sku_id: sku.id, quantity: 1, from_location_id: own.at(last) });
    const shrunk = await own.layOut(layoutForm({ aisles: 1 }), 2);
    expect(shrunk.body).toMatchObject({ layout: { version: 3, locations: 7 }, removed: 12 });
    const gone = await own.book('receive', { sku_id: sku.id, quantity: 1, to_location_id: own.at(last) });
    expect(refusalOf(gone)).toEqual([422, 'unknown_id', 'moves/0/to_location_id unknown']);
    // It comes back as the one that it was, with its history.
    expect((await own.layOut(layoutForm(), 3)).body).toMatchObject({ added: 6, kept: 7 });
    expect((await own.places()).get(last)).toBe(own.at(last));
    expect(refusalOf(await own.layOut(layoutForm(), 3))).toEqual([409, 'conflict']);
  });

  test('a changed layout leaves types and zones as they were set by hand, and follows where its form says otherwise', async () => {
    const own = await stockedCompany(server, layoutForm({ zones: [{ code: 'F', name: 'Fast', from: 1, to: 1 }] }));
    const { token, warehouseId } = own;
    const type = async (name: string) =>
      (await server.call('POST /location-type', { token, body: { name } })).body.locationType.id;
    const [hand, high] = [await type('By hand'), await type('High')];
    const set = (code: string, fields: object) =>
      server.call('PATCH /location', { token, body: { location_id: own.at(code), ...fields } });
    await set(A, { type_id: hand, zone_id: null });
    await set('01-01-2-1', { type_id: hand });
    const found = async (code: string) => {
      const query = { warehouse_id: warehouseId, limit: '50' };
      const { items } = (await server.call('GET /locations', { token, query })).body;
      const place = items.find((each) => each.code === code);
      return [place?.typeId ?? null, (place?.zoneId ?? null) !== null];
    };
    const zones = [{ code: 'F', name: 'Fast', from: 1, to: 1 }];
    await own.layOut(layoutForm({ zones, aisleWidth: 2600 }), 1);
    expect([await found(A), await found(B)]).toEqual([
      [hand, false],
      [null, true],
    ]);
    // Removed and brought back it is the place that it was.
    await own.layOut(layoutForm({ zones, levels: 1 }), 2);
    await own.layOut(layoutForm({ zones }), 3);
    expect(await found('01-01-2-1')).toEqual([hand, true]);
    await own.layOut(layoutForm({ zones, types: [{ typeId: high, fromLevel: 2 }] }), 4);
    expect([await found(A), await found('01-01-2-1')]).toEqual([
      [hand, false],
      [high, true],
    ]);
  });

  test('a zone that is removed is no more in the layout, which brings it back when somebody says so', async () => {
    const zones = [{ code: 'F', name: 'Fast', from: 1, to: 1 }];
    const own = await stockedCompany(server, layoutForm({ zones }));
    const { token, warehouseId } = own;
    const query = { warehouse_id: warehouseId };
    const { items } = (await server.call('GET /zones', { token, query })).body;
    await server.call('DELETE /zone', { token, body: { zone_id: items[0]?.id ?? '' } });
    const { layout } = (await server.call('GET /warehouse/layout', { token, query })).body;
    expect([layout.version, layout.form?.zones, layout.form?.aisles]).toEqual([1, [], 2]);
    expect((await own.layOut(layoutForm({ zones }), 1)).status).toBe(200);
    expect((await server.call('GET /zones', { token, query })).body.items).toHaveLength(1);
  });

  test('a form that cannot be laid out is refused by its field', async () => {
    const wrong = await company.layOut(layoutForm({ code: '{bay:2}', oneWay: [{ aisle: 9, towards: 'back' }] }), 1);
    expect(refusalOf(wrong)).toEqual([
      422,
      'validation_failed',
      'form/code pattern_part',
      'form/oneWay/0/aisle outside_layout',
    ]);
    const types = [{ typeId: 'nothing', fromLevel: 1 }];
    expect(refusalOf(await company.layOut(layoutForm({ types }), 1))).toEqual([
      422,
      'unknown_id',
      'form/types/0/typeId unknown',
    ]);
  });

  test('a warehouse in which something was booked is not removed', async () => {
    const body = { warehouse_id: company.warehouseId };
    expect(refusalOf(await server.call('DELETE /warehouse', { token: company.token, body }))).toEqual([409, 'in_use']);
  });
});

describe('SKUs', () => {
  const create = (body: object) =>
    server.call('POST /sku', { token: company.token, body: { name: 'Thing', ...body } as never });

  test('a code that differs by case or blanks, and a barcode that another has, are taken', async () => {
    const sku = await company.sku({ code: 'AB 12', barcodes: [{ code: '999', unit: 'each' }] });
    expect(refusalOf(await create({ code: 'a b1 2' }))).toEqual([409, 'code_taken', 'code code_taken']);
    const taken = await create({ code: 'AB 13', barcodes: [{ code: '999', unit: 'each' }] });
    expect(taken.body.details).toMatchObject([
      { field: 'barcodes/0/code', code: 'barcode_taken', params: { sku: 'AB 12' } },
    ]);
    expect((await server.call('GET /sku', { token: company.token, query: { code: 'ab12' } })).body.sku.id).toBe(sku.id);
  });

  test('barcodes that differ by case or blanks are one, however they are scanned', async () => {
    const own = await stockedCompany(server);
    const barcodes = (...codes: string[]) => codes.map((code) => ({ code, unit: 'each' as const }));
    const twice = { code: 'BREAD-0', name: 'Bread', barcodes: barcodes('ABC', ' a bc ') };
    expect(refusalOf(await server.call('POST /sku', { token: own.token, body: twice }))).toEqual([
      422,
      'validation_failed',
      'barcodes/1/code twice',
    ]);
    const bread = await own.sku({ code: 'BREAD-1', barcodes: barcodes('ABC') });
    const other = { code: 'BREAD-2', name: 'Bread', barcodes: barcodes('Abc') };
    expect(refusalOf(await server.call('POST /sku', { token: own.token, body: other }))).toEqual([
      409,
      'barcode_taken',
      'barcodes/0/code barcode_taken',
    ]);
    const scanned = await server.call('GET /sku', { token: own.token, query: { barcode: 'aBC' } });
    expect(scanned.body.sku.id).toBe(bread.id);
  });

  test('a GTIN in another length is the same barcode: of another SKU it is taken, of one pack it may stand twice', async () => {
    const [ean, padded] = ['4006381333931', '04006381333931'];
    await company.sku({ code: 'EAN', barcodes: [{ code: ean, unit: 'each' }] });
    const taken = await create({ code: 'ITF', barcodes: [{ code: padded, unit: 'each' }] });
    expect(taken.body.details).toMatchObject([
      { field: 'barcodes/0/code', code: 'barcode_taken', params: { sku: 'EAN' } },
    ]);
    // The last digit checks nothing: any text of ours.
    await company.sku({ code: 'OWN', barcodes: [{ code: '4006381333930', unit: 'each' }] });
    await company.sku({ code: 'OWN 14', barcodes: [{ code: '04006381333930', unit: 'each' }] });
    const [upc, upcAsEan] = ['036000291452', '0036000291452'];
    const several = (unit: 'each' | 'case') => ({
      code: `BOTH ${unit}`,
      units: [{ unit: 'case', factor: 6 }],
      barcodes: [
        { code: upc, unit: 'each' },
        { code: upcAsEan, unit },
      ],
    });
    expect(refusalOf(await create(several('case')))).toEqual([422, 'validation_failed', 'barcodes/1/code twice']);
    expect((await create(several('each'))).status).toBe(201);
  });

  test.each([
    ['a most of none', { max_stock: 0 }, 'max_stock too_small'],
    ['levels out of order', { min_stock: 5, reorder_at: 3 }, 'min_stock levels_order'],
    ['a length of nothing', { length_mm: 0 }, 'length_mm too_small'],
    ['a part of a gram', { weight_g: 1.5 }, 'weight_g wrong_type'],
    ['a factor of one', { units: [{ unit: 'case', factor: 1 }] }, 'units/0/factor too_small'],
    ['an unknown unit', { units: [{ unit: 'barrel', factor: 2 }] }, 'units/0/unit not_an_option'],
    [
      'a unit twice',
      {
        units: [
          { unit: 'case', factor: 2 },
          { unit: 'case', factor: 3 },
        ],
      },
      'units/1/unit twice',
    ],
    [
      'a barcode on a unit that there is not',
      { barcodes: [{ code: '1', unit: 'case' }] },
      'barcodes/0/unit unit_unknown',
    ],
    [
      'a barcode twice',
      {
        barcodes: [
          { code: '1', unit: 'each' },
          { code: '1', unit: 'each' },
        ],
      },
      'barcodes/1/code twice',
    ],
    ['a place that there is not', { places: [{ location_id: 'x' }] }, 'places/0/location_id unknown'],
    ['nothing visible as a code', { code: ' ' }, 'code empty'],
  ])('%s is refused by its field', async (_, change, fault) => {
    expect(refusalOf(await create({ code: newKey().slice(0, 20), ...change }))).toEqual([
      422,
      'validation_failed',
      fault,
    ]);
  });

  test('what is missing is work to do, and lists are read page by page', async () => {
    const own = await stockedCompany(server);
    const measured = { length_mm: 1, width_mm: 2, height_mm: 3, weight_g: 4 };
    for (const code of ['C', 'a', 'B'])
      await own.sku({ code, ...(code === 'B' ? { ...measured, weight_g: null } : measured) });
    const list = async (query: Record<string, string>) =>
      (await server.call('GET /skus', { token: own.token, query })).body;
    expect((await list({ unmeasured: 'yes' })).items.map(({ code }) => code)).toEqual(['B']);
    const first = await list({ limit: '2' });
    expect([first.items.map(({ code }) => code), first.matching]).toEqual([['a', 'B'], 3]);
    const second = await list({ limit: '2', cursor: first.nextCursor ?? '' });
    expect([second.items.map(({ code }) => code), second.nextCursor]).toEqual([['C'], null]);
  });

  test('a change names the version that it is of, and what is tracked stays while there is stock', async () => {
    const sku = await company.sku();
    const change = (body: object) =>
      server.call('PATCH /sku', { token: company.token, body: { sku_id: sku.id, ...body } });
    expect((await change({ version: 1, name: 'New name', family: ' Soups ' })).body.sku).toMatchObject({
      name: 'New name',
      family: 'Soups',
      version: 2,
    });
    expect(refusalOf(await change({ version: 1, name: 'Older' }))).toEqual([409, 'conflict']);
    await company.book('receive', { sku_id: sku.id, quantity: 1, to_location_id: company.at(A) });
    expect(refusalOf(await change({ lot_tracked: true }))).toEqual([409, 'in_use', 'lot_tracked lies_somewhere']);
  });
});
