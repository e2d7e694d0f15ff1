import { sql, type RawBuilder } from 'kysely';
import type { Body } from '@slotwise/contract';
import { prepared, startServer, type Person, type TestServer } from '../harness';
import { auditOf, join, publishedBy, rolesByName } from './fixtures';
import { newKey, refusalOf, stockedCompany, type StockedCompany } from './stock-fixtures';

const A = '01-01-1-1';
const B = '01-02-1-1';
const C = '02-01-1-1';

let server: TestServer;
let company: StockedCompany;
let second: Person;
beforeAll(async () => {
  server = await startServer();
  company = await stockedCompany(server);
  const { manager } = await rolesByName(server, company.owner);
  second = await join(server, company.owner, { roleId: manager.id });
});
afterAll(() => server.close());

let number = 0;
type Line = Body<'POST /order'>['lines'][number];
const addOrder = async (lines: Line[], fields: Partial<Body<'POST /order'>> = {}, own = company) => {
  const body = { warehouse_id: own.warehouseId, code: `SO ${++number}`, lines, ...fields };
  return (await server.call('POST /order', { token: own.token, body })).body.order;
};
const release = (ids: string[], fields: Partial<Body<'POST /pick-list'>> = {}, own = company) =>
  server.call('POST /pick-list', {
    token: own.token,
    body: { warehouse_id: own.warehouseId, order_ids: ids, ...fields },
  });
const pick = (body: Omit<Body<'POST /pick-list/pick'>, 'key'> & { key?: string }, token = company.token) =>
  server.call('POST /pick-list/pick', { token, body: { key: newKey(), ...body } });
const orderOf = async (id: string) =>
  (await server.call('GET /order', { token: company.token, query: { order_id: id } })).body;
const listOf = async (id: string) =>
  (await server.call('GET /pick-list', { token: company.token, query: { pick_list_id: id } })).body;
const cancelOrder = (id: string) => server.call('DELETE /orders', { token: company.token, body: { order_ids: [id] } });
const cancelList = (id: string) =>
  server.call('DELETE /pick-list', { token: company.token, body: { pick_list_id: id } });
/** A SKU with pieces in places. */
const filled = async (at: Record<string, number>, own = company) => {
  const sku = await own.sku();
  for (const [code, quantity] of Object.entries(at))
    await own.book('receive', { sku_id: sku.id, quantity, to_location_id: own.at(code) });
  return sku;
};
const stockOf = async (skuId: string) =>
  (await company.stock(skuId)).map((row) => [row.location.code, row.onHand, row.reserved]);
/** A statement past all of our checks, as the application's role. */
const asApp = (statement: RawBuilder<unknown>) =>
  server.services.db.withTenant(
    { userId: company.owner.userId, companyId: company.owner.tenantId, wmsId: null },
    prepared((trx) => statement.execute(trx)),
  );
const proven = async (own = company) => expect(await own.proof()).toMatchObject({ wrongOnHand: [], wrongReserved: [] });

describe('orders', () => {
  test('an order is added, listed with its sums, read, and its code is taken from then on', async () => {
    const [one, two] = [await company.sku(), await company.sku({ units: [{ unit: 'case', factor: 12 }] } as never)];
    const lines: Line[] = [
      { sku_id: one.id, quantity: 3 },
      { sku_id: two.id, quantity: 2, unit: 'case' },
    ];
    const body = { warehouse_id: company.warehouseId, code: 'So  7 a', customer: 'Ärmel & Co', lines };
    const { status, body: made } = await server.call('POST /order', { token: company.token, body });
    expect([status, made.order]).toMatchObject([
      201,
      { code: 'So 7 a', status: 'open', lines: 2, pieces: 27, picked: 0, canceled: 0 },
    ]);
    const again = await server.call('POST /order', { token: company.token, body: { ...body, code: 'so7A' } });
    expect(refusalOf(again)).toEqual([409, 'code_taken', 'code code_taken']);
    const query = { q: 'ärmel', status: 'open', limit: '1' } as const;
    const { items, matching } = (await server.call('GET /orders', { token: company.token, query })).body;
    expect([matching, items]).toEqual([1, [made.order]]);
    const read = await orderOf(made.order.id);
    expect(read.lines.map((line) => [line.line, line.sku.id, line.quantity])).toEqual([
      [1, one.id, 3],
      [2, two.id, 24],
    ]);
    expect(await auditOf(server, 'order.created', made.order.id)).toHaveLength(1);
  });

  test.each([
    [{ lines: [{ sku_id: 'nothing', quantity: 1 }] }, [422, 'unknown_id', 'lines/0/sku_id unknown']],
    [{ lines: [] }, [422, 'validation_failed', 'lines too_few']],
    [{ warehouse_id: 'nowhere' }, [404, 'not_found']],
    [{ code: ' ' }, [422, 'validation_failed', 'code empty']],
  ])('%j is refused', async (fields, refusal) => {
    const sku = await company.sku();
    const body = { warehouse_id: company.warehouseId, code: newKey(), lines: [{ sku_id: sku.id, quantity: 1 }] };
    const answer = await server.call('POST /order', { token: company.token, body: { ...body, ...fields } });
    expect(refusalOf(answer)).toEqual(refusal);
  });

  test('the list is read page by page, and by when orders were placed', async () => {
    const sku = await company.sku();
    const days = ['2020-01-01', '2020-01-02', '2020-01-03'];
    for (const day of days) await addOrder([{ sku_id: sku.id, quantity: 1 }], { ordered_at: `${day}T08:00:00.000Z` });
    const range = { from: '2020-01-01T00:00:00.000Z', to: '2020-01-03T00:00:00.000Z' };
    const first = await server.call('GET /orders', { token: company.token, query: { ...range, limit: '1' } });
    const cursor = first.body.nextCursor ?? '';
    const next = await server.call('GET /orders', { token: company.token, query: { ...range, limit: '1', cursor } });
    expect([first, next].map(({ body }) => body.items.map(({ orderedAt }) => orderedAt.slice(0, 10)))).toEqual([
      ['2020-01-02'],
      ['2020-01-01'],
    ]);
    expect([first.body.matching, next.body.nextCursor]).toEqual([2, null]);
  });
});

describe('pick lists', () => {
  test('what is picked in walking order takes its reservation, ends the order and is in the ledger', async () => {
    const [far, near] = [await filled({ [C]: 4 }), await filled({ [A]: 4 })];
    const order = await addOrder([
      { sku_id: far.id, quantity: 3 },
      { sku_id: near.id, quantity: 2 },
    ]);
    const { status, body } = await release([order.id]);
    expect([status, body.missing]).toEqual([201, []]);
    expect(body.tasks.map(({ turn, location, quantity }) => [turn, location.code, quantity])).toEqual([
      [1, A, 2],
      [2, C, 3],
    ]);
    expect(await stockOf(near.id)).toEqual([[A, 4, 2]]);
    expect((await orderOf(order.id)).order.status).toBe('released');
    const list = body.pickList.id;
    const events = await publishedBy(server, `company:${company.owner.tenantId}`, async () => {
      const { body: first } = await pick({ pick_list_id: list, turn: 1, quantity: 2, note: 'Without a scan' });
      expect(first).toMatchObject({ task: { status: 'picked' }, pickList: { status: 'open', openTasks: 1 } });
      expect(first.moves).toMatchObject([{ kind: 'pick', quantity: 2, sourceId: order.id, reason: 'Without a scan' }]);
    });
    expect(events.map(({ event }) => event)).toEqual(['StockMoved', 'OrderChanged', 'PickListChanged']);
    expect(await stockOf(near.id)).toEqual([[A, 2, 0]]);
    const { body: last } = await pick({ pick_list_id: list, turn: 2, quantity: 3 });
    expect(last.pickList).toMatchObject({ status: 'done', user: { id: company.owner.userId, name: 'Ada Lovelace' } });
    expect((await orderOf(order.id)).order).toMatchObject({ status: 'done', picked: 5, doneAt: expect.any(String) });
    expect(refusalOf(await pick({ pick_list_id: list, turn: 2, quantity: 3 }))).toContain('turn stop_done');
    // Stock that is reserved or was picked for an order is not released, or undone, behind its back.
    const undone = await company.undo(last.moves[0]?.id ?? '');
    expect(refusalOf(undone)).toEqual([422, 'validation_failed', 'moves/0/move_id undone_there']);
    await proven();
  });

  test('the same key is the same pick, however often and fast it is sent; for another one it is refused', async () => {
    const sku = await filled({ [A]: 6 });
    const order = await addOrder([{ sku_id: sku.id, quantity: 6 }]);
    const { pickList } = (await release([order.id])).body;
    const said = { pick_list_id: pickList.id, turn: 1, quantity: 2, reason: 'missing', key: newKey() } as const;
    const answers = await Promise.all([pick(said), pick(said), pick(said)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body)).toEqual([answers[0]?.body, answers[0]?.body, answers[0]?.body]);
    expect(answers[0]?.body).toMatchObject({ backOrdered: 4, canceled: 0, moves: [{ quantity: 2 }] });
    expect(await stockOf(sku.id)).toEqual([[A, 4, 0]]);
    expect(refusalOf(await pick({ ...said, quantity: 1 }))).toEqual([422, 'idempotency_key_reused']);
    const another = await filled({ [B]: 1 });
    const { body } = await release([(await addOrder([{ sku_id: another.id, quantity: 1 }])).id]);
    const reused = await pick({ pick_list_id: body.pickList.id, turn: 1, quantity: 1, key: said.key });
    expect(refusalOf(reused)).toEqual([422, 'idempotency_key_reused']);
  });

  test('what expires first is picked first; the expired, the held and the quarantined never', async () => {
    const sku = await company.sku({ lot_tracked: true });
    const two = { sku_id: sku.id, quantity: 2, to_location_id: company.at(A) };
    await company.receiveExpired('2020-01-01', { ...two, lot: 'old' });
    const lots = { soon: '2099-01-01', late: '2099-06-01', held: '2098-01-01', kept: '2097-01-01' };
    for (const [lot, day] of Object.entries(lots)) {
      const state = lot === 'kept' ? ('quarantine' as const) : ('available' as const);
      await company.book('receive', { ...two, lot, expires_on: day, state });
    }
    const { items } = (await server.call('GET /lots', { token: company.token, query: { sku_id: sku.id } })).body;
    const lotId = (wanted: string) => items.find(({ code }) => code === wanted)?.id ?? '';
    await server.call('PATCH /lot', { token: company.token, body: { lot_id: lotId('held'), held: true } });
    const order = await addOrder([{ sku_id: sku.id, quantity: 9 }]);
    const { body } = await release([order.id]);
    expect(body.tasks.map(({ lot, quantity }) => [lot?.code, quantity])).toEqual([
      ['soon', 2],
      ['late', 2],
    ]);
    expect(body.missing).toMatchObject([{ orderId: order.id, line: 1, pieces: 5 }]);
    // Held after it was reserved: it is not picked, and another lot would be, if there were one.
    await server.call('PATCH /lot', { token: company.token, body: { lot_id: lotId('soon'), held: true } });
    const said = { pick_list_id: body.pickList.id, turn: 1 };
    expect(refusalOf(await pick({ ...said, quantity: 2 }))).toEqual([409, 'lot_unusable']);
    const short = await pick({ ...said, quantity: 0, reason: 'unusable_lot' });
    expect(short.body).toMatchObject({ task: { status: 'short' }, moves: [], instead: [], backOrdered: 2 });
    await cancelOrder(order.id);
  });

  test('nobody picks what is in quarantine, returned or damaged: the database itself refuses', async () => {
    const sku = await company.sku();
    for (const state of ['quarantine', 'returned', 'damaged'] as const) {
      await company.book('receive', { sku_id: sku.id, quantity: 1, to_location_id: company.at(B), state });
      const move = sql`INSERT INTO stock_moves (id, company_id, warehouse_id, kind, sku_id, quantity, from_location_id, from_state, at, key)
        VALUES (${newKey()}, ${company.owner.tenantId}, ${company.warehouseId}, 'pick', ${sku.id}, 1, ${company.at(B)}, ${state}, now(), ${newKey()})`;
      await expect(asApp(move)).rejects.toThrow(/check constraint/);
    }
    const order = await addOrder([{ sku_id: sku.id, quantity: 1 }]);
    expect(refusalOf(await release([order.id]))).toEqual([
      409,
      'insufficient_stock',
      'order_ids/0 not_enough_anywhere',
    ]);
  });

  test('a short pick takes the rest elsewhere, has the place counted, and goes there no more until then', async () => {
    const sku = await filled({ [A]: 5, [C]: 1 });
    const order = await addOrder([{ sku_id: sku.id, quantity: 4 }]);
    const { pickList } = (await release([order.id])).body;
    const said = { pick_list_id: pickList.id, turn: 1 };
    expect(refusalOf(await pick({ ...said, quantity: 1 }))).toEqual([422, 'validation_failed', 'reason not_all']);
    expect(refusalOf(await pick({ ...said, quantity: 5 }))).toEqual([
      422,
      'validation_failed',
      'quantity more_than_wanted',
    ]);
    const { body } = await pick({ ...said, quantity: 1, reason: 'missing' });
    expect(body).toMatchObject({
      task: { status: 'short', picked: 1, reason: 'missing' },
      instead: [{ turn: 2, location: { code: C }, quantity: 1 }],
      backOrdered: 2,
      pickList: { status: 'open', tasks: 2 },
    });
    const { items } = (await server.call('GET /count/tasks', { token: company.token, query: { status: 'open' } })).body;
    expect(items.filter(({ location }) => location.code === A)).toHaveLength(1);
    await pick({ pick_list_id: pickList.id, turn: 2, quantity: 1 });
    expect((await orderOf(order.id)).order).toMatchObject({ status: 'open', picked: 2 });
    // The ledger says that four lie there; nobody is sent there again before somebody has counted them.
    expect(await stockOf(sku.id)).toEqual([[A, 4, 0]]);
    expect(refusalOf(await release([order.id])).slice(0, 2)).toEqual([409, 'insufficient_stock']);
    const taskId = items.find(({ location }) => location.code === A)?.id ?? '';
    const atA = (await company.stock()).filter(({ location }) => location.code === A);
    const entries = atA.map((row) => ({
      ...{ sku_id: row.sku.id, quantity: row.onHand, state: row.state },
      ...(row.lot && { lot: row.lot.code }),
    }));
    const counted = await server.call('POST /count/entry', {
      token: company.token,
      body: { task_id: taskId, entries },
    });
    expect(counted.body.task.status).toBe('done');
    expect((await release([order.id])).body.tasks).toMatchObject([{ location: { code: A }, quantity: 2 }]);
    await cancelOrder(order.id);
    await proven();
  });

  test('where the policy says so, what is nowhere is canceled', async () => {
    const own = await stockedCompany(server);
    const policy = { warehouse_id: own.warehouseId, short_picks: 'cancel' } as const;
    await server.call('PATCH /warehouse/policy', { token: own.token, body: policy });
    const sku = await filled({ [A]: 3 }, own);
    const order = await addOrder([{ sku_id: sku.id, quantity: 3 }], {}, own);
    const { pickList } = (await release([order.id], {}, own)).body;
    const short = await pick({ pick_list_id: pickList.id, turn: 1, quantity: 0, reason: 'damaged' }, own.token);
    expect(short.body).toMatchObject({ canceled: 3, backOrdered: 0, pickList: { status: 'done' } });
    const read = await server.call('GET /order', { token: own.token, query: { order_id: order.id } });
    expect(read.body.order).toMatchObject({ status: 'canceled', picked: 0, canceled: 3 });
    await proven(own);
  });

  test('a list belongs to who has it; another person gets it by being given it', async () => {
    const sku = await filled({ [A]: 2 });
    const order = await addOrder([{ sku_id: sku.id, quantity: 2 }]);
    const { body } = await release([order.id], { user_id: second.userId });
    const said = { pick_list_id: body.pickList.id, turn: 1, quantity: 2 };
    expect(refusalOf(await pick(said))).toEqual([409, 'assigned_to_other']);
    const give = (userId: string | null) =>
      server.call('PATCH /pick-list', {
        token: company.token,
        body: { pick_list_id: body.pickList.id, user_id: userId },
      });
    expect(refusalOf(await give('nobody'))).toEqual([422, 'unknown_id', 'user_id unknown']);
    expect((await give(company.owner.userId)).body.pickList.user?.id).toBe(company.owner.userId);
    expect(refusalOf(await pick(said, second.token))).toEqual([409, 'assigned_to_other']);
    const query = { user_id: company.owner.userId, status: 'open' } as const;
    const mine = (await server.call('GET /pick-lists', { token: company.token, query })).body;
    expect(mine.items.map(({ id }) => id)).toContain(body.pickList.id);
    expect((await pick(said)).status).toBe(200);
    expect(await auditOf(server, 'picklist.assigned', body.pickList.id)).toHaveLength(1);
  });

  test('what is given up is to be picked again; what is canceled is not, and both let go of what they kept', async () => {
    const sku = await filled({ [A]: 5 });
    const order = await addOrder([{ sku_id: sku.id, quantity: 4 }]);
    const first = (await release([order.id])).body.pickList.id;
    expect(refusalOf(await release([order.id]))).toEqual([409, 'conflict', 'order_ids/0 order_not_open']);
    expect((await cancelList(first)).status).toBe(200);
    expect([await stockOf(sku.id), (await orderOf(order.id)).order.status]).toEqual([[[A, 5, 0]], 'open']);
    expect((await listOf(first)).pickList.status).toBe('canceled');
    expect(refusalOf(await cancelList(first))).toEqual([409, 'conflict']);
    const again = (await release([order.id])).body.pickList.id;
    await pick({ pick_list_id: again, turn: 1, quantity: 1, reason: 'unreachable' });
    expect((await cancelOrder(order.id)).body.orders[0]).toMatchObject({ status: 'done', picked: 1, canceled: 3 });
    expect(refusalOf(await cancelOrder(order.id))).toEqual([409, 'conflict', 'order_ids/0 order_not_open']);
    await proven();
  });

  test('orders of one list share what there is: the one that is due first is served first', async () => {
    const sku = await filled({ [B]: 3 });
    const late = await addOrder([{ sku_id: sku.id, quantity: 2 }], { due_at: '2030-01-02T00:00:00.000Z' });
    const early = await addOrder([{ sku_id: sku.id, quantity: 2 }], { due_at: '2030-01-01T00:00:00.000Z' });
    const { body } = await release([late.id, early.id]);
    expect(body.tasks.map(({ orderId, quantity }) => [orderId, quantity])).toEqual([
      [early.id, 2],
      [late.id, 1],
    ]);
    expect(body.missing).toMatchObject([{ orderId: late.id, pieces: 1 }]);
    await cancelList(body.pickList.id);
  });
});

describe('receipts', () => {
  const announce = (fields: Partial<Body<'POST /receipt'>>) =>
    server.call('POST /receipt', {
      token: company.token,
      body: { warehouse_id: company.warehouseId, code: `PO ${++number}`, lines: [], ...fields },
    });
  type Arriving = Omit<Body<'POST /receipt/receive'>['moves'][number], 'key' | 'to_location_id'> & { key?: string };
  const receive = (id: string, ...moves: Arriving[]) =>
    server.call('POST /receipt/receive', {
      token: company.token,
      body: {
        receipt_id: id,
        moves: moves.map((move) => ({ key: newKey(), to_location_id: company.at('DOCK'), ...move })),
      },
    });

  test('what arrives is booked and summed by the ledger, over and under are said, and over has a limit', async () => {
    const [one, two, other] = [await company.sku(), await company.sku(), await company.sku()];
    const lines = [one, two].map(({ id }) => ({ sku_id: id, quantity: 20 }));
    const { body, status } = await announce({ lines, supplier: 'Mill', expected_at: '2030-01-01T00:00:00.000Z' });
    expect([status, body.receipt]).toMatchObject([201, { status: 'expected', expected: 40, under: 40, over: 0 }]);
    const { id } = body.receipt;
    const key = newKey();
    await receive(id, { key, sku_id: one.id, quantity: 15 });
    const again = await receive(id, { key, sku_id: one.id, quantity: 15 });
    expect(again.body.receipt).toMatchObject({ status: 'receiving', received: 15, under: 25 });
    const over = await receive(id, { sku_id: one.id, quantity: 8 });
    expect(refusalOf(over)).toEqual([409, 'over_receipt', 'moves/0/quantity over_expected']);
    const unexpected = await receive(id, { sku_id: other.id, quantity: 1 });
    expect(refusalOf(unexpected)).toEqual([409, 'over_receipt', 'moves/0/sku_id not_expected']);
    // Summed over the request, as everything of the ledger is.
    const halves = [4, 4].map((quantity) => ({ sku_id: one.id, quantity }));
    expect(refusalOf(await receive(id, ...halves)).slice(1)).toEqual([
      'over_receipt',
      'moves/1/quantity over_expected',
    ]);
    const { body: full } = await receive(id, { sku_id: one.id, quantity: 7 });
    expect(full.lines).toMatchObject([{ received: 22, most: 22 }, { received: 0 }]);
    // A move undone in the ledger is not received, by anybody.
    await company.undo(full.moves[0]?.id ?? '');
    const read = await server.call('GET /receipt', { token: company.token, query: { receipt_id: id } });
    expect(read.body.lines.map(({ received }) => received)).toEqual([15, 0]);
    const closed = await server.call('PATCH /receipt/close', { token: company.token, body: { receipt_id: id } });
    expect(closed.body.receipt).toMatchObject({ status: 'closed', under: 25, over: 0 });
    expect(refusalOf(await receive(id, { sku_id: two.id, quantity: 1 }))).toEqual([409, 'conflict']);
    expect((await receive(id, { key, sku_id: one.id, quantity: 15 })).status).toBe(201);
    const query = { status: 'closed', q: 'mill' } as const;
    const { items } = (await server.call('GET /receipts', { token: company.token, query })).body;
    expect(items).toEqual([closed.body.receipt]);
    await proven();
  });

  test('a scan that arrives ten times at once counts once, and ten scans at once never pass the limit', async () => {
    const sku = await company.sku();
    const { id } = (await announce({ lines: [{ sku_id: sku.id, quantity: 10 }] })).body.receipt;
    const key = newKey();
    await Promise.all(Array.from({ length: 5 }, () => receive(id, { key, sku_id: sku.id, quantity: 2 })));
    const scans = await Promise.all(Array.from({ length: 8 }, () => receive(id, { sku_id: sku.id, quantity: 2 })));
    expect(scans.filter(({ status }) => status === 201)).toHaveLength(4);
    const read = await server.call('GET /receipt', { token: company.token, query: { receipt_id: id } });
    expect(read.body).toMatchObject({ receipt: { received: 10 }, lines: [{ most: 11 }] });
  });

  test('what comes back is returned, and never available before somebody has moved it', async () => {
    const sku = await company.sku();
    const { id } = (await announce({ lines: [{ sku_id: sku.id, quantity: 2 }], returns: true })).body.receipt;
    const refused = await receive(id, { sku_id: sku.id, quantity: 1, state: 'available' });
    expect(refusalOf(refused)).toEqual([422, 'validation_failed', 'moves/0/state returned_only']);
    const direct = sql`INSERT INTO stock_moves (id, company_id, warehouse_id, kind, sku_id, quantity, to_location_id, to_state, at, key, source, source_id)
      VALUES (${newKey()}, ${company.owner.tenantId}, ${company.warehouseId}, 'receive', ${sku.id}, 1, ${company.at(A)}, 'available', now(), ${newKey()}, 'receipt', ${id})`;
    await expect(asApp(direct)).rejects.toThrow('What comes back');
    const { body } = await receive(id, { sku_id: sku.id, quantity: 2 });
    expect(body.moves).toMatchObject([{ to: { state: 'returned' } }]);
    const order = await addOrder([{ sku_id: sku.id, quantity: 1 }]);
    expect(refusalOf(await release([order.id])).slice(0, 2)).toEqual([409, 'insufficient_stock']);
    const [from_location_id, to_location_id] = [company.at('DOCK'), company.at(B)];
    const seen = { from_location_id, to_location_id, state: 'returned', to_state: 'available' } as const;
    await company.book('move', { sku_id: sku.id, quantity: 2, ...seen });
    expect((await release([order.id])).status).toBe(201);
    await cancelOrder(order.id);
  });

  test('each SKU is announced once', async () => {
    const line = { sku_id: (await company.sku()).id, quantity: 1 };
    const refused = refusalOf(await announce({ lines: [line, line] }));
    expect(refused).toEqual([422, 'validation_failed', 'lines/1/sku_id twice']);
  });
});
