import { sql } from 'kysely';
import { prepared, startServer, type TestServer } from '../harness';
import { newKey, refusalOf, stockedCompany, type StockedCompany } from './stock-fixtures';
import { publishedBy } from './fixtures';

let server: TestServer;
let company: StockedCompany;
beforeAll(async () => {
  server = await startServer();
  company = await stockedCompany(server);
});
afterAll(() => server.close());

const A = '01-01-1-1';
const B = '01-02-1-1';

describe('the ledger', () => {
  test('goods go in, to their place, elsewhere and out, and the stock is their sum', async () => {
    const { sku, book, at, stock, proof } = { ...company, sku: await company.sku() };
    const goods = { sku_id: sku.id, quantity: 10 };
    const received = await book('receive', { ...goods, to_location_id: at('DOCK') });
    expect([received.status, received.body.moves]).toMatchObject([
      201,
      [
        {
          kind: 'receive',
          quantity: 10,
          from: null,
          to: { code: 'DOCK', state: 'available' },
          user: { name: 'Ada Lovelace' },
        },
      ],
    ]);
    await book('put-away', { ...goods, from_location_id: at('DOCK'), to_location_id: at(A) });
    await book('move', {
      ...goods,
      quantity: 4,
      from_location_id: at(A),
      to_location_id: at(B),
      to_state: 'quarantine',
    });
    await book('pick', { ...goods, quantity: 1, from_location_id: at(A) });
    await book('adjust', { ...goods, quantity: 2, change: 'remove', reason: 'Broken', location_id: at(A) } as never);
    const rows = (await stock(sku.id)).map((row) => [row.location.code, row.state, row.onHand]);
    expect(rows).toEqual([
      [A, 'available', 3],
      [B, 'quarantine', 4],
    ]);
    expect(await proof()).toMatchObject({ wrongOnHand: [], wrongReserved: [] });
  });

  test('ten fast scans are ten pieces, and a scan that is sent again is not another one', async () => {
    const sku = await company.sku();
    const scan = (key: string) =>
      company.book('receive', { key, sku_id: sku.id, quantity: 1, to_location_id: company.at(A) } as never);
    const keys = Array.from({ length: 10 }, newKey);
    const answers = await Promise.all([...keys, ...keys].map(scan));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect((await company.stock(sku.id))[0]?.onHand).toBe(10);
    const first = answers[0]?.body.moves[0];
    expect((await scan(keys[0] ?? '')).body.moves).toEqual([first]);
    const otherwise = { key: keys[0], sku_id: sku.id, quantity: 2, to_location_id: company.at(A) };
    expect(refusalOf(await company.book('receive', otherwise as never))).toEqual([
      422,
      'idempotency_key_reused',
      'moves/0/key key_used',
    ]);
  });

  test('units are whole pieces', async () => {
    const sku = await company.sku({
      units: [{ unit: 'case', factor: 12 }],
      barcodes: [{ code: '40001', unit: 'case' }],
    });
    await company.book('receive', { sku_id: sku.id, quantity: 3, unit: 'case', to_location_id: company.at(A) });
    expect((await company.stock(sku.id))[0]?.onHand).toBe(36);
    const found = await server.call('GET /sku', { token: company.token, query: { barcode: '40001' } });
    expect(found.body).toMatchObject({ unit: 'case', sku: { id: sku.id } });
    // A typed text may be the one or the other.
    const either = async (text: string, more = {}) => {
      const query = { code: text, barcode: text, ...more };
      const { status, body } = await server.call('GET /sku', { token: company.token, query });
      return [status, body.sku?.id, body.unit];
    };
    expect(await either('40001')).toEqual([200, sku.id, 'case']);
    expect(await either(sku.code)).toEqual([200, sku.id, 'each']);
    expect((await either('40002'))[0]).toBe(404);
    // A scanned text may mean nothing, which is an answer like others.
    const scanned = async (text: string) =>
      (await server.call('GET /sku/scanned', { token: company.token, query: { code: text, barcode: text } })).body
        .found;
    expect(await scanned('40001')).toMatchObject({ unit: 'case', sku: { id: sku.id } });
    expect(await scanned(sku.code)).toMatchObject({ unit: 'each', sku: { id: sku.id } });
    expect(await scanned('40002')).toBeNull();
    expect((await either('40001', { sku_id: sku.id }))[0]).toBe(422);
    const pallet = await company.book('receive', {
      sku_id: sku.id,
      quantity: 1,
      unit: 'pallet',
      to_location_id: company.at(A),
    });
    expect(refusalOf(pallet)).toEqual([422, 'validation_failed', 'moves/0/unit unit_unknown']);
  });

  test('a barcode is found by every length of its GTIN', async () => {
    const [plain, packed] = await Promise.all([
      company.sku({ barcodes: [{ code: '036000291452', unit: 'each' }] }),
      company.sku({ units: [{ unit: 'case', factor: 12 }], barcodes: [{ code: '04006381333948', unit: 'case' }] }),
    ]);
    const idOf = async (barcode: string) => {
      const { status, body } = await server.call('GET /sku', { token: company.token, query: { barcode } });
      return status === 200 ? [body.sku.id, body.unit] : status;
    };
    expect(await idOf('4006381333948')).toEqual([packed.id, 'case']);
    for (const length of ['036000291452', '0036000291452', '00036000291452'])
      expect(await idOf(length)).toEqual([plain.id, 'each']);
    // With another check digit it is another text.
    expect(await idOf('04006381333949')).toBe(404);
  });

  test('what is undone is undone once, whole, and linked to its move', async () => {
    const sku = await company.sku();
    const goods = { sku_id: sku.id, quantity: 5 };
    const [received] = (await company.book('receive', { ...goods, to_location_id: company.at('DOCK') })).body.moves;
    const [put] = (
      await company.book('put-away', { ...goods, from_location_id: company.at('DOCK'), to_location_id: company.at(A) })
    ).body.moves;
    // Alone, the first cannot be undone: the goods are not there any more.
    expect(refusalOf(await company.undo(received?.id ?? ''))).toEqual([
      409,
      'insufficient_stock',
      'moves/0/quantity not_enough',
    ]);
    const undone = await company.undo(received?.id ?? '', put?.id ?? '');
    expect(undone.body.moves.map(({ kind, undoes }) => [kind, undoes])).toEqual([
      ['undo', put?.id],
      ['undo', received?.id],
    ]);
    expect(await company.stock(sku.id)).toEqual([]);
    expect(refusalOf(await company.undo(put?.id ?? ''))).toEqual([
      409,
      'already_undone',
      'moves/0/move_id undone_already',
    ]);
    expect(refusalOf(await company.undo(undone.body.moves[0]?.id ?? ''))).toEqual([
      422,
      'validation_failed',
      'moves/0/move_id undo_of_undo',
    ]);
    const { body } = await server.call('GET /stock/moves', { token: company.token, query: { sku_id: sku.id } });
    expect(
      body.items
        .filter(({ undoneBy }) => undoneBy !== null)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([received?.id, put?.id].sort());
    expect(body.matching).toBe(4);
  });

  test('demand for the same goods is one demand, and nothing of a refused request is done', async () => {
    const sku = await company.sku();
    await company.book('receive', { sku_id: sku.id, quantity: 5, to_location_id: company.at(A) });
    const pick = { sku_id: sku.id, quantity: 3, from_location_id: company.at(A) };
    expect(refusalOf(await company.book('pick', pick, pick))).toEqual([
      409,
      'insufficient_stock',
      'moves/1/quantity not_enough',
    ]);
    expect((await company.stock(sku.id))[0]?.onHand).toBe(5);
  });

  test('what is not available cannot be picked', async () => {
    const sku = await company.sku();
    for (const state of ['quarantine', 'returned', 'damaged'] as const) {
      await company.book('receive', { sku_id: sku.id, quantity: 1, state, to_location_id: company.at(A) });
    }
    const picked = await company.book('pick', { sku_id: sku.id, quantity: 1, from_location_id: company.at(A) });
    expect(refusalOf(picked)).toEqual([409, 'insufficient_stock', 'moves/0/quantity not_enough']);
  });

  test.each([
    ['a negative quantity', { quantity: -1 }, 'quantity too_small'],
    ['a part of a piece', { quantity: 1.5 }, 'quantity wrong_type'],
    ['no number', { quantity: Number.NaN }, 'quantity wrong_type'],
    ['more than can be counted', { quantity: 1e13 }, 'quantity too_large'],
    ['a SKU that there is not', { sku_id: 'nothing' }, 'sku_id unknown'],
    ['a place that there is not', { to_location_id: 'nowhere' }, 'to_location_id unknown'],
    ['a unit that there is not', { unit: 'barrel' }, 'unit not_an_option'],
    ['a lot of what has none', { lot: 'L1' }, 'lot lot_not_tracked'],
    ['an unknown state', { state: 'lost' }, 'state not_an_option'],
    ['an empty key', { key: '' }, 'key empty'],
  ])('%s is refused by its field', async (_, change, fault) => {
    const sku = await company.sku();
    const answer = await company.book('receive', {
      sku_id: sku.id,
      quantity: 1,
      to_location_id: company.at(A),
      ...change,
    } as never);
    expect([answer.status, refusalOf(answer).slice(2)]).toEqual([422, [`moves/0/${fault}`]]);
  });

  test('a move to where it is, from nowhere, or of a SKU tracked by lot without one, is refused', async () => {
    const sku = await company.sku({ lot_tracked: true });
    const goods = { sku_id: sku.id, quantity: 1, from_location_id: company.at(A), to_location_id: company.at(A) };
    expect(refusalOf(await company.book('move', goods))).toEqual([
      422,
      'validation_failed',
      'moves/0/lot lot_required',
    ]);
    expect(refusalOf(await company.book('move', { ...goods, lot: 'L1' }))).toEqual([
      422,
      'validation_failed',
      'moves/0/lot unknown',
    ]);
    await company.book('receive', { sku_id: sku.id, quantity: 1, lot: 'L1', to_location_id: company.at(A) });
    expect(refusalOf(await company.book('move', { ...goods, lot: 'l 1' }))).toEqual([
      422,
      'validation_failed',
      'moves/0/to_location_id same_place',
    ]);
    expect(refusalOf(await company.book('move', { ...goods, from_location_id: company.at(B), lot: 'L1' }))).toEqual([
      409,
      'insufficient_stock',
      'moves/0/quantity not_enough',
    ]);
  });

  test('it is told of, to those who may see stock', async () => {
    const sku = await company.sku();
    const told = await publishedBy(server, `company:${company.owner.tenantId}`, () =>
      company.book('receive', { sku_id: sku.id, quantity: 1, to_location_id: company.at(A) }),
    );
    expect(told).toEqual([
      {
        event: 'StockMoved',
        permission: 'view_inventory',
        data: { warehouseId: company.warehouseId, skuIds: [sku.id], locationIds: [company.at(A)] },
      },
    ]);
  });
});

describe('the database itself', () => {
  const raw = (query: string) =>
    server.services.db.withTenant(
      { userId: company.owner.userId, companyId: company.owner.tenantId, wmsId: null },
      prepared((trx) => sql.raw(query).execute(trx)),
    );

  test('lets the application neither rewrite the ledger nor write the stock', async () => {
    for (const query of [
      'UPDATE stock_moves SET quantity = 1',
      'DELETE FROM stock_moves',
      'UPDATE stock SET on_hand = 99',
      'DELETE FROM stock',
      `INSERT INTO stock (company_id, warehouse_id, location_id, sku_id, state, on_hand, since, moved_at)
       VALUES ('${company.owner.tenantId}', 'w', 'l', 's', 'available', 1, now(), now())`,
      `SELECT reserve_stock('a', 'b', NULL, 1)`,
    ]) {
      await expect(raw(query)).rejects.toThrow(/permission denied/);
    }
  });

  test('takes nothing below zero or below what is reserved, and nothing that is not available', async () => {
    const sku = await company.sku();
    await company.book('receive', { sku_id: sku.id, quantity: 2, to_location_id: company.at(A) });
    const body = { warehouse_id: company.warehouseId, reference: 'Show', lines: [{ sku_id: sku.id, quantity: 1 }] };
    await server.call('POST /reservation', { token: company.token, body });
    const pick = (quantity: number, state = 'available') =>
      raw(`INSERT INTO stock_moves (id, company_id, warehouse_id, kind, sku_id, quantity, from_location_id, from_state, at, key)
        VALUES ('${newKey()}', '${company.owner.tenantId}', '${company.warehouseId}', 'pick', '${sku.id}', ${quantity},
          '${company.at(A)}', '${state}', now(), '${newKey()}')`);
    await expect(pick(3)).rejects.toMatchObject({ constraint: 'stock_not_negative' });
    await expect(pick(2)).rejects.toMatchObject({ constraint: 'stock_reserved' });
    await expect(pick(1, 'damaged')).rejects.toMatchObject({ code: '23514' });
    await pick(1);
    expect(await company.stock(sku.id)).toMatchObject([{ onHand: 1, reserved: 1 }]);
  });

  test('shows nothing of it to another company, nor to the WMS of the company', async () => {
    const other = await stockedCompany(server);
    const sku = await company.sku();
    expect((await server.call('GET /sku', { token: other.token, query: { sku_id: sku.id } })).status).toBe(404);
    const stolen = await other.book('receive', { sku_id: sku.id, quantity: 1, to_location_id: other.at(A) });
    expect(refusalOf(stolen)).toEqual([422, 'unknown_id', 'moves/0/sku_id unknown']);
    const into = await other.book('receive', {
      sku_id: (await other.sku()).id,
      quantity: 1,
      to_location_id: company.at(A),
    });
    expect(refusalOf(into)).toEqual([422, 'unknown_id', 'moves/0/to_location_id unknown']);
    expect((await other.stock()).length).toBe(0);
  });
});

describe('reservations', () => {
  test('what expires first is taken first; what has expired or is held, never', async () => {
    const sku = await company.sku({ lot_tracked: true });
    const put = (lot: string, expires_on: string, place: string) =>
      company.book('receive', { sku_id: sku.id, quantity: 2, lot, expires_on, to_location_id: company.at(place) });
    await put('late', '2099-12-31', A);
    const gone = { sku_id: sku.id, quantity: 2, lot: 'gone', to_location_id: company.at(A) };
    await company.receiveExpired('2020-01-01', gone);
    await put('soon', '2099-01-01', B);
    const [held] = (await put('held', '2098-01-01', B)).body.moves;
    await server.call('PATCH /lot', { token: company.token, body: { lot_id: held?.lot?.id ?? '', held: true } });
    const reserve = (quantity: number) =>
      server.call('POST /reservation', {
        token: company.token,
        body: {
          warehouse_id: company.warehouseId,
          reference: 'R',
          lines: [
            { sku_id: sku.id, quantity: 1 },
            { sku_id: sku.id, quantity: quantity - 1 },
          ],
        },
      });
    const three = await reserve(3);
    expect(three.body.reservations.map(({ lot, quantity }) => [lot?.code, quantity]).sort()).toEqual([
      ['late', 1],
      ['soon', 2],
    ]);
    expect(refusalOf(await reserve(2))).toEqual([
      409,
      'insufficient_stock',
      'lines/0/quantity not_enough_anywhere',
      'lines/1/quantity not_enough_anywhere',
    ]);
    // Stock that expires within some days is found by them, the first and the last one included.
    const expiring = await server.call('GET /stock', {
      token: company.token,
      query: { sku_id: sku.id, expires_from: '2098-01-01', expires_until: '2099-01-01' },
    });
    expect(expiring.body.items.map(({ lot }) => lot?.code).sort()).toEqual(['held', 'soon']);
    // Reserved stock cannot be picked by others.
    const pick = await company.book('pick', {
      sku_id: sku.id,
      quantity: 1,
      lot: 'soon',
      from_location_id: company.at(B),
    });
    expect(refusalOf(pick)).toEqual([409, 'insufficient_stock', 'moves/0/quantity not_enough']);
    for (const { id } of three.body.reservations) {
      await server.call('DELETE /reservation', { token: company.token, body: { reservation_id: id } });
    }
    expect((await reserve(4)).status).toBe(201);
    const { wrongOnHand, wrongReserved, reserved } = await company.proof();
    expect([wrongOnHand, wrongReserved, reserved >= 4]).toEqual([[], [], true]);
  });

  test('what is low is listed until there is enough', async () => {
    const own = await stockedCompany(server);
    const sku = await own.sku({ min_stock: 2, reorder_at: 5, max_stock: 20 });
    await own.sku();
    const low = async () => {
      const query = { warehouse_id: own.warehouseId, low: 'yes' };
      return (await server.call('GET /stock/levels', { token: own.token, query })).body.items.map((level) => [
        level.sku.id,
        level.available,
      ]);
    };
    expect(await low()).toEqual([[sku.id, 0]]);
    await own.book('receive', { sku_id: sku.id, quantity: 6, to_location_id: own.at(A) });
    expect(await low()).toEqual([]);
  });
});
