import { startServer, type TestServer } from '../harness';
import { layoutForm, newKey, stockedCompany, type StockedCompany } from './stock-fixtures';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const [A, B] = ['01-01-1-1', '01-02-1-1'];
const measured = { length_mm: 100, width_mm: 100, height_mm: 100, weight_g: 500 };

const adviceOf = async (own: StockedCompany, skuId: string, quantity = 1) => {
  const query = { warehouse_id: own.warehouseId, sku_id: skuId, quantity: String(quantity) };
  return (await server.call('GET /stock/places', { token: own.token, query })).body;
};
const codesOf = ({ proposals }: Awaited<ReturnType<typeof adviceOf>>) => proposals.map(({ location }) => location.code);
const patch = (own: StockedCompany, code: string, fields: object) =>
  server.call('PATCH /location', { token: own.token, body: { location_id: own.at(code), ...fields } });
const typeOf = async (own: StockedCompany, fields: object) =>
  (await server.call('POST /location-type', { token: own.token, body: { name: `Type ${newKey()}`, ...fields } })).body
    .locationType.id;

test('the preferred place comes first, then the cheapest, each with what speaks for it', async () => {
  const own = await stockedCompany(server);
  const sku = await own.sku({ ...measured, family: 'Soups', places: [{ location_id: own.at('02-03-2-1') }] });
  const relative = await own.sku({ ...measured, family: 'Soups' });
  await own.book('receive', { sku_id: sku.id, quantity: 1, to_location_id: own.at(A) });
  await own.book('receive', { sku_id: relative.id, quantity: 1, to_location_id: own.at('01-03-1-1') });
  const { proposals, unfit, refused } = await adviceOf(own, sku.id);
  expect(proposals[0]).toMatchObject({
    location: { code: '02-03-2-1' },
    reasons: expect.arrayContaining(['preferred']),
  });
  const reasonsOf = (code: string) => proposals.find(({ location }) => location.code === code)?.reasons;
  expect(reasonsOf(A)).toEqual(expect.arrayContaining(['same_sku', 'family_near', 'short_walk']));
  expect(reasonsOf('02-01-1-1')).not.toContain('family_near');
  // The second level of the first bay is within reach of the hand, and nearer than any other bay.
  expect(codesOf({ proposals, unfit, refused })[1]).toBe('01-01-2-1');
  expect([unfit, refused]).toEqual([[], []]);
  await patch(own, '02-03-2-1', { blocked: true });
  const again = await adviceOf(own, sku.id);
  expect(again.unfit).toMatchObject([{ location: { code: '02-03-2-1' }, rule: 'blocked' }]);
  expect(codesOf(again)).not.toContain('02-03-2-1');
});

test('what was booked, blocked, measured or laid out since is known at once', async () => {
  const own = await stockedCompany(server, layoutForm({ aisles: 1, bays: 2, levels: 1 }));
  const full = await typeOf(own, { max_pieces: 5 });
  for (const code of [A, B]) await patch(own, code, { type_id: full });
  const sku = await own.sku(measured);
  expect(codesOf(await adviceOf(own, sku.id, 4)).sort()).toEqual([A, B]);
  const { body } = await own.book('receive', { sku_id: sku.id, quantity: 2, to_location_id: own.at(A) });
  expect(codesOf(await adviceOf(own, sku.id, 4))).toEqual([B]);
  await patch(own, B, { blocked: true });
  const none = await adviceOf(own, sku.id, 4);
  expect([none.proposals, none.refused]).toEqual([
    [],
    [
      { rule: 'max_pieces', places: 1 },
      { rule: 'blocked', places: 1 },
    ],
  ]);
  await own.undo(body.moves[0]?.id ?? '');
  expect(codesOf(await adviceOf(own, sku.id, 4))).toEqual([A]);
  await own.layOut(layoutForm({ aisles: 1, bays: 3, levels: 1 }), 1);
  expect(codesOf(await adviceOf(own, sku.id, 4))).toEqual([A, '01-03-1-1']);
  // A SKU that grows too heavy for the stock that lies there already.
  const light = await typeOf(own, { max_weight_g: 1000 });
  const third = (await own.places()).get('01-03-1-1') ?? '';
  await server.call('PATCH /location', { token: own.token, body: { location_id: third, type_id: light } });
  expect(codesOf(await adviceOf(own, sku.id, 2))).toEqual([A, '01-03-1-1']);
  await own.book('receive', { sku_id: sku.id, quantity: 1, to_location_id: third });
  const weigh = async (version: number, weight_g: number) => {
    const body = { sku_id: sku.id, version, weight_g };
    expect((await server.call('PATCH /sku', { token: own.token, body })).status).toBe(200);
  };
  await weigh(1, 400);
  expect(codesOf(await adviceOf(own, sku.id, 1))).toEqual([A, '01-03-1-1']);
  await weigh(2, 600);
  expect(codesOf(await adviceOf(own, sku.id, 1))).toEqual([A]);
});

test('a piece that is larger than every place is proposed nowhere; one that nobody measured wherever the rules let it', async () => {
  const own = await stockedCompany(server);
  const large = await own.sku({ ...measured, length_mm: 9000 });
  expect(await adviceOf(own, large.id)).toMatchObject({ proposals: [], refused: [{ rule: 'size', places: 12 }] });
  const unmeasured = await own.sku();
  expect((await adviceOf(own, unmeasured.id)).proposals).toHaveLength(10);
});

test('every place that is proposed takes the goods when they are booked there', async () => {
  const own = await stockedCompany(server);
  const rules = [{ max_pieces: 3 }, { mixing: 'same_sku' }, { mixing: 'empty_only' }, { max_weight_g: 900 }, null];
  const types: (string | null)[] = [];
  for (const rule of rules) types.push(rule && (await typeOf(own, rule)));
  const codes = [...(await own.places()).keys()].filter((code) => code !== 'DOCK');
  for (const [at, code] of codes.entries()) {
    const type = types[at % types.length];
    if (type) await patch(own, code, { type_id: type });
  }
  const skus = await Promise.all(
    [measured, { ...measured, weight_g: null }, measured].map((fields) => own.sku(fields)),
  );
  for (let round = 0; round < 30; round++) {
    const sku = skus[(round * 7) % skus.length]!;
    const quantity = 1 + (round % 3);
    const { proposals } = await adviceOf(own, sku.id, quantity);
    const chosen = proposals[(round * 5) % Math.max(1, proposals.length)];
    if (!chosen) continue;
    const move = { sku_id: sku.id, quantity, to_location_id: chosen.location.id };
    expect([round, (await own.book('receive', move)).status]).toEqual([round, 201]);
  }
});
