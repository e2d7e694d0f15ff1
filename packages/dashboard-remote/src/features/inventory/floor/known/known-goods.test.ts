import type { Answer, KnownSku } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';
import { findKnown, findKnownLots, readKnownGoods } from './known-goods';

const aKnown = (at: number, over: Partial<KnownSku> = {}): KnownSku => ({
  ...{ id: `sku-${at}`, code: `SKU-${at}`, name: 'Foil', lotTracked: false, serialTracked: false },
  ...{ shelfLifeDays: null, units: [], barcodes: [] },
  ...over,
});
type Page = Answer<'GET /skus/known'>;
/** A server with so many SKUs, of which the last ten were moved. */
const aServer = (count: number, over: Partial<KnownSku> = {}) => {
  const asked: unknown[] = [];
  const http = (_call: string, { query }: { query: { limit: number; cursor?: string; moved?: string } }) => {
    asked.push(query);
    const from = Number(query.cursor ?? (query.moved ? count - 10 : 0));
    const items = Array.from({ length: Math.min(query.limit, count - from) }, (_, at) => aKnown(from + at, over));
    const end = from + items.length;
    return Promise.resolve<Page>({ items, nextCursor: end < count ? String(end) : null });
  };
  return { http: http as unknown as Http, asked };
};
const { signal } = new AbortController();

test('all SKUs are read, page by page', async () => {
  const { http, asked } = aServer(4500);
  const rows = await readKnownGoods(http, signal);
  expect(rows).toHaveLength(4500);
  expect(asked).toHaveLength(3);
  expect(findKnown(rows, 'sku-4499')?.sku).toMatchObject({ id: 'sku-4499', code: 'SKU-4499', archived: false });
});

test('where there are too many, or too much to keep, those that were moved last are kept', async () => {
  for (const server of [aServer(20_001), aServer(19_000, { barcodes: [{ code: 'X'.repeat(64), unit: 'each' }] })]) {
    const rows = await readKnownGoods(server.http, signal);
    expect(rows).toHaveLength(10);
    expect(JSON.stringify(server.asked.at(-1))).toContain('"moved":"last"');
  }
}, 20_000);

test('a code is found regardless of case, before a barcode, and a barcode in any length with its unit', async () => {
  const some = [
    aKnown(1, {
      barcodes: [
        { code: '036000291452', unit: 'case' },
        { code: 'sku-2', unit: 'each' },
      ],
      serialTracked: true,
    }),
    aKnown(2, { shelfLifeDays: 30, units: [{ unit: 'case', factor: 12 }] }),
  ];
  const http = (() => Promise.resolve<Page>({ items: some, nextCursor: null })) as unknown as Http;
  const rows = await readKnownGoods(http, signal);
  expect(findKnown(rows, '00036000291452')).toMatchObject({ unit: 'case', sku: { id: 'sku-1', serialTracked: true } });
  expect(findKnown(rows, 'SKU-2')).toMatchObject({ unit: 'each', sku: { id: 'sku-2', units: [{ factor: 12 }] } });
  expect(findKnown(rows, 'SKU-2')?.sku.shelfLifeDays).toBe(30);
  // As a device has kept it from before.
  expect(findKnown([['sku-3', 'SKU-3', 'Foil', '', {}, []]], 'SKU-3')?.sku.shelfLifeDays).toBeNull();
  expect(findKnown(rows, 'nothing')).toBeUndefined();
});

test('lots are kept by their codes, of as many SKUs as there is room for, and none is left out for them', async () => {
  const lots = Array.from({ length: 20 }, (_, at) => `LOT-${String(at).padStart(20, '0')}`);
  const { http } = aServer(4000, { lots });
  const rows = await readKnownGoods(http, signal);
  expect(rows).toHaveLength(4000);
  const found = findKnownLots(rows, 'lot-00000000000000000007');
  expect(found[0]).toMatchObject({ lot: 'LOT-00000000000000000007', sku: { code: 'SKU-0' } });
  expect(found.length).toBeLessThan(1000);
  expect(findKnownLots(rows, 'LOT-X')).toEqual([]);
});
