import { PLACE_PIECES_MAX } from '@slotwise/contract/constants';
import { sql } from 'kysely';
import { prepared, startServer, type TestServer } from '../harness';
import { join, rolesByName } from './fixtures';
import { refusedRows } from './imported-state';
import { newKey, refusalOf, stockedCompany, writeAs, type StockedCompany } from './stock-fixtures';
import { check, importFile } from './uploads';

const [A, B] = ['01-01-1-1', '01-02-1-1'];
const MOST = PLACE_PIECES_MAX;
/** So many could be brought to one place before there was a bound. */
const BEFORE = 3_000_000_000_000;

let server: TestServer;
let company: StockedCompany;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  company = await stockedCompany(server);
});

const put = (verb: 'receive' | 'found', sku: { id: string }, quantity: number, more: object = {}) =>
  company.book(verb, { sku_id: sku.id, quantity, to_location_id: company.at(A), ...more });
const heldAt = async (code: string) =>
  (await company.stock()).reduce((sum, { location, onHand }) => (location.code === code ? sum + onHand : sum), 0);
/** Writes a stock as an older version has booked it: the ledger refuses it by now. */
const keep = async (skuId: string) => {
  const statement = sql`UPDATE stock SET on_hand = ${BEFORE} WHERE sku_id = ${skuId}`;
  await server.services.db.withSystem(prepared((trx) => statement.execute(trx)));
};
const tooMany = (field: string) => [422, 'validation_failed', `${field} too_many_in_place`];

test('a place takes the most pieces of a SKU and not one more, of any lot and in any state', async () => {
  const sku = await company.sku({ lot_tracked: true });
  expect((await put('found', sku, MOST - 1, { lot: 'L-1' })).status).toBe(201);
  expect((await put('found', sku, 1, { lot: 'L-2', state: 'damaged' })).status).toBe(201);
  expect(refusalOf(await put('found', sku, 1, { lot: 'L-3' }))).toEqual(tooMany('moves/0/quantity'));
  expect(refusalOf(await put('receive', sku, 1, { lot: 'L-1' }))).toEqual(tooMany('moves/0/quantity'));
  // It is as many of another SKU, and of the same one elsewhere.
  expect((await put('found', await company.sku(), MOST)).status).toBe(201);
  const elsewhere = { sku_id: sku.id, quantity: 1, lot: 'L-1', to_location_id: company.at(B) };
  const [move] = (await company.book('receive', elsewhere)).body.moves;
  const back = { ...elsewhere, from_location_id: company.at(B), to_location_id: company.at(A) };
  expect(refusalOf(await company.book('move', back))).toEqual(tooMany('moves/0/quantity'));
  expect((await company.undo(move?.id ?? '')).status).toBe(201);
});

test('what was picked comes back only where there is room for it', async () => {
  const sku = await company.sku();
  await put('receive', sku, MOST);
  const picked = { sku_id: sku.id, quantity: 2, from_location_id: company.at(A) };
  const [move] = (await company.book('pick', picked)).body.moves;
  await put('receive', sku, 1);
  expect(refusalOf(await company.undo(move?.id ?? ''))).toEqual(tooMany('moves/0/move_id'));
});

test('the database itself refuses it, whoever asks', async () => {
  const sku = await company.sku();
  const { body } = await put('receive', sku, MOST);
  const again = writeAs(
    server,
    company.owner,
    sql`INSERT INTO stock_moves (id, company_id, warehouse_id, kind, sku_id, quantity, to_location_id, to_state, at, key)
        SELECT ${newKey()}, company_id, warehouse_id, kind, sku_id, 1, to_location_id, to_state, at, ${newKey()} FROM stock_moves
        WHERE id = ${body.moves[0]?.id}`,
  );
  await expect(again).rejects.toMatchObject({ constraint: 'stock_place_most' });
});

test.each(['add', 'set'] as const)('a file of stock is refused by the row that goes beyond: %s', async (mode) => {
  const [one, two] = [await company.sku(), await company.sku()];
  await put('receive', one, 5);
  const file = `location,sku,quantity\n${A},${one.code},${mode === 'add' ? MOST - 4 : MOST + 1}\n${A},${two.code},${MOST}\n`;
  const choices = { warehouse_id: company.warehouseId, mode };
  const checked = await check(server, company.owner, 'stock', file, choices);
  expect(await refusedRows(server, company.owner, checked.id)).toEqual([[2, 'quantity too_many_in_place']]);
  const done = await importFile(server, company.owner, 'stock', file, choices);
  expect(done.counts).toMatchObject({ added: 1, refused: 1 });
  expect(await heldAt(A)).toBe(MOST + 5);
});

describe('more than that, from earlier,', () => {
  test('is read, changes its state, and becomes less', async () => {
    const sku = await company.sku();
    await put('receive', sku, 5);
    await keep(sku.id);
    const { token, warehouseId: warehouse_id } = company;
    expect((await server.call('GET /stock', { token, query: { sort: '-onHand' } })).body.items[0]?.onHand).toBe(BEFORE);
    const query = { warehouse_id, sku_id: sku.id };
    const levels = await server.call('GET /stock/levels', { token, query });
    expect(levels.body.items).toMatchObject([{ available: BEFORE }]);
    const from = { sku_id: sku.id, from_location_id: company.at(A) };
    const held = { ...from, quantity: BEFORE / 3, to_location_id: company.at(A), to_state: 'quarantine' as const };
    expect((await company.book('move', held)).status).toBe(201);
    expect((await company.book('pick', { ...from, quantity: BEFORE / 3 })).status).toBe(201);
    expect((await company.book('move', { ...from, quantity: MOST, to_location_id: company.at(B) })).status).toBe(201);
    expect(refusalOf(await put('receive', sku, 1))).toEqual(tooMany('moves/0/quantity'));
  });

  test('is reserved by several lines of one request', async () => {
    const sku = await company.sku();
    await put('receive', sku, 5);
    await keep(sku.id);
    const { token, warehouseId: warehouse_id } = company;
    const lines = [1, 2].map(() => ({ sku_id: sku.id, quantity: BEFORE / 3 }));
    const body = { warehouse_id, reference: 'Show', lines };
    const made = await server.call('POST /reservation', { token, body });
    expect(made.body.reservations).toMatchObject([{ quantity: (BEFORE / 3) * 2 }]);
    const listed = await server.call('GET /reservations', { token });
    expect(listed.body.items).toEqual(made.body.reservations);
  });

  test('is counted away, or set to less by a file', async () => {
    const [sku, other] = [await company.sku(), await company.sku()];
    for (const one of [sku, other]) {
      await put('receive', one, 5);
      await keep(one.id);
    }
    const { token, warehouseId: warehouse_id } = company;
    const asked = { warehouse_id, chosen_by: 'locations' as const, location_ids: [company.at(A)] };
    const { count } = (await server.call('POST /count', { token, body: asked })).body;
    const { items } = (await server.call('GET /count/tasks', { token, query: { count_id: count.id } })).body;
    const task_id = items[0]?.id ?? '';
    const { manager } = await rolesByName(server, company.owner);
    const second = await join(server, company.owner, { roleId: manager.id });
    const enter = (by: string, quantity: number) => {
      const rest = [1, 2, 3].map(() => ({ sku_id: other.id, quantity: BEFORE / 3 }));
      const entries = [{ sku_id: sku.id, quantity }, ...rest];
      return server.call('POST /count/entry', { token: by, body: { task_id, entries } });
    };
    expect((await enter(token, 7)).body.task.status).toBe('recount');
    expect((await enter(second.token, 7)).body.task.status).toBe('to_approve');
    const seen = await server.call('GET /count/differences', { token, query: { task_id } });
    expect(seen.status).toBe(200);
    expect((await server.call('GET /count/tasks', { token, query: { count_id: count.id } })).status).toBe(200);
    const third = await join(server, company.owner, { roleId: manager.id });
    const decided = await server.call('POST /count/decision', { token: third.token, body: { task_id, approve: true } });
    expect(decided.body.task).toMatchObject({ status: 'done' });
    expect(await heldAt(A)).toBe(BEFORE + 7);
    const file = `location,sku,quantity\n${A},${other.code},1\n`;
    await importFile(server, company.owner, 'stock', file, { warehouse_id, mode: 'set' });
    expect(await heldAt(A)).toBe(8);
  });
});

test('a count of more pieces than a place holds is refused by its entry', async () => {
  const sku = await company.sku();
  const { token, warehouseId: warehouse_id } = company;
  const asked = { warehouse_id, chosen_by: 'locations' as const, location_ids: [company.at(A)] };
  const { count } = (await server.call('POST /count', { token, body: asked })).body;
  const { items } = (await server.call('GET /count/tasks', { token, query: { count_id: count.id } })).body;
  const entries = [MOST, 1].map((quantity) => ({ sku_id: sku.id, quantity }));
  const refused = await server.call('POST /count/entry', { token, body: { task_id: items[0]?.id ?? '', entries } });
  expect(refusalOf(refused)).toEqual(tooMany('entries/1/quantity'));
});
