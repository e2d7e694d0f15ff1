// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'block.no_max' | 'block.no_place' | 'block.no_room-plain' | 'block.no_stock' | 'column.available' | 'column.bring'
    | 'column.minimum' | 'column.name' | 'column.place' | 'column.reserve' | 'column.sku' | 'column.status'
    | 'column.warehouse' | 'column.why' | 'filter.all' | 'filter.waiting' | 'filter.waiting-only'
    | 'kept.expired-advice' | 'kept.held-advice' | 'kept.receiving-advice' | 'kept.reserved-advice'
    | 'kept.shipping-advice' | 'kept.unusable-advice' | 'list.find' | 'list.label' | 'list.none' | 'list.none-reason'
    | 'name.unknown' | 'release.all' | 'release.failed' | 'release.none' | 'release.none-body' | 'release.not-ready'
    | 'release.one' | 'status.blocked' | 'status.ready' | 'status.released' | 'view.all' | 'view.waiting'
    | 'withdraw.none' | 'withdraw.one',
    {}
  > & {
    'block.kept': { advice: 'text'; where: 'text' };
    'block.no_room': { rule: 'text' };
    'kept.expired': { pieces: 'number'; place: 'text' };
    'kept.held': { pieces: 'number'; place: 'text' };
    'kept.receiving': { pieces: 'number'; place: 'text' };
    'kept.reserved': { pieces: 'number'; place: 'text' };
    'kept.shipping': { pieces: 'number'; place: 'text' };
    'kept.unusable': { pieces: 'number'; place: 'text' };
    'move.from': { pieces: 'number'; place: 'text' };
    'move.from-lot': { lot: 'text'; pieces: 'number'; place: 'text' };
    'move.lapsed': { minutes: 'number'; move: 'text'; name: 'text' };
    'move.taken': { move: 'text'; name: 'text' };
    'release.needs': { permission: 'text' };
    'release.said': { tasks: 'number' };
    'summary.free': { available: 'number'; maximum: 'text' };
    'withdraw.failed': { code: 'text' };
    'withdraw.needs': { permission: 'text' };
    'withdraw.said': { code: 'text'; tasks: 'number' };
  }
>;
export default catalogue;
