import { codeKey } from '@slotwise/contract/code-key';
import { sameGoods } from '@slotwise/contract/gtin';
import type { CellFault } from './kind';

const keysOf = (text: string): string[] => sameGoods(text).map(codeKey);

/** Finds codes of a file that are barcodes of another of its SKUs, and barcodes that are another's code. */
export class NamesOnce {
  private readonly codes = new Map<string, string>();
  private readonly barcodes = new Map<string, string>();

  check(sku: string, barcodes: readonly { column: string; code: string }[]): CellFault[] {
    const own = codeKey(sku);
    const otherIn = (known: ReadonlyMap<string, string>, text: string) =>
      keysOf(text)
        .map((key) => known.get(key))
        .find((other) => other !== undefined && codeKey(other) !== own);
    const other = otherIn(this.barcodes, sku);
    const faults: CellFault[] = [
      ...(other === undefined
        ? []
        : [{ column: 'sku', code: 'cell_barcode_taken' as const, params: { code: sku, sku: other } }]),
      ...barcodes.flatMap(({ column, code }): CellFault[] => {
        const called = otherIn(this.codes, code);
        return called === undefined ? [] : [{ column, code: 'cell_code_taken', params: { code, sku: called } }];
      }),
    ];
    if (faults.length > 0) return faults;
    for (const key of keysOf(sku)) this.codes.set(key, sku);
    for (const { code } of barcodes) for (const key of keysOf(code)) this.barcodes.set(key, sku);
    return [];
  }
}
