import { codeKey } from '@slotwise/contract/code-key';
import { sameGoods } from '@slotwise/contract/gtin';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

/** A SKU that a text names. */
export interface Named {
  id: string;
  sku: string;
}

/** Keys of all codes that a scanned text stands for: of a GTIN, each length. */
export const scannedKeys = (text: string): string[] => sameGoods(text.trim()).map(codeKey);

const byText = (texts: readonly string[], found: readonly (Named & { key: string })[]): Map<string, Named[]> => {
  const byKey = new Map<string, Named[]>();
  for (const { key, ...named } of found) byKey.set(key, [...(byKey.get(key) ?? []), named]);
  return new Map(texts.map((text) => [text, scannedKeys(text).flatMap((key) => byKey.get(key) ?? [])]));
};

/** SKUs whose code is one of these barcodes, by the barcode. */
export async function skusCalled(trx: Trx, companyId: string, barcodes: readonly string[]) {
  const rows = await trx
    .selectFrom('skus')
    .select(['id', 'code as sku', 'code_key as key'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`code_key = ANY(${barcodes.flatMap(scannedKeys)}::text[])`)
    .execute();
  return byText(barcodes, rows);
}

/** SKUs that have one of these codes as a barcode, by the code. */
export async function skusScannedAs(trx: Trx, companyId: string, codes: readonly string[]) {
  const rows = await trx
    .selectFrom('barcodes as b')
    .innerJoin('skus as s', 's.id', 'b.sku_id')
    .select(['s.id', 's.code as sku', 'b.code_key as key'])
    .where('b.company_id', '=', companyId)
    .where(sql<boolean>`b.code_key = ANY(${codes.flatMap(scannedKeys)}::text[])`)
    .execute();
  return byText(codes, rows);
}
