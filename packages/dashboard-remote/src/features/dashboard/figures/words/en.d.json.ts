// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'ageing.180' | 'ageing.30' | 'ageing.365' | 'ageing.90' | 'ageing.age' | 'ageing.empty' | 'ageing.more'
    | 'ageing.pieces' | 'ageing.series' | 'ageing.title' | 'analytics.no-permission' | 'attention.none'
    | 'attention.title' | 'dead.pieces' | 'dead.skus' | 'demand.days' | 'demand.empty' | 'demand.hour' | 'demand.lines'
    | 'demand.month' | 'demand.months' | 'demand.none' | 'demand.week' | 'density.aisle' | 'density.empty'
    | 'density.lines' | 'density.title' | 'golden.label' | 'latest.show' | 'overview.accuracy' | 'overview.label'
    | 'overview.open' | 'overview.pace' | 'overview.space' | 'overview.walk' | 'velocity.class' | 'velocity.classes'
    | 'velocity.curve' | 'velocity.group',
    {}
  > & {
    'attention.approvals': { count: 'number' };
    'attention.expired': { count: 'number' };
    'attention.expiring': { count: 'number' };
    'attention.low': { count: 'number' };
    'attention.replenish': { count: 'number' };
    'attention.reslots': { count: 'number' };
    'attention.unmeasured': { count: 'number' };
    'latest.text': { day: 'text' };
    'velocity.name': { name: 'text'; skus: 'number' };
    'velocity.up-to': { share: 'number' };
  }
>;
export default catalogue;
