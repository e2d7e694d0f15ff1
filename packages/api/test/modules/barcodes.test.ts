import { checkDigit, goodsKey } from '@slotwise/contract/gtin';
import { sql } from 'kysely';
import { prepared, startServer, type TestServer } from '../harness';
import type { Trx } from '../../src/platform/db/tables';
import { refusalOf, stockedCompany, type StockedCompany } from './stock-fixtures';

let server: TestServer;
let company: StockedCompany;
beforeAll(async () => {
  server = await startServer();
  company = await stockedCompany(server);
});
afterAll(() => server.close());

/** A GTIN-12: `at` and its check digit. */
const upc = (at: number) => {
  const digits = String(36_000_000_000 + at).padStart(11, '0');
  return `${digits}${checkDigit(digits)}`;
};
const claim = (code: string, barcode: string) =>
  server.call('POST /sku', {
    token: company.token,
    body: { code, name: 'Thing', barcodes: [{ code: barcode, unit: 'each' }] },
  });

test('two SKUs that claim one GTIN in different lengths at the same time: one gets it', async () => {
  for (let at = 0; at < 20; at += 1) {
    const short = upc(at);
    const answers = await Promise.all(
      [short, `0${short}`, `00${short}`].map((barcode, index) => claim(`RACE ${at} ${index}`, barcode)),
    );
    const lost = answers.filter(({ status }) => status !== 201);
    expect(lost.map((answer) => refusalOf(answer).slice(0, 2))).toEqual([
      [409, 'barcode_taken'],
      [409, 'barcode_taken'],
    ]);
  }
});

test('the database knows the same goods by the same key as the contract', async () => {
  const long = Array.from({ length: 400 }, (_, at) => String(4_006_381_333_000 + at * 7));
  const texts = [
    ...long.flatMap((digits) => [digits, `0${digits}`, digits.slice(1), digits.slice(-8), `${digits}123`]),
    ...['', ' ', 'A-1', '96385074', '096385074', '12345670', '00000000', '40063813339310 '],
  ];
  const { rows } = await server.services.db.readSystem((trx) =>
    sql<{
      code: string;
      key: string;
    }>`SELECT code, goods_key(code) AS key FROM unnest(${texts}::text[]) AS code`.execute(trx),
  );
  expect(rows).toEqual(texts.map((code) => ({ code, key: goodsKey(code) })));
});

test('a barcode is added without a look at all others of the company', async () => {
  const scope = { userId: company.owner.userId, companyId: company.owner.tenantId, wmsId: null };
  const sku = await company.sku();
  /** Adds some. @returns the number of barcodes that were looked at for it */
  const add = async (from: number, count: number) => {
    let looks = 0;
    const seen = async (trx: Trx) => {
      const { rows } = await sql<{ seen: number }>`
        SELECT (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int AS seen FROM pg_stat_xact_user_tables
        WHERE relname = 'barcodes'`.execute(trx);
      return rows[0]?.seen ?? 0;
    };
    const work = prepared(async (trx) => {
      const before = await seen(trx);
      await sql`INSERT INTO barcodes (company_id, code, sku_id, unit)
        SELECT ${scope.companyId}, 'MANY-' || n, ${sku.id}, 'each'
        FROM generate_series(${from}::int, ${from + count - 1}::int) AS n`.execute(trx);
      looks = (await seen(trx)) - before;
    });
    await server.services.db.withTenant(scope, work);
    return looks;
  };
  await add(0, 2000);
  expect(await add(2000, 1)).toBeLessThan(20);
});
