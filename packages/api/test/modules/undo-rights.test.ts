import type { PermissionName } from '@slotwise/contract';
import { startServer, type Person, type TestServer } from '../harness';
import { join } from './fixtures';
import { newKey, refusalOf, stockedCompany, type StockedCompany } from './stock-fixtures';
import { importFile } from './uploads';

const [A, B] = ['01-01-1-1', '01-02-1-1'];

let server: TestServer;
let company: StockedCompany;
let picker: Person;
let importer: Person;
const personWith = async (name: string, ...more: PermissionName[]) => {
  const ids: PermissionName[] = ['view_inventory', 'view_warehouses', 'move_inventory', ...more];
  const body = { name, permissions: ids.map((id) => ({ id })) };
  const { role } = (await server.call('POST /role', { token: company.token, body })).body;
  return join(server, company.owner, { roleId: role.id });
};
beforeAll(async () => {
  server = await startServer();
  company = await stockedCompany(server);
  picker = await personWith('Picker');
  importer = await personWith('Importer', 'import_inventory');
});
afterAll(() => server.close());

const undo = (id: string | undefined, { token }: Person) =>
  server.call('POST /stock/undo', { token, body: { moves: [{ key: newKey(), move_id: id ?? '' }] } });
const received = async (quantity: number, { token }: Person, more: object = {}) => {
  const sku = await company.sku();
  const move = { key: newKey(), sku_id: sku.id, quantity, to_location_id: company.at(A), ...more };
  const body = { warehouse_id: company.warehouseId, moves: [move] };
  const answer = await server.call('POST /stock/receive', { token, body });
  return { sku, move: answer.body.moves[0]?.id };
};
const needs = (permission: PermissionName) => [403, 'forbidden', 'moves/0/move_id not_held', permission];
const refused = (answer: Awaited<ReturnType<typeof undo>>) => {
  const { details = [] } = answer.body as { details?: { params?: { permissions?: string[] } }[] };
  return [...refusalOf(answer), ...(details[0]?.params?.permissions ?? [])];
};

test('who moves stock undoes their own moves; those of others undoes who manages the stock', async () => {
  const theirs = await received(5, company.owner);
  expect(refused(await undo(theirs.move, picker))).toEqual(needs('manage_inventory'));
  expect((await company.stock(theirs.sku.id))[0]?.onHand).toBe(5);
  expect((await undo(theirs.move, company.owner)).status).toBe(201);
  const own = await received(5, picker);
  expect((await undo(own.move, picker)).status).toBe(201);
  const managed = await received(5, picker);
  expect((await undo(managed.move, company.owner)).status).toBe(201);
});

test('undoing takes the right that the move takes: a correction, an import, and what makes stock available', async () => {
  const { sku } = await received(9, company.owner);
  const lost = { sku_id: sku.id, quantity: 4, change: 'remove', reason: 'Lost', location_id: company.at(A) };
  const adjusted = (await company.book('adjust', lost as never)).body.moves[0]?.id;
  expect(refused(await undo(adjusted, picker))).toEqual(needs('manage_inventory'));
  expect((await undo(adjusted, company.owner)).status).toBe(201);

  const set = async (quantity: number) => {
    const file = `location,sku,quantity\n${B},${sku.code},${quantity}\n`;
    const about = { warehouse_id: company.warehouseId, mode: 'set' } as const;
    expect((await importFile(server, importer, 'stock', file, about)).counts).toMatchObject({ refused: 0 });
    const query = { sku_id: sku.id, source: 'import', limit: '1' };
    return (await server.call('GET /stock/moves', { token: company.token, query })).body.items[0]?.id;
  };
  const three = await set(3);
  expect(refused(await undo(three, picker))).toEqual(needs('manage_inventory'));
  expect((await undo(three, importer)).status).toBe(201);

  const { sku: held } = await received(2, picker);
  const inside = { sku_id: held.id, quantity: 2, from_location_id: company.at(A), to_location_id: company.at(A) };
  const move = (person: Person, states: { state: string; to_state: string }) =>
    server.call('POST /stock/move', {
      token: person.token,
      body: { warehouse_id: company.warehouseId, moves: [{ key: newKey(), ...inside, ...states }] } as never,
    });
  const blocked = await move(picker, { state: 'available', to_state: 'quarantine' });
  expect(blocked.status).toBe(201);
  expect(refused(await undo(blocked.body.moves[0]?.id, picker))).toEqual(needs('manage_inventory'));
  expect((await undo(blocked.body.moves[0]?.id, company.owner)).status).toBe(201);
});

test('what is held, returned or damaged is made available by who manages the stock alone', async () => {
  const states = ['quarantine', 'returned', 'damaged'] as const;
  for (const state of states) {
    const { sku } = await received(2, picker, { state });
    const line = { key: newKey(), sku_id: sku.id, quantity: 1, from_location_id: company.at(A) };
    const move = (person: Person, to: object) =>
      server.call('POST /stock/move', {
        token: person.token,
        body: { warehouse_id: company.warehouseId, moves: [{ ...line, key: newKey(), state, ...to }] } as never,
      });
    const freed = { to_location_id: company.at(A), to_state: 'available' };
    expect(refusalOf(await move(picker, freed))).toEqual([403, 'forbidden', 'moves/0/to_state not_held']);
    // It may be carried elsewhere as what it is.
    expect((await move(picker, { to_location_id: company.at(B) })).status).toBe(201);
    expect((await move(company.owner, freed)).status).toBe(201);
  }
});
