import type { PutRule, StaleMove } from '@slotwise/contract';
import { PUT_RULES } from '@slotwise/contract/constants';
import type { Trx } from '../../platform/db/tables';
import { judgePuts, skusByIds, toDraftSku, type Put } from '../stock';
import { lyingOf, presentPlaces, type LyingRow } from './stock-queries';

/** A step as it is judged: those of one chain are stale together, and so is what needs them. */
export interface Judged {
  turn: number;
  chain: number;
  needs: readonly number[];
  skuId: string;
  fromId: string;
  toId: string;
}

interface Where {
  companyId: string;
  warehouseId: string;
}

/**
 * Goes through steps in their order as the ledger would book them now: the present stock, the existing places, and each
 * place's rules after every step.
 * @returns those that cannot be done any more, and those that need them
 */
export async function staleOf(trx: Trx, where: Where, steps: readonly Judged[]): Promise<StaleMove[]> {
  if (steps.length === 0) return [];
  const { companyId, warehouseId } = where;
  const skuIds = steps.map(({ skuId }) => skuId);
  const present = await presentPlaces(
    trx,
    warehouseId,
    steps.flatMap(({ fromId, toId }) => [fromId, toId]),
  );
  const lying = new Lying(await lyingOf(trx, warehouseId, skuIds));
  const skus = await skusByIds(trx, companyId, skuIds);
  const stale = new Map<number, StaleMove>();
  const puts: (Put & { turn: number })[] = [];
  for (const { turn, skuId, fromId, toId } of steps) {
    const sku = skus.get(skuId);
    const goods = lying.take(fromId, skuId);
    if (!present.has(toId) || !present.has(fromId)) stale.set(turn, { turn, reason: 'place_gone', rule: null });
    else if (!sku || goods.length === 0) stale.set(turn, { turn, reason: 'goods_gone', rule: null });
    else {
      const drafted = toDraftSku(sku);
      for (const { lotId, quantity } of goods) {
        puts.push({ turn, locationId: fromId, sku: drafted, lotId, more: -quantity });
        puts.push({ turn, locationId: toId, sku: drafted, lotId, more: quantity });
      }
      lying.put(toId, goods);
    }
  }
  const faults = await judgePuts(trx, companyId, puts, { field: 'to_location_id', hold: false });
  faults.forEach((fault, at) => {
    const { turn } = puts[at]!;
    const rule = fault && (fault.code.slice('put_'.length) as PutRule);
    if (rule && PUT_RULES.includes(rule) && !stale.has(turn)) stale.set(turn, { turn, reason: 'refused', rule });
  });
  return withDependents(steps, stale);
}

/** Chains are given in an order in which each stands after those that it needs. */
function withDependents(steps: readonly Judged[], stale: ReadonlyMap<number, StaleMove>): StaleMove[] {
  const broken = new Set(steps.filter(({ turn }) => stale.has(turn)).map(({ chain }) => chain));
  for (const { chain, needs } of steps) if (needs.some((need) => broken.has(need))) broken.add(chain);
  return steps
    .filter(({ chain }) => broken.has(chain))
    .map(({ turn }) => stale.get(turn) ?? { turn, reason: 'needs_stale', rule: null });
}

/** The stock, as steps carry it about. */
class Lying {
  private readonly rows = new Map<string, LyingRow[]>();

  constructor(rows: readonly LyingRow[]) {
    for (const row of rows) this.put(row.locationId, [row]);
  }

  /** All of a SKU in a place leaves it. */
  take(locationId: string, skuId: string): LyingRow[] {
    const key = `${locationId} ${skuId}`;
    const goods = this.rows.get(key) ?? [];
    this.rows.delete(key);
    return goods;
  }

  put(locationId: string, goods: readonly LyingRow[]): void {
    for (const row of goods) {
      const key = `${locationId} ${row.skuId}`;
      this.rows.set(key, [...(this.rows.get(key) ?? []), { ...row, locationId }]);
    }
  }
}
