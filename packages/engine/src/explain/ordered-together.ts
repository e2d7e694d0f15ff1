import type { Parts } from '../model/parts';
import type { ToursByItem } from '../model/tours';

/** The SKUs in whose tours a SKU is collected, the most frequent first, with their share of its lines, weighed. @param own its parts */
export function orderedTogether(
  { tours, skuOf }: Parts,
  byItem: ToursByItem,
  own: readonly number[],
): { sku: number; share: number }[] {
  const weights = new Map<number, number>();
  let all = 0;
  for (const part of own)
    for (let at = byItem.starts[part]!; at < byItem.starts[part + 1]!; at++) {
      const tour = byItem.tours[at]!;
      const weight = tours.weights[tour]!;
      all += weight;
      for (let line = tours.starts[tour]!; line < tours.starts[tour + 1]!; line++) {
        const sku = skuOf[tours.items[line]!]!;
        if (sku !== skuOf[part]) weights.set(sku, (weights.get(sku) ?? 0) + weight);
      }
    }
  return [...weights]
    .sort(([a, first], [b, second]) => second - first || a - b)
    .map(([sku, weight]) => ({ sku, share: all > 0 ? weight / all : 0 }));
}
