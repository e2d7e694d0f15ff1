import { startServer, type TestServer } from '../harness';
import { HeldClock } from '../moved-clock';
import { newKey, stockedCompany, type StockedCompany } from './stock-fixtures';
import { importFile } from './uploads';

// Along one aisle: bays of 2.7 m behind a cross-aisle of 3 m. One stands in its middle, and before the middle of a bay.
const [END, BAY, PITCH] = [3000, 2700, 4100];
const toBay = (bay: number) => (END + BAY) / 2 + (bay - 1) * BAY;

// All is walked within one day, however late it is.
const clock = new HeldClock();
let server: TestServer;
let company: StockedCompany;
beforeAll(async () => {
  server = await startServer({}, { clock });
  company = await stockedCompany(server);
});
afterAll(() => server.close());

const today = () => clock.now().toISOString().slice(0, 10);
const walks = async () => {
  const query = { from: today(), to: today() };
  return (await server.call('GET /figures/overview', { token: company.token, query })).body.figures.walks;
};
/** A list of one order with a line in each of the places. */
async function listFor(codes: readonly string[], at = company.at) {
  const { token, warehouseId } = company;
  const lines: { sku_id: string; quantity: number }[] = [];
  for (const code of codes) {
    const { id } = await company.sku();
    await company.book('receive', { sku_id: id, quantity: 2, to_location_id: at(code) });
    lines.push({ sku_id: id, quantity: 2 });
  }
  const order = { warehouse_id: warehouseId, code: `W ${newKey()}`, lines };
  const { id } = (await server.call('POST /order', { token, body: order })).body.order;
  const body = { warehouse_id: warehouseId, order_ids: [id] };
  return (await server.call('POST /pick-list', { token, body })).body.pickList.id;
}
const pick = (list: string, turn: number, quantity = 2) =>
  server.call('POST /pick-list/pick', {
    token: company.token,
    body: {
      ...{ pick_list_id: list, turn, quantity, key: newKey() },
      ...(quantity < 2 && { reason: 'missing' as const }),
    },
  });

test('a walk is measured once its list is done, from the depot over its stops and back, and not while it is open', async () => {
  expect(await walks()).toEqual({ lines: 0, metres: 0 });
  const list = await listFor(['01-01-1-1', '01-03-1-1', '02-02-1-1']);
  await pick(list, 1);
  await pick(list, 2);
  expect(await walks()).toEqual({ lines: 0, metres: 0 });
  await pick(list, 3);
  const atBack = 2 * END + 3 * BAY - END;
  const across = Math.min(toBay(3) + toBay(2), 2 * atBack - toBay(3) - toBay(2)) + PITCH;
  const whole = toBay(3) + across + toBay(2) + PITCH;
  expect(await walks()).toEqual({ lines: 3, metres: whole / 1000 });

  // A pick that is taken back was no work, and counts again when it is picked again.
  await server.call('POST /pick-list/undo', { token: company.token, body: { pick_list_id: list, turn: 3 } });
  expect(await walks()).toEqual({ lines: 0, metres: 0 });
  await pick(list, 3);
  expect(await walks()).toEqual({ lines: 3, metres: whole / 1000 });

  // To a place where nothing was found one has walked as well; it is no line.
  const short = await listFor(['01-01-2-1', '01-02-2-1']);
  await pick(short, 1);
  await pick(short, 2, 0);
  expect(await walks()).toEqual({ lines: 4, metres: (whole + 2 * toBay(2)) / 1000 });

  // A list that is given up with a part of it picked was walked as far as that.
  const half = await listFor(['01-01-2-1', '02-03-2-1']);
  await pick(half, 1);
  await server.call('DELETE /pick-list', { token: company.token, body: { pick_list_id: half } });
  expect(await walks()).toEqual({ lines: 5, metres: (whole + 2 * toBay(2) + 2 * toBay(1)) / 1000 });
});

test('where nobody has said where a place is, no walk to it is measured', async () => {
  const before = await walks();
  const { token, warehouseId } = company;
  const body = { warehouse_id: warehouseId, code: 'YARD', purpose: 'storage' as const };
  await server.call('POST /location', { token, body });
  const places = await company.places();
  const list = await listFor(['01-01-1-1', 'YARD'], (code) => places.get(code) ?? '');
  await pick(list, 1);
  expect((await pick(list, 2)).status).toBe(200);
  expect(await walks()).toEqual(before);
});

test('a place beyond the bays of the form, without coordinates, could be anywhere, and no walk to it is measured', async () => {
  const before = await walks();
  const lines = 'location,purpose,aisle,bay,level\n01-99-1,storage,1,99,1';
  await importFile(server, company.owner, 'locations', lines, { warehouse_id: company.warehouseId });
  const places = await company.places();
  const list = await listFor(['01-01-1-1', '01-99-1'], (code) => places.get(code) ?? '');
  await pick(list, 1);
  expect((await pick(list, 2)).status).toBe(200);
  expect(await walks()).toEqual(before);
});
