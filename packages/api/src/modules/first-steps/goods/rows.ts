import type { Merge } from '../../imports';
import type { Goods } from './goods';

/** Values of one row, by the columns that a file of its kind would have. */
export type Values = Record<string, string | number | boolean | null>;

export const skuRows = ({ skus }: Goods): Values[] =>
  skus.map(
    ({ code, casePieces, lotTracked, minStock, barcode, season: _, companion: __, weightOfDemand: ___, ...sku }) => ({
      ...sku,
      sku: code,
      barcodes: barcode,
      case_pieces: casePieces,
      lot_tracked: lotTracked,
      min_stock: minStock,
      reorder_at: minStock * 2,
      max_stock: minStock * 12,
    }),
  );

export const locationRows = ({ locations }: Goods): Values[] =>
  locations.map(({ code, purpose: _, typeId: __, walkOrder: ___, ...place }) => ({ ...place, location: code }));

/** @param picked pieces of each SKU that are to be picked, and are there before: at its first place */
export const stockRows = (
  { stock, skus, locations }: Goods,
  picked: ReadonlyMap<number, number> = new Map(),
): Values[] => {
  const seen = new Set<number>();
  return stock.map(({ location, sku, lot, expires, quantity }) => {
    const more = seen.has(sku) ? 0 : (picked.get(sku) ?? 0);
    seen.add(sku);
    return {
      location: locations[location]?.code ?? null,
      sku: skus[sku]?.code ?? null,
      lot,
      expires_on: expires,
      quantity: quantity + more,
    };
  });
};

export function* orderRows({ lines, skus }: Goods): Generator<Values> {
  for (const { order, sku, quantity, at } of lines()) {
    yield { order, sku: skus[sku]?.code ?? null, quantity, date: at.toISOString(), nth: 1 };
  }
}

/** Rows as a file of them would be after its checks. @param first number of the first row */
export function asChecked(rows: readonly Values[], first: number): Parameters<Merge['rows']>[2] {
  const names = Object.keys(rows[0] ?? {});
  const text = (value: Values[string] | undefined) => (value == null ? null : String(value));
  return {
    rows: rows.map((_, index) => first + index),
    cells: rows.map(() => []),
    columns: Object.fromEntries(names.map((name) => [name, rows.map((values) => text(values[name]))])),
  };
}
