import type { SlottingPolicy, SlottingWarning } from '@slotwise/contract';
import type { Layout } from '@slotwise/engine';
import { fieldFault } from '../../../platform/errors';
import { SlottingFault } from '../slotting-fault';

/** Cross-aisles between the front and the back one that the shortest way knows: with each it takes five times as long to find. */
const EXACT_MIDDLES = 3;

/**
 * A layout as pickers walk it under a policy, and what of it they do not use.
 * @throws SlottingFault where nobody can walk so
 */
export function walkable(layout: Layout, policy: SlottingPolicy): { layout: Layout; warnings: SlottingWarning[] } {
  const { aisles, bays, middles = [], oneWay = [] } = layout;
  if (oneWay.length === aisles && new Set(oneWay.map(({ to }) => to)).size === 1)
    throw new SlottingFault(fieldFault('warehouse_id', 'plan_no_way_back'));
  if (oneWay.length > 0 && policy !== 's-shape') throw new SlottingFault(fieldFault('policy', 'plan_one_way'));
  const fromMiddle = ({ after }: { after: number }) => Math.abs(after - bays / 2);
  const used =
    policy === 'exact' ? middles.toSorted((a, b) => fromMiddle(a) - fromMiddle(b)).slice(0, EXACT_MIDDLES) : [];
  const ignored = middles.length - used.length;
  return {
    // Policies pass by cross-aisles, whose width counts; the shortest way has no place for more of them.
    layout: policy === 'exact' && ignored > 0 ? { ...layout, middles: used.sort((a, b) => a.after - b.after) } : layout,
    warnings: ignored > 0 ? [{ code: 'cross_aisles_ignored', count: ignored }] : [],
  };
}
