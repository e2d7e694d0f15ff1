import type { Parts } from '../model/parts';
import type { SkuPlaces } from '../model/slotting';

/** One part that must go elsewhere. `from` is −1 where it lies nowhere yet. */
export interface Mover {
  part: number;
  from: number;
  to: number;
}

/**
 * Parts that must move from today to a plan: a slot whose location the SKU keeps stays, the others are paired in turn.
 */
export function moversOf(parts: Parts, places: SkuPlaces): Mover[] {
  return places.flatMap((own, sku) => {
    const wanted = own.slice();
    const loose: number[] = [];
    for (let part = parts.firstOf[sku]!; part < parts.firstOf[sku + 1]!; part++) {
      const at = parts.today[part]! < 0 ? -1 : wanted.indexOf(parts.today[part]!);
      if (at >= 0) wanted.splice(at, 1);
      else loose.push(part);
    }
    // Parts with a place go first: parts without one come from receiving.
    loose.sort((a, b) => Number(parts.today[a]! < 0) - Number(parts.today[b]! < 0) || a - b);
    return wanted.map((to, at): Mover => ({ part: loose[at]!, from: parts.today[loose[at]!]!, to }));
  });
}

/** Movers that touch the same locations belong together: chains through a free slot, and cycles. */
export function chainsOf(movers: readonly Mover[], locations: number): Mover[][] {
  const root = Int32Array.from({ length: locations }, (_, at) => at);
  const find = (at: number): number => {
    while (root[at] !== at) at = root[at] = root[root[at]!]!;
    return at;
  };
  for (const { from, to } of movers) if (from >= 0) root[find(from)] = find(to);
  const chains = new Map<number, Mover[]>();
  for (const mover of movers) {
    const key = find(mover.to);
    const chain = chains.get(key);
    if (chain) chain.push(mover);
    else chains.set(key, [mover]);
  }
  return [...chains.values()];
}
