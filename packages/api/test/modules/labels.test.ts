import type { Body } from '@slotwise/contract';
import { startServer, type TestServer } from '../harness';
import { join } from './fixtures';
import { stockedCompany, type StockedCompany } from './stock-fixtures';

let server: TestServer;
let company: StockedCompany;
beforeAll(async () => {
  server = await startServer();
  company = await stockedCompany(server);
});
afterAll(() => server.close());

const read = (kind: Body<'POST /labels/read'>['kind'], ...ids: string[]) =>
  server.call('POST /labels/read', { token: company.token, body: { kind, ids } });
const print = (body: Partial<Body<'POST /labels/print'>>, token = company.token) =>
  server.call('POST /labels/print', {
    token,
    body: {
      ...{ kind: 'sku', symbology: 'code128', medium: 'sheet', layout: 'a4-l7160', copies: 1, again: false },
      labels: [],
      ...body,
    },
  });
/** Barcodes are unique in a company: each SKU gets the next two. */
let last = 4_006_381_333_900;
const packed = async () => {
  const [each, box] = [String(++last), String(++last)];
  const sku = await company.sku({
    lot_tracked: true,
    units: [{ unit: 'case', factor: 6 }],
    barcodes: [
      { code: each, unit: 'each' },
      { code: box, unit: 'case' },
    ],
  });
  return { ...sku, each, box };
};

test('a SKU has a label for a piece and for each pack, with the barcode of each', async () => {
  const sku = await packed();
  const { labels } = (await read('sku', sku.id)).body;
  expect(labels).toMatchObject([
    { id: sku.id, code: sku.code, unit: 'each', pieces: 1, barcode: sku.each, lot: null, printed: null },
    { id: sku.id, code: sku.code, unit: 'case', pieces: 6, barcode: sku.box, lot: null, printed: null },
  ]);
});

test('places and lots have labels too, in the order of the request; what does not exist is left out', async () => {
  const [a, b] = [company.at('01-01-1-1'), company.at('01-02-1-1')];
  const { labels } = (await read('location', b, 'unknown', '../x', a)).body;
  expect(labels.map(({ code, name }) => [code, name])).toEqual([
    ['01-02-1-1', 'Main'],
    ['01-01-1-1', 'Main'],
  ]);
  const sku = await packed();
  const what = { sku_id: sku.id, quantity: 1, lot: 'L-7', expires_on: '2027-03-31', to_location_id: a };
  const booked = (await company.book('receive', what)).body.moves[0];
  const [lot] = (await read('lot', booked?.lot?.id ?? '')).body.labels;
  expect(lot).toMatchObject({ code: sku.code, barcode: sku.each, lot: { code: 'L-7', expiresOn: '2027-03-31' } });
});

test('what was printed is marked, and not printed again unless that is said', async () => {
  const sku = await packed();
  const each = { id: sku.id, unit: 'each' as const };
  const first = await print({ labels: [each], copies: 3, medium: 'zpl', layout: 'roll-100x50', symbology: 'gs1_128' });
  expect([first.status, first.body.print]).toMatchObject([201, { labels: 1, copies: 3, again: 0, medium: 'zpl' }]);
  const by = { id: company.owner.userId, name: expect.any(String) };
  const [piece, box] = (await read('sku', sku.id)).body.labels;
  expect(piece?.printed).toEqual({ at: first.body.print.at, by, times: 1 });
  expect(box?.printed).toBeNull();

  const both = [each, { id: sku.id, unit: 'case' as const }];
  const refused = await print({ labels: both });
  expect([refused.status, (refused.body as unknown as { code: string }).code]).toEqual([409, 'printed_before']);
  expect((await read('sku', sku.id)).body.labels[1]?.printed).toBeNull();

  expect((await print({ labels: both, again: true })).body.print).toMatchObject({ labels: 2, again: 1 });
  expect((await read('sku', sku.id)).body.labels.map(({ printed }) => printed?.times)).toEqual([2, 1]);
  const { items } = (await server.call('GET /labels/prints', { token: company.token, query: {} })).body;
  expect(items.slice(0, 2)).toMatchObject([
    { kind: 'sku', labels: 2, again: 1, by },
    { kind: 'sku', labels: 1, again: 0, by },
  ]);
  const audit = await server.call('GET /audit', { token: company.token, query: { action: 'labels.printed' } });
  expect(audit.body.items[0]).toMatchObject({ action: 'labels.printed', details: { labels: 2, again: 1 } });
});

test('of two who print the same label at the same moment one does', async () => {
  const sku = await packed();
  const labels = [{ id: sku.id, unit: 'each' as const }];
  const statuses = (await Promise.all(Array.from({ length: 10 }, () => print({ labels })))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
});

test('a label that is not there, or that is named twice, is refused whole', async () => {
  const sku = await packed();
  const each = { id: sku.id, unit: 'each' as const };
  expect((await print({ labels: [each, { id: sku.id, unit: 'pallet' }] })).status).toBe(404);
  expect((await print({ labels: [each, each] })).body).toMatchObject({
    code: 'validation_failed',
    details: [{ field: 'labels/1', code: 'twice' }],
  });
  expect((await read('sku', sku.id)).body.labels[0]?.printed).toBeNull();
});

test('who may see the stock sees labels and the log; who may not book prints none', async () => {
  const member = await join(server, company.owner);
  const sku = await packed();
  expect((await print({ labels: [{ id: sku.id, unit: 'each' }] }, member.token)).status).toBe(403);
  expect((await server.call('GET /labels/prints', { token: member.token, query: {} })).status).toBe(200);
});
