import { startServer, type TestServer } from '../harness';
import { stockedCompany, type StockedCompany } from './stock-fixtures';

const A = '01-01-1-1';
const B = '01-02-1-1';

let server: TestServer;
let company: StockedCompany;
beforeAll(async () => {
  server = await startServer();
  company = await stockedCompany(server);
});
afterAll(() => server.close());

const fileOf = async (query: Record<string, string>) => {
  const response = await fetch(`${server.url}/api/stock/moves/file?${new URLSearchParams(query).toString()}`, {
    headers: { authorization: `Bearer ${company.token}` },
  });
  return { status: response.status, name: response.headers.get('content-disposition'), text: await response.text() };
};
const linesOf = (text: string) => text.trimEnd().split('\r\n');

test('the file holds every move that the list does, in its order, and no cell is a formula', async () => {
  const sku = await company.sku({ name: '=1+1' });
  const into = { sku_id: sku.id, quantity: 1, to_location_id: company.at(A) };
  // More than one page of the database.
  for (let at = 0; at < 3; at++) await company.book('receive', ...Array.from({ length: 200 }, () => into));
  const inside = { sku_id: sku.id, quantity: 7, from_location_id: company.at(A), to_location_id: company.at(B) };
  await company.book('move', { ...inside, reason: '@home' });

  const { status, name, text } = await fileOf({ format: 'csv', sku_id: sku.id });
  expect([status, name]).toEqual([200, expect.stringContaining('moves.csv')]);
  const [header, newest, ...rest] = linesOf(text);
  expect(header).toMatch(/^\uFEFF?Time,Kind,SKU,Name,Lot,Expires,Pieces,From,From state,To,To state,By,Reason,/);
  expect(newest).toContain(`,move,${sku.code},'=1+1,,,7,${A},available,${B},available,`);
  expect(newest).toContain(",'@home,");
  expect(rest).toHaveLength(600);
  expect(new Set(rest).size).toBe(600);
});

test('what narrows the list narrows the file', async () => {
  const sku = await company.sku();
  await company.book('receive', { sku_id: sku.id, quantity: 4, to_location_id: company.at(A) });
  const movesOf = async (more: Record<string, string>) =>
    linesOf((await fileOf({ format: 'csv', sku_id: sku.id, ...more })).text).length - 1;
  expect(await movesOf({})).toBe(1);
  expect(await movesOf({ kind: 'pick' })).toBe(0);
  expect(await movesOf({ location_id: company.at(B) })).toBe(0);
  expect(await movesOf({ to: '2020-01-01T00:00:00.000Z' })).toBe(0);
});

test('it is a workbook if that is asked for, and nothing else', async () => {
  expect((await fileOf({ format: 'xlsx' })).text.slice(0, 2)).toBe('PK');
  expect((await fileOf({ format: 'exe' })).status).toBe(422);
});
